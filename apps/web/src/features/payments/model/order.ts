import type { payments, ValueOf } from '@fairlot/contract';

export type OrderStatus = ValueOf<typeof payments.getDeposit>['status'];

const ORDER_ID = /^[0-9a-f-]{36}$/;
const POLL_MS = 2000;
const REVIEW_POLL_MS = 10_000;

/**
 * How soon to ask for the order again; false once it has come to an end. A review is a person's work and takes longer.
 */
export function pollMs(status: OrderStatus): number | false {
  if (isFinal(status)) return false;
  return status === 'review' ? REVIEW_POLL_MS : POLL_MS;
}

export function isFinal(status: OrderStatus): boolean {
  return status === 'succeeded' || status === 'failed' || status === 'expired';
}

/** Order of an address; null when it names none. */
export function orderIdOf(search: Record<string, string>): string | null {
  const id = search['orderId'] ?? '';
  return ORDER_ID.test(id) ? id : null;
}
