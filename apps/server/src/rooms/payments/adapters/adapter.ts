import type { WebhookHeaders } from '../../../platform/outside/signed-webhooks.ts';

/** How money comes: on the provider's page, by a code, to an account, to an address of a chain. */
export type OrderKind = 'redirect' | 'qr' | 'transfer' | 'address';

/** State of a payment in our words; an adapter translates its provider's. */
export type PaymentState = 'awaiting' | 'processing' | 'succeeded' | 'failed' | 'cancelled' | 'reversed' | 'unknown';

/** What a provider says about one payment, by webhook or on request. */
export interface PaymentReport {
  /** Null while nobody has paid, where the provider names each payment apart. */
  paymentId: string | null;
  /** What we gave the provider for the order; empty where the payer named none. */
  merchantRef: string;
  state: PaymentState;
  /** Null when the provider's amount cannot be read. */
  amountMinor: bigint | null;
  currency: string;
  /** How far a chain has confirmed the payment. */
  confirmations?: number;
  /** What the payer wrote, for whoever has to find the order. */
  text?: string;
  /** Whose account the money came from, where the provider tells. */
  payerName?: string;
}

export interface DepositRequest {
  method: string;
  merchantRef: string;
  amountMinor: bigint;
  currency: string;
  webhookUrl: string;
  returnUrl: string;
  expiresAt: Date;
}

/** What the player is told to pay to. */
export interface Instructions {
  payUrl?: string;
  qr?: { text: string };
  transfer?: { bank: string; account: string; name: string; reference: string };
  address?: { text: string; network: string; confirmationsNeeded: number };
}

/** How an order is named at the provider: by its id, by a number, by a few characters that a payer can write. */
export type ReferenceStyle = 'id' | 'number' | 'words';

export interface AdapterMethod {
  method: string;
  kind: OrderKind;
  reference: ReferenceStyle;
  /** What amounts have to be a multiple of, in minor units of a currency; without it any amount is taken. */
  stepOf?: (currency: string) => bigint;
}

/** What a provider answers to a call that changes nothing. */
export interface Probe {
  status: number;
  /** Its own word for the outcome; empty without one. */
  detail: string;
  areKeysRefused: boolean;
}

/** The one place that knows a provider's addresses, words and signatures. Never called inside a transaction. */
export interface PaymentAdapter {
  provider: string;
  /** Currencies that it takes; null: every one. */
  currencies: readonly string[] | null;
  methods: readonly AdapterMethod[];
  /** It is reached over the internet, and reaches us by our public address. */
  isOutside: boolean;
  /** Opens a payment; the same `merchantRef` again answers the same one. @throws ProviderUnavailable */
  createDeposit(request: DepositRequest): Promise<{ report: PaymentReport; instructions: Instructions }>;
  /**
   * One report for each payment; empty when the provider knows none.
   * @param paymentId what the provider called the payment, if it has
   * @throws ProviderUnavailable
   */
  getReports(merchantRef: string, paymentId: string | null): Promise<PaymentReport[]>;
  /** Tells the provider that nobody will pay. @throws ProviderUnavailable */
  cancelDeposit(merchantRef: string, paymentId: string | null): Promise<void>;
  /** The event's id and the headers worth keeping, or null when the signature is not the provider's or too old. */
  verifyWebhook(rawBody: Uint8Array, headers: WebhookHeaders): { eventId: string; kept: Record<string, string> } | null;
  /** Reads the body of a verified webhook; empty when it tells nothing about payments. Null when it makes no sense. */
  readWebhook(body: string): PaymentReport[] | null;
  /** Asks for something that does not exist, which only the right keys are told. @throws ProviderUnavailable */
  probe(): Promise<Probe>;
}

/** Whether a provider takes a currency. */
export const takesCurrency = ({ currencies }: { currencies: readonly string[] | null }, currency: string): boolean =>
  currencies === null || currencies.includes(currency);

/** The provider did not answer, or answered what it should not. Whether it acted is unknown. */
export class ProviderUnavailable extends Error {}

/** The provider has the order already and tells no more where to pay: it takes another order to go on. */
export class OrderSpent extends ProviderUnavailable {}
