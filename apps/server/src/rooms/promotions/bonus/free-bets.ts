import { formatMinor } from '@fairlot/money';
import type { FreeBetStake } from '../../lottery/ports.ts';
import { sql, type Tx } from '../../../platform/db/index.ts';
import type { PromotionsPlatform } from '../ports.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type Grant, insertGrant, lockGrant } from './grant-rows.ts';

/**
 * Additional days to use a free bet whose ticket the house returned. A member's own cancellation gives none, because a
 * ticket bought and cancelled again and again would keep the free bet for ever.
 */
const DAYS_AGAIN = 3;

type NewFreeBet = Parameters<typeof insertGrant>[1];
type Events = Pick<PromotionsPlatform, 'events'>;

/** Grants a free bet, which is independent of any bonus. @returns undefined for a key that was granted before */
export async function grantFreeBet(tx: Tx, wanted: NewFreeBet): Promise<Grant | undefined> {
  const grant = await insertGrant(tx, wanted);
  if (grant === undefined) return undefined;
  await tx.run(sql`
    update promotions_grants set state = 'active', started_at = clock_timestamp(), is_free_bet = true
     where id = ${grant.id}::uuid`);
  return grant;
}

/**
 * Uses up a free bet for one ticket, in the transaction that sells it. An unused part of its amount is lost.
 * @throws Refusal not.found, bonus.ended, limit.exceeded {max} for a ticket that costs more
 */
export function createFreeBets({ events }: Events) {
  return async (tx: Tx, { freeBetId, memberId, asset, stakeMinor, betId }: FreeBetStake): Promise<void> => {
    const found = await lockGrant(tx, freeBetId);
    if (found === undefined || !found.isFreeBet || found.memberId !== memberId || found.asset !== asset)
      throw new Refusal('not.found');
    if (found.state !== 'active' || found.isOver) throw new Refusal('bonus.ended');
    if (stakeMinor > found.amountMinor) throw new Refusal('limit.exceeded', { max: formatMinor(found.amountMinor) });
    await tx.run(sql`
      update promotions_grants set state = 'spent', ended_at = clock_timestamp(), used_bet = ${betId}::uuid
       where id = ${found.id}::uuid`);
    await events.stream.publish(tx, memberId, 'bonus.changed', {});
  };
}

/**
 * Updates free bets by the outcome of their tickets: a returned one can be used again, a win is announced. A free bet
 * that was used for another ticket since then is not changed.
 */
export async function followFreeBets(tx: Tx, { events }: Events, keys: readonly string[]): Promise<void> {
  const changed = await tx.rows(sql<{ memberId: bigint }>`
    update promotions_grants g
       set state = n.state, paid_minor = n.paid,
           ended_at = case when n.state <> 'active' then coalesce(g.ended_at, clock_timestamp()) end,
           expires_at = case when n.is_refunded
             then greatest(g.expires_at, clock_timestamp() + make_interval(days => ${DAYS_AGAIN}::int))
             else g.expires_at end
      from (select b.key, case when b.status in ('refunded', 'cancelled') then 'active'
                               when b.status = 'won' then 'converted' else 'spent' end as state,
                   case when b.status = 'won' then b.win_minor end as paid, b.status = 'refunded' as is_refunded
              from promotions_bets b where b.key = any(${[...keys]}::uuid[]) and b.status <> 'open') n
     where g.used_bet = n.key and g.is_free_bet and g.state in ('active', 'spent', 'converted')
       and (g.state, g.paid_minor) is distinct from (n.state, n.paid)
    returning g.member_id as "memberId"`);
  await events.stream.publishMany(
    tx,
    'bonus.changed',
    changed.map(({ memberId }) => ({ memberId, data: {} })),
  );
}
