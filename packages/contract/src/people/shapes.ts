import { Type } from 'typebox';
import { Amount, EpochMs, Maybe, OfMember, SignedAmount } from '../shapes.ts';

/** A row of the operators' list of members. */
export const DeskMember = Type.Object({
  ...OfMember,
  type: Type.Integer(),
  currency: Type.String(),
  balance: Amount,
  disabled: Type.Boolean(),
  labels: Type.Array(Type.String(), { description: 'set by operators, in alphabetical order' }),
  createdAt: EpochMs,
});

/** Columns that other rooms add to a row of the list; null if unknown or not visible to the operator. */
export const MemberColumns = Type.Object({
  level: Maybe(Type.Integer()),
  paidIn: Maybe(Amount),
  paidOut: Maybe(Amount),
  paidNet: Maybe(SignedAmount),
  paidInMonth: Maybe(Amount),
  paidOutMonth: Maybe(Amount),
  paidNetMonth: Maybe(SignedAmount),
  playerNetMonth: Maybe(SignedAmount),
  lastSeenAt: Maybe(EpochMs),
  agent: Maybe(Type.String()),
  risk: Maybe(Type.Union([Type.Literal('low'), Type.Literal('medium'), Type.Literal('high')])),
});

export const ListedMember = Type.Object({
  ...DeskMember.properties,
  ...MemberColumns.properties,
  avatar: Maybe(Type.String({ description: 'name of the picture that the member chose' })),
});
