import { formatMinor, parseMinor } from '@fairlot/money';
import type { Bill, ContractKind } from '../api/contracts.ts';

/** A row of the computation of a bill. */
export interface SumRow {
  /** Label of a bill line; `ofIt` is the share at the bill's rate, `correction` a manual correction. */
  label: string;
  value: string;
  /** Rate of a share, such as "4.50 %". */
  rate?: string;
  /** Number of a manual correction. */
  number?: string;
}

export interface LastSum {
  rows: SumRow[];
  /** Active members of the period; null if the bill does not report them. */
  active: string | null;
  /** The agent's part of the players' loss; null for salaries and where the rate does not give the whole share. */
  split: { rate: string; share: number; rest: string } | null;
}

const FIGURES: ReadonlySet<string> = new Set(['sales', 'loss', 'carried']);
const RATE_ONE = 10_000n;

/**
 * Computation of a bill as rows: figures, share, deductions and corrections. Bills of hourly salaries repeat their
 * lines for every hour, so they have only the total.
 */
export function lastSumOf(kind: ContractKind, { explanation, corrections, amount }: Bill): LastSum {
  const find = (label: string) => explanation.find((line) => line.label === label)?.value;
  const total = { label: corrections.length > 0 ? 'toPay' : 'amount', value: amount };
  if (kind === 'hourly') return { rows: [total], active: null, split: null };
  // A turnover does not enter the computation of a dividend.
  const figures = explanation.filter(({ label }) => FIGURES.has(label) && (kind !== 'dividend' || label !== 'sales'));
  const rate = find('rate');
  const share = find('share') ?? find('amount') ?? amount;
  const base = figures.reduce((sum, { value }) => sum + parseMinor(value), 0n);
  const isRateOfBase = rate !== undefined && (base * rateOf(rate)) / RATE_ONE === parseMinor(share);
  const downline = explanation.filter(({ label }) => label === 'downline');
  const shareRow = { label: isRateOfBase ? 'ofIt' : 'share', value: share, ...(isRateOfBase && { rate }) };
  const isTotalShown = downline.length > 0 || corrections.length > 0 || rate === undefined;
  return {
    rows: [
      ...figures,
      ...(rate === undefined ? [] : [shareRow]),
      ...downline,
      ...corrections.map(({ number, amount: by }) => ({ label: 'correction', value: by, number })),
      ...(isTotalShown ? [total] : []),
    ],
    active: find('active') ?? null,
    split:
      kind === 'dividend' && isRateOfBase
        ? { rate, share: Number(rateOf(rate)) / Number(RATE_ONE), rest: formatMinor(base - parseMinor(share)) }
        : null,
  };
}

/** Steps of 0.0001 of a rate such as "4.50 %", which always has two decimals. */
const rateOf = (rate: string) => BigInt(rate.replace(/\D/g, ''));
