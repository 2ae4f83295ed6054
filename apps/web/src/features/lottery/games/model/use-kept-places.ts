import { useState } from 'react';
import type { LotteryGame } from '../api/menu.ts';

type Coded = Pick<LotteryGame, 'gameCode'>;

/**
 * Games keep the places in which they were first shown; new ones are added at the end. A draw that closes would
 * otherwise move the cards under the player's finger. The next visit of the page sorts them again.
 */
export function useKeptPlaces<G extends Coded>(games: readonly G[]): readonly G[] {
  const [shown, setShown] = useState<readonly string[]>(() => games.map(({ gameCode }) => gameCode));
  const order = orderWith(shown, games);
  if (order !== shown) setShown(order);
  return games.toSorted((a, b) => order.indexOf(a.gameCode) - order.indexOf(b.gameCode));
}

/** The order with new games at its end; the same array while there are none. */
export function orderWith(shown: readonly string[], games: readonly Coded[]): readonly string[] {
  const added = games.map(({ gameCode }) => gameCode).filter((code) => !shown.includes(code));
  return added.length === 0 ? shown : [...shown, ...added];
}
