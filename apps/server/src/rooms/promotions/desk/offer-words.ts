import type { BonusMoney, GiftKind, OfferKind, OfferTerms, promotions, SegmentField } from '@fairlot/contract';

type Part = promotions.SegmentPart;
type Condition = promotions.SegmentCondition;

/** Names of the possible terms of an offer, for the operator who approves it. */
export const titleOf = {
  kind: {
    firstDeposit: 'First deposit',
    reload: 'Every deposit',
    cashback: 'Cashback on losses',
    rebate: 'Rebate on turnover',
    code: 'Code',
    claim: 'Claimable on request',
    redPacket: 'Red packet',
    wheel: 'Lucky wheel',
    referral: 'Referral',
    birthday: 'Birthday',
    manual: 'Manual',
  } satisfies Record<OfferKind, string>,
  gift: {
    bonus: 'Bonus money',
    money: 'Real money',
    freeBet: 'Free bet',
    freeRounds: 'Free rounds',
  } satisfies Record<GiftKind, string>,
  money: {
    'non-sticky': 'all of it',
    sticky: 'winnings only',
    'no-wager': 'every win immediately',
  } satisfies Record<BonusMoney, string>,
  every: {
    once: 'once',
    day: 'once a day',
    week: 'once a week',
    month: 'once a month',
  } satisfies Record<OfferTerms['every'], string>,
};

const FIELDS: Readonly<Record<SegmentField, string>> = {
  daysSinceRegistered: 'days since registration',
  deposits: 'number of deposits',
  deposited: 'total deposits',
  daysSinceDeposit: 'days since the last deposit',
  level: 'VIP level',
  turnover30: 'turnover in the last 30 days',
  verified: 'identity verified (1 yes, 0 no)',
};
const OPERATORS = { gte: 'at least', lte: 'at most', eq: 'exactly' } as const;

/** The conditions of a segment as a sentence. */
export function wordsOfConditions(parts: readonly Part[]): string {
  return parts.map((part) => ('any' in part ? `(${part.any.map(wordsOf).join(' or ')})` : wordsOf(part))).join(' and ');
}

function wordsOf(condition: Condition): string {
  if (condition.field === 'label')
    return `label “${condition.value}” ${condition.operator === 'has' ? 'is set' : 'is not set'}`;
  const { field, operator, value } = condition;
  return `${FIELDS[field]} ${OPERATORS[operator]} ${value}`;
}
