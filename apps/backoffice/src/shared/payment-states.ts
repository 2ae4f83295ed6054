import { translated } from './language.ts';

/** The appearance of a payment's status. */
export const PAYMENT_STATE_CLASSES: Readonly<Record<string, string>> = {
  paid: 'state state--good',
  succeeded: 'state state--good',
  refused: 'state state--bad',
  failed: 'state state--bad',
  reversed: 'state state--bad',
  review: 'state state--wait',
  unknown: 'state state--wait',
  awaiting: 'state state--wait',
  requested: 'state state--info',
  approved: 'state state--info',
  submitted: 'state state--info',
  processing: 'state state--info',
};

/** Texts of the statuses of deposits and withdrawals. */
export const paymentStates = translated('sharedPaymentStates', {
  withdrawal: {
    requested: 'Requested',
    review: 'In review',
    approved: 'Approved',
    submitted: 'Sent',
    paid: 'Paid',
    refused: 'Rejected',
    failed: 'Failed',
    cancelled: 'Cancelled',
    unknown: 'Unknown',
    reversed: 'Reversed',
  },
  deposit: {
    created: 'Started',
    awaiting: 'Waiting for payment',
    processing: 'Processing',
    succeeded: 'Credited',
    failed: 'Failed',
    expired: 'Expired',
    cancelled: 'Cancelled',
    unknown: 'Unknown',
    review: 'In review',
    reversed: 'Reversed',
  } as Readonly<Record<string, string>>,
});

/** Texts of the statuses of bets. */
export const betStates: Readonly<Record<string, string>> = translated('sharedBetStates', {
  open: 'Open',
  won: 'Won',
  lost: 'Lost',
  refunded: 'Refunded',
  cancelled: 'Cancelled',
});
