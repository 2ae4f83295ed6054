import type { ListSpec } from '../lists.ts';

/** Rounds of in-house games, including crash. */
export const ORIGINAL_ROUNDS = {
  sort: '-placedAt',
  period: 'placedAt',
  fields: {
    roundId: { type: 'text', operators: ['eq'], isIndexed: true },
    memberId: { type: 'id', operators: ['eq'], isIndexed: true },
    account: { type: 'text' },
    game: { type: 'text', operators: ['eq', 'in'], isIndexed: true },
    flight: { type: 'id', operators: ['eq'], isIndexed: true },
    isAuto: { type: 'flag' },
    asset: { type: 'text', operators: ['eq'] },
    state: { type: 'choice', choices: ['open', 'settled'], operators: ['eq'] },
    stake: { type: 'text' },
    bonusStake: { type: 'text' },
    payout: { type: 'text' },
    bonusWin: { type: 'text' },
    placedAt: { type: 'time', operators: ['gte', 'lte'], sorts: true, isIndexed: true },
  },
} as const satisfies ListSpec;

/** Shared flights of crash with their result for the house; real money only. */
export const FLIGHTS = {
  sort: '-round',
  fields: {
    round: { type: 'id', operators: ['eq', 'gte', 'lte'], sorts: true, isIndexed: true },
    state: {
      type: 'choice',
      choices: ['betting', 'flying', 'crashed', 'settled'],
    },
    startsAt: { type: 'time' },
    players: { type: 'integer' },
    bets: { type: 'integer' },
    stake: { type: 'text' },
    payout: { type: 'text' },
    exposure: { type: 'text' },
    multiplier: { type: 'text' },
    forcedAt: { type: 'text' },
  },
} as const satisfies ListSpec;

/** Seed pairs of a member. */
export const SEED_PAIRS = {
  sort: '-id',
  fields: {
    id: { type: 'id', sorts: true },
    memberId: { type: 'id', operators: ['eq'], isIndexed: true },
    serverSeedHash: { type: 'text' },
    clientSeed: { type: 'text' },
    rounds: { type: 'integer' },
    madeAt: { type: 'time' },
    revealedAt: { type: 'time' },
    isRight: { type: 'flag' },
  },
} as const satisfies ListSpec;
