import { randomBytes, randomUUID } from 'node:crypto';
import type { Delivery, Incoming, Payment } from '../model.ts';
import { intentOf, STRIPE_EVENTS } from './stripe-words.ts';
import { signPayos, transactionOf } from './payos-words.ts';

export type NewDelivery = Pick<Delivery, 'eventId' | 'url' | 'body' | 'wire'>;

/** The event sent to the merchant about the current state of a payment, or about money that arrived for it. */
export function eventOf(payment: Payment, incoming: Incoming | undefined, secret: string): NewDelivery {
  if (payment.wire === 'stripe') return stripeEvent(payment);
  if (payment.wire === 'payos' && incoming !== undefined) return payosEvent(payment, incoming, secret);
  const eventId = randomUUID();
  const occurredAt = new Date().toISOString();
  const reported = incoming === undefined ? paymentOf(payment) : incomingOf(payment, incoming);
  const type = incoming === undefined ? 'payment.updated' : 'payment.received';
  return { eventId, url: payment.webhookUrl, body: JSON.stringify({ eventId, type, ...reported, occurredAt }) };
}

function paymentOf({ paymentId, merchantRef, status, amount, paidAmount, currency }: Payment) {
  return { paymentId, merchantRef, status, amount: paidAmount ?? amount, currency };
}

export const CONFIRMATIONS_NEEDED = 3;

/** Incoming money as the bank or the chain sees it: the bank has the payer's text, the chain the address. */
export function incomingOf(payment: Payment, { id, amount, text, isReversed, confirmations }: Incoming) {
  const settled = confirmations === undefined || confirmations >= CONFIRMATIONS_NEEDED ? 'SUCCEEDED' : 'PROCESSING';
  const money = { paymentId: id, status: isReversed ? 'REVERSED' : settled, amount, currency: payment.currency };
  return payment.method === 'address'
    ? { ...money, merchantRef: payment.merchantRef, confirmations }
    : { ...money, text };
}

function stripeEvent(payment: Payment): NewDelivery {
  const eventId = `evt_${randomBytes(12).toString('hex')}`;
  const intent = intentOf(payment);
  const refund = {
    id: `ch_${payment.paymentId}`,
    object: 'charge',
    payment_intent: intent.id,
    amount: intent.amount,
    amount_refunded: intent.amount,
    currency: intent.currency,
    metadata: intent.metadata,
  };
  const object = payment.status === 'REVERSED' ? refund : intent;
  const created = Math.floor(Date.now() / 1_000);
  const type = STRIPE_EVENTS[payment.status];
  const body = JSON.stringify({ id: eventId, object: 'event', created, type, data: { object } });
  return { eventId, url: payment.webhookUrl, body, wire: 'stripe' };
}

function payosEvent(payment: Payment, incoming: Incoming, secret: string): NewDelivery {
  const data = transactionOf(payment, incoming);
  const body = JSON.stringify({ code: '00', desc: 'success', success: true, data, signature: signPayos(secret, data) });
  return { eventId: randomUUID(), url: payment.webhookUrl, body, wire: 'payos' };
}
