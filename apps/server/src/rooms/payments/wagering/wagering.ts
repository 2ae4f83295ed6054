import {
  betKey,
  type BetPlaced,
  type BetSettled,
  type Listener,
  onBets,
  PLAY_MONEY,
  settledNow,
} from '../../../platform/events/index.ts';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';

/** Wagering of deposits before money can leave: the amount still to be staked. Minor units. */
export interface Wagering {
  totalMinor: bigint;
  leftMinor: bigint;
}

/** Maximum number of days after which bets are replayed. */
const KEPT_DAYS = 45;
/** Days that a bet may take until it is settled, as a bet on the winner of a season does. */
const OPEN_DAYS = 400;

/** Adds the requirement of a deposit, in the transaction that credits it. Earlier play no longer counts. */
export async function requireWagering(tx: Tx, memberId: bigint, asset: string, depositMinor: bigint): Promise<void> {
  await tx.run(sql`select payments_require_wagering(${memberId}::bigint, ${asset}, ${depositMinor}::bigint)`);
}

/**
 * Removes the requirement of a reversed deposit. Deposits are played in order of arrival: play of this one does not
 * count for later ones.
 */
export async function easeWagering(
  tx: Tx,
  { id, memberId, asset }: { id: string; memberId: bigint; asset: string },
  depositMinor: bigint,
): Promise<void> {
  await tx.run(sql`
    with terms as (
      select wagering_percent as percent from payments_withdrawal_terms where asset = ${asset} and level = 0
    ), own as (
      select credited_at as at from payments_orders where id = ${id}::uuid
    ), requirements as (
      select ${depositMinor}::bigint * t.percent / 100 as required_minor, o.at,
             coalesce((select sum(coalesce(d.credited_minor, d.amount_minor) * t.percent / 100) from payments_orders d
                        where d.member_id = ${memberId}::bigint and d.asset = ${asset} and d.status = 'succeeded'
                          and d.credited_at > o.at), 0)::bigint as later
        from terms t cross join own o
    )
    update payments_wagering w
       set left_minor = w.left_minor - least(d.required_minor, greatest(0, w.left_minor - d.later)),
           total_minor = greatest(
             w.left_minor - least(d.required_minor, greatest(0, w.left_minor - d.later)),
             w.total_minor - case when d.at >= w.since - interval '1 second' then d.required_minor else 0 end)
      from requirements d
     where w.member_id = ${memberId}::bigint and w.asset = ${asset}`);
}

/** Wagering left before a withdrawal: none for an excluded member, who cannot play any more. */
export async function wageringBefore(executor: Executor, memberId: bigint, asset: string): Promise<Wagering> {
  const wagering = await wageringOf(executor, memberId, asset);
  if (wagering.leftMinor === 0n) return wagering;
  const { reason } = await executor.one(sql<{ reason: string | null }>`
    select protection_gate(${memberId}::bigint, 'play', ${asset}) as reason`);
  return reason === 'excluded' ? NOTHING : wagering;
}

const NOTHING: Wagering = { totalMinor: 0n, leftMinor: 0n };

export async function wageringOf(executor: Executor, memberId: bigint, asset: string): Promise<Wagering> {
  const found = await executor.first(sql<Wagering>`
    select total_minor as "totalMinor", left_minor as "leftMinor" from payments_wagering
     where member_id = ${memberId}::bigint and asset = ${asset}`);
  return found ?? NOTHING;
}

/** Counts the stakes of settled bets; a stake that was refunded, cancelled or returned exactly does not count. */
export const wageringListener: Listener = {
  name: 'deposit-wagering',
  byTopic: true,
  subscriptions: onBets({
    placed: noteBets,
    settled: countBets,
    // A bet that did not count may do so now; one that counted stays counted.
    corrected: (tx, chunks) => countBets(tx, chunks.map(settledNow)),
  }),
};

/** Counts bets of the demonstration's past, before the listener receives them once more. */
export async function countPlay(tx: Tx, placed: readonly BetPlaced[], settled: readonly BetSettled[]): Promise<void> {
  await noteBets(tx, placed);
  await countBets(tx, settled);
}

/** Records bets of members with a wagering requirement; bets of others are not stored. */
async function noteBets(tx: Tx, bets: readonly BetPlaced[]): Promise<void> {
  const rows = bets
    .filter(({ asset }) => asset !== PLAY_MONEY)
    .map((bet) => ({
      ...bet,
      key: betKey(bet, bet.betId),
      // Only real money counts for the wagering of a deposit.
      stakeMinor: String(BigInt(bet.stakeMinor) - BigInt(bet.bonusMinor)),
      detail: null,
    }));
  if (rows.length === 0) return;
  await tx.run(sql`
    insert into payments_wagered_bets (bet, member_id, asset, stake_minor)
    select distinct on (b.key) b.key, w.member_id, w.asset, b."stakeMinor"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as b(key uuid, "memberId" bigint, asset text,
          "stakeMinor" bigint, at bigint)
      join payments_wagering w on w.member_id = b."memberId" and w.asset = b.asset and w.left_minor > 0
       and to_timestamp(b.at / 1000.0) >= w.since - interval '1 second'
     order by b.key
    on conflict (bet) do nothing`);
}

async function countBets(tx: Tx, chunks: readonly BetSettled[]): Promise<void> {
  const played = chunks
    .filter(({ asset }) => asset !== PLAY_MONEY)
    .flatMap(({ source, vendor, bets }) =>
      bets
        .filter(({ status }) => status === 'won' || status === 'lost')
        .map(({ betId, winMinor, bonusWinMinor }) => ({
          bet: betKey({ source, vendor }, betId),
          winMinor: String(BigInt(winMinor) - BigInt(bonusWinMinor)),
        })),
    );
  if (played.length === 0) return;
  await tx.run(sql`
    with counted as (
      update payments_wagered_bets w set counted_at = clock_timestamp()
        from jsonb_to_recordset(${JSON.stringify(played)}::jsonb) as p(bet uuid, "winMinor" bigint)
       where w.bet = p.bet and w.counted_at is null and p."winMinor" <> w.stake_minor
      returning w.member_id, w.asset, w.stake_minor
    ), sums as (
      select member_id, asset, sum(stake_minor)::bigint as played from counted group by member_id, asset
    )
    update payments_wagering w set left_minor = greatest(0, w.left_minor - s.played)
      from sums s where w.member_id = s.member_id and w.asset = s.asset`);
}

export async function pruneWageredBets(executor: Executor): Promise<void> {
  await executor.run(sql`
    delete from payments_wagered_bets
     where noted_at < clock_timestamp() - ${KEPT_DAYS}::int * interval '1 day'
       and (counted_at is not null or noted_at < clock_timestamp() - ${OPEN_DAYS}::int * interval '1 day')`);
}
