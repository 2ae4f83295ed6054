import type { Probe } from './adapter.ts';
import type { PayoutReport } from '../withdrawals/rules.ts';
import type { WebhookHeaders } from '../../../platform/outside/signed-webhooks.ts';

export interface PayoutRequest {
  /** The provider's reference of the payout as well: the same one again is the same payout. */
  orderId: string;
  amountMinor: bigint;
  currency: string;
  kind: 'bank' | 'wallet';
  bank: string;
  account: string;
  holder: string;
  webhookUrl: string;
}

/** The one place that knows how a provider sends money out. Never called inside a transaction. */
export interface PayoutAdapter {
  provider: string;
  /** Currencies that it sends; null: every one. */
  currencies: readonly string[] | null;
  /** @throws ProviderUnavailable */
  createPayout(request: PayoutRequest): Promise<PayoutReport>;
  /** Null when the provider does not know the reference. @throws ProviderUnavailable */
  getPayout(orderId: string): Promise<PayoutReport | null>;
  /** The event's id and the headers worth keeping, or null when the signature is not the provider's or too old. */
  verifyWebhook(rawBody: Uint8Array, headers: WebhookHeaders): { eventId: string; kept: Record<string, string> } | null;
  /** Reads the body of a verified webhook. Null when it makes no sense. */
  readWebhook(body: string): PayoutReport[] | null;
  /** Asks for something that does not exist, which only the right keys are told. @throws ProviderUnavailable */
  probe(): Promise<Probe>;
}
