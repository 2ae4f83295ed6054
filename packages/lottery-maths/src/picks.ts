import type { PickRule, PlayDefinition } from './play.ts';
import { ordersOf } from './digits/orders.ts';
import { isDigits } from './result.ts';

/**
 * Checks the picks of one line. Returns null when they are valid, otherwise 'picks.count', 'picks.format' (not exactly
 * the play's number of digits), 'picks.range', 'picks.orders' (its digits have another number of orders) or
 * 'picks.repeated' (also for equal numbers within a pick).
 */
export function validatePicks({ picks: rule }: PlayDefinition, given: readonly string[]): string | null {
  const { count, width, distinct, orders, places, bonus } = rule;
  const picks = bonus === undefined ? given : given.filter((pick) => !isBonus(pick));
  if (picks.length !== count) return 'picks.count';
  if (bonus !== undefined) {
    const [special = '', ...more] = given.filter(isBonus).map((pick) => pick.slice(1));
    if (special === '' || more.length > 0) return 'picks.count';
    if (!isDigits(special, width)) return 'picks.format';
    if (Number(special) < bonus.from || Number(special) > bonus.to) return 'picks.range';
  }
  if (!picks.every((pick) => isDigits(pick, width))) return 'picks.format';
  const { from, to } = pickRange(rule);
  if (!picks.every((pick) => Number(pick) >= from && Number(pick) <= to)) return 'picks.range';
  if (orders !== undefined && picks.some((pick) => ordersOf(pick) !== orders)) return 'picks.orders';
  if (distinct && new Set(picks).size !== picks.length) return 'picks.repeated';
  return places === undefined ? null : wrongPlace(rule, picks, places);
}

const isBonus = (pick: string): boolean => pick.startsWith(BONUS_SIGN);

/** The pick for the special number: `B07`. */
export const bonusPick = (number: string): string => BONUS_SIGN + number;

const BONUS_SIGN = 'B';

function wrongPlace(rule: PickRule, picks: readonly string[], places: number): string | null {
  const { from, to } = pickRange(rule);
  const [lowest = '', highest = ''] = [from, to].map(
    (end) => numbersIn(String(end).padStart(rule.width, '0'), places)[0],
  );
  const each = picks.map((pick) => numbersIn(pick, places));
  if (each.flat().some((number) => number < lowest || number > highest)) return 'picks.range';
  return each.some((numbers) => new Set(numbers).size < places) ? 'picks.repeated' : null;
}

/** The numbers of a pick with several places: "0307" has "03" and "07". */
export function numbersIn(pick: string, places: number): string[] {
  const width = pick.length / places;
  return Array.from({ length: places }, (_, place) => pick.slice(place * width, (place + 1) * width));
}

/** The lowest and the highest pick of a play. */
export function pickRange({ width, range }: PickRule): { from: number; to: number } {
  return range ?? { from: 0, to: 10 ** width - 1 };
}
