import { ENCRYPTION } from './shapes.ts';

/** Refusals of every call that sends own money away. */
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

/** Own money leaves by the payment password, sealed, and once for its key. */
export const SENDING = {
  encrypted: true,
  paymentPassword: true,
  idempotent: true,
  realAccount: true,
  rateLimit: { max: 20, windowSeconds: 60, by: 'member', shared: false },
} as const;
