import type { ListSpec } from '../lists.ts';

/** State of a grant of free rounds; `expired` and `finished` follow from its end time and the rounds played. */
export const FREE_ROUND_STATES = [
  'waiting',
  'granted',
  'finished',
  'expired',
  'refused',
  'cancelling',
  'cancelled',
] as const;

/** Free rounds granted to members. */
export const FREE_ROUNDS = {
  sort: '-createdAt',
  period: 'createdAt',
  fields: {
    id: { type: 'text', operators: ['eq'], isIndexed: true },
    memberId: { type: 'id', operators: ['eq'], isIndexed: true },
    vendor: { type: 'text', operators: ['eq'] },
    gameId: { type: 'text', operators: ['eq'] },
    gameName: { type: 'text' },
    source: { type: 'text' },
    rounds: { type: 'integer' },
    played: { type: 'integer' },
    value: { type: 'text' },
    won: { type: 'text' },
    bonusTimes: { type: 'integer' },
    state: { type: 'choice', choices: FREE_ROUND_STATES, operators: ['eq', 'in'], isIndexed: true },
    until: { type: 'time' },
    createdAt: { type: 'time', operators: ['gte', 'lte'], sorts: true, isIndexed: true },
  },
} as const satisfies ListSpec;
