import { settledMoney } from '../../../../shared/bets/bet-money.ts';
import type { TicketBet } from '../../../records/api/bets.ts';
import type { LotteryGame } from '../../games/api/menu.ts';
import { drawKey, gameOf, JOIN_MS } from './due-draw.ts';

/** Draws that the stage shows in sequence, such as those of several stations that are settled together. */
export interface Run {
  /** Keys of the draws that have been on stage, in order; the last one is on stage. */
  draws: readonly string[];
  /** Server time at which the member went on to the last draw, epoch ms; null for the first one. */
  startAtMs: number | null;
  /** The member has skipped the show of the last draw. */
  isSkipped: boolean;
  /** Keys of the draws that must not come back. */
  closed: readonly string[];
}

const EMPTY: Run = { draws: [], startAtMs: null, isSkipped: false, closed: [] };
const KEY = 'stagedDraws';
const MOST_CLOSED = 40;
/** Draws by the calendar are numbered by their day. */
const DAY_LENGTH = 8;
/** After a reload, draws that wait are offered for this long after their settlement. */
const RESUME_MS = 300_000;

/** The run of this tab, which survives a reload. */
export function readRun(): Run {
  try {
    return { ...EMPTY, ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Run>) };
  } catch {
    return EMPTY;
  }
}

/** Keeps the run for a reload. One without draws leaves nothing: the watch may start while the member logs out. */
export function keepRun(run: Run): void {
  if (run.draws.length + run.closed.length === 0) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, JSON.stringify(run));
}

/** The run with this draw on stage; the same run where it was on stage before a reload. */
export const begun = (run: Run, key: string): Run =>
  run.draws.at(-1) === key ? run : { ...EMPTY, closed: run.closed, draws: [key] };

/** The run after the member went on to the next draw. */
export const goneOn = (run: Run, key: string, now: number): Run => ({
  draws: [...run.draws, key],
  startAtMs: now,
  isSkipped: false,
  closed: closedWith(run, run.draws),
});

/** No draw on stage. @param closed those that must not come back */
export const ended = (run: Run, closed: readonly string[]): Run => ({ ...EMPTY, closed: closedWith(run, closed) });

const closedWith = (run: Run, keys: readonly string[]): string[] =>
  [...new Set([...run.closed, ...keys])].slice(-MOST_CLOSED);

/**
 * Tickets at draws that follow in a run, oldest first: of the same day and group as the first draw, settled with it or
 * since, and not shown yet.
 */
export function waitingTickets({ draws, closed }: Run, rows: readonly TicketBet[], games: readonly LotteryGame[]) {
  const first = rows.find((row) => keyOf(row) === draws[0]);
  if (first === undefined || first.settledAt === null || first.numero.length !== DAY_LENGTH) return [];
  const since = first.settledAt - JOIN_MS;
  const tag = gameOf(first, games)?.gameMenuTag;
  const done = new Set([...draws, ...closed]);
  return rows
    .filter(
      (row) =>
        row.numero === first.numero &&
        row.status !== 'cancelled' &&
        row.settledAt !== null &&
        row.settledAt > since &&
        !done.has(keyOf(row)) &&
        tag !== undefined &&
        gameOf(row, games)?.gameMenuTag === tag,
    )
    .toReversed();
}

/**
 * The draw that was on stage before a reload, while its show is running or other draws are queued behind it; otherwise
 * null.
 */
export function resumedDraw(
  run: Run,
  rows: readonly TicketBet[],
  games: readonly LotteryGame[],
  now: number,
): string | null {
  const last = run.draws.at(-1);
  if (last === undefined || run.closed.includes(last) || !rows.some((row) => keyOf(row) === last)) return null;
  if (run.startAtMs !== null && now - run.startAtMs < JOIN_MS) return last;
  const isRecent = ({ settledAt }: TicketBet) => settledAt !== null && now - settledAt < RESUME_MS;
  return waitingTickets(run, rows, games).some(isRecent) ? last : null;
}

/** Net of the tickets at the draws before the last one, in minor units. */
export function netBefore({ draws }: Run, rows: readonly TicketBet[]): bigint {
  const before = draws.slice(0, -1);
  return rows.reduce((sum, row) => (before.includes(keyOf(row)) ? sum + (settledMoney(row)?.netMinor ?? 0n) : sum), 0n);
}

export const keyOf = ({ gameCode, numero }: TicketBet): string => drawKey(gameCode, numero);
