import { randomUUID } from 'node:crypto';
import { sql, type Tx } from '../../platform/db/index.ts';
import { LOTTERIES, OWN, VENDORS } from './demonstration-games.ts';
import { keepDemonstrationBets } from './demonstration-bets.ts';
import { type BetPlaced, betPlaced, type BetSettled, betSettled } from '../../platform/events/index.ts';
import { capitalAccount, houseAccount, memberAccount } from '../wallet/index.ts';
import { addDays, startOfDay, today } from './days.ts';
import { type Rates, setRates } from './rates.ts';
import type { AgencyServices } from './services.ts';
import { findPlace, place } from './tree/tree-rows.ts';

const PASSWORD = 'Fairlot2026';
/** Days with bets before the first start: a month, so that charts and comparisons of the console show a business. */
const BET_DAYS = 30;
/** As long as the bets, so that a half month with bills has always ended. */
const CONTRACT_DAYS = BET_DAYS;
const DAY_MS = 86_400_000;
const SETTLED_AFTER_MS = 120_000;
const SPAN_MINOR = 100_000n;

interface SeedMember {
  account: string;
  /** Account of the direct upline. */
  below: string;
  isAgent?: boolean;
}

/** Three levels: below agent01, below agent02 who belongs to that team, and below the first member of agent02. */
const TEAM: readonly SeedMember[] = [
  { account: 'agent02', below: 'agent01', isAgent: true },
  ...names(
    ['linh07', 'minh22', 'thao88', 'khanh3', 'phuc19', 'ngoc54', 'bao761', 'trang6', 'duy990', 'hoa115'],
    'agent01',
  ),
  ...names(
    ['agent03', 'quang1', 'yen204', 'son377', 'hanh48', 'vinh59', 'nga660', 'tung71', 'lan882', 'kiet93', 'my0014'],
    'agent02',
  ),
  ...names(
    ['an2105', 'binh36', 'chi407', 'dat558', 'giang9', 'hieu10', 'kim111', 'loc212', 'nam313', 'oanh44'],
    'agent03',
  ),
];

function names(accounts: readonly string[], below: string): SeedMember[] {
  return accounts.map((account) => ({ account, below, isAgent: account.startsWith('agent') }));
}

/** A bet of the team whose money is not in the ledger yet. */
export interface TeamBet {
  betId: string;
  memberId: bigint;
  stakeMinor: bigint;
  winMinor: bigint;
  at: number;
  settledAt: number;
}

/**
 * The demonstration's team below agent01, with a month of bets.
 * @param setClock sets the transaction's clock, for a demonstration with a past: members then have registered when they
 * joined the team, and the caller books the returned bets. Without it, their money is one entry for each member.
 */
export async function seedTeam(
  tx: Tx,
  services: AgencyServices,
  setClock?: (ms: number) => Promise<void>,
): Promise<TeamBet[]> {
  const { platform, identity, zoneOf } = services;
  const zone = await zoneOf(tx);
  const now = today(zone);
  const top = await platform.people.findByAccount('agent01', tx);
  if (top === undefined || platform.config.seed !== 'demo') return [];
  const joinedAt = new Date(Math.min(top.createdAt.getTime(), Date.now() - (BET_DAYS + 7) * DAY_MS));
  const { id, account, type, asset } = top;
  await place(tx, { memberId: id, parentId: null, account, type, asset, joinedAt }, zone);
  await setRates(tx, id, ratesOf(1990, 40), 'operator', joinedAt);
  await seedContracts(tx, id, null, addDays(now, -CONTRACT_DAYS));
  const ids = new Map([[account, id]]);
  const bets: TeamBet[] = [];
  for (const [index, member] of TEAM.entries()) {
    const parentId = ids.get(member.below);
    if (parentId === undefined) throw new Error(`${member.below} comes after ${member.account}`);
    const joined = new Date(joinedAt.getTime() + index * (DAY_MS / 8));
    await setClock?.(joined.getTime());
    const memberType = member.isAgent ? 1 : 0;
    const memberId = await identity.registerMember(tx, {
      account: member.account,
      // Other accounts never log in.
      password: member.account === 'agent02' ? PASSWORD : null,
      type: memberType,
      inviterId: parentId,
    });
    ids.set(member.account, memberId);
    await place(tx, { memberId, parentId, account: member.account, type: memberType, asset, joinedAt: joined }, zone);
    const { path } = (await findPlace(tx, memberId)) ?? { path: [] };
    if (member.isAgent)
      await setRates(tx, memberId, ratesOf(1990 - 3 * path.length, 40 - 10 * path.length), member.below, joined);
    if (member.account === 'agent02') await seedContracts(tx, memberId, id, null);
    const player = { memberId, account: member.account, asset, index, zone, now };
    bets.push(...(await seedPlay(tx, services, player, setClock === undefined)));
  }
  return bets;
}

const ratesOf = (group: number, rate: number): Rates => ({
  lottery: group,
  slots: rate,
  live: rate,
  pvp: rate,
  fish: rate,
  sports: rate,
  esports: rate,
  cockfight: rate,
  originals: rate,
});

/** Two in-house games and one vendor game in turn. */
const OTHERS = VENDORS.flatMap((game, turn) => [serialised(OWN, 2 * turn), serialised(OWN, 2 * turn + 1), game]);

/** The game that a team member plays on a day: a lottery every other day. Each game is played within a week. */
function gameOf(index: number, back: number) {
  return (index + back) % 2 === 0 ? serialised(LOTTERIES, (index + back) / 2) : serialised(OTHERS, index * 5 + back);
}

function serialised<T>(list: readonly T[], turn: number): T {
  const entry = list[turn % list.length];
  if (entry === undefined) throw new Error('an empty list has no turns');
  return entry;
}

interface Player {
  memberId: bigint;
  account: string;
  asset: string;
  index: number;
  zone: string;
  now: string;
}

/**
 * A month of bets of one member. They are published as events like those of any room, so that all listeners count
 * them: team lists, records, dashboard and reports. The opening balance is an adjustment rather than a deposit, because
 * only the cashier creates deposits.
 */
async function seedPlay(
  tx: Tx,
  { wallet, platform }: Pick<AgencyServices, 'wallet' | 'platform'>,
  { memberId, account, asset, index, zone, now }: Player,
  isBooked: boolean,
): Promise<TeamBet[]> {
  const bets = Array.from({ length: BET_DAYS }, (_, back) => back + 1).flatMap((back) =>
    Array.from({ length: (index + back) % 3 }, (_nothing, turn) => betOf(index, back, turn)),
  );
  const sum = (field: 'stakeMinor' | 'winMinor') => bets.reduce((total, bet) => total + BigInt(bet[field]), 0n);
  const own = memberAccount(memberId, asset);
  const move = (kind: string, debit: string, credit: string, amountMinor: bigint) =>
    amountMinor === 0n
      ? Promise.resolve(null)
      : wallet.transfer(tx, {
          key: `seed:team:${memberId}:${kind}`,
          debit,
          credit,
          asset,
          amountMinor,
          kind,
          reference: 'demonstration',
        });
  await move('adjust', capitalAccount(asset), own, sum('stakeMinor') + SPAN_MINOR * BigInt(10 + index));
  if (isBooked) {
    await move('bet', own, houseAccount(asset), sum('stakeMinor'));
    await move('win', houseAccount(asset), own, sum('winMinor'));
  }
  const played: TeamBet[] = [];
  const events = bets.map(({ back, minute, stakeMinor, winMinor }) => {
    const game = { ...gameOf(index, back), roundId: null, asset };
    const at = startOfDay(addDays(now, -back), zone).getTime() + minute * 60_000;
    const betId = randomUUID();
    const bet = { betId, memberId: String(memberId) };
    const placed: BetPlaced = {
      ...game,
      ...bet,
      play: null,
      stakeMinor,
      bonusMinor: '0',
      oddsScaled: null,
      at,
      detail: null,
      detailUrl: null,
    };
    const outcome = { status: winMinor === '0' ? ('lost' as const) : ('won' as const), winMinor, bonusWinMinor: '0' };
    const result = { ...bet, ...outcome, userName: account, version: 1, at: at + SETTLED_AFTER_MS };
    const settled: BetSettled = { ...game, bets: [result] };
    const amounts = { stakeMinor: BigInt(stakeMinor), winMinor: BigInt(winMinor) };
    played.push({ betId, memberId, ...amounts, at, settledAt: result.at });
    return { placed, settled };
  });
  const { outbox } = platform.events;
  const placements = events.map(({ placed: data }) => ({ memberId, data }));
  await outbox.addMany(tx, betPlaced, placements);
  const settlements = events.map(({ settled: data }) => ({ memberId: null, data }));
  await outbox.addMany(tx, betSettled, settlements);
  await keepDemonstrationBets(tx, events);
  return played;
}

/** Deterministic for every demonstration: stakes of 20,000.00 to 330,000.00, of which every third wins. */
function betOf(index: number, back: number, turn: number) {
  const stake = BigInt(2 + ((index * 7 + back * 5 + turn * 11) % 32)) * 1_000_000n;
  const isWon = (index + back * 2 + turn) % 3 === 0;
  return {
    back,
    /** Minutes after midnight. */
    minute: 480 + ((index * 53 + turn * 137) % 900),
    stakeMinor: String(stake),
    winMinor: isWon ? String((stake * 19n) / 10n) : '0',
  };
}

const activeFrom = '1000.00';
const TERMS = {
  dailySalary: {
    tiers: [
      { sales: '100000.00', active: 3, rate: 12 },
      { sales: '1000000.00', active: 10, rate: 18 },
    ],
    activeFrom,
  },
  dividend: {
    tiers: [
      { sales: '1000000.00', active: 3, rate: 300, loss: '200000.00' },
      { sales: '5000000.00', active: 5, rate: 500, loss: '1000000.00' },
    ],
    activeFrom,
    type: 'FLOAT',
    rhythm: 'halfMonth',
    carryOver: 'previous',
  },
  hourly: { tiers: [{ sales: '500000.00', active: 3, rate: 5 }], activeFrom },
};
/** For the top agent only. */
const TOP_TERMS = { ...TERMS, realTime: { tiers: [{ sales: '500000.00', active: 3, rate: 4 }], activeFrom } };

/** Contracts of all kinds: the top agent's with the merchant since a day, and those below as unanswered offers. */
async function seedContracts(tx: Tx, downlineId: bigint, uplineId: bigint | null, fromDay: string | null) {
  await tx.run(sql`
    insert into agency_contracts (kind, upline_id, downline_id, payer, terms, state, from_day)
    select kind, ${uplineId}::bigint, ${downlineId}::bigint, ${uplineId === null ? 'platform' : 'upline'}, terms,
           ${fromDay === null ? 'requested' : 'valid'}, ${fromDay}::date
      from jsonb_each(${JSON.stringify(uplineId === null ? TOP_TERMS : TERMS)}::jsonb) as k(kind, terms)`);
}
