import type { ListSpec } from '../lists.ts';

/** Filters and sort orders of this room's lists. Separate from the calls because the console reads it too. */
export const DRAWS = {
  sort: '-drawAt',
  period: 'drawAt',
  fields: {
    gameCode: { type: 'text', operators: ['eq', 'in'], isIndexed: true },
    gameName: { type: 'text' },
    numero: { type: 'text', operators: ['eq', 'prefix'] },
    state: {
      type: 'choice',
      choices: ['scheduled', 'open', 'locked', 'drawn', 'settling', 'settled', 'void'],
      operators: ['eq', 'in'],
      isIndexed: true,
    },
    lockAt: { type: 'time' },
    drawAt: { type: 'time', operators: ['gte', 'lte'], sorts: true, isIndexed: true },
    voidReason: { type: 'text', operators: ['eq'] },
    tickets: { type: 'integer' },
    reservePercent: { type: 'integer' },
    sales: { type: 'text' },
  },
} as const satisfies ListSpec;
