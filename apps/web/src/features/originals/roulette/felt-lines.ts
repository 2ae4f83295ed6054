import { INSIDE_KINDS, spotsOf } from './roulette-table.ts';

/** Position of a tap in its cell: at an edge, in a corner or, with zeros, in the middle. */
export interface Side {
  x: -1 | 0 | 1;
  y: -1 | 0 | 1;
}

export interface LineBet {
  kind: string;
  value: string;
}

/** Share of a cell at each edge that belongs to the line beside it. */
const EDGE_X = 0.24;
const EDGE_Y = 0.26;
const LAST_ROW = 12;
/** Rows of the first block; the second one continues beside it. */
const BLOCK_ROWS = 6;

/** The side of a cell that a point is on. */
export function sideOf(box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>, x: number, y: number): Side {
  return { x: edgeOf((x - box.left) / box.width, EDGE_X), y: edgeOf((y - box.top) / box.height, EDGE_Y) };
}

function edgeOf(share: number, edge: number): -1 | 0 | 1 {
  if (share < edge) return -1;
  return share > 1 - edge ? 1 : 0;
}

/**
 * The bet on the line at a side of a number, from 1: a split, a corner, at the outer edge of a block a street or a six
 * line, above the first row a bet with the zero, below the last one a column. In the middle it is the number.
 */
export function lineBet(number: number, { x, y }: Side): LineBet {
  const column = (number - 1) % 3;
  const row = Math.ceil(number / 3);
  if (x === 0 && y === 0) return bet('straight', number);
  if (y === 1)
    return row === LAST_ROW ? { kind: 'column', value: String(column + 1) } : lineBet(number + 3, { x, y: -1 });
  const isOuter = column + x < 0 || column + x > 2;
  const first = number - column;
  if (y === 0) return isOuter ? bet('street', first, first + 1, first + 2) : bet('split', ...pair(number, number + x));
  if (row === 1) return zeroBet(number, x, isOuter);
  if (isOuter) return bet('line', ...[-3, -2, -1, 0, 1, 2].map((step) => first + step));
  if (x === 0) return bet('split', number - 3, number);
  const [low, high] = pair(number, number + x);
  return bet('corner', low - 3, high - 3, low, high);
}

function zeroBet(number: number, x: number, isOuter: boolean): LineBet {
  if (isOuter) return bet('corner', 0, 1, 2, 3);
  return x === 0 ? bet('split', 0, number) : bet('street', 0, ...pair(number, number + x));
}

const pair = (a: number, b: number): [number, number] => (a < b ? [a, b] : [b, a]);
const bet = (kind: string, ...numbers: number[]): LineBet => ({ kind, value: numbers.join('-') });

/** A bet's point on the felt, in columns from the left and rows from the top, the zero's row being the first. */
export interface FeltPoint extends LineBet {
  x: number;
  y: number;
}

/** Points of all bets on lines. */
export const LINE_POINTS: readonly FeltPoint[] = [
  ...INSIDE_KINDS.filter((kind) => kind !== 'straight').flatMap((kind) =>
    spotsOf(kind).map(({ value, numbers }) => ({ kind, value, ...pointOf(kind, numbers) })),
  ),
  ...[1, 2, 3].map((column) => ({ kind: 'column', value: String(column), x: column + 2.5, y: BLOCK_ROWS + 1 })),
];

function pointOf(kind: string, numbers: readonly number[]): { x: number; y: number } {
  const places = numbers.filter((number) => number > 0).map(placeOf);
  const isFirstBlock = places.some(({ block }) => block === 0);
  // For a bet across the blocks only the numbers of the first block count: the line is below them.
  const own = places.filter(({ block }) => block === (isFirstBlock ? 0 : 1));
  const xs = own.map(({ x }) => x);
  const ys = own.map(({ y }) => y);
  const isEdge = kind === 'line' || (kind === 'street' && numbers.length === 3 && !numbers.includes(0));
  const isZero = numbers.includes(0);
  const x = isEdge || (isZero && kind === 'corner') ? Math.min(...xs) - 0.5 : middle(xs);
  if (isZero) return { x, y: 1 };
  return { x, y: own.length < places.length ? BLOCK_ROWS + 1 : middle(ys) };
}

function middle(all: readonly number[]): number {
  return (Math.min(...all) + Math.max(...all)) / 2;
}

/** The centre of a number's cell. */
function placeOf(number: number): { block: number; x: number; y: number } {
  const row = Math.ceil(number / 3) - 1;
  const block = row < BLOCK_ROWS ? 0 : 1;
  return { block, x: block * 3 + ((number - 1) % 3) + 0.5, y: (row % BLOCK_ROWS) + 1.5 };
}
