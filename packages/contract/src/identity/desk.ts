import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { listed, ListQuery } from '../list-query.ts';
import { MEMBERS } from './lists.ts';
import { Id, ReasonBody, Strict } from '../shapes.ts';
import { DeskMember, ListedMember } from './shapes.ts';

export * from './desk-member.ts';

export const members = endpoint({
  id: 'identityDesk.members',
  room: 'identity',
  method: 'GET',
  path: '/backoffice/api/members',
  auth: 'operator',
  permission: 'members.read',
  summary: 'Members, newest first; `find` is the beginning of a name, or a whole id',
  query: ListQuery,
  value: listed(ListedMember),
  errors: ['list.refused'],
  list: MEMBERS,
});

const memberParams = Type.Object({ memberId: Id }, Strict);

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
  value: DeskMember,
  errors: ['not.found'],
});

export const enableMember = endpoint({
  id: 'identityDesk.enableMember',
  room: 'identity',
  method: 'POST',
  path: '/backoffice/api/members/:memberId/enable',
  auth: 'operator',
  permission: 'members.disable',
  summary: "Enable a disabled member; the member's own time-outs and exclusions stay",
  params: memberParams,
  body: ReasonBody,
  value: DeskMember,
  errors: ['not.found'],
});
