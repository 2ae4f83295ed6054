import type { BetPlace } from '../model/use-bets.ts';

/** Order of the pockets on a wheel with one zero. */
export const POCKETS: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];

/** Columns and rows of the grid whose border is the racetrack. The zero takes two cells in the middle of the top. */
export const TRACK = { columns: 8, rows: 13 } as const;

export interface TrackCell {
  number: number;
  /** Both count from 1. */
  column: number;
  row: number;
  span: number;
}

/** The pockets along the border of the grid, clockwise from the zero. */
export const TRACK_CELLS: readonly TrackCell[] = POCKETS.map((number, index) => {
  const { columns, rows } = TRACK;
  if (index === 0) return { number, column: 4, row: 1, span: 2 };
  const place = index + 5;
  if (place <= columns) return { number, column: place, row: 1, span: 1 };
  if (place < columns + rows) return { number, column: columns, row: place - columns + 1, span: 1 };
  const below = place - columns - rows + 1;
  if (below < columns) return { number, column: columns - below, row: rows, span: 1 };
  const up = below - columns + 1;
  if (up < rows) return { number, column: 1, row: rows - up, span: 1 };
  return { number, column: up - rows + 2, row: 1, span: 1 };
});

/** A number and those on both sides of it on the wheel, in the order of the wheel. */
export function neighboursOf(number: number, sides: number): number[] {
  const at = POCKETS.indexOf(number);
  return Array.from({ length: 2 * sides + 1 }, (_, step) => {
    const pocket = POCKETS[(at - sides + step + POCKETS.length) % POCKETS.length];
    if (pocket === undefined) throw new Error('the wheel has no such pocket');
    return pocket;
  });
}

const split = (value: string): BetPlace => ({ kind: 'split', value });

/** The customary bets on parts of the wheel, one chip on each place; two on 0-2-3 and on 25-29 of the large series. */
export const SECTORS = {
  largeSeries: [
    { kind: 'street', value: '0-2-3' },
    { kind: 'street', value: '0-2-3' },
    ...['4-7', '12-15', '18-21', '19-22', '32-35'].map(split),
    { kind: 'corner', value: '25-26-28-29' },
    { kind: 'corner', value: '25-26-28-29' },
  ],
  orphans: [{ kind: 'straight', value: '1' }, ...['6-9', '14-17', '17-20', '31-34'].map(split)],
  smallSeries: ['5-8', '10-11', '13-16', '23-24', '27-30', '33-36'].map(split),
} satisfies Readonly<Record<string, readonly BetPlace[]>>;

export type Sector = keyof typeof SECTORS;
