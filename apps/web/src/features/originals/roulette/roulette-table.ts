/** Dimensions of the table: three numbers per row, with the zero above them. */
export const CELL = { width: 100, height: 48 } as const;
export const TABLE = { width: 300, height: 13 * CELL.height } as const;

export const INSIDE_KINDS = ['straight', 'split', 'street', 'corner', 'line'] as const;
export type InsideKind = (typeof INSIDE_KINDS)[number];

/** A spot for chips: its centre and its touch area. */
export interface Spot {
  kind: InsideKind;
  value: string;
  numbers: readonly number[];
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Size of the touch area; areas of one kind never overlap. */
const TOUCH = 44;
const ROWS = Array.from({ length: 12 }, (_, row) => row);
const COLUMNS = [0, 1, 2];
const EDGE = 30;

const numberAt = (row: number, column: number) => row * 3 + column + 1;
const middle = (column: number) => (column + 0.5) * CELL.width;
/** Upper edge of a row; the zero is above the first. */
const topOf = (row: number) => (row + 1) * CELL.height;

function spot(kind: InsideKind, numbers: readonly number[], x: number, y: number, width = TOUCH, height = TOUCH): Spot {
  return { kind, value: numbers.join('-'), numbers, x, y, width, height };
}

const SPOTS: Readonly<Record<InsideKind, readonly Spot[]>> = {
  straight: [
    spot('straight', [0], TABLE.width / 2, CELL.height / 2, TABLE.width, CELL.height),
    ...ROWS.flatMap((row) =>
      COLUMNS.map((column) =>
        spot('straight', [numberAt(row, column)], middle(column), topOf(row) + 24, CELL.width, CELL.height),
      ),
    ),
  ],
  split: [
    ...COLUMNS.map((column) => spot('split', [0, numberAt(0, column)], middle(column), topOf(0))),
    ...ROWS.flatMap((row) => [
      ...COLUMNS.slice(1).map((column) =>
        spot('split', [numberAt(row, column - 1), numberAt(row, column)], column * CELL.width, topOf(row) + 24),
      ),
      ...(row === 11
        ? []
        : COLUMNS.map((column) =>
            spot('split', [numberAt(row, column), numberAt(row + 1, column)], middle(column), topOf(row + 1)),
          )),
    ]),
  ],
  street: [
    spot('street', [0, 1, 2], CELL.width, topOf(0)),
    spot('street', [0, 2, 3], 2 * CELL.width, topOf(0)),
    ...ROWS.map((row) =>
      spot('street', [numberAt(row, 0), numberAt(row, 1), numberAt(row, 2)], EDGE, topOf(row) + 24, 2 * EDGE),
    ),
  ],
  corner: [
    spot('corner', [0, 1, 2, 3], EDGE, topOf(0), 2 * EDGE),
    ...ROWS.slice(1).flatMap((row) =>
      COLUMNS.slice(1).map((column) => {
        const first = numberAt(row - 1, column - 1);
        return spot('corner', [first, first + 1, first + 3, first + 4], column * CELL.width, topOf(row));
      }),
    ),
  ],
  line: ROWS.slice(1).map((row) => {
    const first = numberAt(row - 1, 0);
    return spot(
      'line',
      [0, 1, 2, 3, 4, 5].map((step) => first + step),
      EDGE,
      topOf(row),
      2 * EDGE,
    );
  }),
};

/** All spots of a kind in reading order. */
export function spotsOf(kind: InsideKind): readonly Spot[] {
  return SPOTS[kind];
}

/** The nearest spot in the direction of an arrow key; the same one at the edge of the table. */
export function spotBeside(from: Spot, key: string): Spot {
  const way = WAYS[key];
  if (way === undefined) return from;
  const ahead = SPOTS[from.kind].filter(({ x, y }) => (x - from.x) * way.x + (y - from.y) * way.y > 0);
  const farOff = ({ x, y }: Spot) => {
    const along = (x - from.x) * way.x + (y - from.y) * way.y;
    const aside = Math.abs((x - from.x) * way.y) + Math.abs((y - from.y) * way.x);
    return along + aside * 3;
  };
  return ahead.toSorted((a, b) => farOff(a) - farOff(b))[0] ?? from;
}

const WAYS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};
