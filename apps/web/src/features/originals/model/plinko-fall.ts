const ROW_MS = 110;
const LAND_MS = 240;

/** Board in units of the drawing. */
export const BOARD = { width: 320, top: 14, height: 250, buckets: 28 } as const;

/** How long a ball falls. */
export function fallMs(rows: number): number {
  return rows * ROW_MS + LAND_MS;
}

export function pitchOf(rows: number): number {
  return BOARD.width / (rows + 2);
}

export function rowY(row: number, rows: number): number {
  return BOARD.top + 18 + (row * (BOARD.height - 60)) / Math.max(1, rows - 1);
}

/** Where the ball is: above the board, beside a pin of each row, in its bucket. */
export function fallFrames(path: readonly number[]): Keyframe[] {
  const rows = path.length;
  const pitch = pitchOf(rows);
  let x = BOARD.width / 2;
  const frames: Keyframe[] = [at(x, 0)];
  path.forEach((turn, row) => {
    frames.push(at(x, rowY(row, rows) - 9));
    x += (turn === 1 ? pitch : -pitch) / 2;
  });
  frames.push(at(x, BOARD.height - 8));
  return frames;
}

function at(x: number, y: number): Keyframe {
  return { transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`, easing: 'cubic-bezier(0.4, 0, 0.8, 0.6)' };
}
