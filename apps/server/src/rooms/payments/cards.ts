import type { CardKind, CardView } from '../../platform/cards/index.ts';
import { findOrder, type Order, pageOfOrders } from './repository.ts';
import { findWithdrawal, type Withdrawal, withdrawalsOf } from './withdrawals/withdrawal-rows.ts';

const WITHDRAWN = ['paid', 'refused', 'failed', 'cancelled', 'reversed'];
/** An order that expired may still be paid. */
const DEPOSITED = ['succeeded', 'failed', 'cancelled', 'reversed'];

/** Withdrawals as cards in conversations. */
export const WITHDRAWAL_CARDS: CardKind = {
  kind: 'withdrawal',
  permission: 'withdrawals.read',
  changedBy: { event: 'withdrawal.changed', field: 'orderId' },
  latest: async (executor, { memberId }, limit) =>
    (await withdrawalsOf(executor, memberId, { offset: 0, limit })).list.map(withdrawalCard),
  find: async (executor, { memberId }, ref) => {
    const found = await findWithdrawal(executor, ref);
    return found?.memberId === memberId ? withdrawalCard(found) : undefined;
  },
};

/** Deposit orders as cards in conversations. */
export const DEPOSIT_CARDS: CardKind = {
  kind: 'deposit',
  permission: 'payments.read',
  changedBy: { event: 'deposit.changed', field: 'orderId' },
  latest: async (executor, { memberId }, limit) =>
    (await pageOfOrders(executor, memberId, { offset: 0, limit })).list.map(depositCard),
  find: async (executor, { memberId }, ref) => {
    const found = await findOrder(executor, ref, memberId);
    return found && depositCard(found);
  },
};

function withdrawalCard({ id, status, amountMinor, asset, createdAt }: Withdrawal): CardView {
  return {
    ref: id,
    status,
    isOver: WITHDRAWN.includes(status),
    amountMinor,
    currency: asset,
    name: null,
    at: createdAt,
  };
}

function depositCard({ id, status, amountMinor, creditedMinor, asset, createdAt }: Order): CardView {
  return {
    ref: id,
    status,
    isOver: DEPOSITED.includes(status),
    amountMinor: creditedMinor ?? amountMinor,
    currency: asset,
    name: null,
    at: createdAt,
  };
}
