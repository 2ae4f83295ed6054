import { randomBytes } from 'node:crypto';
import type { Incoming, Payment, PaymentStatus } from '../model.ts';
import type { StateFile } from '../state-file.ts';
import type { WebhookSender } from '../webhooks.ts';
import { CONFIRMATIONS_NEEDED, eventOf } from './events.ts';

export type PaymentTimes = { payLaterMs: number; blockMs: number };

/** Changes of a payment's status, immediately or later. Each is saved together with its webhook. */
export function createPaymentSteps(
  file: StateFile,
  webhooks: WebhookSender,
  { payLaterMs, blockMs }: PaymentTimes,
  secret: string,
) {
  const { soon, stop } = createTimers();

  const tell = async (payment: Payment, incoming?: Incoming): Promise<true> => {
    webhooks.enqueue(eventOf(payment, incoming, secret));
    await file.save();
    webhooks.wake();
    return true;
  };
  const finish = (payment: Payment, status: PaymentStatus) => {
    payment.status = status;
    delete payment.succeedsAt;
    return tell(payment);
  };
  const succeedLater = (payment: Payment, succeedsAt: number) =>
    soon(succeedsAt - Date.now(), () =>
      payment.received === undefined ? finish(payment, 'SUCCEEDED') : receive(payment, payment.amount),
    );
  const confirm = (payment: Payment, incoming: Incoming) =>
    soon(blockMs, async () => {
      incoming.confirmations = (incoming.confirmations ?? 0) + 1;
      if (incoming.confirmations >= CONFIRMATIONS_NEEDED) {
        payment.status = 'SUCCEEDED';
        return tell(payment, incoming);
      }
      confirm(payment, incoming);
      return file.save();
    });
  /** Receives money for a payment that is not made on a page here. */
  async function receive(payment: Payment, amount: string, text = payment.merchantRef): Promise<true> {
    const incoming: Incoming = { id: `FT${randomBytes(6).toString('hex').toUpperCase()}`, amount, text };
    if (payment.method === 'address') incoming.confirmations = 0;
    payment.status = payment.method === 'address' ? 'PROCESSING' : 'SUCCEEDED';
    payment.received?.push(incoming);
    if (payment.method === 'address') confirm(payment, incoming);
    return tell(payment, incoming);
  }
  async function reverse(payment: Payment): Promise<boolean> {
    if (payment.status !== 'SUCCEEDED') return false;
    if (payment.received === undefined) return finish(payment, 'REVERSED');
    const last = payment.received.at(-1);
    // Bank transfers by QR code are never reversed.
    if (last === undefined || payment.wire === 'payos') return false;
    last.isReversed = true;
    return tell(payment, last);
  }
  const later = async (payment: Payment): Promise<true> => {
    payment.status = 'PROCESSING';
    payment.succeedsAt = Date.now() + payLaterMs;
    succeedLater(payment, payment.succeedsAt);
    await file.save();
    return true;
  };

  return {
    tell,
    finish,
    succeedLater,
    confirm,
    receive,
    reverse,
    later,
    stop,
  };
}

function createTimers() {
  const timers = new Set<NodeJS.Timeout>();
  return {
    soon: (waitMs: number, work: () => Promise<unknown>): void => {
      const timer = setTimeout(
        () => {
          timers.delete(timer);
          // A state that cannot be saved ends the process: its supervisor reports and restarts it.
          void work();
        },
        Math.max(0, waitMs),
      );
      timers.add(timer);
    },
    stop: () => {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
