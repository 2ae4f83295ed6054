/** A part of a wheel as it is drawn: as wide as its chance, in turns from the top. */
export interface WheelPart {
  amount: string;
  /** Its chance in percent. */
  percent: number;
  from: number;
  to: number;
}

/** Parts one after the other, clockwise from the top. */
export function wheelParts(odds: readonly { amount: string; percent: number }[]): WheelPart[] {
  let from = 0;
  return odds.map(({ amount, percent }) => {
    const part = { amount, percent, from, to: from + percent / 100 };
    from = part.to;
    return part;
  });
}

/** Whole turns before a wheel stops. */
const TURNS = 5;

/** By how many degrees the wheel turns so that the middle of a part comes under the pointer at the top. */
export function stopAt({ from, to }: Pick<WheelPart, 'from' | 'to'>): number {
  return TURNS * 360 - ((from + to) / 2) * 360;
}

const MIDDLE = 100;
const RADIUS = 96;

/** The outline of a part on a square of 200; a part that is the whole wheel is two halves. */
export function outlineOf({ from, to }: Pick<WheelPart, 'from' | 'to'>): string {
  if (to - from > 0.999) return `${outlineOf({ from: 0, to: 0.5 })} ${outlineOf({ from: 0.5, to: 0.9999 })}`;
  const isWide = to - from > 0.5 ? 1 : 0;
  return `M${MIDDLE} ${MIDDLE}L${point(from)}A${RADIUS} ${RADIUS} 0 ${isWide} 1 ${point(to)}Z`;
}

/** A place on the rim. @param turns from the top, clockwise */
function point(turns: number): string {
  const angle = (turns - 0.25) * 2 * Math.PI;
  return `${(MIDDLE + RADIUS * Math.cos(angle)).toFixed(2)} ${(MIDDLE + RADIUS * Math.sin(angle)).toFixed(2)}`;
}
