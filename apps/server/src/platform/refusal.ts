import { ALL_ERROR_TEXTS, type ErrorCode } from '@fairlot/contract';

/** SQLSTATE with which our SQL functions refuse; the message is the error code, the detail its JSON value. */
export const REFUSAL_SQLSTATE = 'FL001';

/** A business rule refuses the operation. It is sent as the envelope of its code; nothing has been changed. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly value: unknown;
  readonly retryAfterSeconds: number | undefined;
  constructor(code: ErrorCode, value: unknown = null, retryAfterSeconds?: number) {
    super(code);
    this.code = code;
    this.value = value;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Returns a value that was looked up. @throws Refusal not.found when there is none */
export function requireFound<T>(value: T | undefined): T {
  if (value === undefined) throw new Refusal('not.found');
  return value;
}

/** A refusal that names the wrong field of a request, and what is wrong with it. */
export const invalidField = (field: string, reason: string): Refusal =>
  new Refusal('request.invalid', { field, reason });

/** Converts a refusal raised in SQL to a Refusal; returns every other error unchanged. */
export function toRefusal(error: unknown): unknown {
  if (typeof error !== 'object' || error === null || !('code' in error) || error.code !== REFUSAL_SQLSTATE)
    return error;
  const code = 'message' in error ? String(error.message) : '';
  if (!isErrorCode(code)) return error;
  const detail =
    'detail' in error && typeof error.detail === 'string' && error.detail !== '' ? JSON.parse(error.detail) : null;
  return new Refusal(code, detail);
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ALL_ERROR_TEXTS, code);
}
