import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { EpochMs, Id, Maybe, OfMember, SignedAmount, StrictObject } from '../shapes.ts';
import { ListedMember } from './shapes.ts';

const memberParams = StrictObject({ memberId: Id });

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
  isFigure: Type.Boolean({ description: 'shown above all cards' }),
  parts: Type.Array(Type.Object({ name: Type.String(), value: SignedAmount }), { description: 'explain a figure' }),
  course: Type.Array(SignedAmount, { description: 'the last thirty days, oldest first; empty for most facts' }),
});

const Line = Type.Object({
  at: Maybe(EpochMs),
  title: Type.String(),
  detail: Maybe(Type.String()),
  amount: Maybe(SignedAmount),
  state: Maybe(Type.String()),
});

export const memberPage = endpoint({
  id: 'peopleDesk.memberPage',
  path: '/backoffice/api/members/:memberId',
  permission: 'members.read',
  summary: "All data of a member, by the operator's permissions; personal data is masked",
  params: memberParams,
  value: Type.Object({
    member: ListedMember,
    cards: Type.Array(Type.Object({ card: Type.String(), facts: Type.Array(Fact), lines: Type.Array(Line) })),
  }),
  errors: ['not.found'],
});

/** Groups of events in a member's timeline. */
export const TIMELINE_GROUPS = ['money', 'play', 'safety', 'contact', 'decisions'] as const;
export type TimelineGroup = (typeof TIMELINE_GROUPS)[number];

export const memberTimeline = endpoint({
  id: 'peopleDesk.memberTimeline',
  path: '/backoffice/api/members/:memberId/timeline',
  permission: 'members.read',
  summary: "Events of a member's history from all rooms, newest first, as far as the operator may read them",
  params: memberParams,
  query: StrictObject({
    kinds: Type.Optional(
      Type.String({ pattern: '^[a-zA-Z]+(,[a-zA-Z]+)*$', maxLength: 400, description: 'separated by commas' }),
    ),
    after: Type.Optional(Type.String({ maxLength: 200, description: '`next` of the page before' })),
  }),
  value: Type.Object({
    kinds: Type.Array(Type.Object({ kind: Type.String(), group: Type.Enum([...TIMELINE_GROUPS]) }), {
      description: 'all kinds that the operator may read',
    }),
    events: Type.Array(
      Type.Object({
        kind: Type.String(),
        id: Type.String(),
        at: EpochMs,
        title: Type.String(),
        detail: Maybe(Type.String()),
        amount: Maybe(SignedAmount),
        balance: Maybe(SignedAmount),
        state: Maybe(Type.String()),
        page: Maybe(Type.String()),
        query: Type.Record(Type.String(), Type.String()),
      }),
    ),
    next: Maybe(Type.String()),
  }),
  errors: ['not.found', 'request.invalid'],
});

export const memberLinks = endpoint({
  id: 'peopleDesk.memberLinks',
  path: '/backoffice/api/members/:memberId/links',
  permission: 'members.read',
  summary: 'Other members with the same account for payouts, device or address; at most twenty, the strongest first',
  params: memberParams,
  value: Type.Array(
    Type.Object({
      ...OfMember,
      disabled: Type.Boolean(),
      by: Type.Array(Type.Enum(['account', 'device', 'address'])),
      at: EpochMs,
    }),
  ),
  errors: ['not.found'],
});

export const labels = endpoint({
  id: 'peopleDesk.labels',
  path: '/backoffice/api/memberLabels',
  summary: 'Labels in use, in alphabetical order, each with the number of its members',
  value: Type.Array(Type.Object({ label: Type.String(), members: Type.Integer() })),
});
