import { outcomeEngine } from './rules/outcome.ts';
import type { PickRule, Play, PlayDefinition } from './play.ts';
import { lowestPicks } from './canonical-picks.ts';
import type { OutcomeRule, OutcomeValue } from './rules/rule.ts';
import type { DrawStructure } from './structure.ts';

/** Return of the demonstration merchant's odds: 98 %. */
const RETURN_PERCENT = 98n;
/** Odds are rounded down to 0.01 and stored × 10,000. */
const HUNDREDTHS = 100n;

/** A bet on the main level: its code, the value that it is about, the picks of a line and the places it reads. */
export function outcomePlay(
  code: string,
  value: OutcomeValue,
  picks: PickRule,
  at?: readonly number[],
): PlayDefinition {
  const rule: OutcomeRule = { kind: 'outcome', level: 'MAIN', ...(at && { at }), value };
  return { code, rule, units: 1, picks };
}

/** One pick from a range of numbers. */
export const onePick = (from: number, to: number, width = 1): PickRule => ({
  count: 1,
  width,
  distinct: false,
  range: { from, to },
});

/** Several different picks from a range of numbers. */
export const manyPicks = (count: number, from: number, to: number, width = 1): PickRule => ({
  count,
  width,
  distinct: true,
  range: { from, to },
});

/** One pick of different numbers of two digits in their order, such as "0307". */
export function orderedPick(places: number, from: number, to: number): PickRule {
  const joined = (first: number, step: number) =>
    Number(
      numbersTo(0, places - 1)
        .map((place) => String(first + step * place).padStart(2, '0'))
        .join(''),
    );
  return { count: 1, width: 2 * places, distinct: false, range: { from: joined(from, 1), to: joined(to, -1) }, places };
}

/** The numbers from the lowest to the highest. */
export const numbersTo = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

export const isOdd = (sum: number): boolean => sum % 2 === 1;
export const isEven = (sum: number): boolean => sum % 2 === 0;

/** A bet with a single choice, which wins when the sum of the numbers is one of these. */
export const sumInPlay = (code: string, sums: readonly number[], at?: readonly number[]): PlayDefinition =>
  outcomePlay(code, { is: 'sumIn', sums }, onePick(1, 1), at);

/** Bets on one place, from 0: its number, big or small, odd or even. Codes count places from 1. */
export function placePlays(prefix: string, place: number, number: PickRule, bigFrom: number): PlayDefinition[] {
  const at = [place];
  return [
    outcomePlay(`${prefix}place${place + 1}`, { is: 'digits' }, number, at),
    outcomePlay(`${prefix}bigsmallat${place + 1}`, { is: 'half', from: bigFrom }, onePick(0, 1), at),
    outcomePlay(`${prefix}oddevenat${place + 1}`, { is: 'parity' }, onePick(0, 1), at),
  ];
}

/** One play for each sum, because their chances differ. */
export function sumPlays(name: string, from: number, to: number, at?: readonly number[]): PlayDefinition[] {
  return numbersTo(from, to).map((sum) =>
    outcomePlay(`${name}${sum}`, { is: 'sum', digits: 2 }, onePick(sum, sum, 2), at),
  );
}

/** The plays at 98 % of the fair odds, rounded down to 0.01. */
export function atFairOdds(structure: DrawStructure, plays: readonly PlayDefinition[]): Play[] {
  return plays.map((play) => {
    if (play.rule.kind !== 'outcome') throw new RangeError(`${play.code} has no counted outcomes`);
    const { numerator, denominator } = outcomeEngine(play.rule, structure).expectedHits(lowestPicks(play));
    const hundredths = (RETURN_PERCENT * BigInt(play.units) * denominator) / numerator;
    return { ...play, odds: hundredths * HUNDREDTHS };
  });
}
