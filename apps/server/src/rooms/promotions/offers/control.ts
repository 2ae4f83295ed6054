import { createHash } from 'node:crypto';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import { type Offer, watchMember } from './offer-rows.ts';

/**
 * Whether a member belongs to the control group of an offer. The group is a deterministic share of all members,
 * different for each offer.
 */
export function isControl({ id, terms }: Pick<Offer, 'id' | 'terms'>, memberId: bigint): boolean {
  if (terms.control === undefined) return false;
  return createHash('sha256').update(`${id}:${memberId}`).digest().readUInt32BE() % 100 < terms.control;
}

/** Records when a member could first have received an offer, and tracks their play from then on. */
export async function noteExposures(
  executor: Executor & { transaction<T>(run: (tx: Tx) => Promise<T>): Promise<T> },
  memberId: bigint,
  offers: readonly Offer[],
): Promise<void> {
  if (offers.length === 0) return;
  const known = await executor.rows(sql<{ offerId: bigint }>`
    select offer_id as "offerId" from promotions_exposures where member_id = ${memberId}::bigint`);
  const fresh = offers.filter(({ id }) => known.every(({ offerId }) => offerId !== id));
  if (fresh.length === 0) return;
  await executor.transaction(async (tx) => {
    for (const offer of fresh) {
      await tx.run(sql`
        insert into promotions_exposures (offer_id, member_id, is_control)
        values (${offer.id}::bigint, ${memberId}::bigint, ${isControl(offer, memberId)}) on conflict do nothing`);
      await watchMember(tx, memberId, offer.asset);
    }
  });
}
