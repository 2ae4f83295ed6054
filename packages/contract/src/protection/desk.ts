import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { listOf } from '../list-query.ts';
import { Amount, EpochMs, Id, IdParams, Maybe, OfMember, StrictObject } from '../shapes.ts';
import { PROTECTION_ACTS, PROTECTION_ALERTS } from './lists.ts';

const Value = Type.Union([Amount, Type.Integer()]);

const Marker = Type.Union([
  Type.Literal('deposits'),
  Type.Literal('losses'),
  Type.Literal('hours'),
  Type.Literal('nights'),
  Type.Literal('cancelled'),
  Type.Literal('chasing'),
  Type.Literal('vulnerable'),
]);
const Outcome = Type.Union([
  Type.Literal('spoken'),
  Type.Literal('limit'),
  Type.Literal('watched'),
  Type.Literal('none'),
]);
const Words = Type.String({ minLength: 3, maxLength: 1000, pattern: '\\S' });

const MemberProtection = Type.Object({
  ...OfMember,
  timedOutUntil: Maybe(EpochMs),
  excludedUntil: Maybe(EpochMs),
  returnFrom: Maybe(EpochMs),
  /** Why play is blocked now; null if it is open. */
  blocked: Maybe(Type.String()),
  /** Last answer of the exclusion register; null when it was never queried. */
  register: Maybe(Type.Union([Type.Literal('clear'), Type.Literal('excluded'), Type.Literal('unknown')])),
  /** Limits that are set; sessions in minutes. */
  limits: Type.Array(Type.Object({ kind: Type.String(), period: Type.String(), limit: Value, used: Value })),
  sessions: Type.Array(Type.Object({ beganAt: EpochMs, seenAt: EpochMs })),
  /** Markers of harm in the last days, each with its figure: indications, never a verdict. */
  markers: Type.Array(
    Type.Object({
      marker: Marker,
      now: Type.String(),
      before: Type.String(),
    }),
  ),
});

export const member = endpoint({
  id: 'protectionDesk.member',
  path: '/backoffice/api/members/:id/protection',
  permission: 'protection.read',
  summary: "A member's breaks, limits, sessions and anomalies",
  params: IdParams,
  value: MemberProtection,
  errors: ['not.found'],
});

export const noteContact = endpoint({
  id: 'protectionDesk.noteContact',
  method: 'POST',
  path: '/backoffice/api/members/:id/protection/contacts',
  permission: 'protection.note',
  summary: 'Record a contact with a member about their play, or a complaint',
  params: IdParams,
  body: StrictObject({
    kind: Type.Union([Type.Literal('contact'), Type.Literal('complaint')]),
    note: Words,
  }),
  value: Type.Null(),
  errors: ['not.found'],
});

export const acts = endpoint({
  id: 'protectionDesk.acts',
  path: '/backoffice/api/protectionActs',
  permission: 'protection.read',
  summary: 'Log of protection: actions of members and of staff, newest first',
  ...listOf(
    PROTECTION_ACTS,
    Type.Object({
      id: Id,
      ...OfMember,
      act: Type.String(),
      at: EpochMs,
      detail: Type.String(),
    }),
  ),
});

export const alerts = endpoint({
  id: 'protectionDesk.alerts',
  path: '/backoffice/api/protectionAlerts',
  permission: 'protection.read',
  summary: 'Signs of harm, with the outcome of each',
  ...listOf(
    PROTECTION_ALERTS,
    Type.Object({
      id: Id,
      ...OfMember,
      marker: Type.String(),
      now: Type.String(),
      before: Type.String(),
      beganAt: EpochMs,
      closedAt: Maybe(EpochMs),
      closedBy: Maybe(Type.String()),
      outcome: Maybe(Type.String()),
      note: Maybe(Type.String()),
    }),
  ),
});

export const closeAlert = endpoint({
  id: 'protectionDesk.closeAlert',
  method: 'POST',
  path: '/backoffice/api/protectionAlerts/:id/close',
  permission: 'protection.note',
  summary: 'Record the outcome of a sign of harm; a contacted member receives no offers for 30 days',
  params: IdParams,
  body: StrictObject({ outcome: Outcome, note: Words }),
  value: Type.Null(),
  errors: ['not.found', 'case.taken', 'case.on.hold'],
});
