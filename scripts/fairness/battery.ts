import { type Drawn } from './drawn.ts';
import type { Finding, Mapping } from './finding.ts';
import { interplay } from './interplay.ts';
import { mappingsOf } from './mappings.ts';
import { hasFewValues, placeMappings } from './places.ts';
import { repeats } from './repeats.ts';
import { chiSquareOf, count, normalTail, poissonTail } from './statistics.ts';

/**
 * All tests of draws: of each mapping, of the prizes of a draw against one another, of repeats within and between
 * draws.
 */
export function testDraws(drawn: readonly Drawn[]): Finding[] {
  return drawn.flatMap((each) =>
    hasFewValues(each.structure)
      ? runBattery(placeMappings(each.structure, each.results))
      : [...runBattery(mappingsOf(each)), ...interplay(each), ...repeats(each)],
  );
}

/** Chi-square, extreme, serial, gap and runs test of each mapping. */
export function runBattery(mappings: readonly Mapping[]): Finding[] {
  return mappings.flatMap((mapping) => [
    { mapping: mapping.name, test: 'chi-square', p: distribution(mapping) },
    { mapping: mapping.name, test: 'extreme', p: extreme(mapping) },
    { mapping: mapping.name, test: 'serial', p: serial(mapping) },
    { mapping: mapping.name, test: 'gap', p: gap(mapping) },
    { mapping: mapping.name, test: 'runs', p: runs(mapping) },
  ]);
}

/**
 * Returns the findings that are too rare for chance. The level is divided by the number of tests (Bonferroni), so that
 * fewer than one fair run in a thousand has any, however the tests are correlated.
 */
export function suspicious(findings: readonly Finding[], tests = findings.length): Finding[] {
  return findings.filter(({ p }) => p < FAMILY_LEVEL / tests);
}

/**
 * Probability of a false alarm in a whole run. Half of the level is kept in reserve, because extreme p values are
 * approximations.
 */
const FAMILY_LEVEL = 0.0005;

/** Whether all values are equally frequent. */
function distribution({ classes, values }: Mapping): number {
  return chiSquareOf(
    count(values, classes),
    Array.from({ length: classes }, () => values.length / classes),
  );
}

/** Whether one single value is too rare or too frequent. */
function extreme({ classes, values }: Mapping): number {
  const tails = count(values, classes).map((times) => poissonTail(times, values.length / classes));
  return Math.min(1, classes * Math.min(...tails));
}

/**
 * Whether non-overlapping pairs of neighbours are equally frequent. Many classes are combined into equal groups, ten
 * where possible.
 */
function serial({ classes, values }: Mapping): number {
  const sides = [10, 9, 8, 7, 6, 5, 4, 3, 2, 11].find((groups) => classes % groups === 0) ?? 1;
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

/** Whether the distances between values of the lowest tenth are geometrically distributed. */
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

/** Whether values above and below the middle alternate as often as expected (Wald and Wolfowitz). */
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
