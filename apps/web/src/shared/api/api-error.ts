import type { ErrorCode } from '@fairlot/contract';

/** Error codes that arise in the browser, in addition to those of the contract. */
export type ClientErrorCode =
  | 'offline'
  | 'crypto.unavailable'
  | 'cookies.blocked'
  | 'register.unsure'
  | 'password.unsure';
export type ApiErrorCode = ErrorCode | ClientErrorCode;

/**
 * A call that failed. `status` is the HTTP status (0 when there was no response); `value` is the server's additional
 * data.
 */
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

/** Returns the error code of any failure; `unknown.error` when it is not a response of the server. */
export function errorCodeOf(error: unknown): ApiErrorCode {
  return error instanceof ApiError ? error.code : 'unknown.error';
}
