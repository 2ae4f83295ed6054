import type { LotteryGame } from '../../games/api/menu.ts';

/**
 * open: on sale; locked: sale has ended and the draw follows; drawing: the draw's time has come; off: nothing is on
 * sale.
 */
export type SalePhase = 'open' | 'locked' | 'drawing' | 'off';

export interface IssueTimes {
  phase: SalePhase;
  /** ms until sale closes, which is the lobby's countdown; null unless open. */
  toLockMs: number | null;
  /** ms until the draw; null when off. */
  toDrawMs: number | null;
  /** Displayed time of the draw, epoch ms (see `plannedTime`); null when off. */
  drawAtMs: number | null;
  /** Displayed time at which sale opens, epoch ms; null unless off and known. */
  opensAtMs: number | null;
  /** Fraction of the time from the last draw to the end of sale that has passed, 0 to 1. */
  share: number;
}

export type Timed = Pick<
  LotteryGame,
  'numero' | 'remainTime' | 'lockTime' | 'spanTime' | 'countdown' | 'isSale' | 'opensIn' | 'previousWinningTime'
>;

/** Time between the end of sale and the draw, ms: the lock time, or half of the closing span (Z-36). */
const closingMs = (game: Timed) => (game.countdown ? game.spanTime / 2 : game.lockTime);

const OFF: IssueTimes = { phase: 'off', toLockMs: null, toDrawMs: null, drawAtMs: null, opensAtMs: null, share: 1 };

/**
 * Times of a game's current draw. `at` is the server time at which `remainTime` was valid, `now` the server time (both
 * epoch ms). Source: Z-36.
 */
export function issueTimes(game: Timed, at: number, now: number): IssueTimes {
  if (game.numero === null) return OFF;
  const exactMs = at + game.remainTime;
  const drawAtMs = plannedTime(exactMs);
  const toDrawMs = Math.max(0, exactMs - now);
  const lockAtMs = exactMs - closingMs(game);
  const toLockMs = lockAtMs - now;
  if (toLockMs > 0 && !game.isSale)
    return game.opensIn === undefined ? OFF : { ...OFF, opensAtMs: plannedTime(at + game.opensIn) };
  if (toLockMs > 0)
    return {
      phase: 'open',
      toLockMs,
      toDrawMs,
      drawAtMs,
      opensAtMs: null,
      share: passedShare(game, lockAtMs, toLockMs),
    };
  return { phase: toDrawMs > 0 ? 'locked' : 'drawing', toLockMs: null, toDrawMs, drawAtMs, opensAtMs: null, share: 1 };
}

const PLAN_MS = 10_000;

/**
 * Rounds a time computed from a remaining time to the planned time, epoch ms. Planned times are round, and the delay of
 * an answer could otherwise show the previous minute.
 */
export function plannedTime(reckonedMs: number): number {
  return Math.round(reckonedMs / PLAN_MS) * PLAN_MS;
}

/**
 * Allowance for the delay of an answer in a computed time. Ticks are on exact quarters of a second, so without it the
 * countdown would change one tick late.
 */
const ON_WAY_MS = 40;

/**
 * The server time rounded to the last whole second of a countdown to the end of sale. Components that show only seconds
 * then change once a second.
 */
export function wholeSecond(game: Timed, at: number, now: number): number {
  const lockAtMs = at + game.remainTime - closingMs(game);
  const seconds = Math.trunc((lockAtMs - now - (lockAtMs - now > 1000 ? ON_WAY_MS : 0)) / 1000);
  // In its last second, sale is still open.
  return seconds === 0 && lockAtMs > now ? lockAtMs - 1 : lockAtMs - seconds * 1000;
}

function passedShare({ previousWinningTime }: Timed, lockAtMs: number, toLockMs: number): number {
  if (previousWinningTime === null) return 0;
  return 1 - Math.min(1, toLockMs / Math.max(1, lockAtMs - previousWinningTime));
}

const LONGEST_MS = 30_000;
const FALLBACK_MS = 7000;
const SHORTEST_MS = 1000;

/**
 * Delay until the menu is fetched again: the smallest remaining time of open draws, at most 30 s; 7 s when it has run
 * out or no draw is open. Source: Z-38.
 */
export function refreshDelayMs(games: readonly Timed[], at: number, now: number): number {
  const remaining = games
    .filter((game) => game.isSale && game.numero !== null)
    .map((game) => at + game.remainTime - now);
  const smallest = Math.min(...remaining);
  if (remaining.length === 0 || smallest <= 0) return FALLBACK_MS;
  return Math.max(SHORTEST_MS, Math.min(smallest, LONGEST_MS));
}

const DAY_MS = 86_400_000;

/** Whether sale closes within a day, so that the card is highlighted. Source: Z-39. */
export function isClosingToday(toLockMs: number | null): boolean {
  return toLockMs !== null && toLockMs > 0 && toLockMs < DAY_MS;
}

const ISSUE = /^\d{8}(\d{4})?$/;

/** Draw number in an address; empty when it is missing or invalid. */
export function issueOf(search: Record<string, string>): string {
  const issue = search['numero'] ?? '';
  return ISSUE.test(issue) ? issue : '';
}

/** Short form of a draw number: "0946" of 202611200946; a daily draw keeps its month and day, "1120". */
export function shortIssue(issue: string): string {
  return issue.length > 8 ? issue.slice(8) : issue.slice(4);
}
