import { Type } from 'typebox';
import { Approval } from '../backoffice/shapes.ts';
import { endpoint } from '../define.ts';
import { listOf } from '../list-query.ts';
import { IDENTITIES } from './lists.ts';
import {
  DateText,
  EpochMs,
  Id,
  IdParams,
  Maybe,
  OfMember,
  Reason,
  RequestKey,
  StrictObject,
  Version,
} from '../shapes.ts';

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
  ...OfMember,
  state: Type.Union([
    Type.Literal('none'),
    Type.Literal('pending'),
    Type.Literal('verified'),
    Type.Literal('refused'),
    Type.Literal('expired'),
  ]),
  name: Maybe(Type.String()),
  birthDate: Maybe(DateText),
  /** Result of the identity check provider for the last documents, and the sanctions lists with a matching name. */
  /** Of the address; exclusion registers require it. */
  postcode: Maybe(Type.String()),
  check: Maybe(Type.Object({ state: CheckState, lists: Type.Array(Type.String()), at: EpochMs })),
  decidedAt: Maybe(EpochMs),
  decidedBy: Maybe(Type.String()),
  /** Expiry date of the document, YYYY-MM-DD. */
  expiresOn: Maybe(DateText),
  /** Proposals to record an identity without a stored picture; a second operator has to approve them. */
  proposals: Type.Array(
    Type.Object({
      name: Type.String(),
      birthDate: Maybe(DateText),
      postcode: Maybe(Type.String()),
      expiresOn: Maybe(DateText),
      lists: Type.Array(Type.String()),
      askedBy: Type.String(),
      askedAt: EpochMs,
    }),
  ),
  documents: Type.Array(
    Type.Object({ id: Id, kind: Type.String(), side: Type.String(), sentAt: EpochMs, isOpen: Type.Boolean() }),
  ),
  /** Version of the decision and the documents. */
  version: Version,
});

export const member = endpoint({
  id: 'verificationDesk.member',
  path: '/backoffice/api/members/:id/verification',
  permission: 'verification.read',
  summary:
    'Identity of a member. Without `verification.decide`, only the initials of names, and neither birth date nor ' +
    'postcode. Unmasked views are recorded in the audit trail, and limited unless the member waits for a decision',
  params: IdParams,
  value: Identity,
  errors: ['not.found', 'rate.limited'],
});

export const decide = endpoint({
  id: 'verificationDesk.decide',
  method: 'POST',
  path: '/backoffice/api/members/:id/verification',
  permission: 'verification.decide',
  summary:
    'Record the data of a document, or its rejection; checks the sanctions lists; the latest decision applies. ' +
    'Without a stored picture of a document, verifying needs a second operator',
  params: IdParams,
  body: StrictObject({
    decision: Type.Union([Type.Literal('verified'), Type.Literal('refused')]),
    /** Name on the document. */
    name: Type.Optional(Type.String({ maxLength: 100 })),
    birthDate: Type.Optional(DateText),
    postcode: Type.Optional(Type.String({ maxLength: 16 })),
    expiresOn: Type.Optional(DateText),
    /** Sanctions lists with a matching name that the operator was shown and judged to be another person. */
    otherPersonOn: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 20 })),
    /** Note to the member after a rejection. */
    note: Type.Optional(Type.String({ maxLength: 200 })),
    reason: Reason,
    version: Type.Optional(Version),
    /** Required where a second operator is needed. */
    requestKey: Type.Optional(RequestKey),
  }),
  /** `approval` is null when the change is effective already. */
  value: Type.Object({ ...Identity.properties, approval: Maybe(Approval) }),
  errors: [
    'not.found',
    'request.invalid',
    'verification.listed',
    'verification.list.silent',
    'version.conflict',
    'idempotency.conflict',
  ],
});

export const documents = endpoint({
  id: 'verificationDesk.documents',
  path: '/backoffice/api/identities',
  permission: 'verification.read',
  summary: 'Submitted documents, oldest first, without their pictures',
  ...listOf(
    IDENTITIES,
    Type.Object({
      id: Id,
      ...OfMember,
      kind: Type.String(),
      side: Type.String(),
      sentAt: EpochMs,
      decidedAt: Maybe(EpochMs),
    }),
  ),
});

export const look = endpoint({
  id: 'verificationDesk.look',
  method: 'POST',
  path: '/backoffice/api/identities/:id/look',
  permission: 'verification.decide',
  summary: 'View one picture of a document; every access is recorded in the audit trail',
  params: IdParams,
  value: Type.Object({ picture: Type.String({ description: 'data address of a JPEG' }) }),
  errors: ['not.found'],
});

export * from './connections-desk.ts';
