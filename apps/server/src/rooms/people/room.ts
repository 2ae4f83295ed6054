import type { Executor } from '../../platform/db/index.ts';
import { defineRoom } from '../../platform/room.ts';
import { normaliseAccount } from './account-name.ts';
import { amounts } from './currency.ts';
import { createDesk } from './desk/index.ts';
import { createPresenter } from './desk/member-list.ts';
import { readContact } from './details/contacts.ts';
import type { People } from './index.ts';
import {
  closedAt,
  codeOf,
  describeMembers,
  findMember,
  findMemberById,
  getMember,
  listMembers,
  summarise,
} from './members.ts';
import type { PeoplePlatform } from './ports.ts';
import { SEALED } from './sealed.ts';

export const people = defineRoom({ name: 'people', create: createPeople });

function createPeople(platform: PeoplePlatform) {
  const { db, secrets } = platform;
  const views = createPresenter(platform);
  const door: People = {
    find: async (memberId, executor = db) => {
      const member = await findMemberById(executor, memberId);
      return member && summarise(member);
    },
    findByAccount: async (account, executor = db) => {
      const member = await findMember(executor, normaliseAccount(account));
      return member && summarise(member);
    },
    nameOf: async (memberId, executor = db) => (await getMember(executor, memberId)).account,
    page: (after, limit, executor = db) => listMembers(executor, after, limit),
    entries: (memberIds: readonly bigint[], executor: Executor) => describeMembers(executor, memberIds),
    codeOf: (memberId) => codeOf(db, memberId),
    closedAt: (memberIds, executor = db) => closedAt(executor, memberIds),
    contactOf: async (memberId) => readContact(secrets, await getMember(db, memberId)),
    views,
  };
  return { door, answers: { amounts }, desk: createDesk(platform, views), sealed: SEALED };
}
