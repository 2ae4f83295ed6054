import type { ListSpec } from '../lists.ts';
import { BONUS_STATES, OFFER_KINDS, OFFER_STATES } from './kinds.ts';

/** Offers of the merchant. */
export const OFFERS = {
  sort: '-id',
  period: 'createdAt',
  isSmall: true,
  fields: {
    id: { type: 'id', operators: ['eq'], sorts: true, isIndexed: true },
    title: { type: 'text' },
    kind: { type: 'choice', choices: OFFER_KINDS, operators: ['eq', 'in'] },
    state: { type: 'choice', choices: OFFER_STATES, operators: ['eq', 'in'] },
    members: { type: 'integer' },
    spent: { type: 'text' },
    budget: { type: 'text' },
    createdAt: { type: 'time', operators: ['gte', 'lte'], isIndexed: true },
  },
} as const satisfies ListSpec;

/** Bonus money of members. */
export const BONUSES = {
  sort: '-createdAt',
  period: 'createdAt',
  fields: {
    memberId: { type: 'id', operators: ['eq'], isIndexed: true },
    account: { type: 'text' },
    offerId: { type: 'id', operators: ['eq'], isIndexed: true },
    title: { type: 'text' },
    state: { type: 'choice', choices: BONUS_STATES, operators: ['eq', 'in'] },
    amount: { type: 'text' },
    wageringLeft: { type: 'text' },
    paid: { type: 'text' },
    createdAt: { type: 'time', operators: ['gte', 'lte'], sorts: true, isIndexed: true },
    expiresAt: { type: 'time' },
  },
} as const satisfies ListSpec;
