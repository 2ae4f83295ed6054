import type { Translate } from '../../../shared/i18n/use-text.ts';
import type { BetPlace, Bets } from '../model/use-bets.ts';

/** Properties of every part of the table. */
export interface FeltProps {
  bets: Bets;
  /** The winning number; null until it is announced. */
  number: number | null;
  isLocked: boolean;
}

/** A bet with its own cell on the felt. */
export interface FeltBet {
  kind: string;
  value?: string | undefined;
  /** Text key of the label; `text` is a literal label instead. */
  key?: 'roulette.red' | 'roulette.black' | 'roulette.odd' | 'roulette.even';
  text?: string;
  /** How many of the six columns it takes. */
  span: number;
}

/** Numbers in two blocks of three columns: 1 to 18 and 19 to 36. */
const ROWS = [0, 1, 2, 3, 4, 5];
const straight = (number: number, span = 1): FeltBet => ({
  kind: 'straight',
  value: String(number),
  text: String(number),
  span,
});

/** The cells of the felt in reading order, in rows of six columns. */
export const FELT: readonly FeltBet[] = [
  straight(0, 6),
  ...ROWS.flatMap((row) => [1, 2, 3, 19, 20, 21].map((first) => straight(first + 3 * row))),
  { kind: 'dozen', value: '1', text: '1–12', span: 2 },
  { kind: 'dozen', value: '2', text: '13–24', span: 2 },
  { kind: 'dozen', value: '3', text: '25–36', span: 2 },
  { kind: 'red', key: 'roulette.red', span: 1 },
  { kind: 'black', key: 'roulette.black', span: 1 },
  { kind: 'odd', key: 'roulette.odd', span: 1 },
  { kind: 'even', key: 'roulette.even', span: 1 },
  { kind: 'low', text: '1–18', span: 1 },
  { kind: 'high', text: '19–36', span: 1 },
];

/** Column and row of each cell's first column, for the arrow keys. */
const PLACES = FELT.reduce<{ at: { column: number; row: number }[]; used: number }>(
  ({ at, used }, { span }) => ({ at: [...at, { column: used % 6, row: Math.floor(used / 6) }], used: used + span }),
  { at: [], used: 0 },
).at;

const ROW_WAYS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The cell that an arrow key leads to; the same one at the edge. */
export function feltBeside(index: number, key: string): number {
  if (key === 'ArrowRight') return Math.min(index + 1, FELT.length - 1);
  if (key === 'ArrowLeft') return Math.max(index - 1, 0);
  const way = ROW_WAYS[key] ?? 0;
  const from = PLACES[index];
  if (way === 0 || from === undefined) return index;
  const next = PLACES.findIndex(
    ({ column, row }, each) =>
      row === from.row + way && column <= from.column && from.column < column + (FELT[each]?.span ?? 1),
  );
  return next < 0 ? index : next;
}

/** The text on the cell. */
export function faceOf({ key, text }: FeltBet, t: Translate): string {
  return key === undefined ? (text ?? '') : t(key);
}

/** Name of the bet for screen readers. */
export function nameOf(bet: FeltBet, t: Translate): string {
  return bet.kind === 'straight' ? `${t('roulette.straight')} ${bet.text}` : faceOf(bet, t);
}

/** A bet anywhere on the table: the text on its cell, its column, or its numbers. */
export function placeName({ kind, value = '' }: BetPlace, t: Translate): string {
  const cell = FELT.find((bet) => bet.kind === kind && (bet.value ?? '') === value);
  if (cell !== undefined) return faceOf(cell, t);
  return kind === 'column' ? t('roulette.column', { number: value }) : value;
}
