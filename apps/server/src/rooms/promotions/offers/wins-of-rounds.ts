import { sql, type Tx } from '../../../platform/db/index.ts';
import { spend } from './offer-rows.ts';

/**
 * Books bonus money that free rounds of an award won. It was set aside when they were given; what comes after that was
 * freed takes what the budget still has: the member's money is given in any case, and the budget stays within itself.
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

/** A vendor took wins back: so much can be won again. */
export async function setAsideAgain(tx: Tx, key: string, amountMinor: bigint): Promise<void> {
  await tx.run(sql`
    update promotions_awards set reserved_minor = reserved_minor + ${amountMinor}::bigint
     where key = ${key} and reserved_minor is not null`);
}

/** Nothing more is to be expected of the rounds: what they did not win is free again. */
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
