import type { payments, ValueOf } from '@fairlot/contract';

type Order = ValueOf<typeof payments.getDeposit>;
export type OrderStatus = Order['status'];

const ORDER_ID = /^[0-9a-f-]{36}$/;
const POLL_MS = 2000;
const REVIEW_POLL_MS = 10_000;

/** Polling interval of an order; false when it is final. A review is manual work and takes longer. */
export function pollMs(status: OrderStatus): number | false {
  if (isFinal(status)) return false;
  return status === 'review' ? REVIEW_POLL_MS : POLL_MS;
}

const FINAL: readonly OrderStatus[] = ['succeeded', 'failed', 'expired', 'cancelled', 'reversed'];

export function isFinal(status: OrderStatus): boolean {
  return FINAL.includes(status);
}

/** The order id in an address; null without one. */
export function orderIdOf(search: Record<string, string>): string | null {
  const id = search['orderId'] ?? '';
  return ORDER_ID.test(id) ? id : null;
}

/** Whether the order contains payment instructions: a code, an account or an address. */
export function hasInstructions({ qr, transfer, address }: Pick<Order, 'qr' | 'transfer' | 'address'>): boolean {
  return qr !== null || transfer !== null || address !== null;
}
