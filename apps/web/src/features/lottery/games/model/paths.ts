const HOME = '/m/home';
const ORIGIN = 'http://fairlot.invalid';

/** The page of games by weekday. */
export const WEEK_PATH = '/m/lottery/week';

/** Addresses of the lottery pages. */
export function betPath(gameCode: string): string {
  return `/m/lottery/play?gameCode=${encodeURIComponent(gameCode)}`;
}

export function historyPath(gameCode: string, issue?: string): string {
  const address = `/m/lottery/history?gameCode=${encodeURIComponent(gameCode)}`;
  return issue === undefined ? address : `${address}&numero=${encodeURIComponent(issue)}`;
}

export function winNumbersPath(gameCode: string): string {
  return `/m/lottery/winNumbers?gameCode=${encodeURIComponent(gameCode)}`;
}

/** Address of a draw's proof; with a ticket of the member, also the proof that the ticket was included. */
export function drawPath(gameCode: string, issue: string, ticketId?: string): string {
  const address = `/m/lottery/draw?gameCode=${encodeURIComponent(gameCode)}&numero=${encodeURIComponent(issue)}`;
  return ticketId === undefined ? address : `${address}&ticket=${encodeURIComponent(ticketId)}`;
}

export function ticketPath(ticketId: string): string {
  return `/m/gameRecord?ticket=${encodeURIComponent(ticketId)}`;
}

/** Address of the bet page with a ticket's numbers preselected. */
export function repeatPath(gameCode: string, ticketId: string): string {
  return `${betPath(gameCode)}&repeat=${encodeURIComponent(ticketId)}`;
}

/** Address of the lobby with one group, or with all games. */
export function lobbyPath(tag?: string): string {
  return tag === undefined ? '/m/lott' : `/m/lott?tag=${encodeURIComponent(tag)}`;
}

/** Validates the path to return to: only paths of this app, home otherwise. Source: Z-19. */
export function returnPath(path: string | undefined): string {
  if (path === undefined || !/^\/m(\/|$|\?)/.test(path) || !URL.canParse(path, ORIGIN)) return HOME;
  const url = new URL(path, ORIGIN);
  return url.origin === ORIGIN && url.pathname.startsWith('/m') ? url.pathname + url.search : HOME;
}
