/** Which games draw on which day. */
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

/** Proof of a draw; with a ticket of the member, that it was in it. */
export function drawPath(gameCode: string, issue: string, ticketId?: string): string {
  const address = `/m/lottery/draw?gameCode=${encodeURIComponent(gameCode)}&numero=${encodeURIComponent(issue)}`;
  return ticketId === undefined ? address : `${address}&ticket=${encodeURIComponent(ticketId)}`;
}

export function ticketPath(ticketId: string): string {
  return `/m/gameRecord?ticket=${encodeURIComponent(ticketId)}`;
}

/** Bet page with the numbers of a ticket chosen again. */
export function repeatPath(gameCode: string, ticketId: string): string {
  return `${betPath(gameCode)}&repeat=${encodeURIComponent(ticketId)}`;
}

/** Lobby with a group on show; without one all of it. */
export function lobbyPath(tag?: string): string {
  return tag === undefined ? '/m/lott' : `/m/lott?tag=${encodeURIComponent(tag)}`;
}
