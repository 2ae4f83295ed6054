import type { ListSpec } from '../lists.ts';

// Filters and sort orders of this room's lists. Separate from the calls because the console reads it too.

/** Entries of all kinds of content. */
export const CONTENT_ENTRIES = {
  sort: '-startsAt',
  isSmall: true,
  fields: {
    entry: { type: 'text', operators: ['eq'] },
    /** Part of a title in any language. */
    find: { type: 'text', operators: ['eq'] },
    kind: {
      type: 'choice',
      choices: ['announcement', 'banner', 'category', 'help', 'sponsor'],
      operators: ['eq', 'in'],
    },
    code: { type: 'text', operators: ['eq', 'in'] },
    title: { type: 'text' },
    state: { type: 'choice', choices: ['draft', 'planned', 'running', 'over'], operators: ['eq'] },
    startsAt: { type: 'time', operators: ['gte', 'lte'], sorts: true },
    endsAt: { type: 'time' },
    position: { type: 'integer', sorts: true },
  },
} as const satisfies ListSpec;

/** Members' applications for promotions. */
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
