import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ephemeral ports of operating systems (32768 and up on Linux, 49152 on macOS). A port that was just found
 * free is then not taken by an outgoing connection of another test before its server listens on it.
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
