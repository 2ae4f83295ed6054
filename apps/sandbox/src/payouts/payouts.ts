import { randomBytes, randomUUID } from 'node:crypto';
import type { Payout, PayoutDecision, PayoutRequest, PayoutStatus } from '../model.ts';
import type { StateFile } from '../state-file.ts';
import type { WebhookSender } from '../webhooks.ts';

export type Payouts = {
  /** Accepts a payout once for its id; the same id with another request is a conflict. */
  create(request: PayoutRequest): Promise<{ outcome: 'created' | 'repeated' | 'conflict'; payout: Payout }>;
  find(id: string): Payout | undefined;
  /** Newest first. */
  list(): Payout[];
  /** Decides a payout and notifies the merchant. Returns false if the decision is not possible in the current state. */
  decide(payout: Payout, decision: PayoutDecision): Promise<boolean>;
};

const STATUS: Record<PayoutDecision, PayoutStatus> = {
  paid: 'PAID',
  failed: 'FAILED',
  unknown: 'UNKNOWN',
  reversed: 'REVERSED',
};

/** The payouts of the provider: each waits for a manual decision. */
export function createPayouts(file: StateFile, webhooks: WebhookSender): Payouts {
  const { payouts } = file.state;
  const find = (id: string) => payouts.find((payout) => payout.id === id);
  return {
    find,
    list: () => payouts.toReversed(),
    async create(request) {
      const existing = find(request.id);
      if (existing !== undefined) {
        await file.save();
        return { outcome: isSameRequest(existing, request) ? 'repeated' : 'conflict', payout: existing };
      }
      const payout: Payout = { ...request, payoutId: randomBytes(16).toString('hex'), status: 'PENDING' };
      payouts.push(payout);
      await file.save();
      return { outcome: 'created', payout };
    },
    async decide(payout, decision) {
      if (!mayFollow(payout, decision)) return false;
      payout.status = STATUS[decision];
      // A protocol without webhooks names no address.
      if (payout.webhookUrl !== '') webhooks.enqueue(updateEvent(payout));
      await file.save();
      webhooks.wake();
      return true;
    },
  };
}

/** A paid payout can only be returned, or fail later at Stripe; a failed or returned one is final. */
function mayFollow({ status, bank }: Payout, decision: PayoutDecision): boolean {
  if (status === 'PENDING' || status === 'UNKNOWN') return true;
  return status === 'PAID' && (decision === 'reversed' || (decision === 'failed' && bank === 'stripe'));
}

function isSameRequest(a: PayoutRequest, b: PayoutRequest): boolean {
  const fields = ['amount', 'currency', 'kind', 'bank', 'account', 'holder', 'webhookUrl'] as const;
  return fields.every((field) => a[field] === b[field]);
}

function updateEvent({ id, payoutId, status, amount, currency, webhookUrl }: Payout) {
  const eventId = randomUUID();
  const occurredAt = new Date().toISOString();
  const event = { eventId, type: 'payout.updated', payoutId, id, status, amount, currency, occurredAt };
  return { eventId, url: webhookUrl, body: JSON.stringify(event) };
}
