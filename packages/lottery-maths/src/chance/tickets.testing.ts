import {
  bonusPick,
  type DrawResult,
  type DrawStructure,
  hits,
  pickRange,
  type PlayDefinition,
  type PrizeLevel,
  validatePicks,
} from '../index.ts';
import type { ChanceLine } from './line.ts';

/** Repeatable whole numbers below a limit. */
export function numbersFrom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}

/** A line with valid picks of a play. */
export function anyLine(play: PlayDefinition, next: (limit: number) => number): ChanceLine {
  const { count, width, bonus } = play.picks;
  const { from, to } = pickRange(play.picks);
  for (;;) {
    const picks = Array.from({ length: count }, () => String(from + next(to - from + 1)).padStart(width, '0'));
    if (bonus !== undefined) picks.push(bonusPick(String(bonus.from + next(bonus.to)).padStart(width, '0')));
    if (validatePicks(play, picks) === null) return { play, picks };
  }
}

/** Every draw of a small structure. */
export function* everyDraw({ levels }: DrawStructure, before: DrawResult = []): Generator<DrawResult> {
  const level = levels[before.length];
  if (level === undefined) {
    yield before;
    return;
  }
  const taken = before.find(({ level: code }) => code === level.without)?.numbers ?? [];
  for (const numbers of numbersOf(level, level.count, taken))
    yield* everyDraw({ code: '', levels }, [...before, { level: level.code, numbers }]);
}

function* numbersOf(level: PrizeLevel, count: number, taken: readonly string[]): Generator<string[]> {
  if (count === 0) {
    yield [];
    return;
  }
  const { from, to } = level.distinct ?? level.range ?? { from: 0, to: 10 ** level.width - 1 };
  for (const rest of numbersOf(level, count - 1, taken)) {
    for (let value = from; value <= to; value += 1) {
      const number = String(value).padStart(level.width, '0');
      if (level.distinct === undefined || !(rest.includes(number) || taken.includes(number))) yield [...rest, number];
    }
  }
}

/** Draws in which one of the lines has a hit, and all draws: the rules of settlement, draw by draw. */
export function countHits(lines: readonly ChanceLine[], structure: DrawStructure): [hits: number, draws: number] {
  let [won, draws] = [0, 0];
  for (const result of everyDraw(structure)) {
    draws += 1;
    if (lines.some(({ play, picks }) => hits(play, structure, result, picks) > 0)) won += 1;
  }
  return [won, draws];
}
