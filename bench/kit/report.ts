/** One printed result. */
export interface Line {
  name: string;
  /** The measured value with its unit. */
  figure: string;
  /** Target of the value, as text. */
  bar: string;
  /** The measured value, or its ratio to a reference in the same run, as a number for comparisons with other runs. */
  value: number;
  isRatio?: boolean;
  /** Whether a smaller value is better. */
  isLess: boolean;
  isMet: boolean;
}

/** One benchmark: bounded, stops automatically. */
export interface Benchmark {
  name: string;
  /** Time limit after which it is aborted; there is a default. */
  longestMs?: number;
  run(): Promise<Line[]>;
}

/** A line whose target is a minimum or maximum of its ratio. */
export function ratioLine(
  name: string,
  figure: string,
  ratio: number,
  { least, most }: { least?: number; most?: number },
): Line {
  const bar = least === undefined ? `ratio <= ${most}` : `ratio >= ${least}`;
  return {
    name,
    figure,
    bar,
    value: ratio,
    isRatio: true,
    isLess: least === undefined,
    isMet: (least === undefined || ratio >= least) && (most === undefined || ratio <= most),
  };
}

/** @param trend change since the last kept run, such as `+4 %` */
export function printLine({ name, figure, bar, value, isRatio, isMet }: Line, trend = ''): void {
  const ratio = isRatio ? value.toFixed(2) : '-';
  console.log(
    [name.padEnd(34), figure.padEnd(44), bar.padEnd(24), ratio.padEnd(6), isMet ? 'ok    ' : 'MISSED', trend]
      .join('  ')
      .trimEnd(),
  );
}

/** Prints additional figures without a target. */
export function printNote(text: string): void {
  console.log(`  ${text}`);
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The value at a quantile of the sorted list. @throws when the list is empty */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? sorted[0];
  if (value === undefined) throw new Error('nothing was measured');
  return value;
}

/** Formats an integer with separators: 12,345. */
export function count(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}
