import { sql, type Tx } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { clearingAccount, houseAccount, type Wallet } from '../../wallet/index.ts';
import { depositReversed } from '../../../platform/events/index.ts';
import type { Order } from '../repository.ts';
import { easeWagering } from '../wagering/wagering.ts';
import { DEPOSIT_REVERSED, recheckWithdrawals } from '../withdrawals/recheck.ts';

export interface BookingDoors {
  events: Platform['events'];
  wallet: Wallet;
}

type Booked = Pick<Order, 'id' | 'memberId' | 'provider' | 'asset' | 'feeMinor'>;

/** Credits the money of an order to the member, with all consequences of a deposit, once for the payment. */
export async function bookDeposit(
  tx: Tx,
  { id, memberId, provider, asset, feeMinor }: Booked,
  paymentId: string | null,
  amountMinor: bigint,
): Promise<void> {
  await tx.run(
    sql`
    select payments_book_deposit(${id}::uuid, ${memberId}::bigint, ${provider}, ${asset}, ${feeMinor}::bigint,
      ${paymentId}::text, ${amountMinor}::bigint)`,
    { wakes: ['outbox', 'stream'] },
  );
}

/**
 * Reverses a credited deposit with its fee; a missing amount becomes a debt. Money held for withdrawals is not taken,
 * but is not paid out before a manual review.
 */
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
  await recheckWithdrawals(tx, memberId, asset, DEPOSIT_REVERSED);
  await tx.run(
    sql`
    select wallet_reverse_many(${clearing}, ${asset}, array[${`${key}:reversed`}]::text[], array[${memberId}::bigint],
      array[${amountMinor - fee}::bigint], array[${orderId}]::text[])`,
    { wakes: ['stream'] },
  );
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
  await easeWagering(tx, order, amountMinor);
  const money = { orderId, amountMinor: String(amountMinor), ...(fee > 0n && { feeMinor: String(fee) }) };
  await events.outbox.add(tx, depositReversed, memberId, money);
}

/** An amount below its fee is credited only by an operator, without the fee. */
function feeOf(feeMinor: bigint, amountMinor: bigint): bigint {
  return feeMinor < amountMinor ? feeMinor : 0n;
}
