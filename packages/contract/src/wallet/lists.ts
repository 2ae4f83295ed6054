import type { ListSpec } from '../lists.ts';

/** Ledger entries of one member. */
export const LEDGER = {
  sort: '-id',
  needs: 'memberId',
  fields: {
    id: { type: 'id', sorts: true },
    memberId: { type: 'id', operators: ['eq'], isIndexed: true },
    account: { type: 'choice', choices: ['available', 'held', 'receivable', 'bonus'], operators: ['eq', 'in'] },
    kind: { type: 'text', operators: ['eq', 'in'] },
    at: { type: 'time', operators: ['gte', 'lte'] },
    amount: { type: 'text' },
    balance: { type: 'text' },
    currency: { type: 'text' },
    reference: { type: 'text', operators: ['eq'] },
  },
} as const satisfies ListSpec;
