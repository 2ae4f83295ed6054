import type { GamePlays, Play } from '../../games/api/plays.ts';

/** Numbers that operators have stopped in the draw on sale, by play. */
export type Stops = NonNullable<GamePlays['stopped']>;

const NO_STOPS: Stops = [];
const NO_NUMBERS: readonly string[] = [];

/** The stops of a draw; empty if only those of another draw are known. */
export const stopsOf = (
  { numero: drawNumber, stopped }: Pick<GamePlays, 'numero' | 'stopped'>,
  issue: string | null,
): Stops => (issue !== null && drawNumber === issue ? (stopped ?? NO_STOPS) : NO_STOPS);

export const stoppedIn = (stops: Stops, code: string): readonly string[] =>
  stops.find(({ play }) => play === code)?.numbers ?? NO_NUMBERS;

/** The first play with stopped numbers among the chosen ones; null without any. */
export function firstStopped(
  stops: Stops,
  bets: readonly { play: Play; numbers: readonly string[] }[],
): { play: Play; numbers: readonly string[] } | null {
  for (const { play, numbers } of bets) {
    const stopped = stoppedIn(stops, play.code);
    const soldOut = numbers.filter((number) => stopped.includes(number));
    if (soldOut.length > 0) return { play, numbers: soldOut };
  }
  return null;
}
