import type { ErrorCode } from '@fairlot/contract';

/** Codes that arise in the browser, beside those of the contract. */
export type ClientErrorCode = 'offline' | 'crypto.unavailable';
export type ApiErrorCode = ErrorCode | ClientErrorCode;

/** A call that did not succeed. `status` is the HTTP status (0 when no answer came), `value` what the server added. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly value: unknown;

  constructor(code: ApiErrorCode, status = 0, value: unknown = null) {
    super(code);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.value = value;
  }
}

/** The code of any failure; what is no answer of the server counts as `unknown.error`. */
export function errorCodeOf(error: unknown): ApiErrorCode {
  return error instanceof ApiError ? error.code : 'unknown.error';
}
