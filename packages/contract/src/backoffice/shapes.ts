import { Type } from 'typebox';
import { APPROVAL_KINDS, type ApprovalKind as Kind } from '../generated/permissions.ts';
import { EpochMs, Id, Maybe, SignedAmount } from '../shapes.ts';

/** Kinds that the rooms name; an operator's list can be narrowed to one. */
export const ApprovalKind = Type.Unsafe<Kind>(Type.Union(APPROVAL_KINDS.map((kind) => Type.Literal(kind))));

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
