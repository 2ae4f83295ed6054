/** A game that a press on its tile has launched, on its way to the page that shows it. */
export interface OpenedGame {
  vendor: string;
  gameId: string;
  /** Address of the vendor's game. */
  url: string;
  name: string;
  /** Kind of play, as bets name it. */
  product?: string | undefined;
}

let onItsWay: OpenedGame | null = null;

/** Hands a launched game to its page, so that it is not launched twice; answers the page's address. */
export function handOver(game: OpenedGame): string {
  onItsWay = game;
  return gamePath(game.vendor, game.gameId);
}

/** The game that was handed over for this page; once, since its address is good for one frame. */
export function takeOver(vendor: string, gameId: string): OpenedGame | null {
  const game = onItsWay;
  onItsWay = null;
  return game?.vendor === vendor && game.gameId === gameId ? game : null;
}

function gamePath(vendor: string, gameId: string): string {
  return `/m/game?${new URLSearchParams({ vendor, gameId }).toString()}`;
}
