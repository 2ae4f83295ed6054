import { chiSquareOf, normalTail } from './statistics.ts';

/** A sequence of values in the order in which they were drawn, each 0 to `classes` - 1 and equally likely. */
export interface Mapping {
  name: string;
  classes: number;
  values: readonly number[];
}

export interface Finding {
  mapping: string;
  test: 'chi-square' | 'serial' | 'gap' | 'runs';
  /** Chance of a deviation at least as large from what fair values would give. */
  p: number;
}

/** Chi-square, serial, gap and runs test of each mapping. */
export function runBattery(mappings: readonly Mapping[]): Finding[] {
  return mappings.flatMap((mapping) => [
    { mapping: mapping.name, test: 'chi-square' as const, p: distribution(mapping) },
    { mapping: mapping.name, test: 'serial' as const, p: serial(mapping) },
    { mapping: mapping.name, test: 'gap' as const, p: gap(mapping) },
    { mapping: mapping.name, test: 'runs' as const, p: runs(mapping) },
  ]);
}

/** The findings that are too rare for chance: of all together one false alarm is expected in a hundred batteries. */
export function suspicious(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ p }) => p < LEVEL / findings.length);
}

const LEVEL = 0.01;

/** Whether all values come equally often. */
function distribution({ classes, values }: Mapping): number {
  return chiSquareOf(
    count(values, classes),
    Array.from({ length: classes }, () => values.length / classes),
  );
}

/**
 * Whether pairs of neighbours that do not overlap come equally often; of many classes equal groups of them, ten where
 * that goes.
 */
function serial({ classes, values }: Mapping): number {
  const sides = [10, 9, 8, 7, 6, 5, 4, 3, 2].find((groups) => classes % groups === 0) ?? 1;
  const side = (value: number) => Math.floor((value * sides) / classes);
  const pairs = Array.from(
    { length: Math.floor(values.length / 2) },
    (_, index) => side(values[2 * index] ?? 0) * sides + side(values[2 * index + 1] ?? 0),
  );
  return chiSquareOf(
    count(pairs, sides * sides),
    Array.from({ length: sides * sides }, () => pairs.length / (sides * sides)),
  );
}

/** Whether the distances between values of the lowest tenth are geometric. */
function gap({ classes, values }: Mapping): number {
  const chance = Math.ceil(classes / 10) / classes;
  const lengths: number[] = [];
  let length = 0;
  for (const value of values) {
    if (value < chance * classes) {
      lengths.push(Math.min(length, LONGEST_GAP));
      length = 0;
    } else length += 1;
  }
  const expected = Array.from(
    { length: LONGEST_GAP + 1 },
    (_, n) => lengths.length * (1 - chance) ** n * (n === LONGEST_GAP ? 1 : chance),
  );
  return chiSquareOf(count(lengths, LONGEST_GAP + 1), expected);
}

/** Whether values above and below the middle change as often as they should (Wald and Wolfowitz). */
function runs({ classes, values }: Mapping): number {
  const isHigh = values.map((value) => value >= classes / 2);
  const high = isHigh.filter(Boolean).length;
  const low = isHigh.length - high;
  const changes = isHigh.filter((side, index) => index > 0 && side !== isHigh[index - 1]).length;
  const product = 2 * high * low;
  const n = isHigh.length;
  const mean = product / n + 1;
  const variance = (product * (product - n)) / (n * n * (n - 1));
  return normalTail((changes + 1 - mean) / Math.sqrt(variance));
}

const LONGEST_GAP = 40;

function count(values: readonly number[], classes: number): number[] {
  const counts = Array.from({ length: classes }, () => 0);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
