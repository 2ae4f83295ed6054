import type { Rational } from '@fairlot/money';
import type { DrawResult } from '../result.ts';
import type { DrawStructure } from '../structure.ts';
import type { PairTableRule } from './digit-rules.ts';
import { type Pool, poolOf } from './pool.ts';
import type { RuleEngine } from './rule-engine.ts';

interface Level extends Pool {
  code: string;
}

/** Names of the levels in which a number appears. */
type Places = ReadonlySet<string>;

/** Engine of prize tables for two numbers; a line is paid its highest prize. */
export function pairTableEngine(rule: PairTableRule, structure: DrawStructure): RuleEngine {
  const levels = structure.levels.map(({ code }) => ({ code, ...poolOf(structure, code, rule.digits) }));
  return {
    hits: (result, picks) => {
      const places = placesOf(levels, result);
      return hitsOf(rule, places.get(picks[0] ?? ''), places.get(picks[1] ?? ''));
    },
    winners: (result) => ({ kind: 'listed', picks: winningPairs(rule, placesOf(levels, result)) }),
    expectedHits: () => expectedHits(rule, levels),
  };
}

function placesOf(levels: readonly Level[], result: DrawResult): ReadonlyMap<string, Places> {
  const places = new Map<string, Set<string>>();
  for (const { code, values } of levels)
    for (const value of values(result.filter(({ level }) => level === code)))
      places.set(value, (places.get(value) ?? new Set()).add(code));
  return places;
}

/** Hits of two numbers that appear at these places. */
function hitsOf({ both, any, one }: PairTableRule, first: Places = NOWHERE, second: Places = NOWHERE): number {
  const won = first.size > 0 && second.size > 0 ? [any] : [];
  for (const level of first) if (second.has(level)) won.push(both[level] ?? 0);
  for (const level of [...first, ...second]) won.push(one[level] ?? 0);
  return Math.max(0, ...won);
}

const NOWHERE: Places = new Set();

/** Each drawn number with every other number. */
function winningPairs(rule: PairTableRule, places: ReadonlyMap<string, Places>): Map<string, number> {
  const won = new Map<string, number>();
  for (const [drawn, at] of places) {
    for (let index = 0; index < 10 ** rule.digits; index += 1) {
      const other = String(index).padStart(rule.digits, '0');
      const hits = hitsOf(rule, at, places.get(other));
      if (other !== drawn && hits > 0) won.set([drawn, other].sort().join(','), hits);
    }
  }
  return won;
}

/**
 * Every way in which two numbers can appear in the levels: none of them, the first, the second or both in each level,
 * with the number of draws that have it.
 */
function expectedHits(rule: PairTableRule, levels: readonly Level[]): Rational {
  let numerator = 0n;
  const visit = (depth: number, draws: bigint, first: readonly string[], second: readonly string[]): void => {
    const level = levels[depth];
    if (level === undefined) {
      numerator += draws * BigInt(hitsOf(rule, new Set(first), new Set(second)));
      return;
    }
    const [none, single, both] = drawsOf(level);
    visit(depth + 1, draws * none, first, second);
    visit(depth + 1, draws * single, [...first, level.code], second);
    visit(depth + 1, draws * single, first, [...second, level.code]);
    visit(depth + 1, draws * both, [...first, level.code], [...second, level.code]);
  };
  visit(0, 1n, [], []);
  return { numerator, denominator: levels.reduce((all, level) => all * drawsIn(level), 1n) };
}

const drawsIn = ({ size, outcomes }: Pool, without = 0n): bigint => (outcomes - without) ** BigInt(size);

/** Draws of a level without either of two numbers, with only one of them, and with both. */
function drawsOf(level: Pool): [none: bigint, single: bigint, both: bigint] {
  const none = drawsIn(level, 2n);
  const single = drawsIn(level, 1n) - none;
  return [none, single, drawsIn(level) - none - 2n * single];
}
