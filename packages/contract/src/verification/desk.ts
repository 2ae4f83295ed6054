import { Type } from 'typebox';
import { Approval } from '../backoffice/shapes.ts';
import { endpoint } from '../define.ts';
import { listed, ListQuery } from '../list-query.ts';
import { IDENTITIES } from './lists.ts';
import { DateText, EpochMs, Id, Maybe, Reason, RequestKey, Strict } from '../shapes.ts';

const CheckState = Type.Union([
  Type.Literal('waiting'),
  Type.Literal('pending'),
  Type.Literal('approved'),
  Type.Literal('refused'),
  Type.Literal('unknown'),
  Type.Literal('hit'),
  Type.Literal('left'),
]);
const Identity = Type.Object({
  memberId: Id,
  account: Type.String(),
  state: Type.Union([
    Type.Literal('none'),
    Type.Literal('pending'),
    Type.Literal('verified'),
    Type.Literal('refused'),
    Type.Literal('expired'),
  ]),
  name: Maybe(Type.String()),
  birthDate: Maybe(DateText),
  /** What the provider of identity checks said of the last documents, and the lists of sanctions with such a name. */
  check: Maybe(Type.Object({ state: CheckState, lists: Type.Array(Type.String()), at: EpochMs })),
  decidedAt: Maybe(EpochMs),
  decidedBy: Maybe(Type.String()),
  /** Day on which the document ends, YYYY-MM-DD. */
  expiresOn: Maybe(DateText),
  /** What an operator asked a second one to note, while no picture of a document is stored. */
  proposals: Type.Array(
    Type.Object({
      name: Type.String(),
      birthDate: Maybe(DateText),
      expiresOn: Maybe(DateText),
      lists: Type.Array(Type.String()),
      askedBy: Type.String(),
      askedAt: EpochMs,
    }),
  ),
  documents: Type.Array(
    Type.Object({ id: Id, kind: Type.String(), side: Type.String(), sentAt: EpochMs, isOpen: Type.Boolean() }),
  ),
});
const params = Type.Object({ id: Id }, Strict);

export const member = endpoint({
  id: 'verificationDesk.member',
  room: 'verification',
  method: 'GET',
  path: '/backoffice/api/members/:id/verification',
  auth: 'operator',
  permission: 'verification.read',
  summary: "What is known of a member's identity",
  params,
  value: Identity,
  errors: ['not.found'],
});

export const decide = endpoint({
  id: 'verificationDesk.decide',
  room: 'verification',
  method: 'POST',
  path: '/backoffice/api/members/:id/verification',
  auth: 'operator',
  permission: 'verification.decide',
  summary:
    'Note whose document a member showed, or that it was refused; lists of sanctions are asked, the last word holds. ' +
    'Verifying a member of whom no picture of a document is stored needs a second operator',
  params,
  body: Type.Object(
    {
      decision: Type.Union([Type.Literal('verified'), Type.Literal('refused')]),
      /** As the document has it. */
      name: Type.Optional(Type.String({ maxLength: 100 })),
      birthDate: Type.Optional(DateText),
      expiresOn: Type.Optional(DateText),
      /** Lists of sanctions with such a name that the operator was shown and that name somebody else. */
      otherPersonOn: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 20 })),
      /** What the member is told after a refusal. */
      note: Type.Optional(Type.String({ maxLength: 200 })),
      reason: Reason,
      /** Needed where a second operator is. */
      requestKey: Type.Optional(RequestKey),
    },
    Strict,
  ),
  /** `approval` is null: in force already. */
  value: Type.Object({ ...Identity.properties, approval: Maybe(Approval) }),
  errors: ['not.found', 'request.invalid', 'verification.listed', 'verification.list.silent', 'idempotency.conflict'],
});

export const documents = endpoint({
  id: 'verificationDesk.documents',
  room: 'verification',
  method: 'GET',
  path: '/backoffice/api/identities',
  auth: 'operator',
  permission: 'verification.read',
  summary: 'Pictures of documents that members sent, oldest first; the pictures themselves are apart',
  query: ListQuery,
  value: listed(
    Type.Object({
      id: Id,
      memberId: Id,
      account: Type.String(),
      kind: Type.String(),
      side: Type.String(),
      sentAt: EpochMs,
      decidedAt: Maybe(EpochMs),
    }),
  ),
  errors: ['list.refused'],
  list: IDENTITIES,
});

export const look = endpoint({
  id: 'verificationDesk.look',
  room: 'verification',
  method: 'POST',
  path: '/backoffice/api/identities/:id/look',
  auth: 'operator',
  permission: 'verification.decide',
  summary: 'Look at one picture of a document; every look stands in the trail',
  params,
  value: Type.Object({ picture: Type.String({ description: 'data address of a JPEG' }) }),
  errors: ['not.found'],
});
