import type { ListSpec } from '../lists.ts';

/** What members did to protect themselves, and what was done for them: limits, breaks, exclusions, contacts. */
export const PROTECTION_ACTS = {
  sort: '-id',
  period: 'at',
  fields: {
    id: { type: 'id', operators: ['eq'], sorts: true, isIndexed: true },
    memberId: { type: 'id', operators: ['eq'], isIndexed: true },
    account: { type: 'text' },
    act: { type: 'text', operators: ['eq', 'in', 'prefix'], isIndexed: true },
    at: { type: 'time', operators: ['gte', 'lte'], isIndexed: true },
    detail: { type: 'text' },
  },
} as const satisfies ListSpec;
