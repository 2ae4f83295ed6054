import type { LOYALTY_PRODUCTS } from '@fairlot/contract/loyalty/rules';
import { numberOf } from '../../form/number-of.ts';
import type { MissionRow, MissionInput } from './api.ts';

/** A mission as typed. */
interface MissionDraft {
  period: MissionRow['period'];
  goal: MissionRow['goal'];
  products: string;
  target: string;
  amount: string;
  budget: string;
  /** One line per language: `EN: title`. */
  titles: string;
  position: string;
  isOpen: boolean;
}

const EMPTY: MissionDraft = {
  period: 'day',
  goal: 'bets',
  products: '',
  target: '3',
  amount: '',
  budget: '',
  titles: 'EN: ',
  position: '10',
  isOpen: true,
};

export function draftOf(mission: MissionRow | null): MissionDraft {
  if (mission === null) return EMPTY;
  const { period, goal, products, target, amount, budget, titles, position, isOpen } = mission;
  return {
    period,
    goal,
    products: products?.join(' ') ?? '',
    target: String(target),
    amount,
    budget,
    titles: Object.entries(titles)
      .map(([language, title]) => `${language}: ${title}`)
      .join('\n'),
    position: String(position),
    isOpen,
  };
}

const LINE = /^([A-Z]{2}):\s*(\S.*)$/;
const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

export const areTitles = (text: string): boolean =>
  linesOf(text).length > 0 && linesOf(text).every((line) => LINE.test(line.trim()));

/** Builds the request; the server rejects unknown products. */
export function inputOf(
  { products, target, amount, budget, titles, position, ...draft }: MissionDraft,
  reason: string,
) {
  const named = products.split(/\s+/).filter((name) => name !== '') as (typeof LOYALTY_PRODUCTS)[number][];
  return {
    ...draft,
    products: named.length === 0 ? null : named,
    target: numberOf(target),
    amount: amount.trim(),
    budget: budget.trim(),
    titles: Object.fromEntries(
      linesOf(titles).map((line) => {
        const [, language = '', title = ''] = LINE.exec(line.trim()) ?? [];
        return [language, title];
      }),
    ),
    position: numberOf(position),
    reason,
  } satisfies MissionInput;
}
