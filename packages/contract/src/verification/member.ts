import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { EpochMs, StrictObject } from '../shapes.ts';
import { DOCUMENT_BYTES_MAX } from './rules.ts';

const State = Type.Union([
  Type.Literal('none'),
  Type.Literal('pending'),
  Type.Literal('verified'),
  Type.Literal('refused'),
  Type.Literal('expired'),
]);

const Status = Type.Object({
  state: State,
  needed: Type.Array(Type.String()),
  /** Pictures that wait for review. */
  sent: Type.Array(Type.Object({ kind: Type.String(), side: Type.String(), at: EpochMs })),
  /** Why the document was rejected, if one was. */
  note: Type.Union([Type.String(), Type.Null()]),
});

export const verification = endpoint({
  id: 'verification.state',
  path: '/wps/verification',
  summary: "State of the member's identity check, and its requirements",
  value: Status,
  errors: ['permission.denied'],
  policies: { realAccount: true },
});

export const sendDocuments = endpoint({
  id: 'verification.sendDocuments',
  method: 'POST',
  path: '/wps/verification/documents',
  summary:
    'Send pictures of a document as a form: kind, and files `front`, `back`, `face`, PNG, JPEG or WebP of at most 8 MB',
  body: StrictObject({
    kind: Type.Optional(
      Type.Union([Type.Literal('identityCard'), Type.Literal('passport'), Type.Literal('drivingLicence')]),
    ),
  }),
  value: Status,
  errors: ['permission.denied', 'request.invalid', 'rate.limited', 'server.busy', 'verification.done'],
  policies: {
    realAccount: true,
    rateLimit: { max: 20, windowSeconds: 3600, by: 'member', shared: false },
    form: { maxBytes: 3 * DOCUMENT_BYTES_MAX + 65_536 },
  },
});
