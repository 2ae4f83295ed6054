import { Type } from 'typebox';
import { Approval } from '../backoffice/shapes.ts';
import { Icon } from '../catalogue/details.ts';
import { endpoint } from '../define.ts';
import { AmountInput, EpochMs, Maybe, Amount, Reason, RequestKey, Strict, StrictObject, Version } from '../shapes.ts';

/** Kinds of games shown to members. */
export const GAME_KINDS = ['RNG', 'LIVE', 'PVP', 'FISH', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'ELOTT'] as const;

const Code = StrictObject({ code: Type.String({ pattern: '^[A-Z0-9_]{1,32}$' }) });
const GameId = Type.String({ minLength: 1, maxLength: 64 });

const Listed = Type.Object({ gameId: Type.String(), name: Type.String(), gameType: Type.String() });
const Renamed = Type.Object({ gameId: Type.String(), name: Type.String(), was: Type.String() });

export const gameDifferences = endpoint({
  id: 'vendorsDesk.gameDifferences',
  path: '/backoffice/api/vendors/:code/games',
  permission: 'vendors.read',
  summary: "Fetch the vendor's list of games and compare it with the catalogue",
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
  method: 'POST',
  path: '/backoffice/api/vendors/:code/games/import',
  permission: 'vendors.games',
  summary: 'Request to apply the differences to the catalogue; games that the vendor no longer lists are disabled',
  params: Code,
  body: StrictObject({ reason: Reason, requestKey: RequestKey }),
  value: Approval,
  errors: ['not.found', 'vendor.unavailable', 'request.invalid', 'idempotency.conflict'],
});

const GameName = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' });

/** A game as an operator adds or changes it. Omitted fields keep their value; a new game gets their defaults. */
const OwnGame = StrictObject({
  gameId: Type.String({ pattern: '^[\\x21-\\x7e]{1,64}$' }),
  names: Type.Optional(
    Type.Record(Type.String({ pattern: '^[A-Z]{2}$' }), GameName, {
      ...Strict,
      description: 'by language; EN, for all languages without a name; required for a new game',
    }),
  ),
  kind: Type.Optional(Type.Enum([...GAME_KINDS], { description: 'required of a new game' })),
  picture: Type.Optional(Icon),
  rank: Type.Optional(Type.Integer({ minimum: 1, maximum: 999, description: 'lower numbers come first' })),
  enabled: Type.Optional(Type.Boolean({ description: 'a new game is on by default' })),
  version: Type.Optional(Version),
});

export const ownGames = endpoint({
  id: 'vendorsDesk.ownGames',
  path: '/backoffice/api/vendors/:code/catalogue',
  permission: 'vendors.read',
  summary: 'The games of a vendor in the catalogue, in their order',
  params: Code,
  value: Type.Array(
    Type.Object({
      gameId: Type.String(),
      names: Type.Record(Type.String(), Type.String()),
      kind: Type.String(),
      picture: Type.String(),
      rank: Type.Integer(),
      enabled: Type.Boolean(),
      version: Version,
    }),
  ),
  errors: ['not.found'],
});

export const putGames = endpoint({
  id: 'vendorsDesk.putGames',
  method: 'POST',
  path: '/backoffice/api/vendors/:code/games',
  permission: 'vendors.games',
  summary: 'Add or change games of a vendor. New games, other kinds and games switched on need a second operator',
  params: Code,
  body: StrictObject({
    games: Type.Array(OwnGame, { minItems: 1, maxItems: 5000 }),
    reason: Reason,
    requestKey: Type.Optional(RequestKey),
  }),
  value: Type.Object({ changed: Type.Integer({ description: 'games that differ now' }) }),
  accepted: Approval,
  errors: ['not.found', 'request.invalid', 'version.conflict', 'idempotency.conflict'],
  policies: { maxBytes: 2_000_000 },
});

export const stakes = endpoint({
  id: 'vendorsDesk.stakes',
  path: '/backoffice/api/vendors/:code/stakes',
  permission: 'vendors.read',
  summary: 'Maximum stakes of a vendor, for all its games and for single ones',
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
});

export const takeBets = endpoint({
  id: 'vendorsDesk.takeBets',
  method: 'PUT',
  path: '/backoffice/api/vendors/:code/bets',
  permission: 'vendors.stakes',
  summary: 'Resume or stop bets of a vendor; earlier stakes are still paid out or refunded',
  params: Code,
  body: StrictObject({ isTaken: Type.Boolean(), reason: Reason }),
  errors: ['not.found'],
});

export const setStake = endpoint({
  id: 'vendorsDesk.setStake',
  method: 'PUT',
  path: '/backoffice/api/vendors/:code/stakes',
  permission: 'vendors.stakes',
  summary: 'Set the maximum stake of every game or of one; null removes it. A looser limit needs a second operator',
  params: Code,
  body: StrictObject({
    gameId: Maybe(GameId),
    most: Maybe(AmountInput),
    reason: Reason,
    /** Null while there must be no limit yet. */
    version: Type.Optional(Maybe(Version)),
    requestKey: Type.Optional(RequestKey),
  }),
  accepted: Approval,
  errors: ['not.found', 'request.invalid', 'version.conflict', 'idempotency.conflict'],
});
