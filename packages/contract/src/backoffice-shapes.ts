import { Type } from 'typebox';
import { EpochMs, PageNo, PageSize, SignedAmount } from './shapes.ts';

export const Id = Type.String({ pattern: '^[1-9]\\d{0,17}$' });
export const Maybe = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()]);
export const Reason = Type.String({ minLength: 10, maxLength: 500, pattern: '\\S.{8,}\\S' });
/** Made by the client once per wish, so that a repeated request does not ask for the same twice. */
export const RequestKey = Type.String({ pattern: '^[\\x21-\\x7e]{8,64}$' });
export const Page = { pageNo: Type.Optional(PageNo), pageSize: Type.Optional(PageSize) };
export const paged = <T extends Parameters<typeof Type.Array>[0]>(row: T) =>
  Type.Object({ list: Type.Array(row), totalPages: Type.Integer() });

export const ApprovalKind = Type.Union([
  Type.Literal('balance.adjust'),
  Type.Literal('draw.void'),
  Type.Literal('odds.publish'),
  Type.Literal('draw.postpone'),
  Type.Literal('rules.publish'),
]);
/** `details` are sentences that say what would change. */
export const Approval = Type.Object({
  id: Id,
  kind: ApprovalKind,
  object: Type.String(),
  amount: Maybe(SignedAmount),
  currency: Maybe(Type.String()),
  details: Type.Array(Type.String()),
  reason: Type.String(),
  state: Type.Union([
    Type.Literal('pending'),
    Type.Literal('approved'),
    Type.Literal('rejected'),
    Type.Literal('executed'),
    Type.Literal('failed'),
    Type.Literal('expired'),
  ]),
  requestedBy: Type.String(),
  requestedAt: EpochMs,
  expiresAt: EpochMs,
  decidedBy: Maybe(Type.String()),
  decidedAt: Maybe(EpochMs),
  executedAt: Maybe(EpochMs),
  failure: Maybe(Type.String()),
});
