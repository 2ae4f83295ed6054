/** SQLSTATE classes and codes of a server that is stopping, starting, recovering, full or out of connections. */
const SQLSTATES = /^(08\d{3}|57P0[1-5]|53[13]00|25006)$/;
const CONNECTION_ERRORS = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
/** The driver reports these without a code. */
const MESSAGES = /^Connection terminated|timeout exceeded when trying to connect|^The outcome of a commit is unknown/;

/**
 * Whether a statement failed because the database is currently unreachable or cannot write. A transaction whose
 * connection broke may still have been committed, so callers repeat it with the same idempotency key.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  const isMissingSocket = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  return isMissingSocket || SQLSTATES.test(code) || CONNECTION_ERRORS.has(code) || MESSAGES.test(error.message);
}

/** Whether a former primary refused a write: after a failover, connections to it are useless. */
export const isReadOnlyServer = (error: unknown): boolean => error instanceof Error && codeOf(error) === '25006';

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');
