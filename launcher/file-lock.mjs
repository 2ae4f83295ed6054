import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

const POLL_MS = 200;
/** No work takes this long: by now the id belongs to another process, as in a restarted container. */
const MOST_MS = 300_000;

/**
 * Runs work that only one process of this machine may do at a time, such as a build; others wait. Takes over a lock
 * whose process has ended.
 * @template T
 * @param {string} path of the lock, a file that contains the id of its process
 * @param {() => T} work synchronous
 * @returns {T}
 */
export function withFileLock(path, work) {
  mkdirSync(dirname(path), { recursive: true });
  while (!take(path)) {
    if (isAbandoned(path)) rmSync(path, { force: true });
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, POLL_MS);
  }
  try {
    return work();
  } finally {
    rmSync(path, { force: true });
  }
}

/** @param {string} path */
function take(path) {
  try {
    const file = openSync(path, 'wx');
    writeSync(file, String(process.pid));
    closeSync(file);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} path */
function isAbandoned(path) {
  let pid;
  try {
    if (Date.now() - statSync(path).mtimeMs > MOST_MS) return true;
    pid = Number(readFileSync(path, 'utf8'));
  } catch {
    return false; // released meanwhile
  }
  // Empty between its creation and its first write.
  if (pid === 0) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}
