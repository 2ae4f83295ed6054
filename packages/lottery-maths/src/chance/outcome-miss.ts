import { engineOf } from '../rules/engine.ts';
import type { OutcomeRule, PlayRule } from '../rules/rule.ts';
import { valuesIn } from '../rules/outcome.ts';
import type { DrawStructure } from '../structure.ts';
import type { ChanceLine, Miss } from './line.ts';

/** Winning outcomes of some places of a draw. */
interface Table {
  at: readonly number[];
  /** 1 for each winning outcome of these places; the number at the first place counts most. */
  wins: Uint8Array;
}

interface Draws {
  structure: DrawStructure;
  /** Numbers of the draw. */
  size: number;
  /** The values that a number may have, ascending. */
  values: readonly string[];
  isDistinct: boolean;
}

/** The draws that are hits. */
interface Wins {
  tables: ReadonlyMap<string, Table>;
  /** 1 for each winning sum of all numbers; null when no line is about it. */
  sums: Uint8Array | null;
  /** Whether numbers without repetition win in any order, by the bits of the numbers; null when no line is about it. */
  isWonBy: ((mask: number) => boolean) | null;
}

/** A table of more outcomes than this is replaced by the sum, or by the set, of all numbers. */
const LARGEST_TABLE = 1400;
/** Values that depend on nothing but the sum of the numbers. */
const OF_SUM: ReadonlySet<string> = new Set(['sum', 'half', 'parity', 'sumIn']);

/**
 * Chance that no line of dice, digits, a race or 11x5 has a hit: counts every possible draw. Draws whose remaining
 * numbers have the same ways to win are counted together.
 */
export function outcomeMiss(lines: readonly ChanceLine[], structure: DrawStructure): Miss {
  const [level] = structure.levels;
  if (level === undefined) throw new RangeError(`${structure.code} draws no numbers`);
  const values = valuesIn(level);
  const draws = { structure, size: level.count, values, isDistinct: level.distinct !== undefined };
  let all = 1;
  for (let place = 0; place < draws.size; place += 1) all *= values.length - (draws.isDistinct ? place : 0);
  return { numerator: BigInt(countMisses(draws, winsOf(lines, draws))), denominator: BigInt(all), isExact: true };
}

/** Dragon and tiger of a race compare mirrored places, so these follow each other. */
function placeOrder(size: number): number[] {
  return Array.from({ length: size }, (_, n) => (n % 2 === 0 ? n / 2 : size - (n + 1) / 2));
}

function countMisses({ size, values, isDistinct }: Draws, { tables, sums, isWonBy }: Wins): number {
  const order = placeOrder(size);
  const steps = order.map((_, depth) => {
    const done = new Set(order.slice(0, depth + 1));
    const earlier = order.slice(0, depth);
    const all = [...tables.values()];
    return {
      // Tables whose last place is drawn in this step, and places that a later one still reads.
      closed: all.filter(({ at }) => at.every((place) => done.has(place)) && at.includes(order[depth] ?? -1)),
      live: earlier.filter((one) => all.some(({ at }) => at.includes(one) && at.some((p) => !earlier.includes(p)))),
      known: new Map<number, number>(),
    };
  });
  const highest = sums?.length ?? 1;
  const drawn = Array.from({ length: size }, () => 0);
  const count = (depth: number, mask: number, sum: number): number => {
    const step = steps[depth];
    if (step === undefined) return sums?.[sum] === 1 || isWonBy?.(mask) === true ? 0 : 1;
    let key = mask * highest + sum;
    for (const place of step.live) key = key * values.length + (drawn[place] ?? 0);
    const known = step.known.get(key);
    if (known !== undefined) return known;
    let misses = 0;
    for (let value = 0; value < values.length; value += 1) {
      if (isDistinct && (mask & (1 << value)) !== 0) continue;
      drawn[order[depth] ?? 0] = value;
      if (step.closed.some((table) => isIn(table, drawn, values.length))) continue;
      misses += count(depth + 1, isDistinct ? mask | (1 << value) : 0, sums === null ? 0 : sum + Number(values[value]));
    }
    step.known.set(key, misses);
    return misses;
  };
  return count(0, 0, 0);
}

function isIn({ at, wins }: Table, drawn: readonly number[], base: number): boolean {
  let index = 0;
  for (const place of at) index = index * base + (drawn[place] ?? 0);
  return wins[index] === 1;
}

function winsOf(lines: readonly ChanceLine[], draws: Draws): Wins {
  const { size, values, isDistinct } = draws;
  const tables = new Map<string, Table>();
  const tableOf = (at: readonly number[]): Table => {
    const known = tables.get(at.join()) ?? { at, wins: new Uint8Array(values.length ** at.length) };
    tables.set(at.join(), known);
    return known;
  };
  const sets: [OutcomeRule, ReadonlySet<string>][] = [];
  let sums: Uint8Array | null = null;
  for (const [rule, keys] of keysByRule(lines)) {
    const at = rule.at ?? Array.from({ length: size }, (_, place) => place);
    if (rule.value.is === 'count') {
      for (const place of at) for (const key of keys) tableOf([place]).wins[values.indexOf(key)] = 1;
    } else if (values.length ** at.length <= LARGEST_TABLE) markTable(tableOf(at), rule, keys, draws);
    else if (isDistinct) sets.push([rule, keys]);
    else if (!OF_SUM.has(rule.value.is)) throw new RangeError(`${rule.value.is} has too many outcomes`);
    else sums = markSums(sums ?? new Uint8Array(size * Number(values.at(-1)) + 1), rule, keys, draws);
  }
  return { tables, sums, isWonBy: sets.length === 0 ? null : winsBySet(sets, draws) };
}

/** Marks the outcomes in a table for which a rule wins on one of the keys. */
function markTable({ at, wins }: Table, rule: OutcomeRule, keys: ReadonlySet<string>, draws: Draws): void {
  const { size, values, isDistinct } = draws;
  const numbers = Array.from({ length: size }, () => values[0] ?? '');
  const visit = (place: number, index: number): void => {
    const position = at[place];
    if (position === undefined) {
      if (isWon(rule, keys, numbers, draws)) wins[index] = 1;
      return;
    }
    for (const [value, number] of values.entries()) {
      if (isDistinct && at.slice(0, place).some((earlier) => numbers[earlier] === number)) continue;
      numbers[position] = number;
      visit(place + 1, index * values.length + value);
    }
  };
  visit(0, 0);
}

/** Marks winning sums. One number that is the whole sum has the same sum as all of them. */
function markSums(sums: Uint8Array, rule: OutcomeRule, keys: ReadonlySet<string>, draws: Draws): Uint8Array {
  const rest = Array.from({ length: draws.size - 1 }, () => '0');
  for (let sum = 0; sum < sums.length; sum += 1) if (isWon(rule, keys, [String(sum), ...rest], draws)) sums[sum] = 1;
  return sums;
}

/** Whether a set of numbers wins, by its bits. Picks that all must be drawn, or include all, are compared as bits. */
function winsBySet(sets: readonly [OutcomeRule, ReadonlySet<string>][], draws: Draws): (mask: number) => boolean {
  const bitsOf = (key: string) =>
    key.split(',').reduce((bits, number) => bits | (1 << draws.values.indexOf(number)), 0);
  const tests = sets.map(([rule, keys]): ((mask: number) => boolean) => {
    const masks = [...keys].map(bitsOf);
    if (rule.value.is === 'subset') return (mask) => masks.some((picks) => (picks & mask) === picks);
    if (rule.value.is === 'cover') return (mask) => masks.some((picks) => (picks & mask) === mask);
    return (mask) => isWon(rule, keys, numbersOf(mask, draws), draws);
  });
  const known = new Map<number, boolean>();
  return (mask) => {
    const isHit = known.get(mask) ?? tests.some((test) => test(mask));
    known.set(mask, isHit);
    return isHit;
  };
}

const numbersOf = (mask: number, { values }: Draws): string[] =>
  values.filter((_, value) => (mask & (1 << value)) !== 0);

function isWon(
  rule: OutcomeRule,
  keys: ReadonlySet<string>,
  numbers: readonly string[],
  { structure }: Draws,
): boolean {
  const won = engineOf(rule, structure).winners([{ level: rule.level, numbers: [...numbers] }]);
  if (won.kind !== 'listed') return false;
  for (const key of won.picks.keys()) if (keys.has(key)) return true;
  return false;
}

/** The keys of the picks of each rule. Plays with one rule in different objects, such as sums, are read together. */
function keysByRule(lines: readonly ChanceLine[]): [OutcomeRule, Set<string>][] {
  const rules = new Map<string, [OutcomeRule, Set<string>]>();
  for (const { play, picks } of lines) {
    const rule = outcomeOf(play.rule);
    const name = JSON.stringify([rule.at, rule.value]);
    const [, keys] = rules.get(name) ?? [rule, new Set<string>()];
    rules.set(name, [rule, keys.add(picks.join(','))]);
  }
  return [...rules.values()];
}

function outcomeOf(rule: PlayRule): OutcomeRule {
  if (rule.kind !== 'outcome') throw new RangeError(`${rule.kind} is no bet on an outcome`);
  return rule;
}
