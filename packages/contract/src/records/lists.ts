import type { ListSpec } from '../lists.ts';

/** Bets of one member. */
export const BETS = {
  sort: '-placedAt',
  needs: 'memberId',
  fields: {
    betKey: { type: 'text', operators: ['eq'] },
    betId: { type: 'text' },
    memberId: { type: 'id', operators: ['eq'], isIndexed: true },
    source: { type: 'text', operators: ['eq', 'in'] },
    gameId: { type: 'text', operators: ['eq'] },
    game: { type: 'text' },
    round: { type: 'text', operators: ['eq'] },
    choice: { type: 'text' },
    currency: { type: 'text' },
    stake: { type: 'text' },
    bonusStake: { type: 'text' },
    bonusWin: { type: 'text' },
    win: { type: 'text' },
    placedAt: { type: 'time', operators: ['gte', 'lte'], sorts: true },
    settledAt: { type: 'time' },
    status: {
      type: 'choice',
      choices: ['open', 'won', 'lost', 'refunded', 'cancelled'],
      operators: ['eq', 'in'],
    },
  },
} as const satisfies ListSpec;
