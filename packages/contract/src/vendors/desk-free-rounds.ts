import { Type } from 'typebox';
import { Approval } from '../backoffice/shapes.ts';
import { endpoint } from '../define.ts';
import { listOf } from '../list-query.ts';
import { Amount, AmountInput, EpochMs, Id, Maybe, Reason, RequestKey, StrictObject } from '../shapes.ts';
import { FREE_ROUND_STATES, FREE_ROUNDS } from './lists.ts';

/** Maximum number of members in one request. */
const MOST_GRANTED = 500;

export const freeRoundGrants = endpoint({
  id: 'vendorsDesk.freeRoundGrants',
  path: '/backoffice/api/freeRounds',
  permission: 'vendors.read',
  summary: 'Free rounds that members were given, newest first',
  ...listOf(
    FREE_ROUNDS,
    Type.Object({
      id: Type.String(),
      memberId: Id,
      vendor: Type.String(),
      vendorName: Type.String(),
      gameId: Type.String(),
      gameName: Type.String(),
      source: Type.String({ description: 'their source, such as `desk:12:7`' }),
      rounds: Type.Integer(),
      played: Type.Integer(),
      value: Amount,
      won: Amount,
      bonusTimes: Maybe(Type.Integer()),
      state: Type.Enum([...FREE_ROUND_STATES]),
      until: EpochMs,
      createdAt: EpochMs,
    }),
  ),
});

export const grantFreeRounds = endpoint({
  id: 'vendorsDesk.grantFreeRounds',
  method: 'POST',
  path: '/backoffice/api/freeRounds',
  permission: 'vendors.grant',
  summary: 'Request free rounds for one or more members',
  body: StrictObject({
    vendor: Type.String({ pattern: '^[A-Z0-9_]{1,32}$' }),
    gameId: Type.String({ minLength: 1, maxLength: 64 }),
    memberIds: Type.Array(Id, { minItems: 1, maxItems: MOST_GRANTED }),
    rounds: Type.Integer({ minimum: 1, maximum: 1000 }),
    value: AmountInput,
    days: Type.Integer({ minimum: 1, maximum: 90 }),
    bonusTimes: Type.Optional(
      Maybe(
        Type.Integer({
          minimum: 1,
          maximum: 100,
          description: "wagering multiple of wins as bonus money, within the market's limit; null: real money",
        }),
      ),
    ),
    reason: Reason,
    requestKey: RequestKey,
  }),
  value: Approval,
  errors: ['request.invalid', 'limit.exceeded', 'idempotency.conflict'],
});

export const cancelFreeRounds = endpoint({
  id: 'vendorsDesk.cancelFreeRounds',
  method: 'POST',
  path: '/backoffice/api/freeRounds/:id/cancel',
  permission: 'vendors.grant',
  summary: 'Take back unplayed free rounds; winnings stay',
  params: StrictObject({ id: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }) }),
  body: StrictObject({ reason: Reason }),
  errors: ['not.found'],
});
