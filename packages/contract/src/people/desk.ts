import { endpoint } from '../define.ts';
import { listed, ListQuery } from '../list-query.ts';
import { MEMBERS } from './lists.ts';
import { ListedMember } from './shapes.ts';

export * from './desk-member.ts';

export const members = endpoint({
  id: 'peopleDesk.members',
  room: 'people',
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
