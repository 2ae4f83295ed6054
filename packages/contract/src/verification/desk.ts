import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { EpochMs, Id, Maybe, Reason, Strict } from '../shapes.ts';

const Identity = Type.Object({
  memberId: Id,
  account: Type.String(),
  state: Type.Union([Type.Literal('none'), Type.Literal('verified'), Type.Literal('refused')]),
  name: Maybe(Type.String()),
  decidedAt: Maybe(EpochMs),
  decidedBy: Maybe(Type.String()),
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
  summary: 'Note whose document a member showed, or that it was refused; the last decision holds',
  params,
  body: Type.Object(
    {
      decision: Type.Union([Type.Literal('verified'), Type.Literal('refused')]),
      /** As the document has it. */
      name: Type.Optional(Type.String({ maxLength: 100 })),
      reason: Reason,
    },
    Strict,
  ),
  value: Identity,
  errors: ['not.found', 'request.invalid'],
});
