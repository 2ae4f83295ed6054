import { tryParseMinor } from '@fairlot/money';
import type { Contract, ContractKind } from '../api/contracts.ts';
import { parseRate } from '../../model/rates.ts';

export type Terms = Contract['terms'];

/** The typed texts of one contract tier. */
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
  carryOver: CarryOver;
  isCollected: boolean;
}

type CarryOver = NonNullable<Terms['carryOver']>;

/** Carry-overs that a dividend allows: `secondHalf` exists only if it is settled twice a month. */
export const carryOversOf = ({ rhythm = 'halfMonth' }: Terms): CarryOver[] => [
  'none',
  'previous',
  'permanent',
  ...(rhythm === 'halfMonth' ? (['secondHalf'] as const) : []),
];

export const MOST_TIERS = 6;
export const EMPTY_TIER: TypedTier = { sales: '', active: '0', rate: '', loss: '0' };

/** The form of an offer, initialised with the agent's own terms. */
export function typedTerms({ tiers, activeFrom, type, carryOver, isCollected }: Terms): TypedTerms {
  return {
    tiers: tiers.map((tier) => ({
      sales: whole(tier.sales),
      active: String(tier.active),
      rate: (tier.rate / 100).toFixed(2),
      loss: whole(tier.loss ?? '0'),
    })),
    activeFrom: whole(activeFrom),
    type: type ?? 'FIXED',
    carryOver: carryOver ?? 'none',
    isCollected: isCollected ?? false,
  };
}

/** Highest rate that the agent may offer, in steps of 0.0001. */
export function topRate({ tiers }: Terms): number {
  return Math.max(...tiers.map(({ rate }) => rate));
}

/** Whether the text is a rate that may be offered. @param most the highest allowed rate, steps of 0.0001 */
export function isOfferedRate(text: string, most: number): boolean {
  const steps = parseRate('slots', text);
  return steps !== null && steps >= 1 && steps <= most;
}

/**
 * Parses the form for the call; null when a field is not a number or a rate exceeds the agent's own. The downline is
 * settled as often as the agent.
 */
export function readTerms(kind: ContractKind, typed: TypedTerms, own: Terms): Terms | null {
  const most = topRate(own);
  const tiers = typed.tiers.map(({ sales, active, rate, loss }) => {
    const steps = parseRate('slots', rate);
    if (!isAmount(sales) || !isWhole(active) || steps === null || !isOfferedRate(rate, most)) return null;
    if (kind === 'dividend' && !isAmount(loss)) return null;
    return { sales, active: Number(active), rate: steps, ...(kind === 'dividend' && { loss }) };
  });
  if (tiers.length === 0 || tiers.includes(null) || !isAmount(typed.activeFrom)) return null;
  return {
    tiers: tiers.filter((tier) => tier !== null),
    activeFrom: typed.activeFrom,
    ...(kind === 'dividend' && { type: typed.type, carryOver: typed.carryOver }),
    ...(kind === 'dividend' && own.rhythm !== undefined && { rhythm: own.rhythm }),
    ...(kind !== 'realTime' && typed.isCollected && { isCollected: true }),
  };
}

/** Whether the text is an amount that terms accept. */
export const isAmount = (text: string) => /^\d{1,13}(\.\d{1,3})?$/.test(text) && tryParseMinor(text) !== null;
const whole = (amount: string) => amount.replace(/\.00$/, '');
/** Whether the text is a number of members. */
export const isWhole = (text: string) => /^\d{1,6}$/.test(text);
