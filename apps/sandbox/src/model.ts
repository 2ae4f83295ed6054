export type PaymentStatus =
  | 'AWAITING_PLAYER'
  | 'PROCESSING'
  | 'SUCCEEDED'
  | 'FAILED'
  | 'CANCELLED'
  | 'REVERSED'
  | 'UNKNOWN';

/** Which provider's words a payment is told in. */
export type Wire = 'sandbox' | 'stripe' | 'payos';

/** How it is paid: on a page here, into the bank account, by a code, to an address of the chain. */
export type PaymentMethod = 'redirect' | 'transfer' | 'qr' | 'address';

/** What the merchant asks for; the same merchantRef must always come with the same request. */
export type PaymentRequest = {
  merchantRef: string;
  /** Decimal string with two decimals, passed through and never calculated with. */
  amount: string;
  currency: string;
  webhookUrl: string;
  returnUrl: string;
  /** On a page unless another is named. */
  method?: PaymentMethod;
  /** The sandbox's own unless another is named. */
  wire?: Wire;
};

/** Money that came to an account or address. */
export type Incoming = {
  id: string;
  amount: string;
  /** What the payer wrote. */
  text: string;
  isReversed?: boolean;
  /** Blocks of the chain since then. */
  confirmations?: number;
};

export type Payment = PaymentRequest & {
  paymentId: string;
  status: PaymentStatus;
  /** Of payments that are not made on a page here. */
  received?: Incoming[];
  /** Where the page took another amount than was asked for. */
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
  /** How it is signed; the sandbox's own way unless another is named. */
  wire?: Wire;
  tries: number;
  /** Epoch milliseconds of the next try. */
  dueAt: number;
};

export type SandboxState = {
  payments: Payment[];
  payouts: Payout[];
  deliveries: Delivery[];
  /** Where merchants want the events of a wire that names no address with each payment. */
  endpoints: Partial<Record<Wire, string>>;
};

export type PlayerChoice = 'now' | 'later' | 'fail' | 'less' | 'twice' | 'unnamed' | 'unknown' | 'reverse' | 'cancel';

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
