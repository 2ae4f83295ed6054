import { formatMinor } from '@fairlot/money';
import { type Executor, sql, type Tx } from '../../platform/db/index.ts';
import { pageOfGrants } from './bonus/grant-rows.ts';
import { presentBonus } from './present.ts';

/** Maximum number of bonuses in an export; no member has more. */
const MOST = 10_000;

/** A member's data export: gifts, and bonus money with its wagering. */
export async function exportPromotions(executor: Executor, memberId: bigint): Promise<object> {
  const { list } = await pageOfGrants(executor, memberId, { offset: 0, limit: MOST });
  const awards = await executor.rows(sql<{ gift: string; amountMinor: bigint; at: Date }>`
    select gift, amount_minor as "amountMinor", at from promotions_awards
     where member_id = ${memberId}::bigint order by at desc`);
  return {
    bonuses: list.map((grant) => presentBonus(grant, 'EN')),
    gifts: awards.map(({ gift, amountMinor, at }) => ({
      gift,
      amount: formatMinor(amountMinor),
      at: at.toISOString(),
    })),
  };
}

/** Gifts stay, because they are money in the books; acceptances and tracking of the person are removed. */
export async function erasePromotions(tx: Tx, memberId: bigint): Promise<void> {
  await tx.run(sql`
    update promotions_offers o set spent_minor = spent_minor - a.reserved_minor
      from promotions_acceptances a
     where a.member_id = ${memberId}::bigint and a.state = 'open' and a.offer_id = o.id and a.reserved_minor > 0`);
  await tx.run(sql`delete from promotions_acceptances where member_id = ${memberId}::bigint`);
  await tx.run(sql`delete from promotions_exposures where member_id = ${memberId}::bigint`);
  await tx.run(sql`
    delete from promotions_related_members where member_id = ${memberId}::bigint or other_id = ${memberId}::bigint`);
  await tx.run(sql`delete from promotions_watched where member_id = ${memberId}::bigint`);
}
