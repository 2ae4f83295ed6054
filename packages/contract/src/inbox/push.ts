import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { Maybe, StrictObject } from '../shapes.ts';

const Minute = Type.Integer({ minimum: 0, maximum: 1439, description: "minute of the merchant's day" });
const Quiet = Maybe(StrictObject({ from: Minute, to: Minute }));
const Endpoint = Type.String({ minLength: 10, maxLength: 1000, description: 'address at a push service' });
const writes = { policies: { realAccount: true }, errors: ['permission.denied', 'request.invalid'] } as const;

export const push = endpoint({
  id: 'inbox.push',
  path: '/wps/inbox/push',
  moduleId: 'INBOX3',
  summary: "Data that a browser needs for push messages, and the member's quiet hours",
  value: Type.Object({ publicKey: Type.String({ description: 'base64url, for the push service' }), quiet: Quiet }),
});

export const pushHere = endpoint({
  ...writes,
  id: 'inbox.pushHere',
  method: 'PUT',
  path: '/wps/inbox/push',
  moduleId: 'INBOX3',
  summary: 'Send push messages to this browser, in the language of the call; other members lose it',
  body: StrictObject({
    endpoint: Endpoint,
    keys: StrictObject({
      p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{80,100}$' }),
      auth: Type.String({ pattern: '^[A-Za-z0-9_-]{16,64}$' }),
    }),
  }),
});

export const pushNoMore = endpoint({
  ...writes,
  id: 'inbox.pushNoMore',
  method: 'PUT',
  path: '/wps/inbox/push/off',
  moduleId: 'INBOX3',
  summary: 'Stop push messages to this browser',
  body: StrictObject({ endpoint: Endpoint }),
});

export const changeQuiet = endpoint({
  ...writes,
  id: 'inbox.changeQuiet',
  method: 'PUT',
  path: '/wps/inbox/push/quiet',
  moduleId: 'INBOX3',
  summary: 'Set the quiet hours, in which only security messages are sent; null for none',
  body: StrictObject({ quiet: Quiet }),
  value: Type.Object({ quiet: Quiet }),
});
