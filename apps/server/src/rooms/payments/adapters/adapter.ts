/** State of a payment in our words; an adapter translates its provider's. */
export type PaymentState = 'awaiting' | 'processing' | 'succeeded' | 'failed' | 'unknown';

/** What a provider says about one payment, by webhook or on request. */
export interface PaymentReport {
  paymentId: string;
  /** The order's id, as we gave it to the provider. */
  merchantRef: string;
  state: PaymentState;
  /** Null when the provider's amount cannot be read. */
  amountMinor: bigint | null;
  currency: string;
}

export interface DepositRequest {
  merchantRef: string;
  amountMinor: bigint;
  currency: string;
  webhookUrl: string;
  returnUrl: string;
}

export interface Capabilities {
  method: string;
  name: string;
  currency: string;
  minMinor: bigint;
  maxMinor: bigint;
  suggestedMinor: readonly bigint[];
}

export type WebhookHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** The one place that knows a provider's addresses, words and signatures. Never called inside a transaction. */
export interface PaymentAdapter {
  provider: string;
  capabilities: Capabilities;
  /** Opens a payment; the same `merchantRef` again answers the same one. @throws ProviderUnavailable */
  createDeposit(request: DepositRequest): Promise<{ report: PaymentReport; payUrl: string }>;
  /** Null when the provider does not know the payment. @throws ProviderUnavailable */
  getStatus(merchantRef: string): Promise<PaymentReport | null>;
  /** The event's id and the headers worth keeping, or null when the signature is not the provider's or too old. */
  verifyWebhook(rawBody: Uint8Array, headers: WebhookHeaders): { eventId: string; kept: Record<string, string> } | null;
  /** Reads the body of a verified webhook. Null when it makes no sense. */
  readWebhook(body: string): PaymentReport | null;
}

/** The provider did not answer, or answered what it should not. Whether it acted is unknown. */
export class ProviderUnavailable extends Error {}
