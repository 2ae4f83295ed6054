/** A drawn segment of a wheel: as wide as its probability, in turns from the top. */
export interface WheelPart {
  amount: string;
  /** Its probability in percent. */
  percent: number;
  from: number;
  to: number;
}

/** Segments in sequence, clockwise from the top. */
export function wheelParts(odds: readonly { amount: string; percent: number }[]): WheelPart[] {
  let from = 0;
  return odds.map(({ amount, percent }) => {
    const part = { amount, percent, from, to: from + percent / 100 };
    from = part.to;
    return part;
  });
}

/** Full turns before the wheel stops. */
const TURNS = 5;

/** Rotation in degrees that brings the middle of a segment under the pointer at the top. */
export function stopAt({ from, to }: Pick<WheelPart, 'from' | 'to'>): number {
  return TURNS * 360 - ((from + to) / 2) * 360;
}

const MIDDLE = 100;
const RADIUS = 96;

/** The outline of a segment in a square of 200; a segment that covers the whole wheel consists of two halves. */
export function outlineOf({ from, to }: Pick<WheelPart, 'from' | 'to'>): string {
  if (to - from > 0.999) return `${outlineOf({ from: 0, to: 0.5 })} ${outlineOf({ from: 0.5, to: 0.9999 })}`;
  const isWide = to - from > 0.5 ? 1 : 0;
  return `M${MIDDLE} ${MIDDLE}L${point(from)}A${RADIUS} ${RADIUS} 0 ${isWide} 1 ${point(to)}Z`;
}

/** A point on the rim. @param turns from the top, clockwise */
function point(turns: number): string {
  const angle = (turns - 0.25) * 2 * Math.PI;
  return `${(MIDDLE + RADIUS * Math.cos(angle)).toFixed(2)} ${(MIDDLE + RADIUS * Math.sin(angle)).toFixed(2)}`;
}
