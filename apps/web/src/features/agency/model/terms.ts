import type { Contract, ContractKind } from '../api/contracts.ts';
import { parseRate } from './rates.ts';

export type Terms = Contract['terms'];

/** A step of a contract as it is typed. */
export interface TypedTier {
  sales: string;
  active: string;
  rate: string;
  loss: string;
}

export interface TypedTerms {
  tiers: readonly TypedTier[];
  activeFrom: string;
  type: 'FIXED' | 'FLOAT';
}

export const MOST_TIERS = 6;
export const EMPTY_TIER: TypedTier = { sales: '', active: '0', rate: '', loss: '0' };

/** The form of an offer, which begins with the terms that the agent has. */
export function typedTerms({ tiers, activeFrom, type }: Terms): TypedTerms {
  return {
    tiers: tiers.map((tier) => ({
      sales: whole(tier.sales),
      active: String(tier.active),
      rate: (tier.rate / 100).toFixed(2),
      loss: whole(tier.loss ?? '0'),
    })),
    activeFrom: whole(activeFrom),
    type: type ?? 'FIXED',
  };
}

/** Highest rate that the agent may give, steps of 0.0001. */
export function topRate({ tiers }: Terms): number {
  return Math.max(...tiers.map(({ rate }) => rate));
}

/** What the call takes; null while something is no number or a rate is above the agent's own. */
export function readTerms(kind: ContractKind, typed: TypedTerms, most: number): Terms | null {
  const tiers = typed.tiers.map(({ sales, active, rate, loss }) => {
    const steps = parseRate('slots', rate);
    if (!isAmount(sales) || !/^\d{1,6}$/.test(active) || steps === null || steps < 1 || steps > most) return null;
    if (kind === 'dividend' && !isAmount(loss)) return null;
    return { sales, active: Number(active), rate: steps, ...(kind === 'dividend' && { loss }) };
  });
  if (tiers.length === 0 || tiers.includes(null) || !isAmount(typed.activeFrom)) return null;
  return {
    tiers: tiers.filter((tier) => tier !== null),
    activeFrom: typed.activeFrom,
    ...(kind === 'dividend' && { type: typed.type }),
  };
}

const isAmount = (text: string) => /^\d{1,13}(\.\d{1,2})?$/.test(text);
const whole = (amount: string) => amount.replace(/\.00$/, '');
