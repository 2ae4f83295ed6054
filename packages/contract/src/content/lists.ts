import type { ListSpec } from '../lists.ts';

/** What can be asked of the lists of this room, apart from their calls, for the console reads it as well. */
export const APPLICATIONS = {
  sort: 'id',
  period: 'createdAt',
  fields: {
    id: { type: 'id', operators: ['eq'], sorts: true, isIndexed: true },
    state: {
      type: 'choice',
      choices: ['open', 'accepted', 'refused'],
      operators: ['eq', 'in'],
      isIndexed: true,
    },
    memberId: { type: 'id', operators: ['eq'], isIndexed: true },
    account: { type: 'text' },
    announcementId: { type: 'id', operators: ['eq'] },
    title: { type: 'text' },
    comment: { type: 'text' },
    createdAt: { type: 'time', operators: ['gte', 'lte'], isIndexed: true },
    decidedAt: { type: 'time' },
  },
} as const satisfies ListSpec;
