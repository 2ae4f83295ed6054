import { Type } from 'typebox';
import { APPROVAL_KINDS, type ApprovalKind as Kind } from '../generated/permissions.ts';
import { EpochMs, Id, Maybe, SignedAmount } from '../shapes.ts';

/** Approval kinds of all rooms; an operator's list can be narrowed to one. */
export const ApprovalKind = Type.Unsafe<Kind>(Type.Union(APPROVAL_KINDS.map((kind) => Type.Literal(kind))));

/** Object of notes and of work on cases: a kind that a room declares, and its id. */
export const NotedObject = Type.String({ pattern: '^[a-zA-Z]{2,20}:[A-Za-z0-9:_-]{1,80}$' });

/** `details` are the facts of the change: `name: value` or `name: before → after`, in codes that the console words. */
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
  failure: Maybe(Type.String({ description: 'error code' })),
  failureText: Maybe(Type.String({ description: 'the failure in English' })),
});

const Step = Type.Union([Type.Literal('code'), Type.Literal('password'), Type.Literal('enrol'), Type.Literal('open')]);

export const SignedInOperator = Type.Object({
  name: Type.String(),
  role: Type.String(),
  permissions: Type.Array(Type.String()),
  step: Step,
  hasTotp: Type.Boolean(),
  hasPasskey: Type.Boolean(),
});

/** The token is replaced after every step; the previous one becomes invalid. */
export const Progress = Type.Object({ token: Type.String(), operator: SignedInOperator });

/**
 * The password again. Required from an operator who is already logged in, not from one who has just entered it to set
 * up a factor.
 */
export const Reauth = Type.Optional(Type.String({ maxLength: 128 }));
