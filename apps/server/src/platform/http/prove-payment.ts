import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import type { Verifiers } from './caller.ts';

/**
 * Step-up authentication for calls that move money out. A short numeric secret could be recovered from a hash of the
 * input, so later steps never see it.
 * @returns the body without the password
 * @throws Refusal payment.password.unset, payment.password.invalid, login.locked
 */
export async function provePayment(
  verifiers: Verifiers,
  { caller, ip }: FastifyRequest,
  body: unknown,
): Promise<unknown> {
  const { paymentPassword, ...rest } = body as { paymentPassword: string };
  const isRight = caller && (await verifiers.checkPaymentPassword(caller.memberId, paymentPassword, ip));
  if (isRight === null) throw new Refusal('payment.password.unset');
  if (!isRight) throw new Refusal('payment.password.invalid');
  return rest;
}
