import type { GamePlays } from '../../games/api/plays.ts';

/** Numbers of plays that operators sell no more in the issue on sale. */
export type Stops = NonNullable<GamePlays['stopped']>;

const NO_STOPS: Stops = [];
const NO_NUMBERS: readonly string[] = [];

/** What is stopped in an issue; nothing while only another one's stops are known. */
export const stopsOf = ({ numero, stopped }: Pick<GamePlays, 'numero' | 'stopped'>, issue: string | null): Stops =>
  issue !== null && numero === issue ? (stopped ?? NO_STOPS) : NO_STOPS;

export const stoppedIn = (stops: Stops, code: string): readonly string[] =>
  stops.find(({ play }) => play === code)?.numbers ?? NO_NUMBERS;
