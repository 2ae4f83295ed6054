import type { BonusMoney, BonusState } from '@fairlot/contract';
import { type Executor, type PageOfRows, type Place, readPage, sql, type Tx } from '../../../platform/db/index.ts';

/** Wagering requirement, minor units. */
export interface KeptWagering {
  days: number;
  mostBetMinor: string | null;
  /** Percentage of a stake that counts, by product. */
  games: Record<string, number>;
  zeroOutMinor: string;
  /** Minimum odds in hundredths: 150 is 1.50. When absent, bets at any odds count. */
  leastOdds?: number;
}

export interface Grant {
  id: string;
  awardKey: string;
  offerId: bigint | null;
  memberId: bigint;
  asset: string;
  titles: Record<string, string>;
  money: BonusMoney;
  wagering: KeptWagering;
  amountMinor: bigint;
  totalMinor: bigint;
  wageredMinor: bigint;
  state: BonusState;
  createdAt: Date;
  startedAt: Date | null;
  /** While the bonus waits, as if it had begun when it was granted. */
  expiresAt: Date;
  /** Whether it has expired by the database's clock, which also sets `expiresAt` and finds what is due. */
  isOver: boolean;
  endedAt: Date | null;
  paidMinor: bigint | null;
  /** Whether it pays one ticket that the member chooses; no money is booked for it before. */
  isFreeBet: boolean;
  /** The award whose free rounds won it; null if it was granted directly. */
  sourceKey: string | null;
}

export const GRANT = sql`
  g.id, g.award_key as "awardKey", g.offer_id as "offerId", g.member_id as "memberId", g.asset, g.titles, g.money,
  g.wagering, g.amount_minor as "amountMinor", g.total_minor as "totalMinor", g.wagered_minor as "wageredMinor",
  g.state, g.created_at as "createdAt", g.started_at as "startedAt", g.expires_at as "expiresAt",
  g.expires_at <= clock_timestamp() as "isOver",
  g.ended_at as "endedAt",
  g.paid_minor as "paidMinor", g.is_free_bet as "isFreeBet", g.source_key as "sourceKey"`;

/** Wagering left of a bonus that is active or waiting; zero for one that ended. */
export function leftOf({
  state,
  totalMinor,
  wageredMinor,
}: Pick<Grant, 'state' | 'totalMinor' | 'wageredMinor'>): bigint {
  const isOpen = state === 'active' || state === 'waiting';
  return isOpen && wageredMinor < totalMinor ? totalMinor - wageredMinor : 0n;
}

export function lockGrant(tx: Tx, id: string): Promise<Grant | undefined> {
  return tx.first(sql<Grant>`select ${GRANT} from promotions_grants g where g.id = ${id}::uuid for update`);
}

/** Locks several grants in the order of their ids. */
export function lockGrants(tx: Tx, ids: readonly string[]): Promise<Grant[]> {
  return tx.rows(sql<Grant>`
    select ${GRANT} from promotions_grants g where g.id = any(${ids}::uuid[]) order by g.id for update`);
}

/** @returns undefined for a key that was granted before */
export function insertGrant(
  tx: Tx,
  grant: Pick<Grant, 'awardKey' | 'offerId' | 'memberId' | 'asset' | 'titles' | 'money' | 'wagering' | 'sourceKey'> & {
    version: number | null;
    amountMinor: bigint;
    totalMinor: bigint;
  },
): Promise<Grant | undefined> {
  return tx.first(sql<Grant>`
    insert into promotions_grants as g (award_key, offer_id, version, member_id, asset, titles, money, wagering,
      amount_minor, total_minor, source_key, expires_at)
    values (${grant.awardKey}, ${grant.offerId}::bigint, ${grant.version}::int, ${grant.memberId}::bigint,
      ${grant.asset}, ${JSON.stringify(grant.titles)}::jsonb, ${grant.money}, ${JSON.stringify(grant.wagering)}::jsonb,
      ${grant.amountMinor}::bigint, ${grant.totalMinor}::bigint, ${grant.sourceKey},
      clock_timestamp() + make_interval(days => ${grant.wagering.days}::int))
    on conflict (award_key) do nothing returning ${GRANT}`);
}

/** Starts the next waiting bonus if none is active; its time begins now. */
export function startNext(tx: Tx, memberId: bigint, asset: string): Promise<Grant | undefined> {
  return tx.first(sql<Grant>`
    update promotions_grants g set state = 'active', started_at = clock_timestamp(),
           expires_at = clock_timestamp() + make_interval(days => (g.wagering ->> 'days')::int)
     where g.id = (select w.id from promotions_grants w
                    where w.member_id = ${memberId}::bigint and w.asset = ${asset} and w.state = 'waiting'
                    order by w.created_at, w.id limit 1 for update)
       and not exists (select 1 from promotions_grants a
                        where a.member_id = ${memberId}::bigint and a.asset = ${asset} and a.state = 'active'
                          and not a.is_free_bet)
    returning ${GRANT}`);
}

export async function endGrant(tx: Tx, id: string, state: BonusState, paidMinor: bigint | null): Promise<void> {
  await tx.run(sql`
    update promotions_grants set state = ${state}, ended_at = clock_timestamp(), paid_minor = ${paidMinor}::bigint
     where id = ${id}::uuid`);
}

/** Reduces the wagering requirement in proportion, because less was granted. */
export async function lessenGrant(tx: Tx, id: string, byMinor: bigint): Promise<void> {
  await tx.run(sql`
    update promotions_grants
       set amount_minor = amount_minor - ${byMinor}::bigint,
           total_minor = div(total_minor::numeric * (amount_minor - ${byMinor}::bigint), amount_minor)::bigint
     where id = ${id}::uuid`);
}

/** Records that the reason for the grant was undone. */
export async function noteTakenBack(tx: Tx, id: string): Promise<void> {
  await tx.run(sql`update promotions_grants set taken_back_minor = amount_minor where id = ${id}::uuid`);
}

/** Active bonuses, ordered by id after the given one. */
export function activeGrants(executor: Executor, after: string, limit: number): Promise<Grant[]> {
  return executor.rows(sql<Grant>`
    select ${GRANT} from promotions_grants g
     where g.state = 'active' and not g.is_free_bet and g.id > ${after}::uuid order by g.id limit ${limit}::int`);
}

/** Expired bonuses, oldest first; the time of a waiting one has not begun. */
export function dueGrants(executor: Executor, limit: number): Promise<{ id: string }[]> {
  return executor.rows(sql<{ id: string }>`
    select id from promotions_grants where state = 'active' and expires_at <= clock_timestamp()
     order by expires_at limit ${limit}::int`);
}

/** Bonus money of a member: the active bonus, then waiting ones, then the newest. */
export function pageOfGrants(executor: Executor, memberId: bigint, place: Place): Promise<PageOfRows<Grant>> {
  const where = sql`g.member_id = ${memberId}::bigint`;
  return readPage(
    executor,
    {
      columns: GRANT,
      from: sql`promotions_grants g`,
      where,
      key: [
        { column: sql`(g.state = 'active')`, type: 'boolean' },
        { column: sql`(g.state = 'waiting')`, type: 'boolean' },
        { column: sql`g.created_at`, type: 'timestamptz' },
        { column: sql`g.id`, type: 'uuid' },
      ],
    },
    place,
  );
}

/** Stakes with bonus money whose events have arrived: their sum, and whether one is not decided yet. */
export function reportedStakes(executor: Executor, grantId: string): Promise<{ stakedMinor: bigint; isOpen: boolean }> {
  return executor.one(sql<{ stakedMinor: bigint; isOpen: boolean }>`
    select coalesce(sum(bonus_minor), 0)::bigint as "stakedMinor", coalesce(bool_or(status = 'open'), false) as "isOpen"
      from promotions_bets where grant_id = ${grantId}::uuid and bonus_minor > 0`);
}

/** Members with a waiting bonus and no active one: it was granted while the previous one ended. */
export function idleMembers(executor: Executor): Promise<{ memberId: bigint; asset: string }[]> {
  return executor.rows(sql<{ memberId: bigint; asset: string }>`
    select distinct w.member_id as "memberId", w.asset from promotions_grants w
     where w.state = 'waiting' and not exists (
       select 1 from promotions_grants a
        where a.member_id = w.member_id and a.asset = w.asset and a.state = 'active' and not a.is_free_bet) limit 100`);
}
