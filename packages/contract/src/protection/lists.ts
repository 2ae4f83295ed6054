import type { ListSpec } from '../lists.ts';

/** Members' own protective measures and those taken for them: limits, breaks, exclusions, contacts. */
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

/** Markers that play harms a member, with the action taken for each. */
export const PROTECTION_ALERTS = {
  sort: 'id',
  period: 'beganAt',
  fields: {
    id: { type: 'id', operators: ['eq'], sorts: true, isIndexed: true },
    state: { type: 'choice', choices: ['open', 'handled'], operators: ['eq'], isIndexed: true },
    memberId: { type: 'id', operators: ['eq'], isIndexed: true },
    account: { type: 'text' },
    marker: { type: 'text', operators: ['eq', 'in'] },
    now: { type: 'text' },
    before: { type: 'text' },
    beganAt: { type: 'time', operators: ['gte', 'lte'], isIndexed: true },
    closedAt: { type: 'time' },
    closedBy: { type: 'text' },
    outcome: { type: 'text', operators: ['eq', 'in'] },
    note: { type: 'text' },
  },
} as const satisfies ListSpec;
