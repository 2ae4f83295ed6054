import { randomBytes } from 'node:crypto';
import { lessThan } from './deposits/amounts.ts';
import { CONFIRMATIONS_NEEDED } from './deposits/events.ts';
import { createPaymentSteps, type PaymentTimes } from './deposits/payment-steps.ts';
import type { Payment, PaymentRequest, PaymentStatus, PlayerChoice } from './model.ts';
import type { StateFile } from './state-file.ts';
import type { WebhookSender } from './webhooks.ts';

export type CreateResult = { outcome: 'created' | 'repeated' | 'conflict'; payment: Payment };

export type Payments = {
  create(request: PaymentRequest): Promise<CreateResult>;
  findByRef(merchantRef: string): Payment | undefined;
  findById(paymentId: string): Payment | undefined;
  /** Newest first. */
  list(): Payment[];
  /** Applies a choice. Returns false and changes nothing when the choice is not possible in the current state. */
  choose(payment: Payment, choice: PlayerChoice): Promise<boolean>;
  /** Resumes the payments that were processing when the process last stopped. */
  resume(): void;
  stop(): void;
};

const OPEN: readonly PaymentStatus[] = ['AWAITING_PLAYER', 'UNKNOWN'];
const UNNAMED = 'thank you';

/** The payments of the provider. A final status is saved together with its webhook, then sent. */
export function createPayments(
  file: StateFile,
  webhooks: WebhookSender,
  times: PaymentTimes,
  secret: string,
): Payments {
  const steps = createPaymentSteps(file, webhooks, times, secret);
  const { tell, finish, receive, later } = steps;
  const byRef = new Map(file.state.payments.map((payment) => [payment.merchantRef, payment]));
  const byId = new Map(file.state.payments.map((payment) => [payment.paymentId, payment]));

  async function twice(payment: Payment): Promise<true> {
    await receive(payment, payment.amount);
    return receive(payment, payment.amount);
  }
  /** Applies a choice to money that arrives at an account or address. */
  function chooseSent(payment: Payment, choice: PlayerChoice): Promise<boolean> {
    if (choice === 'now') return receive(payment, payment.amount);
    if (choice === 'less') return receive(payment, lessThan(payment.amount));
    if (choice === 'twice') return twice(payment);
    if (choice === 'unnamed') return receive(payment, payment.amount, UNNAMED);
    return choice === 'later' ? later(payment) : Promise.resolve(false);
  }
  function choosePaid(payment: Payment, choice: PlayerChoice): Promise<boolean> {
    if (choice === 'less') payment.paidAmount = lessThan(payment.amount);
    if (choice === 'now' || choice === 'less') return finish(payment, 'SUCCEEDED');
    if (choice === 'fail') return finish(payment, 'FAILED');
    if (choice === 'unknown') return finish(payment, 'UNKNOWN');
    return choice === 'later' ? later(payment) : Promise.resolve(false);
  }

  return {
    async create(request) {
      const existing = byRef.get(request.merchantRef);
      if (existing !== undefined) {
        await file.save();
        return { outcome: isSameRequest(existing, request) ? 'repeated' : 'conflict', payment: existing };
      }
      const payment: Payment = { ...request, paymentId: randomBytes(16).toString('hex'), status: 'AWAITING_PLAYER' };
      if (request.method !== undefined && request.method !== 'redirect') payment.received = [];
      file.state.payments.push(payment);
      byRef.set(payment.merchantRef, payment);
      byId.set(payment.paymentId, payment);
      await file.save();
      return { outcome: 'created', payment };
    },
    findByRef: (merchantRef) => byRef.get(merchantRef),
    findById: (paymentId) => byId.get(paymentId),
    list: () => file.state.payments.toReversed(),
    async choose(payment, choice) {
      if (choice === 'reverse') return steps.reverse(payment);
      if (!OPEN.includes(payment.status)) return false;
      if (choice !== 'cancel')
        return payment.received === undefined ? choosePaid(payment, choice) : chooseSent(payment, choice);
      payment.status = 'CANCELLED';
      if (payment.received === undefined) return tell(payment);
      await file.save();
      return true;
    },
    resume() {
      for (const payment of file.state.payments) {
        if (payment.status !== 'PROCESSING') continue;
        const unconfirmed = payment.received?.filter(({ confirmations = 0 }) => confirmations < CONFIRMATIONS_NEEDED);
        if (unconfirmed === undefined || unconfirmed.length === 0) steps.succeedLater(payment, payment.succeedsAt ?? 0);
        else for (const incoming of unconfirmed) steps.confirm(payment, incoming);
      }
    },
    stop: steps.stop,
  };
}

function isSameRequest(a: PaymentRequest, b: PaymentRequest): boolean {
  const fields = ['amount', 'currency', 'webhookUrl', 'returnUrl', 'method', 'wire'] as const;
  return fields.every((field) => a[field] === b[field]);
}
