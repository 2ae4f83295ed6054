import { translated } from '../../shared/language.ts';

/** Texts about groups of members. */
export const segmentTexts = translated('promotionsSegment', {
  segments: 'Groups of members',
  hint:
    'Groups are recalculated each time they are used. A promotion keeps the conditions it was approved with. ' +
    'To apply a change, request approval again. Members on a break, excluded, at a limit or marked at risk ' +
    'never receive offers, whatever their group.',
  conditions: 'Conditions (all must match)',
  and: 'and',
  or: 'or',
  addOr: 'Or …',
  group: (place: number) => `Condition ${place}`,
  field: 'Attribute',
  operator: 'Comparison',
  value: 'Number',
  verifiedValue: 'Verified',
  add: 'Add a condition',
  change: 'Change',
  newSegment: 'New group',
  count: 'Count now',
  counted: (members: number) => (members === 1 ? '1 member now.' : `${members} members now.`),
  wrong: 'Enter a name, and a number from 0 or a label in each condition.',
  fields: {
    daysSinceRegistered: 'Days since registration',
    deposits: 'Number of deposits',
    deposited: 'Total deposits',
    daysSinceDeposit: 'Days since the last deposit',
    level: 'VIP level',
    turnover30: 'Turnover, last 30 days',
    verified: 'Identity verified',
    label: 'Label',
  },
  operators: { gte: 'at least', lte: 'at most', eq: 'exactly' },
  labelOperators: { has: 'is set', hasNot: 'is not set' },
  verifiedOperators: { eq: 'is' },
});
