const ROW_MS = 110;
const LAND_MS = 240;

/** Dimensions of the board in drawing units. */
export const BOARD = { width: 320, top: 14, height: 224, buckets: 28 } as const;

/** Duration of a ball's fall. */
export function fallMs(rows: number): number {
  return rows * ROW_MS + LAND_MS;
}

export function pitchOf(rows: number): number {
  return BOARD.width / (rows + 2);
}

export function rowY(row: number, rows: number): number {
  return BOARD.top + 18 + (row * (BOARD.height - 60)) / Math.max(1, rows - 1);
}

/** Positions of the ball: above the board, beside a pin of each row, in its bucket. */
function placesOf(path: readonly number[]): [x: number, y: number][] {
  const rows = path.length;
  const pitch = pitchOf(rows);
  let x = BOARD.width / 2;
  const places: [number, number][] = [[x, 0]];
  path.forEach((turn, row) => {
    places.push([x, rowY(row, rows) - 9]);
    x += (turn === 1 ? pitch : -pitch) / 2;
  });
  return [...places, [x, BOARD.height - 8]];
}

export function fallFrames(path: readonly number[]): Keyframe[] {
  return placesOf(path).map(([x, y]) => ({
    transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`,
    easing: 'cubic-bezier(0.4, 0, 0.8, 0.6)',
  }));
}

/** The ball's route as SVG path data. */
export function fallTrail(path: readonly number[]): string {
  return placesOf(path)
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
}
