import type { identityDesk, ValueOf } from '@fairlot/contract';
import type { Executor } from '../../platform/db/index.ts';
import type { Contact } from './details/contacts.ts';
import type { MemberSummary } from './members.ts';

// Rows of members, for the room that registers them and lets them in.
export { normaliseAccount } from './account-name.ts';
export { closeMember } from './close.ts';
export { type Contact, type KeptContact, readContact, writeEmail, writeMobile } from './details/contacts.ts';
export { type Contacts, readDetails, writeContacts } from './details/details.ts';
export {
  findInviter,
  findMember,
  findMemberById,
  findMemberByMobile,
  findMemberToProve,
  getMember,
  insertMember,
  lockEnabled,
  lockMember,
  markDisabled,
  markEmailVerified,
  markEnabled,
  type Member,
  type MemberSummary,
  type NewMember,
  noteLanguage,
  summarise,
  updateAvatar,
  updatePersonal,
  writeLabels,
  writeType,
} from './members.ts';

/** The directory of members. Reading methods take an executor, which is needed only inside a transaction. */
export interface People {
  find(memberId: bigint, executor?: Executor): Promise<MemberSummary | undefined>;
  /** Finds a member by the login name, in any spelling. */
  findByAccount(account: string, executor?: Executor): Promise<MemberSummary | undefined>;
  /** Login name of a member. */
  nameOf(memberId: bigint, executor?: Executor): Promise<string>;
  /** Members with ids after `after`, in order, each with its inviter. */
  page(after: bigint, limit: number, executor?: Executor): Promise<(MemberSummary & { inviterId: bigint | null })[]>;
  /** These members by id; unknown ids are omitted. */
  entries(memberIds: readonly bigint[], executor: Executor): Promise<ReadonlyMap<bigint, MemberEntry>>;
  /** A member's invitation code. */
  codeOf(memberId: bigint): Promise<string>;
  /** Closing times of closed accounts, by id; open accounts are omitted. */
  closedAt(memberIds: readonly bigint[], executor?: Executor): Promise<Map<bigint, Date>>;
  /** Number and address of a member, in clear text. */
  contactOf(memberId: bigint): Promise<Contact>;
  /** Rows of the console's list, without the columns of other rooms. */
  views(members: readonly MemberSummary[]): Promise<MemberView[]>;
}

/** A member as other rooms list them. */
export type MemberEntry = Omit<MemberSummary, 'isDisabled'>;

/** A row of the console's list of members, without the columns of other rooms. */
export type MemberView = ValueOf<typeof identityDesk.disableMember>;
