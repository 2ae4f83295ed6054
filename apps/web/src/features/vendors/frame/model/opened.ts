/** A game launched by a click on its tile, to be handed over to the page that shows it. */
export interface OpenedGame {
  vendor: string;
  gameId: string;
  /** Address of the vendor's game. */
  url: string;
  name: string;
  /** Product, as in bets. */
  product?: string | undefined;
}

let onItsWay: OpenedGame | null = null;

/** Hands a launched game over to its page, so that it is not launched twice; returns the page's address. */
export function handOver(game: OpenedGame): string {
  onItsWay = game;
  return gamePath(game.vendor, game.gameId);
}

/** Returns the game that was handed over for this page, only once, because its address is valid for one frame. */
export function takeOver(vendor: string, gameId: string): OpenedGame | null {
  const game = onItsWay;
  onItsWay = null;
  return game?.vendor === vendor && game.gameId === gameId ? game : null;
}

function gamePath(vendor: string, gameId: string): string {
  return `/m/game?${new URLSearchParams({ vendor, gameId }).toString()}`;
}
