import type { FastifyReply } from 'fastify';
import type { Payment, PaymentStatus } from '../model.ts';
import { toWhole } from './amounts.ts';

const STATUS: Record<PaymentStatus, string> = {
  AWAITING_PLAYER: 'requires_action',
  PROCESSING: 'processing',
  SUCCEEDED: 'succeeded',
  FAILED: 'requires_payment_method',
  CANCELLED: 'canceled',
  REVERSED: 'succeeded',
  // Not a status of Stripe: it tests how a merchant handles an unknown one.
  UNKNOWN: 'on_hold',
};

export const STRIPE_EVENTS: Record<PaymentStatus, string> = {
  AWAITING_PLAYER: 'payment_intent.requires_action',
  PROCESSING: 'payment_intent.processing',
  SUCCEEDED: 'payment_intent.succeeded',
  FAILED: 'payment_intent.payment_failed',
  CANCELLED: 'payment_intent.canceled',
  REVERSED: 'charge.refunded',
  UNKNOWN: 'payment_intent.processing',
};

/** An error in the shape of Stripe's API. */
export const refuse = (reply: FastifyReply, code: number, message: string) =>
  reply.code(code).send({ error: { type: 'invalid_request_error', message } });

/** A payment as a payment intent of Stripe's API. */
export function intentOf({ paymentId, merchantRef, status, amount, paidAmount, currency }: Payment) {
  return {
    id: `pi_${paymentId}`,
    object: 'payment_intent' as const,
    amount: toWhole(paidAmount ?? amount),
    currency: currency.toLowerCase(),
    status: STATUS[status],
    metadata: { order_id: merchantRef },
  };
}
