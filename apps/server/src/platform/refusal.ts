import { ALL_ERROR_TEXTS, type ErrorCode } from '@fairlot/contract';

/** SQLSTATE with which our SQL functions say no; the message is the error code, the detail its JSON value. */
export const REFUSAL_SQLSTATE = 'FL001';

/** A rule says no. Leaves the server as the envelope of its code; nothing has been changed. */
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

/** Turns a refusal raised inside SQL into a Refusal; leaves every other error as it is. */
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
