export type PaymentStatus =
  | 'AWAITING_PLAYER'
  | 'PROCESSING'
  | 'SUCCEEDED'
  | 'FAILED'
  | 'CANCELLED'
  | 'REVERSED'
  | 'UNKNOWN';

/** Provider whose protocol a payment uses. */
export type Wire = 'sandbox' | 'stripe' | 'payos' | 'sumsub';

/** How it is paid: on a page here, to the bank account, by QR code, to a blockchain address. */
export type PaymentMethod = 'redirect' | 'transfer' | 'qr' | 'address';

/** The merchant's request; the same merchantRef must always have the same request. */
export type PaymentRequest = {
  merchantRef: string;
  /** Decimal string with two decimals, passed through and never calculated with. */
  amount: string;
  currency: string;
  webhookUrl: string;
  returnUrl: string;
  /** On a page by default. */
  method?: PaymentMethod;
  /** The sandbox's own by default. */
  wire?: Wire;
};

/** Money that arrived at an account or address. */
export type Incoming = {
  id: string;
  amount: string;
  /** Text that the payer entered. */
  text: string;
  isReversed?: boolean;
  /** Confirmations: blocks of the chain since then. */
  confirmations?: number;
};

export type Payment = PaymentRequest & {
  paymentId: string;
  status: PaymentStatus;
  /** For payments that are not made on a page here. */
  received?: Incoming[];
  /** Set if the page accepted an amount other than the requested one. */
  paidAmount?: string;
  /** Epoch milliseconds at which a payment in PROCESSING succeeds. */
  succeedsAt?: number;
};

/** A webhook that no 2xx answer has confirmed yet. */
export type Delivery = {
  eventId: string;
  url: string;
  /** The exact bytes that are signed and sent. */
  body: string;
  /** Signature scheme; the sandbox's own by default. */
  wire?: Wire;
  tries: number;
  /** Epoch milliseconds of the next attempt. */
  dueAt: number;
};

export type SandboxState = {
  payments: Payment[];
  payouts: Payout[];
  transfers: Transfer[];
  deliveries: Delivery[];
  /** Addresses for the events of protocols that name none with each payment. */
  endpoints: Partial<Record<Wire, string>>;
};

export type PlayerChoice = 'now' | 'later' | 'fail' | 'less' | 'twice' | 'unnamed' | 'unknown' | 'reverse' | 'cancel';

export type PayoutStatus = 'PENDING' | 'PAID' | 'FAILED' | 'UNKNOWN' | 'REVERSED';

/** The merchant's payout request; the same id must always have the same request. */
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

/** Money in a connected account of Stripe's API, and the part of it that was taken back. */
export type Transfer = {
  id: string;
  group: string;
  account: string;
  amount: number;
  currency: string;
  reversed: number;
  /** Epoch seconds. */
  created: number;
};

export type PayoutDecision = 'paid' | 'failed' | 'unknown' | 'reversed';
