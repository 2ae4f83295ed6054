import { Type } from 'typebox';
import { Approval } from '../backoffice/shapes.ts';
import { endpoint } from '../define.ts';
import { AmountInput, EpochMs, Maybe, Amount, Nothing, Reason, RequestKey, Strict, Version } from '../shapes.ts';

const Code = Type.Object({ code: Type.String({ pattern: '^[A-Z0-9_]{1,32}$' }) }, Strict);
const GameId = Type.String({ minLength: 1, maxLength: 64 });

const Listed = Type.Object({ gameId: Type.String(), name: Type.String(), gameType: Type.String() });
const Renamed = Type.Object({ gameId: Type.String(), name: Type.String(), was: Type.String() });

export const gameDifferences = endpoint({
  id: 'vendorsDesk.gameDifferences',
  room: 'vendors',
  method: 'GET',
  path: '/backoffice/api/vendors/:code/games',
  auth: 'operator',
  permission: 'vendors.read',
  summary: 'Asks the vendor for its games now and says what differs from the catalogue',
  params: Code,
  value: Type.Object({
    theirs: Type.Integer(),
    ours: Type.Integer({ description: 'that are switched on' }),
    added: Type.Array(Listed),
    renamed: Type.Array(Renamed),
    gone: Type.Array(Listed),
  }),
  errors: ['not.found', 'vendor.unavailable'],
});

export const takeOverGames = endpoint({
  id: 'vendorsDesk.takeOverGames',
  room: 'vendors',
  method: 'POST',
  path: '/backoffice/api/vendors/:code/games',
  auth: 'operator',
  permission: 'vendors.games',
  summary: 'Ask for the differences to be taken over; a second operator approves. Games that are gone are switched off',
  params: Code,
  body: Type.Object({ reason: Reason, requestKey: RequestKey }, Strict),
  value: Approval,
  errors: ['not.found', 'vendor.unavailable', 'request.invalid', 'idempotency.conflict'],
});

export const stakes = endpoint({
  id: 'vendorsDesk.stakes',
  room: 'vendors',
  method: 'GET',
  path: '/backoffice/api/vendors/:code/stakes',
  auth: 'operator',
  permission: 'vendors.read',
  summary: 'The greatest stakes that are taken at a vendor, of all its games and of single ones',
  params: Code,
  value: Type.Array(
    Type.Object({
      gameId: Maybe(Type.String({ description: 'null: every game' })),
      gameName: Maybe(Type.String()),
      most: Amount,
      changedAt: EpochMs,
      version: Version,
    }),
  ),
  errors: [],
});

export const takeBets = endpoint({
  id: 'vendorsDesk.takeBets',
  room: 'vendors',
  method: 'PUT',
  path: '/backoffice/api/vendors/:code/bets',
  auth: 'operator',
  permission: 'vendors.stakes',
  summary: 'Take bets of a vendor, or none any more; what was staked before is still won and given back',
  params: Code,
  body: Type.Object({ isTaken: Type.Boolean(), reason: Reason }, Strict),
  value: Nothing,
  errors: ['not.found'],
});

export const setStake = endpoint({
  id: 'vendorsDesk.setStake',
  room: 'vendors',
  method: 'PUT',
  path: '/backoffice/api/vendors/:code/stakes',
  auth: 'operator',
  permission: 'vendors.stakes',
  summary: 'Set the greatest stake of every game or of one; null removes it. A looser limit needs a second operator',
  params: Code,
  body: Type.Object(
    {
      gameId: Maybe(GameId),
      most: Maybe(AmountInput),
      reason: Reason,
      version: Type.Optional(Version),
      requestKey: Type.Optional(RequestKey),
    },
    Strict,
  ),
  value: Nothing,
  accepted: Approval,
  errors: ['not.found', 'request.invalid', 'version.conflict', 'idempotency.conflict'],
});
