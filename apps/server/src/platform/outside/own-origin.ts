import type { Config } from '../../config.ts';

/** Listening everywhere is reached from here at the loopback address of the same family. */
const LOOPBACK: ReadonlyMap<string, string> = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
]);

/** Where a provider on this machine reaches the server, whatever name players know it by. */
export function ownOrigin({ host, port }: Config): string {
  const reachable = LOOPBACK.get(host) ?? host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}
