import { joinedLevel } from '@fairlot/lottery-maths';
import type { ResultLevels } from '../../results/api/draw.ts';
import { isWithBonus } from '../../results/model/result.ts';
import type { StageKind } from './stage-kind.ts';

/** One drawn number in the order of the show: the lowest level first, the special prize last. */
export interface Prize {
  /** Position of its level in the result; 0 is the special prize. */
  level: number;
  /** Code of its level. */
  code: string;
  number: string;
  /** Position within its level, from 0. */
  index: number;
  /** Numbers of its level. */
  count: number;
  /** Times since the start of the show, ms. */
  startMs: number;
  landMs: number;
  /** Time between its digits, ms; 0 when they fall together. */
  digitMs: number;
}

/** The timeline of a draw. It depends only on the result, so every page shows the same moment at the same time. */
export interface Show {
  prizes: readonly Prize[];
  totalMs: number;
  /** Times at which something changes, ascending, ms. */
  changesMs: readonly number[];
}

export interface Position {
  /** The prize that falls; null before the first one and after the last. */
  current: number | null;
  /** Digits of it that are visible. */
  digits: number;
  /** Number of prizes on the board. */
  landed: number;
  isOver: boolean;
}

const DROP_MS = 320;
const HOLD_MS = 400;
const DIGIT_MS = 450;
/** Time for each number of a level, by position below the special prize (design, section 15). */
const LEVEL_MS = [1000, 800, 500, 450, 400, 400] as const;
const LOWEST_MS = 350;
/** Time for the numbers of a draw with one level, together and each. */
const BALLS = { allMs: 6000, leastMs: 300, mostMs: 900 } as const;
/** With reduced motion, one level appears at a time. */
const ROW_MS = 1000;
/** Times of joined stations as a part of the usual ones: 36 prizes in 15 seconds. */
const JOINED_PACE = 2 / 3;

/** Dice land together and are counted before the end (design, section 12). */
const DICE = { landMs: 1200, totalMs: 2000 } as const;
/** The winner of a race finishes first; the others follow at equal distances (design, section 12). */
const RACE = { firstMs: 9400, lastMs: 10_600, totalMs: 11_200 } as const;

/** The timeline of a result. */
export function showOf(result: ResultLevels, isCalm: boolean, kind: StageKind = 'numbers'): Show {
  if (kind !== 'numbers' && !isCalm) return togetherOf(result, kind);
  const prizes: Prize[] = [];
  let startMs = 0;
  // Two stations take about as long together as one draw of the north.
  const pace = stationsIn(result) > 1 ? JOINED_PACE : 1;
  for (const level of fallingOrder(result)) {
    const { level: code, numbers } = result[level] ?? { level: '', numbers: [] };
    for (const [index, number] of numbers.entries()) {
      const digitMs = !isCalm && isByDigit(result, level) ? DIGIT_MS * pace : 0;
      const lengthMs = Math.round(
        digitMs > 0 ? digitMs * number.length + HOLD_MS * pace : numberMs(result, level) * pace,
      );
      const landMs = digitMs > 0 ? startMs + digitMs * (number.length - 1) + DROP_MS : startMs + DROP_MS;
      const place = { level, code, number, index, count: numbers.length, digitMs };
      prizes.push({ ...place, startMs, landMs: isCalm ? startMs : Math.min(landMs, startMs + lengthMs) });
      if (!isCalm) startMs += lengthMs;
    }
    if (isCalm) startMs += ROW_MS;
  }
  const times = prizes.flatMap((prize) => [
    prize.landMs,
    ...Array.from({ length: prize.digitMs > 0 ? prize.number.length : 1 }, (_, n) => prize.startMs + n * prize.digitMs),
  ]);
  return { prizes, totalMs: startMs, changesMs: [...new Set([...times, startMs])].toSorted((a, b) => a - b) };
}

/** Positions of the levels in the order of the show. Two stations take turns, level by level. */
function fallingOrder(result: ResultLevels): number[] {
  const levels = [...result.keys()];
  // A bonus number is drawn after the others; elsewhere the special prize comes last.
  if (isBonusDraw(result)) return levels;
  const each = result.length / stationsIn(result);
  return levels.toSorted((a, b) => (b % each) - (a % each) || a - b);
}

/** Number of stations in a result. */
const stationsIn = (result: ResultLevels): number => (joinedLevel(result[0]?.level ?? '') === null ? 1 : 2);

/** Numbers that begin together: dice, which land at once, and runners, which finish in sequence. */
function togetherOf(result: ResultLevels, kind: 'dice' | 'race'): Show {
  const { level: code, numbers } = result[0] ?? { level: '', numbers: [] };
  const stepMs = (RACE.lastMs - RACE.firstMs) / Math.max(1, numbers.length - 1);
  const landAt = (index: number) => (kind === 'dice' ? DICE.landMs : Math.round(RACE.firstMs + index * stepMs));
  const { totalMs } = kind === 'dice' ? DICE : RACE;
  const prizes = numbers.map((number, index): Prize => {
    const place = { level: 0, code, number, index, count: numbers.length, digitMs: 0 };
    return { ...place, startMs: 0, landMs: landAt(index) };
  });
  return { prizes, totalMs, changesMs: [...new Set([0, ...prizes.map(({ landMs }) => landMs), totalMs])] };
}

/** The visible numbers at a time since the start of the show, ms. */
export function positionAt({ prizes, totalMs }: Show, elapsedMs: number): Position {
  const landed = prizes.filter((prize) => prize.landMs <= elapsedMs).length;
  if (elapsedMs >= totalMs) return { current: null, digits: 0, landed: prizes.length, isOver: true };
  const current = prizes.findLastIndex((prize) => prize.startMs <= elapsedMs);
  const prize = prizes[current];
  if (prize === undefined) return { current: null, digits: 0, landed: 0, isOver: false };
  const { number, digitMs, startMs } = prize;
  const fallen = digitMs === 0 ? number.length : 1 + Math.floor((elapsedMs - startMs) / digitMs);
  return { current, digits: Math.min(fallen, number.length), landed, isOver: false };
}

/** The special prize falls digit by digit, and so does a draw that consists of one number. */
const isBonusDraw = (result: ResultLevels): boolean => isWithBonus(result.map(({ numbers }) => numbers.length));

function isByDigit(result: ResultLevels, level: number): boolean {
  if (isBonusDraw(result)) return false;
  return placeOf(result, level) === 0 && (result.length > 1 || result[0]?.numbers.length === 1);
}

/** Position of a level in the draw of its station. */
const placeOf = (result: ResultLevels, level: number): number => level % (result.length / stationsIn(result));

function numberMs(result: ResultLevels, level: number): number {
  if (result.length > 1 && !isBonusDraw(result)) return LEVEL_MS[placeOf(result, level) - 1] ?? LOWEST_MS;
  const each = Math.round(BALLS.allMs / (result[0]?.numbers.length ?? 1));
  return Math.max(BALLS.leastMs, Math.min(each, BALLS.mostMs));
}
