import { endpoint } from '../define.ts';
import { listOf } from '../list-query.ts';
import { MEMBERS } from './lists.ts';
import { ListedMember } from './shapes.ts';

export * from './desk-member.ts';

export const members = endpoint({
  id: 'peopleDesk.members',
  path: '/backoffice/api/members',
  permission: 'members.read',
  summary: 'Members, newest first; `find` is the beginning of a name, or a whole id',
  ...listOf(MEMBERS, ListedMember),
});
