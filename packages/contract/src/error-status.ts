import type { ErrorCode } from './generated/errors.ts';

/** HTTP status by error code. Every other code is a rejection by a rule: 200 with `success: false`. */
export const ERROR_STATUS: Partial<Record<ErrorCode, number>> = {
  'auth.required': 401,
  'auth.logged.out': 401,
  'permission.denied': 403,
  'login.change.required': 403,
  'login.step.required': 403,
  'module.disabled': 403,
  'request.invalid': 400,
  'list.refused': 400,
  'encryption.invalid': 400,
  'encryption.expired': 400,
  'encryption.replayed': 400,
  'idempotency.required': 400,
  'request.too.large': 413,
  'request.media.type': 415,
  'not.found': 404,
  'rate.limited': 429,
  'system.maintenance': 503,
  'system.restricted': 403,
  'system.upgrading': 503,
  'server.busy': 503,
  'unknown.error': 500,
};
