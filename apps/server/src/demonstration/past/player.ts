import type { PlannedMember } from './people.ts';
import type { Random } from './random.ts';

/** Amounts are minor units of the dong, which has two decimals here. */
const DONG = 100;
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** The smallest stake, and the balance below which a member stops. */
const STAKE_MIN = 10_000 * DONG;
const STAKE_MAX = 1_500_000 * DONG;
/** A withdrawal above it is reviewed, as the terms of the demonstration have it. */
const REVIEW_ABOVE = 2_000_000 * DONG;
const WITHDRAWAL_MIN = 300_000 * DONG;
/** Hours after which a payout account can be used, and until which its withdrawals are reviewed. */
const ACCOUNT_WAIT_HOURS = 24;
const NEW_ACCOUNT_HOURS = 72;
const AMOUNTS = [50, 100, 200, 300, 500, 1000, 2000, 3000].map((thousands) => thousands * 1000 * DONG);
const AMOUNT_WEIGHTS = [10, 20, 24, 14, 16, 10, 4, 2];
/** Multipliers of winning bets with their weights. A bet wins with the probability that returns `RETURN`. */
const PRIZES = [
  [1.5, 30],
  [1.95, 46],
  [3, 20],
  [6, 4],
] as const;
const RETURN = 0.9;
/** One in this many of the withdrawals that an operator decides is refused. */
const REFUSED_EVERY = 7;
const REASONS = ['Account belongs to another person', 'Play on both sides of the same game', 'Document has expired'];

/** A round of a game whose room computes the outcome. */
export interface Round {
  win: number;
  /** The room's arguments for booking it. */
  round: object;
}

/** Plays a stake of an account on the game at this place; undefined for games whose outcome the plan may choose. */
export type Play = (account: string, game: number, id: string, stake: number) => Round | undefined;

/** A movement of money of one member, in the order of the ledger. */
export interface Step {
  at: number;
  kind: 'deposit' | 'stake' | 'win' | 'round' | 'withdraw' | 'approved' | 'refused' | 'submitted' | 'paid';
  /** Place of the member in the plan. */
  member: number;
  /** Order, bet or withdrawal. */
  id: string;
  amount: number;
  /** A round, with its stake as the amount. */
  played?: Round & { game: number };
  /** Reason of a refusal. */
  note?: string;
}

export interface PlannedOrder {
  id: string;
  member: number;
  amount: number;
  at: number;
  status: 'succeeded' | 'expired' | 'cancelled';
  /** When the money was credited; null for an order that was not paid. */
  creditedAt: number | null;
}

export interface PlannedBet {
  id: string;
  member: number;
  /** Place of the game in the list of games. */
  game: number;
  at: number;
  settledAt: number;
  stake: number;
  win: number;
  /** Whether a room computed the outcome, and publishes the bet. */
  isRound: boolean;
}

/** All activity of the demonstration's members. */
export interface History {
  orders: PlannedOrder[];
  bets: PlannedBet[];
  steps: Step[];
}

/** An invented member with the balance that the ledger will have. */
export interface Player {
  place: number;
  member: PlannedMember;
  /** Relative size of deposits. */
  budget: number;
  favourites: number[];
  /** Plays a stake of this member. */
  play: (game: number, id: string, stake: number) => Round | undefined;
  balance: number;
  /** Stakes that the deposits still require before a withdrawal. */
  wagerLeft: number;
  /** Whether nothing was left to wager when the day began, and nothing was deposited since. */
  mayWithdraw: boolean;
  /** End of the last step: a member does one thing at a time. */
  busyUntil: number;
  /** Money of refused withdrawals that is available again from a time on. */
  returns: { at: number; amount: number }[];
}

export function newPlayer(
  random: Random,
  place: number,
  member: PlannedMember,
  { games, play }: { games: number; play: Play },
): Player {
  return {
    place,
    member,
    budget: random.pick([0.5, 1, 1, 1, 2, 4]),
    favourites: [0, 1, 2].map(() => random.int(0, games - 1)),
    play: (game, id, stake) => play(member.account, game, id, stake),
    balance: 0,
    wagerLeft: 0,
    mayWithdraw: false,
    busyUntil: member.registeredAt,
    returns: [],
  };
}

/**
 * Begins a day: refused withdrawals of earlier days are available again. Bets of a session over midnight count for the
 * new day.
 */
export function beginDay(player: Player, dayStart: number): void {
  const back = player.returns.filter(({ at }) => at < dayStart);
  player.returns = player.returns.filter(({ at }) => at >= dayStart);
  player.balance += back.reduce((sum, { amount }) => sum + amount, 0);
  player.mayWithdraw = player.wagerLeft === 0 && player.busyUntil < dayStart;
}

/** A deposit that is paid within minutes. @returns when the money was credited */
export function deposit(random: Random, { orders, steps }: History, player: Player, wantedAt: number): number {
  const at = Math.max(wantedAt, player.busyUntil + 30 * SECOND_MS);
  const creditedAt = at + random.int(40, 240) * SECOND_MS;
  const base = random.pick(AMOUNTS, (amount) => AMOUNT_WEIGHTS[AMOUNTS.indexOf(amount)] ?? 0);
  const amount = Math.max(50_000 * DONG, roundTo(base * player.budget, 10_000 * DONG));
  const id = random.uuid();
  orders.push({ id, member: player.place, amount, at, status: 'succeeded', creditedAt });
  steps.push({ at: creditedAt, kind: 'deposit', member: player.place, id, amount });
  player.balance += amount;
  player.wagerLeft += amount;
  player.mayWithdraw = false;
  player.busyUntil = creditedAt;
  return creditedAt;
}

/** A deposit that the member did not pay. */
export function leaveUnpaid(random: Random, { orders }: History, player: Player, at: number): void {
  const amount = random.pick(AMOUNTS);
  const status = random.pick(['expired', 'expired', 'cancelled'] as const);
  orders.push({ id: random.uuid(), member: player.place, amount, at, status, creditedAt: null });
}

/** Some bets on one game. */
export function playSession(
  random: Random,
  history: History,
  player: Player,
  wantedAt: number,
  bets = random.int(2, 3),
): void {
  let at = Math.max(wantedAt, player.busyUntil + 10 * SECOND_MS);
  const game = random.pick(player.favourites);
  for (let left = bets; left > 0 && player.balance >= STAKE_MIN; left -= 1) {
    const wanted = roundTo((player.balance * random.int(8, 28)) / 100, 5_000 * DONG);
    const stake = Math.min(Math.max(wanted, STAKE_MIN), STAKE_MAX);
    const id = random.uuid();
    const round = player.play(game, id, stake);
    const win = round?.win ?? drawWin(random, stake);
    // A round ends with its only step.
    const settledAt = round === undefined ? at + random.int(3, 40) * SECOND_MS : at;
    const { place: member } = player;
    history.bets.push({ id, member, game, at, settledAt, stake, win, isRound: round !== undefined });
    const step = { at, member, id, amount: stake };
    history.steps.push(
      round === undefined ? { ...step, kind: 'stake' } : { ...step, kind: 'round', played: { ...round, game } },
    );
    if (round === undefined && win > 0) history.steps.push({ at: settledAt, kind: 'win', member, id, amount: win });
    player.balance += win - stake;
    player.wagerLeft = Math.max(0, player.wagerLeft - stake);
    player.busyUntil = settledAt;
    at = settledAt + random.int(5, 40) * SECOND_MS;
  }
}

function drawWin(random: Random, stake: number): number {
  const [multiplier] = random.pick(PRIZES, ([, weight]) => weight);
  return random.chance(RETURN / multiplier) ? Math.round(stake * multiplier) : 0;
}

/** Whether the product would accept a withdrawal of this member. */
export function mayWithdraw({ member, mayWithdraw: isFree, balance }: Player, at: number): boolean {
  const { verifiedAt } = member;
  const hasAccount = verifiedAt !== null && verifiedAt + ACCOUNT_WAIT_HOURS * HOUR_MS < at;
  return hasAccount && isFree && balance >= WITHDRAWAL_MIN;
}

/** A withdrawal with the decision of an operator where one is needed. */
export function withdraw(random: Random, { steps }: History, player: Player, wantedAt: number): void {
  const at = Math.max(wantedAt, player.busyUntil + 30 * SECOND_MS);
  const amount = roundTo((player.balance * random.int(40, 95)) / 100, 10_000 * DONG);
  const step = { member: player.place, id: random.uuid(), amount };
  player.balance -= amount;
  player.busyUntil = at;
  steps.push({ ...step, at, kind: 'withdraw' });
  const isNewAccount = at - (player.member.verifiedAt ?? at) < NEW_ACCOUNT_HOURS * HOUR_MS;
  const isReviewed = amount > REVIEW_ABOVE || isNewAccount;
  const decidedAt = isReviewed ? at + random.int(5, 50) * MINUTE_MS : at;
  const decided = steps.filter(({ kind }) => kind === 'approved' || kind === 'refused').length;
  if (isReviewed && decided % REFUSED_EVERY === 1) {
    steps.push({ ...step, at: decidedAt, kind: 'refused', note: random.pick(REASONS) });
    player.returns.push({ at: decidedAt, amount });
    return;
  }
  if (isReviewed) steps.push({ ...step, at: decidedAt, kind: 'approved' });
  const submittedAt = decidedAt + random.int(1, 4) * SECOND_MS;
  steps.push({ ...step, at: submittedAt, kind: 'submitted' });
  steps.push({ ...step, at: submittedAt + random.int(20, 420) * SECOND_MS, kind: 'paid' });
}

/** A large withdrawal that waits for an operator. @returns whether the member has enough money for it */
export function awaitReview(random: Random, { steps }: History, player: Player, at: number): boolean {
  const amount = roundTo((player.balance * random.int(60, 95)) / 100, 10_000 * DONG);
  if (amount <= REVIEW_ABOVE || player.busyUntil >= at || !mayWithdraw(player, at)) return false;
  steps.push({ at, kind: 'withdraw', member: player.place, id: random.uuid(), amount });
  player.balance -= amount;
  player.busyUntil = at;
  return true;
}

function roundTo(amount: number, unit: number): number {
  return Math.max(unit, Math.floor(amount / unit) * unit);
}
