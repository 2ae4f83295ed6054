import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ports that systems give to outgoing connections (32768 and up on Linux, 49152 on macOS): a port that was
 * free a moment ago is then not taken by a connection of another test before its server listens on it.
 */
const FIRST = 20_000;
const LAST = 32_000;

const given = new Set<number>();

/** A free port of the loopback address, never the same twice in a process. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
