import { AmountInput, Strict } from '@fairlot/contract/shapes';
import { catalogueDesk } from '@fairlot/contract';
import { type Static, Type } from 'typebox';
import { VENDOR_PROTOCOLS } from '../../../config/vendors.ts';

const VendorCode = '^[A-Z0-9_]{1,32}$';

const Vendor = Type.Partial(
  Type.Object({
    name: Type.String({ minLength: 1, maxLength: 60 }),
    /** Vendors with the lowest rank are shown first. */
    rank: Type.Integer({ minimum: 1, maximum: 999 }),
    isShown: Type.Boolean(),
    isTop: Type.Boolean(),
    isNew: Type.Boolean(),
    protocol: Type.Enum([...VENDOR_PROTOCOLS]),
    url: Type.String({ minLength: 1, maxLength: 500 }),
    walletKind: Type.Enum(['seamless', 'transfer']),
    operatorId: Type.String({ maxLength: 64 }),
    launchHosts: Type.Array(Type.String({ maxLength: 253 }), { maxItems: 20 }),
    openMode: Type.Union([Type.Enum(['frame', 'blank', 'self']), Type.Null()]),
    networks: Type.Array(Type.String({ maxLength: 64 }), { maxItems: 100 }),
    /** References to keys: `env:NAME` for a variable of the environment. They are never exported. */
    keys: Type.Partial(
      Type.Object({
        secret: Type.String({ pattern: '^env:[A-Z0-9_]+$' }),
        publicKey: Type.String({ pattern: '^env:[A-Z0-9_]+$' }),
        privateKey: Type.String({ pattern: '^env:[A-Z0-9_]+$' }),
      }),
      Strict,
    ),
  }),
  Strict,
);

/** The file `vendors` of a pack, by the vendors' codes. */
export const VendorsFile = Type.Record(Type.String({ pattern: VendorCode }), Vendor, Strict);
export type VendorsFile = Static<typeof VendorsFile>;
export type VendorInPack = Static<typeof Vendor>;

const Game = Type.Partial(
  Type.Object({
    names: Type.Record(Type.String({ pattern: '^[A-Z]{2}$' }), Type.String({ minLength: 1, maxLength: 100 }), Strict),
    /** The game type as the vendor delivers it. */
    kind: Type.Enum(['RNG', 'LIVE', 'PVP', 'FISH', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'ELOTT', 'LOTT']),
    picture: Type.String({ maxLength: 500 }),
    rank: Type.Integer({ minimum: 1, maximum: 999 }),
    enabled: Type.Boolean(),
    isTop: Type.Boolean(),
    isNew: Type.Boolean(),
    /** Order within the whole catalogue; a new game without one comes last. */
    position: Type.Integer({ minimum: 0, maximum: 999_999 }),
    /** Id in addresses and favourites; only a new game takes one. */
    nodeId: Type.String({ pattern: '^[A-Za-z0-9_:.-]{1,100}$' }),
    /** The vendor's classification, such as JP for jackpots, and its newer one. */
    classify: Type.String({ maxLength: 16 }),
    classifyNew: Type.String({ maxLength: 16 }),
    minBet: AmountInput,
    lineCount: Type.Integer({ minimum: 0, maximum: 100_000 }),
    /** Fields that the vendor defines: room, group, pictures of phones, page or window. */
    details: Type.Partial(catalogueDesk.GameDetails),
  }),
  Strict,
);

/** The file `games` of a pack, by the code of the vendor and the id of the game. */
export const GamesFile = Type.Record(
  Type.String({ pattern: VendorCode }),
  Type.Record(Type.String({ minLength: 1, maxLength: 60 }), Game, Strict),
  Strict,
);
export type GamesFile = Static<typeof GamesFile>;
export type GameInPack = Static<typeof Game>;
