import type { WebhookHeaders } from '../../../platform/outside/signed-webhooks.ts';

/** How an order is paid: on the provider's page, by a code, to an account, or to a blockchain address. */
export type OrderKind = 'redirect' | 'qr' | 'transfer' | 'address';

/** State of a payment in our terms; an adapter translates its provider's. */
export type PaymentState = 'awaiting' | 'processing' | 'succeeded' | 'failed' | 'cancelled' | 'reversed' | 'unknown';

/** A provider's report about one payment, by webhook or on request. */
export interface PaymentReport {
  /** Null before any payment, where the provider identifies each payment separately. */
  paymentId: string | null;
  /** Our reference of the order; empty if the payer gave none. */
  merchantRef: string;
  state: PaymentState;
  /** Null when the provider's amount is unreadable. */
  amountMinor: bigint | null;
  currency: string;
  /** Number of confirmations of the payment on a blockchain. */
  confirmations?: number;
  /** The payer's text, for the operator who has to find the order. */
  text?: string;
  /** Holder of the account that the money came from, where the provider reports it. */
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

/** Payment instructions for the player. */
export interface Instructions {
  payUrl?: string;
  qr?: { text: string };
  transfer?: { bank: string; account: string; name: string; reference: string };
  address?: { text: string; network: string; confirmationsNeeded: number };
}

/** Style of our reference at the provider: an id, a number, or a few characters that a payer can write. */
export type ReferenceStyle = 'id' | 'number' | 'words';

export interface AdapterMethod {
  method: string;
  kind: OrderKind;
  reference: ReferenceStyle;
  /** Step of amounts in a currency, in minor units; any amount when absent. */
  stepOf?: (currency: string) => bigint;
}

/** A provider's answer to a call that changes nothing. */
export interface Probe {
  status: number;
  /** The provider's own status text; empty without one. */
  detail: string;
  areKeysRefused: boolean;
  /** Whether the answer has the shape that this provider's answers have; another server may answer JSON too. */
  isTheirs: boolean;
}

/** The only place that knows a provider's addresses, terms and signatures. Never called inside a transaction. */
export interface PaymentAdapter {
  provider: string;
  /** Accepted currencies; null for all. */
  currencies: readonly string[] | null;
  methods: readonly AdapterMethod[];
  /** Whether it is reached over the internet, and reaches us by our public address. */
  isOutside: boolean;
  /** Opens a payment; the same `merchantRef` again returns the same one. @throws ProviderUnavailable */
  createDeposit(request: DepositRequest): Promise<{ report: PaymentReport; instructions: Instructions }>;
  /**
   * One report for each payment; empty when the provider knows none.
   * @param paymentId the provider's id of the payment, if it has one
   * @throws ProviderUnavailable
   */
  getReports(merchantRef: string, paymentId: string | null): Promise<PaymentReport[]>;
  /** Notifies the provider that the order will not be paid. @throws ProviderUnavailable */
  cancelDeposit(merchantRef: string, paymentId: string | null): Promise<void>;
  /** Returns the event's id and the headers to store, or null when the signature is not the provider's or too old. */
  verifyWebhook(rawBody: Uint8Array, headers: WebhookHeaders): { eventId: string; kept: Record<string, string> } | null;
  /** Reads the body of a verified webhook; empty when it contains no payments. Null when it is unreadable. */
  readWebhook(body: string): PaymentReport[] | null;
  /** Requests an object that does not exist, which only valid keys may do. @throws ProviderUnavailable */
  probe(): Promise<Probe>;
}

/** Whether a provider accepts a currency. */
export const takesCurrency = ({ currencies }: { currencies: readonly string[] | null }, currency: string): boolean =>
  currencies === null || currencies.includes(currency);

/** The provider did not answer, or not properly. Whether it acted is unknown. */
export class ProviderUnavailable extends Error {}

/** The provider has the order already and does not repeat the instructions: another order is needed to continue. */
export class OrderSpent extends ProviderUnavailable {}
