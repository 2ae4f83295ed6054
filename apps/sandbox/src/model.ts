export type PaymentStatus = 'AWAITING_PLAYER' | 'PROCESSING' | 'SUCCEEDED' | 'FAILED';

/** What the merchant asks for; the same merchantRef must always come with the same request. */
export type PaymentRequest = {
  merchantRef: string;
  /** Decimal string with two decimals, passed through and never calculated with. */
  amount: string;
  currency: string;
  webhookUrl: string;
  returnUrl: string;
};

export type Payment = PaymentRequest & {
  paymentId: string;
  status: PaymentStatus;
  /** Epoch milliseconds at which a payment in PROCESSING succeeds. */
  succeedsAt?: number;
};

/** A webhook that no 2xx answer has confirmed yet. */
export type Delivery = {
  eventId: string;
  url: string;
  /** The exact bytes that are signed and sent. */
  body: string;
  tries: number;
  /** Epoch milliseconds of the next try. */
  dueAt: number;
};

export type SandboxState = { payments: Payment[]; payouts: Payout[]; deliveries: Delivery[] };

export type PlayerChoice = 'now' | 'later' | 'fail';

export type PayoutStatus = 'PENDING' | 'PAID' | 'FAILED' | 'UNKNOWN' | 'REVERSED';

/** What the merchant wants sent; the same id must always come with the same request. */
export type PayoutRequest = {
  id: string;
  /** Decimal string with two decimals, passed through and never calculated with. */
  amount: string;
  currency: string;
  kind: 'bank' | 'wallet';
  bank: string;
  account: string;
  holder: string;
  webhookUrl: string;
};

export type Payout = PayoutRequest & { payoutId: string; status: PayoutStatus };

export type PayoutDecision = 'paid' | 'failed' | 'unknown' | 'reversed';
