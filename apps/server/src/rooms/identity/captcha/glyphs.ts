/** A line through points; x ranges from 0 to 4 (left to right) and y from 0 to 6 (top to bottom). */
type Stroke = readonly (readonly [x: number, y: number])[];

const text = (strokes: string): Stroke[] =>
  strokes.split('|').map((stroke) => stroke.split(' ').map((point) => [Number(point[0]), Number(point[1])] as const));

/**
 * Our own stroke alphabet, so that captchas need no font on the machine. Every pair of digits is a point. Of characters
 * that are easily confused (0 and O, 1 and I, 2 and Z, 5 and S, 8 and B ...) only one is included; 0 and 1 are used
 * only in sums.
 */
const GLYPHS: Readonly<Record<string, Stroke[]>> = {
  0: text('20 30 41 45 36 26 16 05 01 10 20'),
  1: text('12 20 26|16 36'),
  2: text('01 10 30 41 42 06 46'),
  3: text('01 10 30 41 42 33 23|33 44 45 36 16 05'),
  4: text('36 30 04 44'),
  5: text('40 00 02 32 43 45 36 16 05'),
  6: text('41 30 10 01 05 16 36 45 44 33 13 04'),
  7: text('00 40 16|13 43'),
  8: text('13 02 01 10 30 41 42 33 13 04 05 16 36 45 44 33'),
  9: text('43 34 14 02 01 10 30 41 45 36 16'),
  C: text('41 30 10 01 05 16 36 45'),
  H: text('00 06|40 46|03 43'),
  J: text('10 40|30 35 26 16 05'),
  K: text('00 06|40 03 46'),
  L: text('00 06 46'),
  N: text('06 00 46 40'),
  P: text('06 00 30 41 42 33 03'),
  R: text('06 00 30 41 42 33 03|23 46'),
  T: text('00 40|20 26'),
  W: text('00 16 22 36 40'),
  X: text('00 46|40 06'),
  Y: text('00 23 40|23 26'),
  '+': text('21 25|03 43'),
  '=': text('02 42|04 44'),
  '?': text('01 10 30 41 42 23 24|25 26'),
};

/** Characters of captchas that show the text to type. Without vowels they spell no words, so no offensive ones. */
export const READABLE = '2345679CHJKLNPRTWXY';

export function strokesOf(character: string): readonly Stroke[] {
  return GLYPHS[character] ?? [];
}
