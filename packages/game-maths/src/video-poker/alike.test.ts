import { expect, it } from 'vitest';
import { cardOf } from '../cards.ts';
import { countAlike, isFirstOfAlike, numberOfAlike } from './alike.ts';

const SUITS = ['c', 'd', 'h', 's'];

/** All permutations of some letters. */
const ordersOf = (letters: readonly string[]): string[][] =>
  letters.length === 0
    ? [[]]
    : letters.flatMap((first) => ordersOf(letters.filter((other) => other !== first)).map((rest) => [first, ...rest]));

/** Hands that result from a hand by permuting its suits, each once, cards ascending. */
function renamed(hand: string): number[][] {
  const hands = ordersOf(SUITS).map((names) =>
    hand
      .split(' ')
      .map((card) => cardOf(`${card[0]}${names[SUITS.indexOf(card[1] ?? '')]}`))
      .toSorted((a, b) => a - b),
  );
  return [...new Map(hands.map((cards) => [cards.join(), cards])).values()];
}

it.each([
  ['a royal flush', 'Tc Jc Qc Kc Ac', 4],
  ['four of a kind', '7c 7d 7h 7s 2c', 4],
  ['a full house', '7c 7d 7h 2c 2d', 12],
  ['a full house whose pair has the fourth suit', '7c 7d 7h 2c 2s', 12],
  ['a pair and three suits', '9c 9d 3h 4h 5h', 12],
  ['five ranks of four suits', '2c 5d 9h Js Kc', 24],
])('%s: hands with permuted suits share number and count; exactly one represents them', (_, hand, count) => {
  const hands = renamed(hand);
  expect(hands).toHaveLength(count);
  expect(hands.map(countAlike)).toEqual(hands.map(() => count));
  expect(new Set(hands.map(numberOfAlike)).size).toBe(1);
  expect(hands.filter(isFirstOfAlike)).toHaveLength(1);
});

it('hands of other ranks, or of the same ranks in other suits, are not alike', () => {
  const hands = ['7c 7d 7h 2c 2d', '7c 7d 7h 2c 2s', '7c 7d 7h 2s 3s', '2c 3c 4c 5c 6c', '2c 3c 4c 5c 6d'];
  expect(new Set(hands.map((hand) => numberOfAlike(renamed(hand)[0] ?? []))).size).toBe(hands.length);
});
