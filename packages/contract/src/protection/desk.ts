import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { listed, ListQuery } from '../list-query.ts';
import { Amount, EpochMs, Id, Maybe, Strict } from '../shapes.ts';
import { PROTECTION_ACTS } from './lists.ts';

const params = Type.Object({ id: Id }, Strict);
const Value = Type.Union([Amount, Type.Integer()]);

const MemberProtection = Type.Object({
  memberId: Id,
  account: Type.String(),
  timedOutUntil: Maybe(EpochMs),
  excludedUntil: Maybe(EpochMs),
  returnFrom: Maybe(EpochMs),
  /** What the register of exclusions answered last; null where it was never asked. */
  register: Maybe(Type.Union([Type.Literal('clear'), Type.Literal('excluded'), Type.Literal('unknown')])),
  /** Those that are set; sessions in minutes. */
  limits: Type.Array(Type.Object({ kind: Type.String(), period: Type.String(), limit: Value, used: Value })),
  sessions: Type.Array(Type.Object({ beganAt: EpochMs, seenAt: EpochMs })),
  /** What stands out in the last days, each with its figure: signs, never a verdict. */
  markers: Type.Array(
    Type.Object({
      marker: Type.Union([Type.Literal('deposits'), Type.Literal('losses'), Type.Literal('hours')]),
      now: Type.String(),
      before: Type.String(),
    }),
  ),
});

export const member = endpoint({
  id: 'protectionDesk.member',
  room: 'protection',
  method: 'GET',
  path: '/backoffice/api/members/:id/protection',
  auth: 'operator',
  permission: 'protection.read',
  summary: "A member's breaks, limits, sessions and what stands out",
  params,
  value: MemberProtection,
  errors: ['not.found'],
});

export const noteContact = endpoint({
  id: 'protectionDesk.noteContact',
  room: 'protection',
  method: 'POST',
  path: '/backoffice/api/members/:id/protection/contacts',
  auth: 'operator',
  permission: 'protection.note',
  summary: 'Note that staff spoke with a member about their play, or that the member complained',
  params,
  body: Type.Object(
    {
      kind: Type.Union([Type.Literal('contact'), Type.Literal('complaint')]),
      note: Type.String({ minLength: 3, maxLength: 1000, pattern: '\\S' }),
    },
    Strict,
  ),
  value: Type.Null(),
  errors: ['not.found'],
});

export const acts = endpoint({
  id: 'protectionDesk.acts',
  room: 'protection',
  method: 'GET',
  path: '/backoffice/api/protectionActs',
  auth: 'operator',
  permission: 'protection.read',
  summary: 'What members did to protect themselves, and what was done for them, newest first',
  query: ListQuery,
  value: listed(
    Type.Object({
      id: Id,
      memberId: Id,
      account: Type.String(),
      act: Type.String(),
      at: EpochMs,
      detail: Type.String(),
    }),
  ),
  errors: ['list.refused'],
  list: PROTECTION_ACTS,
});
