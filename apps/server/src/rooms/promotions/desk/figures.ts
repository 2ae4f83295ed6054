import {
  type promotionsDesk as contract,
  type BodyOf,
  DEPOSIT_KINDS,
  type OfferKind,
  type OfferTerms,
  PLAY_KINDS,
  type ValueOf,
} from '@fairlot/contract';
import { formatMinor, parseMinor } from '@fairlot/money';
import { type Executor, sql } from '../../../platform/db/index.ts';
import type { Figure, FigurePart } from '../../../platform/operators/index.ts';
import { averageOf, needsOf, ofDeposit, ofPlay } from '../offers/amounts.ts';
import type { Segments } from '../offers/segments.ts';
import { compareGroups } from './comparison.ts';

/** What promotions gave, by the moment of giving. */
export const FIGURES: readonly Figure[] = [
  {
    name: 'bonusCost',
    permission: 'figures.read',
    unit: 'money',
    parts: (executor, { part, zone, from, to, asset }) =>
      executor.rows(sql<FigurePart>`
        select date_trunc(${part}, at, ${zone}) as at, sum(amount_minor)::bigint as value
          from promotions_awards
         where at >= ${from}::timestamptz and at < ${to}::timestamptz and asset = ${asset}
           and gift in ('bonus', 'money') and lapsed_at is null
         group by 1 order by 1`),
  },
];

type Trial = BodyOf<typeof contract.tryOffer>;

/**
 * What terms would have cost over what members did: deposits as they came, play of members whose bets are looked at.
 * For other kinds nothing of the past says who would have come.
 */
export async function tryTerms(
  executor: Executor,
  segments: Segments,
  { kind, terms, days, budget }: Trial,
): Promise<ValueOf<typeof contract.tryOffer>> {
  if (isForAsking(kind)) return tryAudience(executor, segments, kind, terms);
  if (kind === 'redPacket') return tryPacket(executor, segments, terms, budget ?? '0');
  const gifts = await giftsOf(executor, { kind, terms, days });
  const sum = [...gifts.values()].reduce((total, gift) => total + gift, 0n);
  const most = [...gifts.values()].reduce((one, gift) => (gift > one ? gift : one), needsOf(kind, terms));
  const members = [...gifts.values()].filter((gift) => gift > 0n).length;
  return { members, expected: formatMinor(sum), mostForOne: formatMinor(most) };
}

/** Kinds that everybody of the audience can ask for once in a period, or has once a year. */
function isForAsking(kind: OfferKind): boolean {
  return ['claim', 'code', 'wheel', 'birthday'].includes(kind);
}

/** What it costs when everybody asks for it once: nobody can say how many do. */
async function tryAudience(executor: Executor, segments: Segments, kind: OfferKind, terms: OfferTerms) {
  const members = await countAudience(executor, segments, terms);
  return {
    members,
    expected: formatMinor(averageOf(kind, terms) * BigInt(members)),
    mostForOne: formatMinor(needsOf(kind, terms)),
  };
}

/** A packet gives its whole budget when all shares are opened; fewer members open as many shares of the average. */
async function tryPacket(
  executor: Executor,
  segments: Segments,
  { audience, packet, most }: OfferTerms,
  budget: string,
) {
  const shares = packet?.shares ?? 0;
  const members = Math.min(shares, await countAudience(executor, segments, { audience }));
  const whole = parseMinor(budget);
  return {
    members,
    expected: formatMinor(shares === 0 ? 0n : (whole * BigInt(members)) / BigInt(shares)),
    mostForOne: formatMinor(parseMinor(most) < whole ? parseMinor(most) : whole),
  };
}

async function countAudience(executor: Executor, segments: Segments, { audience }: Pick<OfferTerms, 'audience'>) {
  const segment = (await segments.list(executor)).find(({ id }) => String(id) === audience.segmentId);
  return segments.count(segment?.conditions ?? [], audience);
}

async function giftsOf(executor: Executor, { kind, terms, days }: Trial): Promise<Map<bigint, bigint>> {
  const gifts = new Map<bigint, bigint>();
  const add = (memberId: bigint, gift: bigint) => gifts.set(memberId, (gifts.get(memberId) ?? 0n) + gift);
  if (DEPOSIT_KINDS.includes(kind)) {
    const deposits = await executor.rows(sql<{ memberId: bigint; amountMinor: bigint; isFirst: boolean }>`
      select member_id as "memberId", amount_minor as "amountMinor",
             not exists (select 1 from promotions_deposits e
                          where e.member_id = d.member_id and e.at < d.at) as "isFirst"
        from promotions_deposits d
       where d.at > clock_timestamp() - make_interval(days => ${days}::int) and not d.is_reversed order by d.at`);
    for (const { memberId, amountMinor, isFirst } of deposits)
      if ((kind === 'reload' || isFirst) && (terms.every !== 'once' || !gifts.has(memberId)))
        add(memberId, ofDeposit(terms, amountMinor));
  }
  if (PLAY_KINDS.includes(kind)) {
    const played = await executor.rows(sql<{ memberId: bigint; product: string; stakeMinor: bigint; winMinor: bigint }>`
      select member_id as "memberId", product, sum(stake_minor - bonus_minor)::bigint as "stakeMinor",
             sum(win_minor - bonus_win_minor)::bigint as "winMinor"
        from promotions_bets
       where placed_at > clock_timestamp() - make_interval(days => ${days}::int) and status in ('won', 'lost')
       group by 1, 2`);
    for (const [memberId, rows] of Map.groupBy(played, (row) => row.memberId)) add(memberId, ofPlay(kind, terms, rows));
  }
  return gifts;
}

interface Sums {
  joined: number;
  given: number;
  cost: bigint;
  converted: bigint;
  lapsed: bigint;
  turnover: bigint;
  revenue: bigint;
}

/** What came of an offer. Play is that of real money of members who took it, while it is looked at. */
export async function reportOffer(executor: Executor, id: bigint): Promise<ValueOf<typeof contract.report>> {
  const sums = await executor.one(sql<Sums>`
    with takers as (
      select member_id, min(at) as since from (
        select member_id, at from promotions_awards where offer_id = ${id}::bigint
        union all select member_id, accepted_at from promotions_acceptances where offer_id = ${id}::bigint) t
       group by member_id)
    select (select count(*)::int from takers) as joined, a.given, a.cost, g.converted, g.lapsed, b.turnover, b.revenue
      from (select count(*)::int as given, coalesce(sum(amount_minor), 0)::bigint as cost
              from promotions_awards where offer_id = ${id}::bigint and lapsed_at is null) a,
           (select coalesce(sum(paid_minor), 0)::bigint as converted,
                   coalesce(sum(amount_minor) filter (where state in ('expired', 'givenUp')), 0)::bigint as lapsed
              from promotions_grants where offer_id = ${id}::bigint) g,
           (select coalesce(sum(b.stake_minor - b.bonus_minor), 0)::bigint as turnover,
                   coalesce(sum(b.stake_minor - b.bonus_minor - b.win_minor + b.bonus_win_minor), 0)::bigint as revenue
              from takers t join promotions_bets b on b.member_id = t.member_id and b.placed_at >= t.since
             where b.status in ('won', 'lost')) b`);
  return {
    joined: sums.joined,
    given: sums.given,
    cost: formatMinor(sums.cost),
    converted: formatMinor(sums.converted),
    lapsed: formatMinor(sums.lapsed),
    turnover: formatMinor(sums.turnover),
    revenue: formatMinor(sums.revenue),
    comparison: await compareGroups(executor, id),
  };
}
