/** SQLSTATE classes and codes of a server that is stopping, starting, recovering, full or out of connections. */
const SQLSTATES = /^(08\d{3}|57P0[1-5]|53[13]00|25006)$/;
const CONNECTION_ERRORS = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
/** All connections of the pool were taken for its whole waiting time. */
const ALL_TAKEN = /timeout exceeded when trying to connect/;
const DISK_FULL = '53100';
/** The driver reports these without a code. */
const MESSAGES = new RegExp(`^Connection terminated|${ALL_TAKEN.source}|^The outcome of a commit is unknown`);

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

/**
 * Whether the same call may succeed a moment later. Not on a full disk, nor when all connections were taken: the call
 * has then waited for ten seconds already, and repeating it would multiply the load.
 */
export function isWorthRepeating(error: unknown): boolean {
  return isUnavailable(error) && codeOf(error as Error) !== DISK_FULL && !ALL_TAKEN.test((error as Error).message);
}

/** Whether an old primary rejected a write: after a failover, connections to it are useless. */
export const isReadOnlyServer = (error: unknown): boolean => error instanceof Error && codeOf(error) === '25006';

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');
