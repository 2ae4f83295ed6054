import type { promotionsDesk, ValueOf } from '@fairlot/contract';
import { type Draft, EMPTY } from '../offer-draft.ts';
import { roundUp } from './forecast.ts';
import { templateTexts as words } from './texts.ts';

export type Basis = ValueOf<typeof promotionsDesk.offerBasis>;
export type TemplateKey = 'firstDeposit' | 'reload' | 'cashback' | 'freeBet' | 'freeRounds' | 'redPacket';

export const TEMPLATE_KEYS: readonly TemplateKey[] = [
  'firstDeposit',
  'reload',
  'cashback',
  'freeBet',
  'freeRounds',
  'redPacket',
];

/** Free bets and shares of packets, as a part of the usual deposit. */
const SMALL_PART = 20;
const SHARES = 100;
/** Members whose largest possible reward fits into the budget. */
const MEMBERS = 100;

/**
 * A filled draft. Its amounts come from the merchant's own deposits and are round; they stay empty before the first
 * ones. The texts name no amounts, so that a change of the terms does not make them wrong.
 */
export function draftFrom(key: TemplateKey, { first, later }: Basis): Draft {
  const sizes = key === 'firstDeposit' ? first : (later ?? first);
  const amount = (value: number) => (value === 0 ? '' : String(roundUp(value)));
  const [small, middle, large] = [sizes?.small, sizes?.middle, sizes?.large].map((size) => Number(size ?? 0));
  const part = (middle ?? 0) / SMALL_PART;
  const own: Record<TemplateKey, Partial<Draft>> = {
    firstDeposit: { kind: 'firstDeposit', share: '100', most: amount(middle ?? 0), leastDeposit: amount(small ?? 0) },
    reload: {
      kind: 'reload',
      every: 'week',
      share: '20',
      most: amount((large ?? 0) / 5),
      leastDeposit: amount(middle ?? 0),
    },
    cashback: { kind: 'cashback', gift: 'money', every: 'week', share: '5', most: amount((large ?? 0) / 2) },
    freeBet: { kind: 'claim', gift: 'freeBet', every: 'week', amount: amount(part), most: amount(part) },
    freeRounds: { kind: 'claim', gift: 'freeRounds', every: 'week', amount: amount(part), most: amount(part) },
    redPacket: {
      kind: 'redPacket',
      gift: 'money',
      shares: String(SHARES),
      leastShare: amount(part / 10),
      most: amount(part * 10),
      budget: amount(part * SHARES),
    },
  };
  return {
    ...EMPTY,
    budget: amount(Number(own[key].most) * MEMBERS),
    ...own[key],
    mostBet: isWagered(own[key]) ? amount((middle ?? 0) / 4) : '',
    texts: Object.fromEntries(Object.entries(words).map(([language, texts]) => [language, texts[key]])),
  };
}

const isWagered = ({ gift = EMPTY.gift }: Partial<Draft>): boolean => gift === 'bonus';
