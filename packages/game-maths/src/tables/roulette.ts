import type { Rational } from '@fairlot/money';
import { readAmounts } from './bets.ts';
import type { TableBet } from './bets.ts';
import { ChoiceError, settled } from '../outcome.ts';
import type { Outcome, RoundInput } from '../outcome.ts';

/** One zero: 0 to 36. */
export const ROULETTE_POCKETS = 37;
const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export interface RouletteChoices {
  bets: readonly TableBet[];
}

const NUMBERS = Array.from({ length: ROULETTE_POCKETS }, (_, number) => number);
const having = (isCovered: (number: number) => boolean) => NUMBERS.filter((n) => n > 0 && isCovered(n));

const OUTSIDE: Readonly<Record<string, readonly number[]>> = {
  red: having((n) => RED.has(n)),
  black: having((n) => !RED.has(n)),
  odd: having((n) => n % 2 === 1),
  even: having((n) => n % 2 === 0),
  low: having((n) => n <= 18),
  high: having((n) => n > 18),
};
/** Number of numbers that the inside bets cover. */
const INSIDE: Readonly<Record<string, number>> = { straight: 1, split: 2, street: 3, corner: 4, line: 6 };

/**
 * Draws one number; a bet that covers k numbers pays 36 / k times its amount.
 * @throws ChoiceError on a bet that the table does not have, and as readAmounts
 */
export function playRoulette(input: RoundInput<RouletteChoices, never>): Outcome {
  const { bets } = input.choices;
  const amounts = readAmounts(bets, input.stakeMinor, input.decimals);
  const covered = bets.map(rouletteNumbers);
  const number = input.draw(ROULETTE_POCKETS);
  const returned = covered.map((numbers, index) =>
    numbers.includes(number) ? ((amounts[index] ?? 0n) * 36n) / BigInt(numbers.length) : 0n,
  );
  const won = returned.map((amount) => amount > 0n);
  return settled(
    input.stakeMinor,
    returned.reduce((sum, amount) => sum + amount, 0n),
    [{ kind: 'number', number, won }],
  );
}

/** The numbers that a bet covers. @throws ChoiceError when the table does not have it */
export function rouletteNumbers({ kind, value }: Pick<TableBet, 'kind' | 'value'>): readonly number[] {
  const outside = Object.hasOwn(OUTSIDE, kind) ? OUTSIDE[kind] : undefined;
  if (outside !== undefined) return outside;
  if (kind === 'dozen' || kind === 'column') return third(kind, value);
  const count = Object.hasOwn(INSIDE, kind) ? INSIDE[kind] : undefined;
  if (count === undefined) throw new ChoiceError('kind', 'no such bet');
  const numbers = (value ?? '').split('-').map(Number);
  if (numbers.join('-') !== value || numbers.length !== count || !isOnTable(numbers))
    throw new ChoiceError('value', 'no such numbers on the table');
  return numbers;
}

/** Probability of a bet. @throws ChoiceError as rouletteNumbers */
export function rouletteChance(bet: Pick<TableBet, 'kind' | 'value'>): Rational {
  return { numerator: BigInt(rouletteNumbers(bet).length), denominator: BigInt(ROULETTE_POCKETS) };
}

function third(kind: 'dozen' | 'column', value: string | undefined): readonly number[] {
  const which = ['1', '2', '3'].indexOf(value ?? '');
  if (which < 0) throw new ChoiceError('value', '1, 2 or 3');
  return kind === 'dozen' ? having((n) => Math.ceil(n / 12) === which + 1) : having((n) => (n - 1) % 3 === which);
}

/**
 * Whether the numbers are ascending and adjacent in the shape of this kind on the table, where 1 to 36 lie in rows of
 * three.
 */
function isOnTable(numbers: readonly number[]): boolean {
  const first = numbers[0] ?? Number.NaN;
  if (!numbers.every((n) => Number.isInteger(n) && n >= 0 && n < ROULETTE_POCKETS)) return false;
  const steps = numbers.map((n) => n - first).join(',');
  const startsRow = first % 3 === 1;
  switch (numbers.length) {
    case 1:
      return true;
    case 2:
      return first === 0
        ? ['0,1', '0,2', '0,3'].includes(steps)
        : steps === '0,3' || (steps === '0,1' && first % 3 > 0);
    case 3:
      return first === 0 ? ['0,1,2', '0,2,3'].includes(steps) : steps === '0,1,2' && startsRow;
    case 4:
      return first === 0 ? steps === '0,1,2,3' : steps === '0,1,3,4' && first % 3 > 0;
    default:
      return steps === '0,1,2,3,4,5' && startsRow;
  }
}
