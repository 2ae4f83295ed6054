import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { Amount, EpochMs, Id, Page, paged, Reason, Strict } from '../shapes.ts';

const Member = Type.Object({
  memberId: Id,
  account: Type.String(),
  type: Type.Integer(),
  currency: Type.String(),
  balance: Amount,
  disabled: Type.Boolean(),
  createdAt: EpochMs,
});

export const members = endpoint({
  id: 'identityDesk.members',
  room: 'identity',
  method: 'GET',
  path: '/backoffice/api/members',
  auth: 'operator',
  permission: 'members.read',
  summary: 'Members whose name begins with the text, or whose id it is; newest first',
  query: Type.Object({ search: Type.Optional(Type.String({ maxLength: 32 })), ...Page }, Strict),
  value: paged(Member),
  errors: [],
});

const memberParams = Type.Object({ memberId: Id }, Strict);

const ReasonBody = Type.Object({ reason: Reason }, Strict);

export const disableMember = endpoint({
  id: 'identityDesk.disableMember',
  room: 'identity',
  method: 'POST',
  path: '/backoffice/api/members/:memberId/disable',
  auth: 'operator',
  permission: 'members.disable',
  summary: "End the member's sessions; log-in, play and payments are refused from now on",
  params: memberParams,
  body: ReasonBody,
  value: Member,
  errors: ['not.found'],
});

export const enableMember = endpoint({
  id: 'identityDesk.enableMember',
  room: 'identity',
  method: 'POST',
  path: '/backoffice/api/members/:memberId/enable',
  auth: 'operator',
  permission: 'members.disable',
  summary: "Undo disabling; time-outs and exclusions of the member's own stay",
  params: memberParams,
  body: ReasonBody,
  value: Member,
  errors: ['not.found'],
});
