import { ENCRYPTION } from './shapes.ts';

/** Errors of every call that sends the member's money away. */
export const SENDING_ERRORS = [
  'payment.password.unset',
  'payment.password.invalid',
  'login.locked',
  'limit.exceeded',
  'balance.insufficient',
  'bills.unpaid',
  'protection.refused',
  'idempotency.required',
  'idempotency.conflict',
  'rate.limited',
  ...ENCRYPTION,
] as const;

/** Policies of such calls: the payment password, an encrypted body and an idempotency key. */
export const SENDING = {
  encrypted: true,
  paymentPassword: true,
  idempotent: true,
  realAccount: true,
  rateLimit: { max: 20, windowSeconds: 60, by: 'member', shared: false },
} as const;
