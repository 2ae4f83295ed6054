import type { ListSpec } from '../lists.ts';

/** Filters and sort orders of this room's lists. Separate from the calls because the console reads it too. */
export const GAMES = {
  sort: 'rank',
  isSmall: true,
  fields: {
    nodeId: { type: 'text', operators: ['eq'], isIndexed: true },
    find: { type: 'text', operators: ['eq'] },
    gameId: { type: 'text', operators: ['eq'] },
    vendor: { type: 'text', operators: ['eq', 'in'] },
    gameType: { type: 'text', operators: ['eq', 'in'] },
    name: { type: 'text', sorts: true },
    isEnabled: { type: 'flag', operators: ['eq'] },
    isTop: { type: 'flag', operators: ['eq'] },
    isNew: { type: 'flag', operators: ['eq'] },
    rank: { type: 'integer', sorts: true },
    icon: { type: 'text' },
  },
} as const satisfies ListSpec;
