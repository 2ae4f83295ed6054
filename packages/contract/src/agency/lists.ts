import type { ListSpec } from '../lists.ts';

/** Agents of all teams. */
export const AGENTS = {
  sort: '-memberId',
  period: 'joinedAt',
  fields: {
    memberId: { type: 'id', operators: ['eq'], sorts: true, isIndexed: true },
    account: { type: 'text', operators: ['eq', 'prefix'], isIndexed: true },
    uplineId: { type: 'id', operators: ['eq'], isIndexed: true },
    uplineAccount: { type: 'text' },
    level: { type: 'integer' },
    below: { type: 'integer' },
    mayTransfer: { type: 'choice', choices: ['yes', 'no'], operators: ['eq'] },
    joinedAt: { type: 'time', operators: ['gte', 'lte'], isIndexed: true },
  },
} as const satisfies ListSpec;

/** Bills of all contracts. */
export const AGENCY_BILLS = {
  sort: '-id',
  period: 'createdAt',
  fields: {
    id: { type: 'id', operators: ['eq'], sorts: true, isIndexed: true },
    kind: { type: 'choice', choices: ['dailySalary', 'dividend', 'hourly', 'realTime'], operators: ['eq', 'in'] },
    state: {
      type: 'choice',
      choices: [
        'issued',
        'unapproved',
        'uncollected',
        'partCollected',
        'collected',
        'insufficient',
        'notReached',
        'denied',
        'expired',
      ],
      operators: ['eq', 'in'],
      isIndexed: true,
    },
    memberId: { type: 'id', operators: ['eq'], isIndexed: true },
    account: { type: 'text' },
    payer: { type: 'text' },
    period: { type: 'text' },
    amount: { type: 'text' },
    paid: { type: 'text' },
    createdAt: { type: 'time', operators: ['gte', 'lte'], isIndexed: true },
  },
} as const satisfies ListSpec;

/** Members' applications to become agents. */
export const AGENT_APPLICATIONS = {
  sort: 'id',
  period: 'createdAt',
  fields: {
    id: { type: 'id', operators: ['eq'], sorts: true, isIndexed: true },
    state: { type: 'choice', choices: ['waiting', 'accepted', 'refused'], operators: ['eq', 'in'], isIndexed: true },
    source: { type: 'choice', choices: ['form', 'feedback'], operators: ['eq'] },
    memberId: { type: 'id', operators: ['eq'], isIndexed: true },
    account: { type: 'text' },
    upline: { type: 'text' },
    content: { type: 'text' },
    answer: { type: 'text' },
    createdAt: { type: 'time', operators: ['gte', 'lte'], isIndexed: true },
    decidedAt: { type: 'time' },
  },
} as const satisfies ListSpec;
