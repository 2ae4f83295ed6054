import type { AnyStep } from '@fairlot/game-maths';
import {
  type Executor,
  type ListKey,
  type PageOfRows,
  type Place,
  readPage,
  sql,
  type SqlPart,
} from '../../platform/db/index.ts';
import type { OriginalCode } from './games.ts';
import type { SealedSeed } from './seeds.ts';

/**
 * A round with the seeds of its numbers. In crash they belong to the flight: its link, revealed with the crash, the
 * salt of its chain and its number.
 */
export interface RoundRow extends SealedSeed {
  id: string;
  memberId: bigint;
  userName: string;
  asset: string;
  code: OriginalCode;
  gameId: string;
  gameName: string;
  clientSeed: string;
  nonce: bigint;
  returnScaled: bigint;
  choices: object;
  steps: AnyStep[];
  stakesMinor: string[];
  /** Bonus money in each stake; shorter where the last stakes contain none. */
  bonusStakesMinor: string[];
  state: 'open' | 'settled';
  payoutMinor: bigint | null;
  refunded: boolean;
  placedAt: Date;
  settledAt: Date | null;
  /** Null except in crash. Multipliers in hundredths; the point is null before the crash. */
  flightId: bigint | null;
  point: bigint | null;
  leavesAt: bigint | null;
  cashOut: bigint | null;
  /** Which of the member's two stakes on a flight it is; 1 in other games. */
  seat: number;
}

const COLUMNS = sql`
  r.id, r.member_id as "memberId", r.user_name as "userName", r.asset, r.game_code as code,
         g.game_id as "gameId", g.name as "gameName", coalesce(s.client_seed, c.salt) as "clientSeed",
         coalesce(r.nonce, r.flight_id) as nonce,
         r.return_scaled::bigint as "returnScaled", r.choices, r.steps,
         array(select stake::text from unnest(r.stakes_minor) as stake) as "stakesMinor",
         array(select coalesce(bonus, 0)::text from unnest(r.bonus_stakes_minor) as bonus) as "bonusStakesMinor",
         r.state,
         r.payout_minor as "payoutMinor", r.refunded, r.placed_at as "placedAt", r.settled_at as "settledAt",
         s.sealed_server_seed as sealed, coalesce(s.revealed_seed, f.link) as revealed,
         coalesce(s.server_seed_hash, f.promise) as "serverSeedHash", r.flight_id as "flightId", f.point,
         r.leaves_at as "leavesAt", r.cash_out as "cashOut", r.seat`;
const TABLES = sql`
  originals_rounds r
    join originals_games g on g.code = r.game_code
    left join originals_seeds s on s.id = r.seed_id
    left join originals_flights f on f.id = r.flight_id
    left join originals_chains c on c.id = f.chain_id`;
const ROUND = sql`select ${COLUMNS} from ${TABLES}`;

/** A round of a member. */
export function findRound(executor: Executor, memberId: bigint, id: string): Promise<RoundRow | undefined> {
  return executor.first(sql<RoundRow>`${ROUND} where r.id = ${id}::uuid and r.member_id = ${memberId}::bigint`);
}

/** Rounds of a member by their ids. */
export function roundsOf(executor: Executor, memberId: bigint, ids: readonly string[]): Promise<RoundRow[]> {
  return executor.rows(sql<RoundRow>`
    ${ROUND} where r.id = any(${[...ids]}::uuid[]) and r.member_id = ${memberId}::bigint`);
}

/** At most five rounds that match a search, for operators. */
export function findAnyRounds(executor: Executor, isFound: SqlPart<unknown>): Promise<RoundRow[]> {
  return executor.rows(sql<RoundRow>`${ROUND} where ${isFound} order by r.id limit 5`);
}

/** A round of any member, for operators. */
export function findAnyRound(executor: Executor, id: string): Promise<RoundRow | undefined> {
  return executor.first(sql<RoundRow>`${ROUND} where r.id = ${id}::uuid`);
}

export interface RoundFilter extends Place {
  code?: OriginalCode | undefined;
  isOpen?: boolean | undefined;
}

const NEWEST: ListKey = [{ column: sql`r.id`, type: 'uuid' }];

/** Rounds of a member, newest first. */
export function listRounds(
  executor: Executor,
  memberId: bigint,
  { code, isOpen, ...place }: RoundFilter,
): Promise<PageOfRows<RoundRow>> {
  const where = sql`
    r.member_id = ${memberId}::bigint
    and (${code ?? null}::text is null or r.game_code = ${code ?? null}::text)
    and (${isOpen ?? null}::boolean is null or (r.state = 'open') = ${isOpen ?? null}::boolean)`;
  return readPage(executor, { columns: COLUMNS, from: TABLES, where, key: NEWEST }, place);
}

/** A member's newest rounds for a data export, without what computes them. */
export function exportedRounds(executor: Executor, memberId: bigint, limit: number) {
  return executor.rows(sql<Pick<RoundRow, 'id' | 'code' | 'stakesMinor' | 'payoutMinor' | 'placedAt'>>`
    select r.id, r.game_code as code, array(select stake::text from unnest(r.stakes_minor) as stake) as "stakesMinor",
           r.payout_minor as "payoutMinor", r.placed_at as "placedAt"
      from originals_rounds r where r.member_id = ${memberId}::bigint order by r.id desc limit ${limit}::int`);
}

/** Games in which a member has an open round. */
export function openGames(executor: Executor, memberId: bigint): Promise<OriginalCode[]> {
  return executor.values(sql<OriginalCode>`
    select distinct game_code from originals_rounds where member_id = ${memberId}::bigint and state = 'open'`);
}

/** Open rounds whose time is over, longest waiting first; flights end automatically. */
export function dueRounds(executor: Executor, limit: number): Promise<RoundRow[]> {
  return executor.rows(sql<RoundRow>`
    ${ROUND} where r.state = 'open' and r.due_at <= clock_timestamp() and r.flight_id is null
 order by r.due_at limit ${limit}::int`);
}

/** Open rounds, except those of flights. */
export function openRounds(executor: Executor, limit: number): Promise<RoundRow[]> {
  return executor.rows(sql<RoundRow>`
    ${ROUND} where r.state = 'open' and r.flight_id is null order by r.due_at limit ${limit}::int`);
}

/** Rounds after an id that were placed since a moment, ordered by id. */
export function roundsAfter(executor: Executor, after: string, since: Date, limit: number): Promise<RoundRow[]> {
  return executor.rows(sql<RoundRow>`
    ${ROUND} where r.id > ${after}::uuid and r.placed_at >= ${since}::timestamptz order by r.id limit ${limit}::int`);
}

/** The latest rounds of all members. */
export function latestRounds(executor: Executor, limit: number): Promise<RoundRow[]> {
  return executor.rows(sql<RoundRow>`${ROUND} order by r.id desc limit ${limit}::int`);
}
