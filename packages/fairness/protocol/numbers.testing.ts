import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { readFileSync } from 'node:fs';

/*
 * An independent verifier, written only from PROTOCOL.md. The `.testing.ts` files of this folder import nothing of the
 * product, so that they cannot repeat its mistakes.
 */
const DOCUMENT = readFileSync(new URL('../PROTOCOL.md', import.meta.url), 'utf8');

/** Returns an entry that must exist. */
export function entry<T>(from: readonly T[] | Readonly<Record<string, T>>, key: number | string): T {
  const found = (from as Readonly<Record<number | string, T>>)[key];
  if (found === undefined) throw new Error(`no entry ${key}`);
  return found;
}

/** Returns the JSON block of the document with this name. */
export function tableOf<T>(name: string): T {
  const block = new RegExp(`^\`\`\`json ${name}\n([^\`]*)\n\`\`\`$`, 'm').exec(DOCUMENT)?.[1];
  if (block === undefined) throw new Error(`the document has no table ${name}`);
  return JSON.parse(block) as T;
}

export const sha256 = (data: Uint8Array): Buffer => createHash('sha256').update(data).digest();
export const hmac = (key: Uint8Array, data: Uint8Array): Buffer => createHmac('sha256', key).update(data).digest();

/** Section 2: `draw(n)` over the stream of a key. */
export function drawOf(key: Uint8Array): (n: number) => number {
  let [bytes, counter] = [Buffer.alloc(0), 0n];
  const word = (): number => {
    if (bytes.length < 4) {
      const number = Buffer.alloc(8);
      number.writeBigUInt64BE(counter);
      counter += 1n;
      bytes = Buffer.concat([bytes, hmac(key, number)]);
    }
    const value = bytes.readUInt32BE(0);
    bytes = bytes.subarray(4);
    return value;
  };
  return (n) => {
    for (;;) {
      const value = word();
      if (value < Math.floor(2 ** 32 / n) * n) return value % n;
    }
  };
}

/** Section 2: `mix(total)`, one entry per call. */
export function mix(draw: (n: number) => number, total: number): () => number {
  const row = Array.from({ length: total }, (_, place) => place);
  let k = 0;
  return () => {
    const j = k + draw(total - k);
    const taken = entry(row, j);
    row[j] = entry(row, k);
    row[k] = taken;
    k += 1;
    return taken;
  };
}

export function keyOf(secret: Uint8Array, info: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', info, 32));
}

interface Limits {
  from: number;
  to: number;
}

/** Parts of a draw file that section 3 uses. */
export interface DrawVector {
  gameCode: string;
  numero: string;
  rulesVersion: number;
  seed: string;
  beacon: string;
  tickets: { ticketId: string; salt: string; lines: { play: string; picks: string[]; unitStakeMinor: string }[] }[];
  levels: { code: string; count: number; width: number; distinct?: Limits; range?: Limits; without?: string }[];
}

/** Section 3: computes everything that a draw publishes from its seed and its tickets. */
export function computeDraw({ gameCode, numero: drawNumber, rulesVersion, seed, beacon, tickets, levels }: DrawVector) {
  const secret = Buffer.from(seed, 'hex');
  const leaves = tickets.map(leafOf);
  const root = rootOf(leaves);
  const input = Buffer.concat([secret, root, Buffer.from(beacon, 'hex')]);
  const key = keyOf(input, `fairlot/1|${gameCode}|${drawNumber}|${rulesVersion}`);
  const draw = drawOf(key);
  return {
    commitment: sha256(secret).toString('hex'),
    leaves: leaves.map((leaf) => leaf.toString('hex')),
    merkleRoot: root.toString('hex'),
    drawKey: key.toString('hex'),
    result: resultOf(levels, draw),
  };
}

function leafOf({ ticketId, salt, lines }: DrawVector['tickets'][number]): Buffer {
  const text = lines
    .map(({ play, picks, unitStakeMinor }) => `${play}|${picks.join(',')}|${unitStakeMinor}`)
    .join('\n');
  const fields = [Buffer.from(ticketId), Buffer.from(salt, 'hex'), Buffer.from(text)].flatMap((field) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(field.length);
    return [length, field];
  });
  return sha256(Buffer.concat([Buffer.of(0), ...fields]));
}

function rootOf(level: readonly Buffer[]): Buffer {
  if (level.length === 0) return Buffer.alloc(32);
  if (level.length === 1) return entry(level, 0);
  const above: Buffer[] = [];
  for (let place = 0; place < level.length; place += 2) {
    const [left, right] = [entry(level, place), level[place + 1]];
    above.push(right === undefined ? left : sha256(Buffer.concat([Buffer.of(1), left, right])));
  }
  return rootOf(above);
}

function resultOf(levels: DrawVector['levels'], draw: (n: number) => number) {
  const result: { level: string; numbers: string[] }[] = [];
  for (const level of levels) {
    const gone = result.find((earlier) => earlier.level === level.without)?.numbers ?? [];
    result.push({ level: level.code, numbers: numbersOf(level, draw, gone.map(Number)) });
  }
  return result;
}

function numbersOf(
  { count, width, distinct, range }: DrawVector['levels'][number],
  draw: (n: number) => number,
  gone: readonly number[],
): string[] {
  const row: number[] = [];
  if (distinct !== undefined)
    for (let number = distinct.from; number <= distinct.to; number += 1) if (!gone.includes(number)) row.push(number);
  const numbers: string[] = [];
  while (numbers.length < count) {
    const free = range === undefined ? () => draw(10 ** width) : () => range.from + draw(range.to - range.from + 1);
    const number = distinct === undefined ? free() : entry(row.splice(draw(row.length), 1), 0);
    numbers.push(String(number).padStart(width, '0'));
  }
  return numbers;
}
