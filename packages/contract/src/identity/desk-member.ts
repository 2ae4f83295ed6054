import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { EpochMs, Id, Maybe, Reason, SignedAmount, Strict } from '../shapes.ts';
import { DeskMember } from './shapes.ts';

const base = { room: 'identity', auth: 'operator' } as const;

const memberParams = Type.Object({ memberId: Id }, Strict);

const Fact = Type.Object({
  name: Type.String(),
  kind: Type.Union([
    Type.Literal('money'),
    Type.Literal('count'),
    Type.Literal('time'),
    Type.Literal('text'),
    Type.Literal('word'),
  ]),
  value: Maybe(Type.String()),
  isFigure: Type.Boolean({ description: 'stands above all cards' }),
});

const Line = Type.Object({
  at: Maybe(EpochMs),
  title: Type.String(),
  detail: Maybe(Type.String()),
  amount: Maybe(SignedAmount),
  state: Maybe(Type.String()),
});

export const memberPage = endpoint({
  ...base,
  id: 'identityDesk.memberPage',
  method: 'GET',
  path: '/backoffice/api/members/:memberId',
  permission: 'members.read',
  summary: 'What all rooms know of a member, as far as the operator may read it; personal data masked',
  params: memberParams,
  value: Type.Object({
    member: DeskMember,
    cards: Type.Array(Type.Object({ card: Type.String(), facts: Type.Array(Fact), lines: Type.Array(Line) })),
  }),
  errors: ['not.found'],
});

export const revealMember = endpoint({
  ...base,
  id: 'identityDesk.revealMember',
  method: 'POST',
  path: '/backoffice/api/members/:memberId/personal',
  permission: 'members.reveal',
  summary: 'Personal data in full; the look with its reason stands in the audit trail',
  params: memberParams,
  body: Type.Object({ reason: Reason }, Strict),
  value: Type.Object({
    email: Maybe(Type.String()),
    mobile: Maybe(Type.String()),
    payeeName: Maybe(Type.String()),
    idNumber: Maybe(Type.String()),
    contacts: Type.Record(Type.String(), Type.String()),
  }),
  errors: ['not.found', 'rate.limited'],
});
