import { type Executor, type ListKey, type PageOfRows, type Place, readPage, sql } from '../../../platform/db/index.ts';
import type { BetSource } from '../../../platform/events/index.ts';
import type { Period } from '../days.ts';
import { isSought, type SoughtAccount } from './sought-account.ts';
import type { Product } from '../rates.ts';

export interface TeamBet {
  betId: string;
  memberId: bigint;
  account: string;
  depth: number;
  source: BetSource;
  product: Product;
  gameCode: string;
  gameName: string;
  roundId: string | null;
  placedAt: Date;
  settledAt: Date | null;
  status: 'open' | 'won' | 'lost' | 'refunded' | 'cancelled';
  stakeMinor: bigint;
  /** Null for open or refunded bets. */
  winMinor: bigint | null;
}

export interface BetFilter {
  /** Bets of this member and the whole downline. */
  uplineId: bigint;
  account: SoughtAccount | undefined;
  status: string | undefined;
  product: string | undefined;
}

const matching = ({ from, to }: Period, zone: string, { uplineId, account, status, product }: BetFilter) => sql`
  (m.path @> array[${uplineId}::bigint] or m.member_id = ${uplineId}::bigint)
   and b.placed_at >= ${from}::timestamp at time zone ${zone}
   and b.placed_at < (${to}::date + 1)::timestamp at time zone ${zone}
   and ${account === undefined ? sql`true` : isSought(account)}
   and (${status ?? null}::text is null or b.status = ${status ?? null})
   and (${product ?? null}::text is null or b.product = ${product ?? null})`;

/** Bets whose win is shown. A lost bet may have paid less than its stake. */
const HAS_WIN = sql`b.status in ('won', 'lost')`;

const BETS = sql`agency_bets b join agency_members m on m.member_id = b.member_id`;

const NEWEST: ListKey = [
  { column: sql`b.placed_at`, type: 'timestamptz' },
  { column: sql`b.key`, type: 'uuid' },
];

/**
 * Bets of a team placed in a period, newest first.
 * @param total the number of matches, as counted by `sumTeamBets`
 */
export function listTeamBets(
  executor: Executor,
  period: Period,
  zone: string,
  { offset, limit, ...filter }: BetFilter & Place,
  total?: number,
): Promise<PageOfRows<TeamBet>> {
  const columns = sql`
    b.bet_id as "betId", b.member_id as "memberId", m.account, cardinality(m.path) as depth, b.source, b.product,
           b.game_code as "gameCode", b.game_name as "gameName", b.round_id as "roundId", b.placed_at as "placedAt",
           b.settled_at as "settledAt", b.status, b.stake_minor as "stakeMinor",
           case when ${HAS_WIN} then b.win_minor end as "winMinor"`;
  const query = { columns, from: BETS, where: matching(period, zone, filter), key: NEWEST };
  return readPage(executor, query, { offset, limit }, total);
}

/** Number of matching bets, with their stakes and wins. */
export async function sumTeamBets(
  executor: Executor,
  period: Period,
  zone: string,
  filter: BetFilter,
): Promise<{ total: number; stakeMinor: bigint; winMinor: bigint }> {
  const { total, ...sums } = await executor.one(sql<{ total: bigint; stakeMinor: bigint; winMinor: bigint }>`
    select count(*) as total, coalesce(sum(b.stake_minor), 0)::bigint as "stakeMinor",
           coalesce(sum(b.win_minor) filter (where ${HAS_WIN}), 0)::bigint as "winMinor"
    from ${BETS} where ${matching(period, zone, filter)}`);
  return { ...sums, total: Number(total) };
}
