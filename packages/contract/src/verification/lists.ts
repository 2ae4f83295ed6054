import type { ListSpec } from '../lists.ts';

/** Members whose documents wait for a manual review. */
export const IDENTITIES = {
  sort: 'id',
  period: 'sentAt',
  fields: {
    id: { type: 'id', operators: ['eq'], sorts: true, isIndexed: true },
    state: { type: 'choice', choices: ['open', 'looked'], operators: ['eq'], isIndexed: true },
    memberId: { type: 'id', operators: ['eq'], isIndexed: true },
    account: { type: 'text' },
    kind: { type: 'text', operators: ['eq'] },
    side: { type: 'text', operators: ['eq'] },
    sentAt: { type: 'time', operators: ['gte', 'lte'], isIndexed: true },
    decidedAt: { type: 'time' },
  },
} as const satisfies ListSpec;
