import { type TObject, type TObjectOptions, Type } from 'typebox';
import type { ErrorCode } from './generated/errors.ts';

/** Decimal string with exactly the decimals of the merchant's currency (VND 2, JPY none, KWD 3). */
export const Amount = Type.String({
  pattern: '^\\d{1,16}(\\.\\d{2,3})?$',
  description: "decimal string, with the decimals of the merchant's currency",
});

export const SignedAmount = Type.String({
  pattern: '^-?\\d{1,16}(\\.\\d{2,3})?$',
  description: "signed decimal string, with the decimals of the merchant's currency",
});

/** What a client may send as an amount: at most as many decimals as the merchant's currency has. */
export const AmountInput = Type.String({ pattern: '^\\d{1,13}(\\.\\d{1,3})?$', format: 'amount', maxLength: 17 });

/** The same, of what may be taken away as well as added. */
export const SignedAmountInput = Type.String({
  pattern: '^-?\\d{1,13}(\\.\\d{1,3})?$',
  format: 'amount',
  maxLength: 18,
});

/** Epoch milliseconds by the server's clock. */
export const EpochMs = Type.Integer({ minimum: 0 });

export const GameCode = Type.String({ pattern: '^[A-Z0-9_]{2,32}$' });

export const Numero = Type.String({ pattern: '^\\d{8}(\\d{4})?$' });

export const DateText = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

export const PageNo = Type.Integer({ minimum: 1, maximum: 100000, default: 1 });

export const PageSize = Type.Integer({ minimum: 1, maximum: 100, default: 25 });

export const Nothing = Type.Null();

/** Object that refuses fields it does not name. */
export const Strict = { additionalProperties: false } as const;

/**
 * Every field of an object optional, and no other field accepted: `Type.Partial` alone drops the strictness of the
 * object that it is given.
 */
export const StrictPartial = <T extends TObject>(schema: T, options: TObjectOptions = {}) =>
  Type.Partial(schema, { ...options, ...Strict });

export const Id = Type.String({ pattern: '^[1-9]\\d{0,17}$' });

export const Maybe = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()]);

export const Page = { pageNo: Type.Optional(PageNo), pageSize: Type.Optional(PageSize) };

export const paged = <T extends Parameters<typeof Type.Array>[0]>(row: T) =>
  Type.Object({ list: Type.Array(row), totalPages: Type.Integer() });

export const Reason = Type.String({ minLength: 10, maxLength: 500, pattern: '\\S.{8,}\\S' });

/** What a change takes that needs nothing but its reason. */
export const ReasonBody = Type.Object({ reason: Reason }, Strict);

/**
 * Version of what a page of the console shows, as the call that read it answered. A change made from an older one is
 * refused with `version.conflict`; without a version it overwrites.
 */
export const Version = Type.String({ pattern: '^[0-9a-f]{16}$' });

/** Made by the client once per wish, so that a repeated request does not ask for the same twice. */
export const RequestKey = Type.String({ pattern: '^[\\x21-\\x7e]{8,64}$' });

/** What keeping a picture takes and answers; what it may not be is refused. */
export const KEPT_PICTURE = {
  body: Type.Object(
    {
      data: Type.String({
        minLength: 8,
        maxLength: 240_000,
        pattern: '^[A-Za-z0-9+/]+={0,2}$',
        description: 'the file in base64',
      }),
    },
    Strict,
  ),
  value: Type.Object({ url: Type.String() }),
  errors: ['picture.refused'],
} as const;

/** How a sealed body can fail, whatever the call. */
export const ENCRYPTION = [
  'encryption.invalid',
  'encryption.expired',
  'encryption.replayed',
] as const satisfies readonly ErrorCode[];
