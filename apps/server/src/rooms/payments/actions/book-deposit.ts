import { sql, type Tx } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import type { Protection } from '../../protection/index.ts';
import { clearingAccount, houseAccount, memberAccount, type Wallet } from '../../wallet/index.ts';
import { depositCredited, depositReversed } from '../../../platform/events/index.ts';
import type { Order } from '../repository.ts';
import { demandWagering, easeWagering } from '../wagering/wagering.ts';

export interface BookingDoors {
  events: Platform['events'];
  wallet: Wallet;
  protection: Protection;
}

type Booked = Pick<Order, 'id' | 'memberId' | 'provider' | 'asset' | 'feeMinor'>;

/**
 * Money of an order is the member's, without the fee of its way, together with everything that a deposit means. The
 * obligation is the provider's payment: however often it is reported, it is met once.
 */
export async function bookDeposit(
  tx: Tx,
  { events, wallet, protection }: BookingDoors,
  { id: orderId, memberId, provider, asset, feeMinor }: Booked,
  paymentId: string | null,
  amountMinor: bigint,
): Promise<void> {
  if (paymentId === null) throw new Error('Money without a payment cannot be credited');
  const key = `deposit:${provider}:${paymentId}`;
  const debit = clearingAccount(provider, asset);
  const fee = feeOf(feeMinor, amountMinor);
  const taken = { debit, asset, reference: orderId };
  const credit = memberAccount(memberId, asset);
  await wallet.transfer(tx, { ...taken, key, credit, amountMinor: amountMinor - fee, kind: 'deposit' });
  if (fee > 0n)
    await wallet.transfer(tx, {
      ...taken,
      key: `${key}:fee`,
      credit: houseAccount(asset),
      amountMinor: fee,
      kind: 'fee',
    });
  await protection.countDeposit(tx, { memberId, asset, orderId, amountMinor });
  await demandWagering(tx, memberId, asset, amountMinor);
  await events.outbox.add(tx, depositCredited, memberId, { orderId, amountMinor: String(amountMinor) });
}

/** Takes a credited deposit back with its fee; what the member has no more becomes a debt. */
export async function reverseDeposit(
  tx: Tx,
  { events, wallet }: BookingDoors,
  order: Booked & Pick<Order, 'amountMinor' | 'creditedMinor'>,
  paymentId: string | null,
): Promise<void> {
  const { id: orderId, memberId, provider, asset, feeMinor } = order;
  const amountMinor = order.creditedMinor ?? order.amountMinor;
  const key = `deposit:${provider}:${paymentId}`;
  const fee = feeOf(feeMinor, amountMinor);
  const clearing = clearingAccount(provider, asset);
  await tx.run(sql`
    select wallet_reverse_many(${clearing}, ${asset}, array[${`${key}:reversed`}]::text[], array[${memberId}::bigint],
      array[${amountMinor - fee}::bigint], array[${orderId}]::text[])`);
  if (fee > 0n)
    await wallet.transfer(tx, {
      key: `${key}:fee:return`,
      debit: houseAccount(asset),
      credit: clearing,
      asset,
      amountMinor: fee,
      kind: 'fee',
      reference: orderId,
    });
  await easeWagering(tx, memberId, asset, amountMinor);
  await events.outbox.add(tx, depositReversed, memberId, { orderId, amountMinor: String(amountMinor) });
}

/** Less than its fee came only where a person credits it; then there is none. */
function feeOf(feeMinor: bigint, amountMinor: bigint): bigint {
  return feeMinor < amountMinor ? feeMinor : 0n;
}
