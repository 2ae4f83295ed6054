import type { Rational } from '@fairlot/money';
import type { DrawResult } from '../result.ts';
import type { DrawStructure, PrizeLevel } from '../structure.ts';
import { combinations } from './combinations.ts';
import { countValues } from './pool.ts';
import type { RuleEngine } from './rule-engine.ts';
import type { OutcomeRule, OutcomeValue } from './rule.ts';

/**
 * Engine of bets on a value of some numbers. Expected hits come from counting every possible outcome of these numbers.
 * @throws RangeError when the structure has no such level or places
 */
export function outcomeEngine(rule: OutcomeRule, structure: DrawStructure): RuleEngine {
  const level = structure.levels.find(({ code }) => code === rule.level);
  if (level === undefined) throw new RangeError(`${structure.code} has no level ${rule.level}`);
  const at = rule.at ?? Array.from({ length: level.count }, (_, place) => place);
  if (at.some((place) => place < 0 || place >= level.count))
    throw new RangeError(`${structure.code}: ${rule.level} has ${level.count} places`);
  const winning = (numbers: readonly string[]) => winningPicks(rule.value, numbers, level);
  const read = (result: DrawResult) => {
    const drawn = result.find(({ level: code }) => code === rule.level)?.numbers ?? [];
    return winning(at.map((place) => drawn[place] ?? ''));
  };
  return {
    hits: (result, picks) => read(result).get(picks.join(',')) ?? 0,
    winners: (result) => ({ kind: 'listed', picks: read(result) }),
    // Each place shows the pick equally often, so the other places need not be counted.
    expectedHits: (picks) =>
      rule.value.is === 'count'
        ? timesPlaces(expected(level, 1, rule.value, winning, picks.join(',')), at.length)
        : expected(level, at.length, rule.value, winning, picks.join(',')),
  };
}

interface Counted {
  outcomes: bigint;
  hits: ReadonlyMap<string, bigint>;
}

const timesPlaces = ({ numerator, denominator }: Rational, places: number): Rational => ({
  numerator: numerator * BigInt(places),
  denominator,
});

type Winning = (numbers: readonly string[]) => Map<string, number>;

/** Winning pick keys of numbers, with their hits. */
function winningPicks(value: OutcomeValue, numbers: readonly string[], level: PrizeLevel): Map<string, number> {
  switch (value.is) {
    case 'count':
      return countValues(numbers);
    case 'sum':
      return once(String(sumOf(numbers)).padStart(value.digits, '0'));
    case 'half':
      return once(sumOf(numbers) >= value.from ? '1' : '0');
    case 'sumIn':
      return value.sums.includes(sumOf(numbers)) ? once('1') : new Map();
    case 'parity':
      return once(String(sumOf(numbers) % 2));
    case 'compare':
      return once(comparison(numbers));
    case 'digits':
      return once(numbers.join(''));
    case 'repeat':
      return new Map([...countValues(numbers)].filter(([, count]) => count >= value.times).map(([key]) => [key, 1]));
    case 'subset':
      return new Map([...combinations(valuesOf(numbers), value.picks)].map((chosen) => [chosen.join(','), 1]));
    case 'cover':
      return covering(numbers, value.picks, level);
    case 'group':
      return valuesOf(numbers).length === value.picks ? once(valuesOf(numbers).join(',')) : new Map();
    case 'shape':
      return SHAPES[value.shape](valuesOf(numbers).map(Number), numbers.length) ? once('1') : new Map();
  }
}

/** Every choice of `size` numbers of the level that includes these. */
function covering(numbers: readonly string[], size: number, level: PrizeLevel): Map<string, number> {
  const others = valuesIn(level).filter((value) => !numbers.includes(value));
  return new Map(
    [...combinations(others, size - numbers.length)].map((more) => [[...numbers, ...more].sort().join(','), 1]),
  );
}

function comparison([first = '', second = '']: readonly string[]): string {
  if (first === second) return '0';
  return Number(first) > Number(second) ? '1' : '2';
}

/** Conditions on the ascending different values of `count` numbers. */
const SHAPES: Readonly<Record<'triple' | 'pair' | 'straight', (values: readonly number[], count: number) => boolean>> =
  {
    triple: (values) => values.length === 1,
    pair: (values, count) => values.length === count - 1,
    straight: (values, count) => values.length === count && (values.at(-1) ?? 0) - (values[0] ?? 0) === count - 1,
  };

const once = (key: string): Map<string, number> => new Map([[key, 1]]);
const sumOf = (numbers: readonly string[]): number => numbers.reduce((sum, number) => sum + Number(number), 0);
const valuesOf = (numbers: readonly string[]): string[] => [...new Set(numbers)].sort();

/** Total hits of each pick over all outcomes. A rule is counted once; rules are few and never change. */
const counted = new Map<string, Counted>();

function expected(level: PrizeLevel, size: number, value: OutcomeValue, winning: Winning, key: string): Rational {
  const name = JSON.stringify([level.width, level.distinct, level.range, size, value]);
  const known = counted.get(name) ?? countOutcomes(level, size, value, winning);
  counted.set(name, known);
  return { numerator: known.hits.get(key) ?? 0n, denominator: known.outcomes };
}

function countOutcomes(level: PrizeLevel, size: number, value: OutcomeValue, winning: Winning): Counted {
  const hits = new Map<string, bigint>();
  let outcomes = 0n;
  for (const [numbers, ways] of outcomesFor(level, size, value)) {
    outcomes += ways;
    for (const [key, count] of winning(numbers)) hits.set(key, (hits.get(key) ?? 0n) + BigInt(count) * ways);
  }
  return { outcomes, hits };
}

/** Outcomes that suffice for a value: sums only, or one order of distinct numbers where their order does not matter. */
function outcomesFor(level: PrizeLevel, size: number, { is }: OutcomeValue): Iterable<[readonly string[], bigint]> {
  const values = valuesIn(level);
  const isOfSum = is === 'sum' || is === 'half' || is === 'parity' || is === 'sumIn';
  if (level.distinct === undefined) return isOfSum ? sumsOf(values, size) : outcomesOf(values, size, false);
  if (is === 'compare' || is === 'digits') return outcomesOf(values, size, true);
  return [...combinations(values, size)].map((numbers) => [numbers, 1n]);
}

/** The values that a number of the level may have, ascending. */
export function valuesIn({ width, distinct, range }: PrizeLevel): string[] {
  const { from, to } = distinct ?? range ?? { from: 0, to: 10 ** width - 1 };
  return Array.from({ length: to - from + 1 }, (_, index) => String(from + index).padStart(width, '0'));
}

/** Every outcome of `size` numbers. */
function* outcomesOf(values: readonly string[], size: number, isDistinct: boolean): Generator<[string[], bigint]> {
  if (size === 0) {
    yield [[], 1n];
    return;
  }
  for (const [rest] of outcomesOf(values, size - 1, isDistinct))
    for (const value of values) if (!isDistinct || !rest.includes(value)) yield [[...rest, value], 1n];
}

/** Every sum of `size` independent numbers, with its number of outcomes. */
function sumsOf(values: readonly string[], size: number): [string[], bigint][] {
  let ways = new Map([[0, 1n]]);
  for (let n = 0; n < size; n += 1) {
    const next = new Map<number, bigint>();
    for (const [sum, count] of ways)
      for (const value of values) next.set(sum + Number(value), (next.get(sum + Number(value)) ?? 0n) + count);
    ways = next;
  }
  return [...ways].map(([sum, count]) => [[String(sum)], count]);
}
