import type { Config } from '../../config.ts';

/** A server that listens on all addresses is reached locally at the loopback address of the same family. */
const LOOPBACK: ReadonlyMap<string, string> = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
]);

/** The origin at which a provider on this machine reaches the server, independent of its public name. */
export function ownOrigin({ host, port }: Config): string {
  const reachable = LOOPBACK.get(host) ?? host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}
