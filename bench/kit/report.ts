/** One printed result. */
export interface Line {
  name: string;
  /** What was measured, with its unit. */
  figure: string;
  /** What it is held against. */
  bar: string;
  /** Figure over its reference in the same run; empty when there is none. */
  ratio: string;
  isMet: boolean;
}

/** One benchmark: bounded, stops by itself. */
export interface Benchmark {
  name: string;
  /** Longer than this it is given up; a default holds where it is left out. */
  longestMs?: number;
  run(): Promise<Line[]>;
}

/** A line whose bar is a least or a largest value of its ratio. */
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
    ratio: ratio.toFixed(2),
    isMet: (least === undefined || ratio >= least) && (most === undefined || ratio <= most),
  };
}

export function printLine({ name, figure, bar, ratio, isMet }: Line): void {
  console.log(
    [name.padEnd(34), figure.padEnd(44), bar.padEnd(24), (ratio || '-').padEnd(6), isMet ? 'ok' : 'MISSED'].join('  '),
  );
}

/** Side figures that carry no bar. */
export function printNote(text: string): void {
  console.log(`  ${text}`);
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The value at a share of the sorted list. @throws when the list is empty */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? sorted[0];
  if (value === undefined) throw new Error('nothing was measured');
  return value;
}

/** 12,345 with separators, without decimals. */
export function count(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}
