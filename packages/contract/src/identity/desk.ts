import { Type } from 'typebox';
import { Approval } from '../backoffice/shapes.ts';
import { endpoint } from '../define.ts';
import { DeskMember } from '../people/shapes.ts';
import { MOST_LABELS } from './rules.ts';
import { Id, Maybe, Reason, ReasonBody, RequestKey, StrictObject } from '../shapes.ts';

export * from './desk-logins.ts';

const memberParams = StrictObject({ memberId: Id });

export const disableMember = endpoint({
  id: 'identityDesk.disableMember',
  method: 'POST',
  path: '/backoffice/api/members/:memberId/disable',
  permission: 'members.disable',
  summary: "End the member's sessions; log-in, play and payments are refused from now on",
  params: memberParams,
  body: ReasonBody,
  value: DeskMember,
  errors: ['not.found'],
});

export const enableMember = endpoint({
  id: 'identityDesk.enableMember',
  method: 'POST',
  path: '/backoffice/api/members/:memberId/enable',
  permission: 'members.disable',
  summary: "Enable a disabled member; the member's own time-outs and exclusions stay",
  params: memberParams,
  body: ReasonBody,
  value: DeskMember,
  errors: ['not.found'],
});

export const removeTotp = endpoint({
  id: 'identityDesk.removeTotp',
  method: 'POST',
  path: '/backoffice/api/members/:memberId/totp/remove',
  permission: 'members.disable',
  summary:
    "Request the removal of a member's authenticator, for a person whom support has checked; a second operator " +
    'approves it, and the sessions of the member end',
  params: memberParams,
  body: StrictObject({ reason: Reason, requestKey: RequestKey }),
  value: Approval,
  errors: ['not.found', 'idempotency.conflict', 'approval.pending'],
});

const Labels = Type.Array(Type.String({ minLength: 1, maxLength: 40, pattern: '^\\S(.*\\S)?$' }), {
  maxItems: MOST_LABELS,
  uniqueItems: true,
});

export const changeLabels = endpoint({
  id: 'identityDesk.changeLabels',
  method: 'POST',
  path: '/backoffice/api/members/:memberId/labels',
  permission: 'members.label',
  summary: 'Add labels to a member and remove others; offers, messages and segments can require a label',
  params: memberParams,
  body: StrictObject({ add: Labels, remove: Labels, reason: Reason }),
  value: DeskMember,
  errors: ['not.found', 'request.invalid'],
});

export const revealMember = endpoint({
  id: 'identityDesk.revealMember',
  method: 'POST',
  path: '/backoffice/api/members/:memberId/personal',
  permission: 'members.reveal',
  summary: 'Personal data in full; the access and its reason are recorded in the audit trail',
  params: memberParams,
  body: StrictObject({ reason: Reason }),
  value: Type.Object({
    email: Maybe(Type.String()),
    mobile: Maybe(Type.String()),
    payeeName: Maybe(Type.String()),
    idNumber: Maybe(Type.String()),
    contacts: Type.Record(Type.String(), Type.String()),
  }),
  errors: ['not.found', 'rate.limited'],
});
