import { addDays, startOfDay } from '../../platform/zone.ts';
import { inventMember, type PlannedMember } from './people.ts';
import {
  awaitReview,
  beginDay,
  type History,
  deposit,
  leaveUnpaid,
  mayWithdraw,
  newPlayer,
  type Play,
  type Player,
  playSession,
  withdraw,
} from './player.ts';
import { type Random, randomFrom } from './random.ts';
import { momentOf, paceOf } from './rhythm.ts';

/** The past to plan. */
export interface Frame {
  /** IANA name of the zone of days. */
  zone: string;
  /** YYYY-MM-DD in that zone. */
  today: string;
  nowMs: number;
  /** Number of days before today. */
  days: number;
  /** Number of games that members choose from. */
  games: number;
  play: Play;
}

/** A past that a new business may have had; steps are in the order of time. */
export interface Plan extends History {
  members: PlannedMember[];
  visits: { day: string; visits: number }[];
}

interface Intent {
  at: number;
  run: (at: number) => void;
}

const SEED = 20_260_101;
const MINUTE_MS = 60_000;
/**
 * Nothing starts later than this before the end of the history, so that every action of a member is complete by then.
 */
const QUIET_MS = 45 * MINUTE_MS;
const DAY_MS = 86_400_000;
/** Ages of the withdrawals that wait for an operator at the start. */
const WAITING_MINUTES = [21, 8];
/** Registrations of the first days; the site has just opened. */
const FIRST_DAYS = [14, 5];

/**
 * Plans the past of the demonstration: the same days and outcomes give the same past. Members deposit, play and
 * withdraw as their balance and the rules of the product allow, so that the ledger accepts every step.
 */
export function planPast(frame: Frame): Plan {
  const random = randomFrom(SEED);
  const history: History = { orders: [], bets: [], steps: [] };
  const players: Player[] = [];
  const visits: Plan['visits'] = [];
  const endMs = frame.nowMs - QUIET_MS;
  for (let back = frame.days; back >= 0; back -= 1) {
    const day = addDays(frame.today, -back);
    const startMs = startOfDay(day, frame.zone).getTime();
    for (const player of players) beginDay(player, startMs);
    const intents = [
      ...intendDay(random, history, players, { startMs, pace: paceOf(day) }),
      ...register(random, history, players, { startMs, count: countOf(random, frame.days - back), frame }),
    ];
    for (const { at, run } of intents.toSorted((one, other) => one.at - other.at)) if (at < endMs) run(at);
    const passed = Math.min(1, (frame.nowMs - startMs) / DAY_MS);
    visits.push({ day, visits: Math.round(random.int(120, 260) * paceOf(day) * passed) });
  }
  const todayMs = startOfDay(frame.today, frame.zone).getTime();
  // The bets of yesterday count for the wagering of deposits from midnight on.
  for (const at of WAITING_MINUTES.map((minutes) => frame.nowMs - minutes * MINUTE_MS))
    if (at > todayMs) players.some((player) => awaitReview(random, history, player, at));
  return { ...history, ...upTo(history, frame.nowMs), members: players.map(({ member }) => member), visits };
}

function countOf(random: Random, dayIndex: number): number {
  return FIRST_DAYS[dayIndex] ?? random.pick([1, 1, 1, 2, 2, 3]);
}

interface Day {
  startMs: number;
  pace: number;
}

/** Plans of registered members for a day. */
function intendDay(random: Random, history: History, players: readonly Player[], { startMs, pace }: Day): Intent[] {
  const times = (count: number, run: (at: number) => void): Intent[] =>
    Array.from({ length: Math.round(count * pace) }, () => ({ at: momentOf(random, startMs), run }));
  const intents = times(random.int(1, 2), (at) => {
    if (players.length > 0) leaveUnpaid(random, history, random.pick(players), at);
  });
  // The members of this day are not in the list yet.
  const known = [...players];
  if (known.length === 0) return intents;
  for (const player of known)
    if (player.balance > 0 && random.chance(0.45 * pace))
      intents.push(...times(1, (at) => playSession(random, history, player, at)));
  return [
    ...intents,
    ...times(random.int(8, 12), (at) => {
      const player = random.pick(known, ({ balance }) => (balance < 3_000_000 ? 5 : 1));
      playSession(random, history, player, deposit(random, history, player, at) + random.int(1, 12) * MINUTE_MS);
    }),
    ...times(random.int(3, 5), (at) => {
      const able = known.filter((player) => mayWithdraw(player, Math.max(at, player.busyUntil)));
      if (able.length > 0) withdraw(random, history, random.pick(able), at);
    }),
  ];
}

/** New members of a day. Most deposit soon. */
function register(
  random: Random,
  history: History,
  players: Player[],
  { startMs, count, frame }: { startMs: number; count: number; frame: Frame },
): Intent[] {
  return Array.from({ length: count }, () => ({
    at: momentOf(random, startMs),
    run: (at) => {
      const player = newPlayer(random, players.length, inventMember(random, at, players.length), frame);
      players.push(player);
      if (!random.chance(0.8)) return;
      const depositAt = at + random.int(3, 15) * MINUTE_MS;
      if (depositAt > frame.nowMs - QUIET_MS) return;
      const playedAt = deposit(random, history, player, depositAt) + random.int(1, 9) * MINUTE_MS;
      playSession(random, history, player, playedAt, random.int(3, 5));
    },
  }));
}

/** Leaves out events after the end: withdrawals from then are still waiting. */
function upTo({ orders, bets, steps }: History, nowMs: number): History {
  return {
    orders: orders.filter(({ at, creditedAt }) => Math.max(at, creditedAt ?? 0) < nowMs),
    bets: bets.filter(({ settledAt }) => settledAt < nowMs),
    steps: steps.filter(({ at }) => at < nowMs).toSorted((one, other) => one.at - other.at),
  };
}
