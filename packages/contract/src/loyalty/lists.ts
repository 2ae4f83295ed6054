import type { ListSpec } from '../lists.ts';
import { REWARD_STATES } from './rules.ts';

/** Rewards of all members. */
export const REWARDS = {
  sort: '-id',
  period: 'createdAt',
  fields: {
    id: { type: 'id', operators: ['eq'], sorts: true, isIndexed: true },
    memberId: { type: 'id', operators: ['eq'], isIndexed: true },
    account: { type: 'text' },
    kind: { type: 'text' },
    title: { type: 'text' },
    source: { type: 'text' },
    amount: { type: 'text' },
    state: { type: 'choice', choices: REWARD_STATES, operators: ['eq', 'in'], isIndexed: true },
    createdAt: { type: 'time', operators: ['gte', 'lte'], isIndexed: true },
    expiresAt: { type: 'time' },
    endedAt: { type: 'time' },
  },
} as const satisfies ListSpec;
