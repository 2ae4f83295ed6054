import { sql, type Tx } from '../../../platform/db/index.ts';
import { spend } from './offer-rows.ts';

/**
 * Books bonus money that free rounds of an award won. It was reserved when they were granted. If the reservation was
 * already released, it uses the remaining budget. The member's money is granted in any case, and the budget is never
 * exceeded.
 */
export async function spendOnWins(tx: Tx, key: string, amountMinor: bigint): Promise<void> {
  const award = await lock(tx, key);
  if (award === undefined) return;
  const { offerId, reservedMinor } = award;
  const covered = reservedMinor < amountMinor ? reservedMinor : amountMinor;
  await tx.run(sql`
    update promotions_awards set reserved_minor = ${reservedMinor - covered}::bigint where key = ${key}`);
  if (covered < amountMinor) await spend(tx, offerId, amountMinor - covered);
}

/** Restores the reservation for winnings that a vendor took back, because they can be won again. */
export async function setAsideAgain(tx: Tx, key: string, amountMinor: bigint): Promise<void> {
  await tx.run(sql`
    update promotions_awards set reserved_minor = reserved_minor + ${amountMinor}::bigint
     where key = ${key} and reserved_minor is not null`);
}

/** Releases the rest of the reservation when no more winnings are expected. */
export async function freeWhatIsLeft(tx: Tx, key: string): Promise<void> {
  const award = await lock(tx, key);
  if (award === undefined || award.reservedMinor === 0n) return;
  await tx.run(sql`update promotions_awards set reserved_minor = 0 where key = ${key}`);
  await spend(tx, award.offerId, -award.reservedMinor);
}

function lock(tx: Tx, key: string): Promise<{ offerId: bigint; reservedMinor: bigint } | undefined> {
  return tx.first(sql<{ offerId: bigint; reservedMinor: bigint }>`
    select offer_id as "offerId", reserved_minor as "reservedMinor" from promotions_awards
     where key = ${key} and reserved_minor is not null and lapsed_at is null for update`);
}
