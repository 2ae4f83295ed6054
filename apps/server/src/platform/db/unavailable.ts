/** SQLSTATE classes and codes of a server that is stopping, starting, recovering, full or out of connections. */
const SQLSTATES = /^(08\d{3}|57P0[1-5]|53[13]00)$/;
const CONNECTION_ERRORS = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
/** The driver reports these two without a code. */
const MESSAGES = /^Connection terminated|timeout exceeded when trying to connect/;

/**
 * Whether a statement failed because the database is currently unreachable or cannot write. A transaction whose
 * connection broke may still have been committed, so callers repeat it with the same idempotency key.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  const isMissingSocket = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  return isMissingSocket || SQLSTATES.test(code) || CONNECTION_ERRORS.has(code) || MESSAGES.test(error.message);
}
