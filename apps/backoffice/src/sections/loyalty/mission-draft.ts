import type { LOYALTY_PRODUCTS } from '@fairlot/contract/loyalty/rules';
import { numberOf } from '../../form/number-of.ts';
import type { MissionRow, MissionInput } from './api.ts';

/** A mission as typed. */
interface MissionDraft {
  period: MissionRow['period'];
  goal: MissionRow['goal'];
  /** None for all products. */
  products: string[];
  target: string;
  amount: string;
  budget: string;
  /** Titles by language. */
  titles: string[][];
  position: string;
  isOpen: boolean;
}

const EMPTY: MissionDraft = {
  period: 'day',
  goal: 'bets',
  products: [],
  target: '3',
  amount: '',
  budget: '',
  titles: [['EN', '']],
  position: '10',
  isOpen: true,
};

export function draftOf(mission: MissionRow | null): MissionDraft {
  if (mission === null) return EMPTY;
  const { period, goal, products, target, amount, budget, titles, position, isOpen } = mission;
  return {
    period,
    goal,
    products: [...(products ?? [])],
    target: String(target),
    amount,
    budget,
    titles: Object.entries(titles),
    position: String(position),
    isOpen,
  };
}

export const areTitles = (titles: readonly (readonly string[])[]): boolean =>
  titles.length > 0 && titles.every(([, title = '']) => title.trim() !== '');

/** Builds the request; the server rejects unknown products. */
export function inputOf(
  { products, target, amount, budget, titles, position, ...draft }: MissionDraft,
  reason: string,
) {
  const named = products as (typeof LOYALTY_PRODUCTS)[number][];
  return {
    ...draft,
    products: named.length === 0 ? null : named,
    target: numberOf(target),
    amount: amount.trim(),
    budget: budget.trim(),
    titles: Object.fromEntries(titles.map(([language = '', title = '']) => [language, title.trim()])),
    position: numberOf(position),
    reason,
  } satisfies MissionInput;
}
