import { createCipheriv, createHash } from 'node:crypto';
import { type DrawStream, uniformInt } from '@fairlot/fairness';
import { type DrawResult, type DrawStructure, K3, KENO, LOTTO_6_45, PK10, VN_NORTH } from '@fairlot/lottery-maths';
import { suspicious, testDraws } from './battery.ts';
import type { Finding } from './finding.ts';
import { type Drawn, STRUCTURES } from './drawn.ts';
import { bytesOf, type RangeMapper, testRangeMapper } from './range-mapper.ts';
import { poissonTail } from './statistics.ts';

/** Findings of the tests for a fault that is planted in fair draws. */
export function findFault({ fault, structure, bend }: Fault, draws: number, seedText: string): Finding[] {
  const random = fastStream(`${seedText}|${fault}`);
  const results = fairDraws(structure, draws, random).map((result) => bend(result, random));
  return suspicious(testDraws([{ structure, results }]), MOST_TESTS);
}

/** Findings of the range mapper test for a mapper that takes 24 bits of the stream modulo the range. */
export function findModulo(calls: number, seedText: string): Finding[] {
  return suspicious(testRangeMapper(modulo24, calls, seedText), MOST_TESTS);
}

export interface CleanRuns {
  runs: number;
  /** Number of runs with a suspicious finding. */
  alarms: number;
  tests: number;
  /** Number of findings with p below 0.001 and below 0.0001. */
  belowThousandth: number;
  belowTenThousandth: number;
  isTooMany: boolean;
}

/** Runs the tests on fair draws of many seeds: counts the false alarms and the small p values. */
export function countAlarms(runs: number, draws: number, seedText: string): CleanRuns {
  const found = Array.from({ length: runs }, (_, run) => {
    const random = fastStream(`${seedText}|clean ${run}`);
    return testDraws(
      STRUCTURES.map((structure): Drawn => ({ structure, results: fairDraws(structure, draws, random) })),
    );
  });
  const all = found.flat();
  const below = (level: number) => all.filter(({ p }) => p < level).length;
  const alarms = found.filter((findings) => suspicious(findings).length > 0).length;
  return {
    runs,
    alarms,
    tests: all.length,
    belowThousandth: below(1e-3),
    belowTenThousandth: below(1e-4),
    isTooMany: alarms > runs / 1000 && poissonTail(alarms, runs / 1000) < 0.01,
  };
}

export interface Fault {
  fault: string;
  structure: DrawStructure;
  bend: (result: DrawResult, random: DrawStream) => DrawResult;
}

export const FAULTS: readonly Fault[] = [
  {
    fault: 'a digit 2 % rarer',
    structure: VN_NORTH,
    bend: (result, random) => eachNumber(result, (number) => number.replaceAll('7', () => rarer(random))),
  },
  {
    fault: 'no repeats in a prize',
    structure: VN_NORTH,
    bend: (result, random) =>
      result.map((level) =>
        level.level === 'G3' ? { ...level, numbers: withoutRepeats(level.numbers, random) } : level,
      ),
  },
  {
    fault: 'the last prize copies the tail of the special in 20 % of draws',
    structure: VN_NORTH,
    bend: (result, random) => {
      if (uniformInt(random, 5) > 0) return result;
      const tail = result[0]?.numbers[0]?.slice(-2) ?? '';
      return result.map((level, index) =>
        index === result.length - 1 ? { ...level, numbers: [...level.numbers.slice(0, -1), tail] } : level,
      );
    },
  },
  {
    fault: 'the second ball follows the first in 20 % of draws',
    structure: LOTTO_6_45,
    bend: (result, random) => (uniformInt(random, 5) > 0 ? result : result.map((level) => followed(level, 45))),
  },
  {
    fault: 'a tenth of the ones of dice are sixes',
    structure: K3,
    bend: (result, random) =>
      result.map((level) => ({
        ...level,
        numbers: level.numbers.map((face) => (face === '1' && uniformInt(random, 10) === 0 ? '6' : face)),
      })),
  },
  {
    fault: 'the number 01 wins 20 % of the races that it would be second in',
    structure: PK10,
    bend: (result, random) =>
      uniformInt(random, 5) > 0
        ? result
        : result.map((level) => {
            const [first = '', second = '', ...rest] = level.numbers;
            return second === '01' ? { ...level, numbers: [second, first, ...rest] } : level;
          }),
  },
  {
    fault: 'the second ball of keno follows the first in 20 % of draws',
    structure: KENO,
    bend: (result, random) => (uniformInt(random, 5) > 0 ? result : result.map((level) => followed(level, 80))),
  },
];

/**
 * Number of tests for which a finding here is corrected, as only some run. A whole run has about twice as many, so the
 * smallest fault that it finds is slightly larger.
 */
const MOST_TESTS = 1500;

const modulo24: RangeMapper = (stream, n) => {
  let word = 0;
  for (let byte = 0; byte < 3; byte += 1) word = word * 256 + stream.next().value;
  return word % n;
};

function rarer(random: DrawStream): string {
  if (uniformInt(random, 50) > 0) return '7';
  return '012345689'.charAt(uniformInt(random, 9));
}

function eachNumber(result: DrawResult, change: (number: string) => string): DrawResult {
  return result.map((level) => ({ ...level, numbers: level.numbers.map(change) }));
}

function withoutRepeats(numbers: readonly string[], random: DrawStream): string[] {
  const kept: string[] = [];
  for (const number of numbers) {
    let next = number;
    while (kept.some((other) => other.slice(-2) === next.slice(-2))) next = text(uniformInt(random, 100_000), 5);
    kept.push(next);
  }
  return kept;
}

/**
 * Replaces the second ball by the one after the first; a later ball with that number gets the number of the previous
 * second.
 */
function followed(level: DrawResult[number], balls: number): DrawResult[number] {
  const [first = '', second = '', ...rest] = level.numbers;
  const next = text((Number(first) % balls) + 1, 2);
  return { ...level, numbers: [first, next, ...rest.map((ball) => (ball === next ? second : ball))] };
}

/** Fair draws without the product's keys, many times faster. */
function fairDraws(structure: DrawStructure, draws: number, random: DrawStream): DrawResult[] {
  return Array.from({ length: draws }, () => {
    const drawn = new Map<string, string[]>();
    return structure.levels.map(
      ({ code, count, width, distinct, without, range = { from: 0, to: 10 ** width - 1 } }) => {
        const gone = new Set((drawn.get(without ?? '') ?? []).map(Number));
        const row =
          distinct &&
          Array.from({ length: distinct.to - distinct.from + 1 }, (_, index) => distinct.from + index).filter(
            (number) => !gone.has(number),
          );
        const number = () =>
          row
            ? (row.splice(uniformInt(random, row.length), 1)[0] ?? 0)
            : range.from + uniformInt(random, range.to - range.from + 1);
        const numbers = Array.from({ length: count }, () => text(number(), width));
        drawn.set(code, numbers);
        return { level: code, numbers };
      },
    );
  });
}

/** Bytes of AES-256 in counter mode, computed by the platform: equivalent to random ones. */
function fastStream(seedText: string): DrawStream {
  const cipher = createCipheriv('aes-256-ctr', createHash('sha256').update(seedText).digest(), Buffer.alloc(16));
  const zeros = Buffer.alloc(1 << 16);
  return bytesOf(
    (function* (): Generator<Uint8Array, never, undefined> {
      for (;;) yield cipher.update(zeros);
    })(),
  );
}

function text(value: number, width: number): string {
  return String(value).padStart(width, '0');
}
