import { bonusPick, numbersIn, ordersOf } from '@fairlot/lottery-maths';
import { latinDigits } from '@fairlot/ui/digits';
import type { Play } from '../../games/api/plays.ts';

/** Numbers that a play offers: their number of digits, the lowest and the highest. */
export interface PickSpace {
  digits: number;
  from: number;
  to: number;
  /** Only numbers whose digits have this number of different orders. */
  orders?: number;
  /** Each pick consists of this many different numbers, in order. */
  places?: number;
  /** The special numbers, of which a line has one. */
  specials?: readonly string[];
  /** Numbers that are stopped and cannot be chosen. */
  stopped?: readonly string[];
}

type PickedPlay = Pick<
  Play,
  'pickDigits' | 'pickFrom' | 'pickTo' | 'pickOrders' | 'pickPlaces' | 'bonusFrom' | 'bonusTo'
>;

export function pickSpaceOf(
  { pickDigits: digits, pickFrom = 0, pickTo = 10 ** digits - 1, ...play }: PickedPlay,
  stopped: readonly string[] = [],
): PickSpace {
  const { pickOrders, pickPlaces, bonusFrom, bonusTo } = play;
  return {
    digits,
    from: pickFrom,
    to: pickTo,
    stopped,
    ...(pickOrders !== undefined && { orders: pickOrders }),
    ...(pickPlaces !== undefined && { places: pickPlaces }),
    ...(bonusFrom !== undefined &&
      bonusTo !== undefined && {
        specials: allNumbers({ digits, from: bonusFrom, to: bonusTo }).map(bonusPick),
      }),
  };
}

/** The numbers of one place of picks with several, such as "01" to "11". */
export function numbersOfPlace({ digits, from, to, places = 1 }: PickSpace): string[] {
  const [lowest = 0, highest = 0] = [from, to].map((end) =>
    Number(numbersIn(String(end).padStart(digits, '0'), places)[0]),
  );
  return Array.from({ length: highest - lowest + 1 }, (_, n) => String(lowest + n).padStart(digits / places, '0'));
}

/** Every pick of different numbers in their order. */
function orderedPicks(numbers: readonly string[], places: number): string[][] {
  if (places === 0) return [[]];
  return orderedPicks(numbers, places - 1).flatMap((pick) =>
    numbers.filter((number) => !pick.includes(number)).map((number) => [...pick, number]),
  );
}

/** Whether a play has several picks to choose from; big, odd or a digit sum have only one. */
export function hasChoice({ from, to }: PickSpace): boolean {
  return from < to;
}

/** All numbers of a space, such as "00" to "99". */
export function allNumbers(space: PickSpace): string[] {
  const { digits, from, to, orders, places } = space;
  if (places !== undefined) return orderedPicks(numbersOfPlace(space), places).map((numbers) => numbers.join(''));
  const all = Array.from({ length: to - from + 1 }, (_, n) => String(from + n).padStart(digits, '0'));
  return orders === undefined ? all : all.filter((number) => ordersOf(number) === orders);
}

const isOnSale = ({ stopped = [] }: PickSpace, number: string) => !stopped.includes(number);

/**
 * Sets of the quick pick. `value` is the digit of heads and tails, one that numbers contain (touch), or the last digit
 * of the sum of a number's digits; a set (bộ) is named by its lowest number.
 */
export type QuickSet =
  | { kind: 'even' | 'odd' | 'low' | 'high' | 'double' }
  | { kind: 'head' | 'tail' | 'touch' | 'sum' | 'set'; value: string };

/** The fifteen sets of two digits: 00 to 04, 11 to 14, and so on. Each digit also includes itself plus five. */
export const SETS: readonly string[] = [0, 1, 2, 3, 4].flatMap((first) =>
  [0, 1, 2, 3, 4].slice(first).map((second) => `${first}${second}`),
);

export function numbersOf(set: QuickSet, space: PickSpace): string[] {
  return allNumbers(space).filter((number) => belongs(set, number) && isOnSale(space, number));
}

export interface Entry {
  /** Valid numbers without duplicates, ascending. */
  numbers: string[];
  /** Valid numbers that are stopped. */
  stopped: string[];
  /** Invalid parts, as typed. */
  wrong: string[];
}

/** Whether a pick has different numbers of its places. */
function isOrdered(pick: string, space: PickSpace, places: number): boolean {
  const [offered, numbers] = [numbersOfPlace(space), numbersIn(pick, places)];
  return numbers.every((number) => offered.includes(number)) && new Set(numbers).size === places;
}

/** Reads typed or pasted numbers, separated by any non-digit. Leading zeros matter: "7" is not a two-digit number. */
export function readEntry(text: string, space: PickSpace): Entry {
  const { digits, from, to, orders, places } = space;
  const pieces = latinDigits(text)
    .split(/[\s,.;:/|-]+/)
    .filter((piece) => piece !== '');
  const isRight = (piece: string) =>
    piece.length === digits &&
    /^[0-9]+$/.test(piece) &&
    Number(piece) >= from &&
    Number(piece) <= to &&
    (orders === undefined || ordersOf(piece) === orders) &&
    (places === undefined || isOrdered(piece, space, places));
  const right = [...new Set(pieces.filter(isRight))].toSorted();
  return {
    numbers: right.filter((number) => isOnSale(space, number)),
    stopped: right.filter((number) => !isOnSale(space, number)),
    wrong: [...new Set(pieces.filter((piece) => !isRight(piece)))],
  };
}

/**
 * `count` random numbers that are on sale and not chosen yet; fewer when fewer are left. `randomBelow(n)` returns an
 * unbiased whole number from 0 to n - 1.
 */
export function drawRandom(
  space: PickSpace,
  chosen: readonly string[],
  count: number,
  randomBelow: (n: number) => number,
): string[] {
  const left = allNumbers(space).filter((number) => !chosen.includes(number) && isOnSale(space, number));
  const drawn: string[] = [];
  while (drawn.length < count && left.length > 0) drawn.push(...left.splice(randomBelow(left.length), 1));
  return drawn;
}

/** A random line: numbers of a ticket, and one of its special numbers. */
export function drawLine(space: PickSpace, count: number, randomBelow: (n: number) => number): string[] {
  const { specials = [] } = space;
  const special = specials.length === 0 ? undefined : specials[randomBelow(specials.length)];
  return [...drawRandom(space, [], count, randomBelow), ...(special === undefined ? [] : [special])];
}

const RANGE = 2 ** 32;

/** An unbiased random number below `n`: values beyond the last whole multiple of `n` are discarded. */
export function randomBelow(n: number): number {
  const limit = RANGE - (RANGE % n);
  const box = new Uint32Array(1);
  for (;;) {
    const value = crypto.getRandomValues(box)[0] ?? 0;
    if (value < limit) return value % n;
  }
}

function belongs(set: QuickSet, number: string): boolean {
  switch (set.kind) {
    case 'even':
      return Number(number.at(-1)) % 2 === 0;
    case 'odd':
      return Number(number.at(-1)) % 2 === 1;
    case 'low':
      return Number(number[0]) < 5;
    case 'high':
      return Number(number[0]) >= 5;
    case 'double':
      return new Set(number).size === 1;
    case 'head':
      return number.startsWith(set.value);
    case 'tail':
      return number.endsWith(set.value);
    case 'touch':
      return number.includes(set.value);
    case 'sum':
      return String(digitsOf(number).reduce((sum, digit) => sum + digit, 0)).endsWith(set.value);
    case 'set':
      return (
        digitsOf(number)
          .map((digit) => digit % 5)
          .toSorted((a, b) => a - b)
          .join('') === set.value
      );
  }
}

const digitsOf = (number: string): number[] => number.split('').map(Number);
