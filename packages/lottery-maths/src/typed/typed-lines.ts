import { binomial } from '@fairlot/money';
import { combinations } from '../rules/combinations.ts';
import { BET_WORDS } from './bet-words.ts';
import type { TypedBet } from './typed-bets.ts';

/** Picks of one line, and the codes of plays the bet stands for, of which a lottery offers at most one. */
export interface TypedLine {
  plays: readonly string[];
  picks: string[];
}

/** Number of lines of a bet, without making them: 100 numbers have 3,921,225 combinations of four. */
export function countTypedLines(bet: TypedBet): bigint {
  return binomial(betNumbers(bet).length, BET_WORDS[bet.kind].picks ?? 1);
}

/** The lines of a bet: one for every number, for every order of its digits, or for every combination of numbers. */
export function typedLines(bet: TypedBet): TypedLine[] {
  const { plays, picks = 1 } = BET_WORDS[bet.kind];
  return [...combinations(betNumbers(bet), picks)].map((line) => ({
    plays: plays[line[0]?.length as keyof typeof plays] ?? [],
    picks: line.toSorted(),
  }));
}

const betNumbers = ({ kind, numbers }: TypedBet): readonly string[] =>
  BET_WORDS[kind].isReordered === true ? numbers.flatMap(ordersOfDigits) : numbers;

/** The different numbers with the digits of this one, itself included. */
function ordersOfDigits(number: string): string[] {
  if (number.length <= 1) return [number];
  const orders = Array.from(number).flatMap((digit, index) =>
    ordersOfDigits(number.slice(0, index) + number.slice(index + 1)).map((rest) => digit + rest),
  );
  return [...new Set(orders)].toSorted();
}
