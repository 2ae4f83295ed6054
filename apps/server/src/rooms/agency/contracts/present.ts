import type { Line } from '@fairlot/agency-maths';
import { formatMinor } from '@fairlot/money';

const COUNTS: ReadonlySet<Line['label']> = new Set(['active', 'tierActive']);

/** Formats counts as they are, rates in per cent, and all other values as amounts. */
export function presentLine({ label, value }: Line): { label: string; value: string } {
  if (COUNTS.has(label)) return { label, value };
  if (label === 'rate') return { label, value: `${(Number(value) / 100).toFixed(2)} %` };
  return { label, value: formatMinor(BigInt(value)) };
}

/** First and last day of a bill, or its single day. */
export const presentPeriod = (from: string, to: string) => (from === to ? from : `${from}/${to}`);
