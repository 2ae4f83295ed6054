import { randomBytes, randomUUID } from 'node:crypto';
import type { Payment, PaymentRequest, PlayerChoice } from './model.ts';
import type { StateFile } from './state-file.ts';
import type { WebhookSender } from './webhooks.ts';

export type CreateResult = { outcome: 'created' | 'repeated' | 'conflict'; payment: Payment };

export type Payments = {
  create(request: PaymentRequest): Promise<CreateResult>;
  findByRef(merchantRef: string): Payment | undefined;
  findById(paymentId: string): Payment | undefined;
  /** Applies the player's choice; on a payment that has one already it changes nothing. */
  choose(payment: Payment, choice: PlayerChoice): Promise<void>;
  /** Takes up the payments that were processing when the process last stopped. */
  resume(): void;
  stop(): void;
};

/** The payments of the provider. A final status is saved together with its webhook, then sent. */
export function createPayments(file: StateFile, webhooks: WebhookSender, payLaterMs: number): Payments {
  const timers = new Set<NodeJS.Timeout>();
  const byRef = new Map(file.state.payments.map((payment) => [payment.merchantRef, payment]));
  const byId = new Map(file.state.payments.map((payment) => [payment.paymentId, payment]));

  const finish = async (payment: Payment, status: 'SUCCEEDED' | 'FAILED') => {
    payment.status = status;
    delete payment.succeedsAt;
    webhooks.enqueue(updateEvent(payment));
    await file.save();
    webhooks.wake();
  };

  const succeedLater = (payment: Payment, succeedsAt: number) => {
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        // A state that cannot be saved ends the process: its supervisor reports and restarts it.
        void finish(payment, 'SUCCEEDED');
      },
      Math.max(0, succeedsAt - Date.now()),
    );
    timers.add(timer);
  };

  return {
    async create(request) {
      const existing = byRef.get(request.merchantRef);
      if (existing !== undefined) {
        await file.save();
        return { outcome: isSameRequest(existing, request) ? 'repeated' : 'conflict', payment: existing };
      }
      const payment: Payment = { ...request, paymentId: randomBytes(16).toString('hex'), status: 'AWAITING_PLAYER' };
      file.state.payments.push(payment);
      byRef.set(payment.merchantRef, payment);
      byId.set(payment.paymentId, payment);
      await file.save();
      return { outcome: 'created', payment };
    },
    findByRef: (merchantRef) => byRef.get(merchantRef),
    findById: (paymentId) => byId.get(paymentId),
    async choose(payment, choice) {
      if (payment.status !== 'AWAITING_PLAYER') return;
      if (choice === 'now') return finish(payment, 'SUCCEEDED');
      if (choice === 'fail') return finish(payment, 'FAILED');
      payment.status = 'PROCESSING';
      payment.succeedsAt = Date.now() + payLaterMs;
      succeedLater(payment, payment.succeedsAt);
      await file.save();
    },
    resume() {
      for (const payment of file.state.payments) {
        if (payment.status === 'PROCESSING') succeedLater(payment, payment.succeedsAt ?? 0);
      }
    },
    stop() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

function isSameRequest(a: PaymentRequest, b: PaymentRequest): boolean {
  return (
    a.amount === b.amount && a.currency === b.currency && a.webhookUrl === b.webhookUrl && a.returnUrl === b.returnUrl
  );
}

function updateEvent({ paymentId, merchantRef, status, amount, currency, webhookUrl }: Payment) {
  const eventId = randomUUID();
  const occurredAt = new Date().toISOString();
  const event = { eventId, type: 'payment.updated', paymentId, merchantRef, status, amount, currency, occurredAt };
  return { eventId, url: webhookUrl, body: JSON.stringify(event) };
}
