import { formatShare, UNKNOWN } from '../../../shared/format.ts';
import type { ReportAnswer } from './api.ts';

export interface Band {
  at: number | null;
  label: string;
  /** Such as `98.4%`. */
  actual: string;
  exact: string;
  /** Difference from the exact return in standard deviations. */
  deviations: number;
  state: 'usual' | 'rare' | 'check';
}

/** Two deviations hold nineteen of twenty periods; more than three are one in 370. */
const [RARE, CHECK] = [2, 3];

/** Rows of the report of returns: turnover, paid, expected and one standard deviation, in this order. */
export function bandsOf(rows: ReportAnswer['rows']): Band[] {
  return rows.map(({ at, label, numbers }) => {
    const [turnover = 0, paid = 0, expected = 0, deviation = 0] = numbers.map(Number);
    const deviations = deviation === 0 ? 0 : (paid - expected) / deviation;
    const size = Math.abs(deviations);
    const far = size > CHECK ? 'check' : 'rare';
    return {
      at,
      label,
      actual: percentOf(paid, turnover),
      exact: percentOf(expected, turnover),
      deviations,
      state: size > RARE ? far : 'usual',
    };
  });
}

const percentOf = (part: number, whole: number): string => (whole === 0 ? UNKNOWN : formatShare(part / whole, 1));
