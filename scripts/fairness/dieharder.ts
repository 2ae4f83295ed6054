import { spawn, spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { sha256 } from '@fairlot/fairness';

/** Tests of dieharder on the raw stream: birthdays, ranks, runs, craps, and three of NIST's. */
const TESTS = ['0', '2', '15', '16', '100', '101', '102'];
/** Samples per test; the whole run takes a few minutes. */
const SAMPLES = '20';
const CHUNK_BLOCKS = 2048;

export interface DieharderLine {
  test: string;
  p: number;
  assessment: string;
}

export function hasDieharder(): boolean {
  return spawnSync('dieharder', ['-l'], { stdio: 'ignore' }).status === 0;
}

/** Pipes the raw stream of a draw key to dieharder and returns its lines. @throws Error when it exits with a failure */
export async function runDieharder(seedText: string): Promise<DieharderLine[]> {
  const lines: DieharderLine[] = [];
  for (const test of TESTS)
    lines.push(...readDieharder(await runTest(test, sha256(new TextEncoder().encode(`${seedText}|${test}`)))));
  return lines;
}

/** The rows of dieharder's table: `name |ntup| tsamples |psamples| p-value |Assessment`. */
export function readDieharder(text: string): DieharderLine[] {
  return text.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    const [test, , , , p, assessment] = cells;
    return cells.length === 6 && test && p && assessment && /^[01]\.\d+$/.test(p)
      ? [{ test, p: Number(p), assessment }]
      : [];
  });
}

/** The bytes of `drawStream`, block by block, computed with the platform's HMAC because it is many times faster. */
export function* rawBlocks(key: Uint8Array): Generator<Buffer, never, undefined> {
  for (let counter = 0n; ; counter += 1n) {
    const message = Buffer.alloc(8);
    message.writeBigUInt64BE(counter);
    yield createHmac('sha256', key).update(message).digest();
  }
}

function runTest(test: string, key: Uint8Array): Promise<string> {
  const child = spawn('dieharder', ['-g', '200', '-p', SAMPLES, '-d', test], { stdio: ['pipe', 'pipe', 'inherit'] });
  const blocks = rawBlocks(key);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const feed = () => {
    while (
      child.stdin.writable &&
      child.stdin.write(Buffer.concat(Array.from({ length: CHUNK_BLOCKS }, () => blocks.next().value)))
    );
  };
  child.stdin.on('drain', feed);
  child.stdin.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') child.emit('error', error); // dieharder closes its input once it has read enough
  });
  feed();
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(new Error(`dieharder ended with ${code}`))));
  });
}
