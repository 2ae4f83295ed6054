import { setImmediate as nextTurn } from 'node:timers/promises';

/** Address ranges in ascending order. A country is two letters packed into a number. */
export interface Ranges {
  /** Country of the last range that begins at or before the address and does not end before it; 0 for none. */
  find(high: number, low: number): number;
  readonly count: number;
}

const NEWLINE = 10;
const COMMA = 44;
const COLON = 58;
const SLICE_MS = 8;
/** Length of `::,::,CC` with its line break, in bytes. */
const SHORTEST_LINE = 9;

/** Reads lines `start,end,CC` with addresses as decimal numbers. Yields to other work every few milliseconds. */
export async function readIpv4Ranges(csv: Buffer): Promise<Ranges> {
  const table = createTable(csv, 1);
  await eachLine(csv, (from, comma1, comma2) =>
    table.add(0, decimal(csv, from, comma1), 0, decimal(csv, comma1 + 1, comma2), country(csv, comma2 + 1)),
  );
  return table.close();
}

/** Reads lines `start,end,CC` with addresses as text. */
export async function readIpv6Ranges(csv: Buffer): Promise<Ranges> {
  const table = createTable(csv, 2);
  await eachLine(csv, (from, comma1, comma2) => {
    readUpper(csv, from, comma1, START);
    readUpper(csv, comma1 + 1, comma2, END);
    table.add(START[0] ?? 0, START[1] ?? 0, END[0] ?? 0, END[1] ?? 0, country(csv, comma2 + 1));
  });
  return table.close();
}

/**
 * Builds the table and merges adjacent ranges of one country. `words` is 1 when the high halves are all zero and need
 * no space.
 */
function createTable(csv: Buffer, words: 1 | 2) {
  // Counting lines beforehand would take half as long as the whole read.
  const capacity = Math.ceil(csv.length / SHORTEST_LINE) + 1;
  const room = () => new Uint32Array(capacity);
  const none = new Uint32Array(0);
  let [startHigh, endHigh] = words === 2 ? [room(), room()] : [none, none];
  let [startLow, endLow, countries] = [room(), room(), new Uint16Array(capacity)];
  let count = 0;

  function add(fromHigh: number, fromLow: number, toHigh: number, toLow: number, code: number): void {
    const last = count - 1;
    const isNext =
      last >= 0 && countries[last] === code && (endHigh[last] ?? 0) === fromHigh && (endLow[last] ?? 0) + 1 === fromLow;
    const place = isNext ? last : count++;
    if (!isNext) {
      if (words === 2) startHigh[place] = fromHigh;
      startLow[place] = fromLow;
      countries[place] = code;
    }
    if (words === 2) endHigh[place] = toHigh;
    endLow[place] = toLow;
  }
  function close(): Ranges {
    // Copies of the exact size, so that the space for merged lines is freed.
    [startHigh, endHigh] = [startHigh.slice(0, count), endHigh.slice(0, count)];
    [startLow, endLow, countries] = [startLow.slice(0, count), endLow.slice(0, count), countries.slice(0, count)];
    return {
      count,
      find: (high, low) => {
        let [first, behind] = [0, count];
        while (first < behind) {
          const middle = (first + behind) >>> 1;
          if (compare(startHigh[middle] ?? 0, startLow[middle] ?? 0, high, low) <= 0) first = middle + 1;
          else behind = middle;
        }
        const place = first - 1;
        return place >= 0 && compare(endHigh[place] ?? 0, endLow[place] ?? 0, high, low) >= 0
          ? (countries[place] ?? 0)
          : 0;
      },
    };
  }
  return { add, close };
}

function compare(aHigh: number, aLow: number, bHigh: number, bLow: number): number {
  return aHigh - bHigh || aLow - bLow;
}

async function eachLine(csv: Buffer, take: (from: number, comma1: number, comma2: number) => void): Promise<void> {
  let pauseAt = performance.now() + SLICE_MS;
  let lines = 0;
  for (let from = 0; from < csv.length;) {
    const comma1 = csv.indexOf(COMMA, from);
    const comma2 = csv.indexOf(COMMA, comma1 + 1);
    if (comma1 < 0 || comma2 < 0) return;
    take(from, comma1, comma2);
    const end = csv.indexOf(NEWLINE, comma2);
    from = end < 0 ? csv.length : end + 1;
    if (++lines % 1000 === 0 && performance.now() > pauseAt) {
      await nextTurn();
      pauseAt = performance.now() + SLICE_MS;
    }
  }
}

function decimal(csv: Buffer, from: number, to: number): number {
  let number = 0;
  for (let at = from; at < to; at++) number = number * 10 + (csv[at] ?? 48) - 48;
  return number;
}

const START = new Uint32Array(2);
const END = new Uint32Array(2);
const groups = new Uint16Array(8);

/** Parses the upper half of an address without an intermediate string: there are half a million of them. */
function readUpper(csv: Buffer, from: number, to: number, into: Uint32Array): void {
  let [count, gap, value] = [0, -1, 0];
  for (let at = from; at <= to; at++) {
    const byte = at < to ? (csv[at] ?? 0) : COLON;
    if (byte !== COLON) {
      // Digits are 0x30 to 0x39, letters of either case end in 1 to 6.
      value = (value << 4) | (byte < 58 ? byte - 48 : (byte & 7) + 9);
      continue;
    }
    if (at > from && csv[at - 1] !== COLON) groups[count++] = value;
    else if (at < to) gap = count;
    value = 0;
  }
  // The groups after the gap belong to the end of the address.
  const tail = gap < 0 ? 0 : count - gap;
  for (let n = 0; n < tail; n++) groups[7 - n] = groups[count - 1 - n] ?? 0;
  if (gap >= 0) groups.fill(0, gap, 8 - tail);
  into[0] = (groups[0] ?? 0) * 0x10000 + (groups[1] ?? 0);
  into[1] = (groups[2] ?? 0) * 0x10000 + (groups[3] ?? 0);
}

function country(csv: Buffer, at: number): number {
  return ((csv[at] ?? 0) << 8) | (csv[at + 1] ?? 0);
}
