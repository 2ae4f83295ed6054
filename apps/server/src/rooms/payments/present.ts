import type { payments as contract, ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import type { Order } from './repository.ts';

export type OrderView = ValueOf<typeof contract.getDeposit>;

/** An order as its member sees it; payment instructions only while it can be paid. */
export function presentOrder(order: Order): OrderView {
  const isPayable = order.status === 'awaiting' || order.status === 'processing' || order.status === 'unknown';
  const { qr, transfer, address } = (isPayable && order.instructions) || {};
  const amount = formatMinor(order.creditedMinor ?? order.amountMinor);
  const paidUntil = { amount, expiresAt: order.expiresAt.getTime() };
  return {
    orderId: order.id,
    method: order.method,
    kind: order.kind,
    status: order.status,
    amount,
    fee: formatMinor(order.feeMinor),
    currency: order.asset,
    payUrl: isPayable ? order.payUrl : null,
    qr: qr ? { ...qr, ...paidUntil } : null,
    transfer: transfer ? { ...transfer, ...paidUntil } : null,
    address: address ? { ...address, ...paidUntil, confirmations: order.confirmations } : null,
    sentAt: order.sentAt?.getTime() ?? null,
    createdAt: order.createdAt.getTime(),
    creditedAt: order.status === 'succeeded' ? (order.creditedAt?.getTime() ?? null) : null,
  };
}

export type DepositSummary = Omit<OrderView, 'payUrl' | 'qr' | 'transfer' | 'address'>;

/** An order without payment instructions. */
export function summariseOrder(order: Order): DepositSummary {
  const { payUrl: _url, qr: _qr, transfer: _transfer, address: _address, ...summary } = presentOrder(order);
  return summary;
}
