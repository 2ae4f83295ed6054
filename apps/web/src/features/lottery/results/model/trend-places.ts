/** The places of a draw that a trend is about, with every value that a place can have. */
export interface TrendPlaces {
  count: number;
  values: readonly string[];
  /** Values of a draw by place. */
  read: (numbers: readonly string[]) => readonly string[];
}

const numbers = (from: number, to: number, width = 1): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index).padStart(width, '0'));
const all = (drawn: readonly string[]) => drawn;
/** Digits of the highest prize, or the last ones. */
const digitsOf = (count: number) => (drawn: readonly string[]) => (drawn[0] ?? '').slice(-count).split('');
const DIGITS = numbers(0, 9);
/** Head and tail of the special prize. */
const ENDING: TrendPlaces = { count: 2, values: DIGITS, read: digitsOf(2) };

const FAMILIES: Readonly<Record<string, TrendPlaces>> = {
  k3: { count: 3, values: numbers(1, 6), read: all },
  pc28: { count: 3, values: DIGITS, read: all },
  ssc: { count: 5, values: DIGITS, read: all },
  pk10: { count: 10, values: numbers(1, 10, 2), read: all },
  '11x5': { count: 5, values: numbers(1, 11, 2), read: all },
  thai: { count: 6, values: DIGITS, read: digitsOf(6) },
  lao: { count: 4, values: DIGITS, read: digitsOf(4) },
  sea4d: { count: 4, values: DIGITS, read: digitsOf(4) },
  max3d: { count: 3, values: DIGITS, read: digitsOf(3) },
  'vn-north': ENDING,
  'vn-south': ENDING,
};

/** Null for families whose numbers have no places, such as the balls of a lotto. */
export const placesOf = (family: string | undefined): TrendPlaces | null =>
  family === undefined ? null : (FAMILIES[family] ?? null);

/** Whether the places are the head and the tail of the special prize, which have their own names. */
export const isEnding = (places: TrendPlaces): boolean => places === ENDING;
