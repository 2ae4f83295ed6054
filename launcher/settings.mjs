import { resolve } from 'node:path';
import { fromRoot } from './paths.mjs';

/**
 * Environment settings of the launcher itself; everything else is passed on to the server.
 * @typedef {object} LaunchSettings
 * @property {string} host
 * @property {number} port
 * @property {number | undefined} sandboxPort undefined when the sandbox is off
 * @property {string} dataDir absolute path
 * @property {boolean} hasDemoAccounts whether the seed makes the demonstration accounts
 */

/**
 * @param {Record<string, string | undefined>} env
 * @returns {LaunchSettings}
 * @throws {Error} naming the variable, its problem and an example
 */
export function readSettings(env) {
  const port = readPort('PORT', env.PORT || '3000');
  const isProduction = env.NODE_ENV === 'production';
  // Anyone can press `Pay now` in the sandbox, so in production it runs only when its port is set explicitly.
  const sandboxText = env.SANDBOX_PORT || (isProduction ? 'off' : String(port + 1));
  const sandboxPort = sandboxText === 'off' ? undefined : readPort('SANDBOX_PORT', sandboxText);
  if (sandboxPort === port)
    throw new Error(`SANDBOX_PORT and PORT are both ${port}: give them different ports, or set SANDBOX_PORT=off`);
  return {
    host: env.HOST || '127.0.0.1',
    port,
    sandboxPort,
    dataDir: env.DATA_DIR ? resolve(env.DATA_DIR) : fromRoot('data'),
    hasDemoAccounts: !isProduction && (env.SEED || 'demo') === 'demo',
  };
}

/** A listener on all addresses is reached from here at the loopback address of the same family. */
const LOOPBACK = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
]);

/**
 * Origin at which this machine reaches a listener on `host`.
 * @param {string} host
 * @param {number} port
 */
export function originOf(host, port) {
  const reachable = LOOPBACK.get(host) ?? host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}

/**
 * @param {string} name
 * @param {string} text
 */
function readPort(name, text) {
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  const alternative = name === 'SANDBOX_PORT' ? ', or SANDBOX_PORT=off' : '';
  throw new Error(`${name} is "${text}", which is not a port from 1 to 65535 (example: ${name}=3000${alternative})`);
}
