import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { fromRoot, root } from './paths.mjs';

/** The server drains, then has 12 s for requests in flight. */
const stopTimeoutMs = 20_000 + 1_000 * Number(process.env.DRAIN_SECONDS || 0);
const restartDelayMs = 1_000;

/**
 * Folder of Node's cache of compiled code with types removed. The next start takes half the time and 30 MB less,
 * because the part of Node that removes types is not loaded then.
 */
export const compiledCode = fromRoot('.cache', 'compiled');

/**
 * Starts and stops a group of Node processes.
 * @param {string} node path of the Node that runs them
 */
export function createSupervisor(node) {
  /** @type {Set<import('node:child_process').ChildProcess>} */
  const running = new Set();
  let isStopping = false;

  /**
   * @param {string[]} args
   * @param {NodeJS.ProcessEnv} env
   * @param {(how: string) => void} onDeath called when it ends without being stopped
   * @param {(line: string) => void} [onLine] called with each line that the process asks to print
   */
  const start = (args, env, onDeath, onLine) => {
    const preload = pathToFileURL(fromRoot('launcher', 'exit-with-launcher.mjs')).href;
    const child = spawn(node, ['--import', preload, ...args], {
      cwd: root,
      env: { NODE_COMPILE_CACHE: compiledCode, ...env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    running.add(child);
    child.on('message', (/** @type {{print?: unknown}} */ message) => {
      if (typeof message?.print === 'string') onLine?.(message.print);
    });
    const died = (/** @type {string} */ how) => {
      // Both events are emitted when the process could not be started.
      if (running.delete(child) && !isStopping) onDeath(how);
    };
    child.once('error', (error) => died(error.message));
    child.once('exit', (code, signal) => died(signal ?? `exit code ${code}`));
  };

  return {
    start,
    /**
     * Like `start`, but restarts the process up to `restarts` times.
     * @param {string[]} args
     * @param {NodeJS.ProcessEnv} env
     * @param {{restarts: number, onDeath: (how: string, restartsLeft: number) => void}} options
     */
    startRestarting(args, env, { restarts, onDeath }) {
      start(args, env, (how) => {
        onDeath(how, restarts);
        if (restarts === 0) return;
        setTimeout(() => {
          if (!isStopping) this.startRestarting(args, env, { restarts: restarts - 1, onDeath });
        }, restartDelayMs).unref();
      });
    },
    /** Asks every process to end, and kills those that have not ended in time. */
    async stopAll() {
      isStopping = true;
      await Promise.all([...running].map(stop));
    },
  };
}

/** @param {import('node:child_process').ChildProcess} child */
async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
  await exited;
  clearTimeout(timer);
}
