import type { Probe } from './adapter.ts';
import type { PayoutReport } from '../withdrawals/rules.ts';
import type { WebhookHeaders } from '../../../platform/outside/signed-webhooks.ts';

export interface PayoutRequest {
  /** Also the provider's reference of the payout: the same reference again is the same payout. */
  orderId: string;
  amountMinor: bigint;
  currency: string;
  kind: 'bank' | 'wallet';
  bank: string;
  account: string;
  holder: string;
  webhookUrl: string;
}

/** The only place that knows how a provider sends money out. Never called inside a transaction. */
export interface PayoutAdapter {
  provider: string;
  /** Supported currencies; null for all. */
  currencies: readonly string[] | null;
  /** The adapter of the current connection; undefined while it is off, and nothing is sent. Absent: always itself. */
  current?(): PayoutAdapter | undefined;
  /** The account that pays: the same text for the same account, whatever its keys are. @throws ProviderUnavailable */
  account(): Promise<string>;
  /**
   * Whether it can pay this account and amount; absent: it pays every account. Called when a member requests a
   * withdrawal, so that no withdrawal waits at a provider that will never take it.
   */
  canPay?(payout: Pick<PayoutRequest, 'kind' | 'bank' | 'account' | 'amountMinor' | 'currency'>): boolean;
  /** @throws ProviderUnavailable */
  createPayout(request: PayoutRequest): Promise<PayoutReport>;
  /** Null when the provider does not know the reference. @throws ProviderUnavailable */
  getPayout(orderId: string): Promise<PayoutReport | null>;
  /** Returns the event's id and the headers to store, or null when the signature is not the provider's or too old. */
  verifyWebhook(rawBody: Uint8Array, headers: WebhookHeaders): { eventId: string; kept: Record<string, string> } | null;
  /** Reads the body of a verified webhook. Null when it is unreadable. */
  readWebhook(body: string): PayoutReport[] | null;
  /** Requests an object that does not exist, which only valid keys may do. @throws ProviderUnavailable */
  probe(): Promise<Probe>;
}
