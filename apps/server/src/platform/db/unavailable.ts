/** SQLSTATE classes and codes of a server that stops, starts, recovers, is full or has no connection left. */
const SQLSTATES = /^(08\d{3}|57P0[1-5]|53[13]00)$/;
const CONNECTION_ERRORS = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
/** The driver reports these two without a code. */
const MESSAGES = /^Connection terminated|timeout exceeded when trying to connect/;

/**
 * Whether a statement failed because the database cannot be reached or cannot write at the moment. A transaction whose
 * connection broke may still have been committed: callers repeat it under the same idempotency key.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  const isMissingSocket = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  return isMissingSocket || SQLSTATES.test(code) || CONNECTION_ERRORS.has(code) || MESSAGES.test(error.message);
}
