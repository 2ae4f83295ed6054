import type { payments as contract, ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import type { Order } from './repository.ts';

export type OrderView = ValueOf<typeof contract.getDeposit>;

/** An order as its member sees it; the pay address only while there is something to pay. */
export function presentOrder(order: Order): OrderView {
  const isPayable = order.status === 'awaiting' || order.status === 'processing';
  return {
    orderId: order.id,
    method: order.method,
    status: order.status,
    amount: formatMinor(order.creditedMinor ?? order.amountMinor),
    currency: order.asset,
    payUrl: isPayable ? order.payUrl : null,
    createdAt: order.createdAt.getTime(),
    creditedAt: order.creditedAt?.getTime() ?? null,
  };
}

export type DepositSummary = Omit<OrderView, 'payUrl'>;

/** An order without the address at which it is paid. */
export function summariseOrder(order: Order): DepositSummary {
  const { payUrl: _, ...summary } = presentOrder(order);
  return summary;
}
