import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { listOf } from '../list-query.ts';
import { EpochMs, Id, IdParams, Maybe, OfMember, Reason, RequestKey, Strict, StrictObject } from '../shapes.ts';
import { CASES, MAILINGS } from './lists.ts';
import { FeedbackType, Kind } from './shapes.ts';

const Case = Type.Object({
  id: Id,
  ...OfMember,
  type: FeedbackType,
  content: Type.String(),
  state: Type.Enum(['open', 'answered', 'closed']),
  answer: Maybe(Type.String()),
  createdAt: EpochMs,
  answeredAt: Maybe(EpochMs),
});

export const cases = endpoint({
  id: 'inboxDesk.cases',
  path: '/backoffice/api/cases',
  permission: 'inbox.read',
  summary: 'Feedback of members, oldest first; type 6 is an application to become an agent',
  ...listOf(CASES, Case),
});

export const answerCase = endpoint({
  id: 'inboxDesk.answerCase',
  method: 'POST',
  path: '/backoffice/api/cases/:id/answer',
  permission: 'inbox.answer',
  summary: "Answer to the member's inbox; without a text the case is closed without an answer",
  params: IdParams,
  body: StrictObject({ text: Type.Optional(Type.String({ minLength: 2, maxLength: 2000 })), reason: Reason }),
  value: Case,
  errors: ['not.found', 'case.closed', 'case.taken', 'case.on.hold'],
});

const Audience = StrictObject(
  {
    memberIds: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 50 })),
    types: Type.Optional(Type.Array(Type.Integer({ minimum: 0, maximum: 99 }), { minItems: 1, maxItems: 20 })),
    labels: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { minItems: 1, maxItems: 20 })),
  },
  { description: 'named members, or all whose type and one of whose labels match; all without a condition' },
);

const Mailing = Type.Object({
  id: Id,
  kind: Kind,
  title: Type.String(),
  audience: Type.String(),
  opened: Type.Integer(),
  createdAt: EpochMs,
  expiresAt: Maybe(EpochMs),
  withdrawn: Type.Boolean(),
});

export const mailings = endpoint({
  id: 'inboxDesk.mailings',
  path: '/backoffice/api/mailings',
  permission: 'inbox.read',
  summary: 'Messages that operators sent, newest first',
  ...listOf(MAILINGS, Mailing),
});

export const send = endpoint({
  id: 'inboxDesk.send',
  method: 'POST',
  path: '/backoffice/api/mailings',
  permission: 'inbox.send',
  summary: 'Send a message to named members, to a segment or to all; readers get the language nearest to theirs',
  body: StrictObject({
    key: RequestKey,
    kind: Type.Enum(['news', 'security']),
    audience: Audience,
    texts: Type.Record(
      Type.String({ pattern: '^[A-Z]{2}$' }),
      StrictObject({
        title: Type.String({ minLength: 1, maxLength: 120 }),
        text: Type.String({ minLength: 1, maxLength: 4000 }),
      }),
      { ...Strict, minProperties: 1 },
    ),
    days: Type.Integer({ minimum: 1, maximum: 365, default: 90, description: 'how long it is shown' }),
    reason: Reason,
  }),
  value: Type.Object({ sent: Type.Integer({ description: 'rows written: one for a segment' }) }),
  errors: ['not.found', 'request.invalid'],
});

export const withdraw = endpoint({
  id: 'inboxDesk.withdraw',
  method: 'POST',
  path: '/backoffice/api/mailings/:id/withdraw',
  permission: 'inbox.send',
  summary: 'Remove a message from all inboxes',
  params: IdParams,
  body: StrictObject({ reason: Reason }),
  errors: ['not.found'],
});
