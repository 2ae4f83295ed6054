import type { Tx } from '../../platform/db/index.ts';
import { type BetPlaced, betPlaced, type BetSettled, betSettled } from '../../platform/events/index.ts';
import type { Platform } from '../../platform/index.ts';
import { dayOf } from '../../platform/zone.ts';
import type { Sight, TeamBet } from '../../rooms/agency/index.ts';
import type { Identity } from '../../rooms/identity/index.ts';
import type { PastGames } from '../../rooms/originals/index.ts';
import type { PastPayments } from '../../rooms/payments/index.ts';
import type { Site } from '../../rooms/site/index.ts';
import type { Verification } from '../../rooms/verification/index.ts';
import { type BookedStep, type PastClock, shiftClock } from './clock.ts';
import { type Plan, planPast } from './plan.ts';
import type { Play, PlannedBet, Step } from './player.ts';

/** Parts of rooms that the past is written with. */
export interface PastRooms {
  identity: Identity;
  accounts: { addMembers(tx: Tx, setClock: PastClock['at']): Promise<void> };
  site: Site;
  verification: Verification;
  payments: PastPayments;
  originals: { openPast(tx: Tx): Promise<PastGames> };
  records: { addVisits(tx: Tx, visits: Plan['visits']): Promise<void> };
  agency: {
    games: readonly Game[];
    keepBets(tx: Tx, bets: readonly Played[]): Promise<void>;
    addTeam(tx: Tx, setClock: PastClock['at']): Promise<TeamBet[]>;
    addSights(tx: Tx, sights: readonly Sight[]): Promise<void>;
  };
}

type Game = Pick<BetPlaced, 'source' | 'vendor' | 'product' | 'gameId' | 'gameName'>;

/** A member of the past in the database. */
interface Registered {
  id: bigint;
  account: string;
  /** Payout account; undefined without a verified document. */
  accountId: string | undefined;
}

const OPERATOR = 'finance';
const BANKS = ['Harbour Bank', 'Lotus Bank', 'Red River Bank'];

/**
 * Writes the demonstration's past into its empty database: members who registered, deposited, played and withdrew in
 * the days before. Rooms write it with the functions of live calls, while the transaction's clock shows the time of
 * each step. Listeners receive the bets and payments after the start, as any others.
 */
export async function seedPast(
  tx: Tx,
  { config, events: { outbox } }: Pick<Platform, 'config' | 'events'>,
  rooms: PastRooms,
): Promise<void> {
  const zone = await rooms.site.timeZone(tx);
  const asset = await rooms.site.currency(tx);
  const nowMs = Date.now();
  const { games: own, ...originals } = await rooms.originals.openPast(tx);
  const games: readonly Game[] = [...rooms.agency.games, ...own];
  const play: Play = (account, game, id, stake) => {
    const { source, gameId } = at(games, game);
    if (source !== 'original') return undefined;
    const round = originals.play(account, gameId, id, BigInt(stake));
    return { win: Number(round.payoutMinor), round };
  };
  const plan = planPast({
    zone,
    today: dayOf(zone, nowMs),
    nowMs,
    days: config.seedDays,
    games: games.length,
    play,
  });
  const clock = await shiftClock(tx);
  await rooms.accounts.addMembers(tx, clock.at);
  const team = await rooms.agency.addTeam(tx, clock.at);
  const members = await register(tx, clock, rooms, plan, nowMs);
  await rooms.records.addVisits(tx, plan.visits);
  const orders = plan.orders.map(({ member, amount, ...order }) => ({
    ...order,
    memberId: at(members, member).id,
    amountMinor: String(amount),
  }));
  const payments = await rooms.payments.addOrders(tx, orders, asset);
  const seeds = await originals.keepSeeds(tx, new Map(members.map(({ account, id }) => [account, id])));
  const booked = ({ member, played, ...step }: Step): BookedStep => {
    const { id, account, accountId } = at(members, member);
    const isDecided = step.kind === 'approved' || step.kind === 'refused';
    const payout = { provider: rooms.payments.payoutProvider, paymentId: undefined };
    return {
      ...step,
      ...(step.kind === 'deposit' ? payments.get(step.id) : payout),
      memberId: String(id),
      asset,
      round: played && {
        ...played.round,
        seedId: seeds.get(account),
        event: originals.eventOf(step.id, at(games, played.game).gameId, asset),
      },
      accountId,
      zone,
      operator: isDecided ? OPERATOR : undefined,
    };
  };
  const bets = Map.groupBy(plan.bets, ({ settledAt }) => dayOf(zone, settledAt));
  const steps = [...plan.steps.map(booked), ...team.flatMap((bet) => stepsOf(bet, asset))];
  steps.sort((one, other) => one.at - other.at);
  for (const [day, ofDay] of Map.groupBy(steps, (step) => dayOf(zone, step.at))) {
    await clock.book(ofDay);
    const played = (bets.get(day) ?? []).map((bet) => ({
      ...eventsOf(bet, at(members, bet.member), at(games, bet.game), asset),
      isRound: bet.isRound,
    }));
    await publish(tx, outbox, rooms, played);
  }
  await rooms.agency.addSights(tx, sightsOf(steps, members, plan));
  await rooms.payments.end(tx);
  await clock.end();
}

/** Members were on the site when they registered, and at every step of their own. */
function sightsOf(steps: readonly BookedStep[], members: readonly Registered[], plan: Plan): Sight[] {
  const OWN: readonly BookedStep['kind'][] = ['deposit', 'stake', 'round', 'withdraw'];
  return [
    ...members.map(({ id }, place) => ({ memberId: String(id), at: at(plan.members, place).registeredAt })),
    ...steps.filter(({ kind }) => OWN.includes(kind)).map(({ memberId, at: seenAt }) => ({ memberId, at: seenAt })),
  ];
}

/** Stake and win of a bet that the team has published already. */
function stepsOf({ betId: id, memberId, stakeMinor, winMinor, at: placedAt, settledAt }: TeamBet, asset: string) {
  const bet = { id, memberId: String(memberId), asset };
  const stake: BookedStep = { ...bet, at: placedAt, kind: 'stake', amount: Number(stakeMinor) };
  const win: BookedStep = { ...bet, at: settledAt, kind: 'win', amount: Number(winMinor) };
  return winMinor > 0n ? [stake, win] : [stake];
}

type Played = { placed: BetPlaced; settled: BetSettled };

/**
 * Publishes the bets of a day that no room has published. The wagering of deposits counts all of them at once, before
 * the withdrawals of the next day.
 */
async function publish(
  tx: Tx,
  outbox: Platform['events']['outbox'],
  { payments, agency }: PastRooms,
  bets: readonly (Played & { isRound: boolean })[],
): Promise<void> {
  await payments.countPlay(
    tx,
    bets.map(({ placed }) => placed),
    bets.map(({ settled }) => settled),
  );
  const others = bets.filter(({ isRound }) => !isRound).map(({ placed, settled }) => ({ placed, settled }));
  await agency.keepBets(tx, others);
  const placements = others.map(({ placed }) => ({ memberId: BigInt(placed.memberId), data: placed }));
  await outbox.addMany(tx, betPlaced, placements);
  await outbox.addMany(tx, betSettled, chunksOf(others.map(({ settled }) => settled)));
}

/** One event for all bets of a member on one game. */
function chunksOf(settled: readonly BetSettled[]) {
  const chunks = Map.groupBy(settled, ({ gameId, bets: [bet] }) => `${gameId} ${bet?.memberId}`);
  return [...chunks.values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : [{ memberId: null, data: { ...first, bets: [...first.bets, ...others.flatMap(({ bets }) => bets)] } }],
  );
}

/** Registers the members; those with a document also get a payout account. */
async function register(
  tx: Tx,
  clock: PastClock,
  { identity, verification, payments }: PastRooms,
  { members }: Plan,
  nowMs: number,
): Promise<Registered[]> {
  const registered: Registered[] = [];
  for (const [place, { account, name, registeredAt, verifiedAt, bankNumber }] of members.entries()) {
    await clock.at(registeredAt);
    const id = await identity.registerMember(tx, { account, password: null });
    let accountId: string | undefined;
    if (verifiedAt !== null && verifiedAt < nowMs) {
      await clock.at(verifiedAt);
      await verification.decide(tx, id, { name, decidedBy: null });
      const bank = { kind: 'bank', bank: at(BANKS, place % BANKS.length), account: bankNumber, name } as const;
      accountId = await payments.addAccount(tx, id, bank, new Date(verifiedAt));
    }
    registered.push({ id, account, accountId });
  }
  return registered;
}

/** A bet with its result, as its room would publish it. */
function eventsOf(
  { id: betId, at: placedAt, settledAt, stake, win }: PlannedBet,
  { id, account }: Registered,
  { source, vendor, product, gameId, gameName }: Game,
  asset: string,
): Played {
  const game = { source, vendor, product, gameId, gameName, roundId: null, asset };
  const bet = { betId, memberId: String(id), stakeMinor: String(stake) };
  const outcome = { status: win > 0 ? ('won' as const) : ('lost' as const), winMinor: String(win), bonusWinMinor: '0' };
  return {
    placed: {
      ...game,
      ...bet,
      play: null,
      bonusMinor: '0',
      oddsScaled: null,
      at: placedAt,
      detail: null,
      detailUrl: null,
    },
    settled: { ...game, bets: [{ ...bet, ...outcome, userName: account, version: 1, at: settledAt }] },
  };
}

function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error(`the list has no item ${index}`);
  return item;
}
