import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { Amount, EpochMs, Maybe } from '../shapes.ts';
import { FREE_ROUND_STATES } from './lists.ts';

export const freeRounds = endpoint({
  id: 'vendors.freeRounds',
  path: '/lgw/game/freeRounds',
  summary: 'Free rounds of the member: those that can be played first, then those of the last thirty days',
  value: Type.Array(
    Type.Object({
      id: Type.String(),
      vendor: Type.String(),
      gameId: Type.String(),
      nodeId: Type.String(),
      gameName: Type.String(),
      vendorName: Type.String(),
      rounds: Type.Integer(),
      played: Type.Integer({ description: 'as reported by the vendor; some report only the end' }),
      value: Amount,
      won: Amount,
      bonusTimes: Maybe(
        Type.Integer({ description: 'wagering multiple of wins as bonus money; null: they are real money' }),
      ),
      until: EpochMs,
      state: Type.Enum([...FREE_ROUND_STATES]),
    }),
  ),
  errors: ['rate.limited'],
  policies: { rateLimit: { max: 60, windowSeconds: 60, by: 'member', shared: false } },
});
