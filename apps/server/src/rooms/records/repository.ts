import {
  type Executor,
  type ListKey,
  type PageOfRows,
  type Place,
  readPage,
  sql,
  type Tx,
} from '../../platform/db/index.ts';
import { betKey, type BetPlaced, type BetSettled, type BetSource, outcomesOf } from '../../platform/events/index.ts';

export type BetStatus = 'open' | 'won' | 'lost' | 'refunded' | 'cancelled';

export interface Bet {
  /** Identifies the bet in this room, whatever its source. */
  key: string;
  betId: string;
  source: BetSource;
  vendor: string | null;
  gameCode: string;
  gameName: string;
  /** Draw number of a lottery, or round of a game. */
  roundId: string | null;
  detailUrl: string | null;
  asset: string;
  stakeMinor: bigint;
  winMinor: bigint | null;
  /** The part of the stake that was bonus money, or of the win that is returned as bonus money. */
  bonusMinor: bigint;
  bonusWinMinor: bigint;
  placedAt: Date;
  settledAt: Date | null;
  status: BetStatus;
  /** Lines as the event contained them: amounts are minor units as text. */
  lines: { play: string; picks: string[]; unitStakeMinor: string; priceMinor: string }[];
}

/** Bets of a source, product or status that were placed from one time (inclusive) to another (exclusive). */
export interface BetFilter {
  source?: BetSource | undefined;
  product?: BetPlaced['product'] | undefined;
  status?: BetStatus | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
}

/** Stores the placement half of the rows. A second delivery changes nothing. */
export async function recordPlaced(tx: Tx, bets: readonly BetPlaced[]): Promise<void> {
  const rows = bets.map(({ detail, ...bet }) => ({ ...bet, key: betKey(bet, bet.betId), lines: detail?.lines ?? [] }));
  await tx.run(sql`
    insert into records_bets as b (ticket_id, source, bet_id, vendor, product, detail_url, member_id, asset,
      game_code, game_name, numero, stake_minor, bonus_minor, lines, placed_at)
    select distinct on (p.key) p.key, p.source, p."betId", p.vendor, p.product, p."detailUrl", p."memberId",
      p.asset, p."gameId", p."gameName", p."roundId", p."stakeMinor", p."bonusMinor", p.lines,
           to_timestamp(p.at / 1000.0)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p(key uuid, source text, "betId" text, vendor text,
          product text, "detailUrl" text, "memberId" bigint, asset text,
        "gameId" text, "gameName" text, "roundId" text, "stakeMinor" bigint, "bonusMinor" bigint,
        lines jsonb, at bigint)
     order by p.key
    on conflict (ticket_id) do update
      set source = excluded.source, bet_id = excluded.bet_id, vendor = excluded.vendor,
            product = excluded.product, detail_url = excluded.detail_url,
      asset = excluded.asset, game_code = excluded.game_code, game_name = excluded.game_name, numero = excluded.numero,
      stake_minor = excluded.stake_minor, bonus_minor = excluded.bonus_minor,
      lines = excluded.lines, placed_at = excluded.placed_at
     where b.placed_at is null`);
}

/** Stores the settlement half of the rows. Of two outcomes, the higher version wins, then the later one. */
export async function recordSettled(tx: Tx, chunks: readonly BetSettled[]): Promise<void> {
  const rows = outcomesOf(chunks);
  if (rows.length === 0) return;
  await tx.run(sql`
    insert into records_bets as b (ticket_id, source, bet_id, vendor, member_id, status, win_minor, bonus_win_minor,
      settled_at, version)
    select s.key, s.source, s."betId", s.vendor, s."memberId", s.status, s."winMinor", s."bonusWinMinor",
           to_timestamp(s.at / 1000.0), s.version
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s(key uuid, source text, "betId" text, vendor text,
        "memberId" bigint, status text, "winMinor" bigint, "bonusWinMinor" bigint, at bigint, version int)
     order by s.key
    on conflict (ticket_id) do update
      set status = excluded.status, win_minor = excluded.win_minor, bonus_win_minor = excluded.bonus_win_minor,
          settled_at = excluded.settled_at, version = excluded.version
     where b.version < excluded.version or b.version = excluded.version and b.settled_at <= excluded.settled_at`);
}

const COLUMNS = sql`
  ticket_id as key, bet_id as "betId", source, vendor, detail_url as "detailUrl",
  game_code as "gameCode", game_name as "gameName", numero as "roundId", asset, stake_minor as "stakeMinor",
  win_minor as "winMinor", bonus_minor as "bonusMinor", bonus_win_minor as "bonusWinMinor",
  placed_at as "placedAt", settled_at as "settledAt", status, lines`;

/** A member's newest bets in an asset. */
export function newestBets(executor: Executor, memberId: bigint, asset: string, limit: number): Promise<Bet[]> {
  return executor.rows(sql<Bet>`
    select ${COLUMNS} from records_bets
     where member_id = ${memberId}::bigint and asset = ${asset} and placed_at is not null
     order by placed_at desc, ticket_id limit ${limit}::int`);
}

/** One bet of a member by its key. */
export function findBet(executor: Executor, memberId: bigint, key: string): Promise<Bet | undefined> {
  return executor.first(sql<Bet>`
    select ${COLUMNS} from records_bets
     where ticket_id = ${key}::uuid and member_id = ${memberId}::bigint and placed_at is not null`);
}

/**
 * A member's bets in an asset that a filter selects. Only conditions of the filter are in the statement: an optional
 * one (`$1 is null or ...`) would hide its selectivity. They filter the rows that `records_bets_newest` finds.
 */
export function betsOf(memberId: bigint, asset: string, { source, product, status, from, to }: BetFilter) {
  const parts = [sql`member_id = ${memberId}::bigint and asset = ${asset} and placed_at is not null`];
  if (source !== undefined) parts.push(sql`source = ${source}`);
  if (product !== undefined) parts.push(sql`product = ${product}`);
  if (status !== undefined) parts.push(sql`status = ${status}`);
  if (from !== undefined) parts.push(sql`placed_at >= ${from}::timestamptz`);
  if (to !== undefined) parts.push(sql`placed_at < ${to}::timestamptz`);
  return sql.join(parts, sql` and `);
}

/** A member's bets in an asset, newest first. */
export function findBets(
  executor: Executor,
  memberId: bigint,
  asset: string,
  filter: BetFilter & Place,
): Promise<PageOfRows<Bet>> {
  const key: ListKey = [
    { column: sql`placed_at`, type: 'timestamptz' },
    { column: sql`ticket_id`, type: 'uuid' },
  ];
  const where = betsOf(memberId, asset, filter);
  return readPage(executor, { columns: COLUMNS, from: sql`records_bets`, where, key }, filter);
}

export interface BetDay {
  /** YYYY-MM-DD */
  day: string;
  /** Settled bets, their stakes and returns. */
  bets: number;
  stakeMinor: bigint;
  returnedMinor: bigint;
  /** Bets without a result. */
  open: number;
  openMinor: bigint;
}

interface DayFilter extends BetFilter {
  /** IANA name of the zone of the days. */
  zone: string;
}

/** Sums of a member's bets by day of a zone, newest day first; at most a year. */
export function betDays(executor: Executor, memberId: bigint, asset: string, filter: DayFilter): Promise<BetDay[]> {
  return executor.rows(betDaysQuery(memberId, asset, filter));
}

export function betDaysQuery(memberId: bigint, asset: string, { zone, ...filter }: DayFilter) {
  const isOpen = sql`status = 'open'`;
  return sql<BetDay>`
    select to_char(placed_at at time zone ${zone}, 'YYYY-MM-DD') as day,
           count(*) filter (where not ${isOpen})::int as bets,
           coalesce(sum(stake_minor) filter (where not ${isOpen}), 0)::bigint as "stakeMinor",
           coalesce(sum(case when status in ('refunded', 'cancelled') then stake_minor else coalesce(win_minor, 0) end)
             filter (where not ${isOpen}), 0)::bigint as "returnedMinor",
           count(*) filter (where ${isOpen})::int as open,
           coalesce(sum(stake_minor) filter (where ${isOpen}), 0)::bigint as "openMinor"
      from records_bets where ${betsOf(memberId, asset, filter)}
     group by day order by day desc`;
}
