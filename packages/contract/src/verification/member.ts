import { Type } from 'typebox';
import { endpoint } from '../define.ts';

const State = Type.Union([
  Type.Literal('none'),
  Type.Literal('pending'),
  Type.Literal('verified'),
  Type.Literal('refused'),
  Type.Literal('expired'),
]);

export const verification = endpoint({
  id: 'verification.state',
  room: 'verification',
  method: 'GET',
  path: '/wps/verification',
  auth: 'member',
  summary: "Whether the member's identity was verified, and what is needed for it",
  value: Type.Object({ state: State, needed: Type.Array(Type.String()) }),
  errors: ['permission.denied'],
  policies: { realAccount: true },
});
