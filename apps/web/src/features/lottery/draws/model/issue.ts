import type { LotteryGame } from '../../games/api/menu.ts';

/** open: on sale; locked: sale is over, the draw is to come; drawing: its time has come; off: nothing is on sale. */
export type SalePhase = 'open' | 'locked' | 'drawing' | 'off';

export interface IssueTimes {
  phase: SalePhase;
  /** ms until sale closes; null unless open. The countdown of the lobby. */
  toLockMs: number | null;
  /** ms until the draw; null when off. */
  toDrawMs: number | null;
  /** Time of the draw for people, epoch ms (see `plannedTime`); null when off. */
  drawAtMs: number | null;
  /** How much of the time since the last draw has passed until sale closes, 0 to 1. */
  share: number;
}

export type Timed = Pick<
  LotteryGame,
  'numero' | 'remainTime' | 'lockTime' | 'spanTime' | 'countdown' | 'isSale' | 'previousWinningTime'
>;

/** Time between the end of a countdown and the draw, ms: the lock time, or half of the closing span (Z-36). */
const closingMs = (game: Timed) => (game.countdown ? game.spanTime / 2 : game.lockTime);

const OFF: IssueTimes = { phase: 'off', toLockMs: null, toDrawMs: null, drawAtMs: null, share: 1 };

/**
 * Times of a game's issue. `at` is the server time at which `remainTime` was true, `now` the server time (both epoch
 * ms). Source: Z-36.
 */
export function issueTimes(game: Timed, at: number, now: number): IssueTimes {
  if (game.numero === null) return OFF;
  const exactMs = at + game.remainTime;
  const drawAtMs = plannedTime(exactMs);
  const toDrawMs = Math.max(0, exactMs - now);
  const lockAtMs = exactMs - closingMs(game);
  const toLockMs = lockAtMs - now;
  if (toLockMs > 0 && !game.isSale) return OFF;
  if (toLockMs > 0)
    return { phase: 'open', toLockMs, toDrawMs, drawAtMs, share: passedShare(game, lockAtMs, toLockMs) };
  return { phase: toDrawMs > 0 ? 'locked' : 'drawing', toLockMs: null, toDrawMs, drawAtMs, share: 1 };
}

const PLAN_MS = 10_000;

/**
 * The planned time, epoch ms, that a time reckoned from a remaining one stands for: plans are round, and an answer that
 * was a moment on its way would tell the minute before.
 */
export function plannedTime(reckonedMs: number): number {
  return Math.round(reckonedMs / PLAN_MS) * PLAN_MS;
}

/**
 * A time reckoned from a remaining one is late by the way of its answer; ticks, which fall on exact quarters of a
 * second, would miss it by that and move at the next.
 */
const ON_WAY_MS = 40;

/**
 * The server time as of the last whole second of a countdown to the end of the sale: what shows seconds alone changes
 * with it once a second.
 */
export function wholeSecond(game: Timed, at: number, now: number): number {
  const lockAtMs = at + game.remainTime - closingMs(game);
  const seconds = Math.trunc((lockAtMs - now - (lockAtMs - now > 1000 ? ON_WAY_MS : 0)) / 1000);
  // In its last second the sale is still open.
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
 * How long to wait before the menu is asked for again: the smallest remaining time of open draws, at most 30 s; 7 s
 * when it is over or none is open. Source: Z-38.
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

/** Sale closes within a day: the card is highlighted. Source: Z-39. */
export function isClosingToday(toLockMs: number | null): boolean {
  return toLockMs !== null && toLockMs > 0 && toLockMs < DAY_MS;
}

const ISSUE = /^\d{8}(\d{4})?$/;

/** Issue of an address; empty when it is missing or none. */
export function issueOf(search: Record<string, string>): string {
  const issue = search['numero'] ?? '';
  return ISSUE.test(issue) ? issue : '';
}

/** Short name of an issue within its day: "0946" of 202611200946; a daily issue keeps its month and day, "1120". */
export function shortIssue(issue: string): string {
  return issue.length > 8 ? issue.slice(8) : issue.slice(4);
}
