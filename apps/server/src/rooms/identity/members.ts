import { type Executor, sql, type Tx } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/index.ts';
import type { Marks } from '../../platform/marks.ts';
import { randomText } from '../../platform/secrets.ts';
import { isKnownLanguage } from '../site/index.ts';
import { CONTACT_COLUMNS, type KeptContact, markOfMobile, writeEmail, writeMobile } from './encryption/contacts.ts';
import {
  type Contacts,
  DETAIL_COLUMNS,
  type KeptDetails,
  writeContacts,
  writePayeeName,
} from './encryption/details.ts';

export interface Member extends KeptContact, KeptDetails {
  account: string;
  nickname: string | null;
  type: number;
  asset: string;
  labels: readonly string[];
  passwordHash: string | null;
  mustChangePassword: boolean;
  isDisabled: boolean;
  createdAt: Date;
  trialExpiresAt: Date | null;
  emailVerifiedAt: Date | null;
  avatar: string | null;
  /** Operator code of the language at the last login; null before the first login with a known language. */
  language: string | null;
  passwordChangedAt: Date;
}

export interface NewMember {
  account: string;
  type: number;
  asset: string;
  passwordHash: string | null;
  nickname?: string;
  email?: string;
  mobile?: string;
  payeeName?: string;
  contacts?: Contacts;
  /** Provider accounts of the new member. */
  social?: readonly { issuer: string; subject: string }[];
  labels?: readonly string[];
  mustChangePassword?: boolean;
  inviterId?: bigint;
  /** Invitation code that another room issued, such as an agent's. */
  invitation?: string;
  registerMethod?: string;
  registerUrl?: string;
  registerDomain?: string;
  ip?: string;
  /** Lifetime of a trial member in hours. */
  trialHours?: number;
}

const COLUMNS = sql`id, account, nickname, type, asset, labels, password_hash as "passwordHash",
  must_change_password as "mustChangePassword",
  disabled_at is not null as "isDisabled", created_at as "createdAt", trial_expires_at as "trialExpiresAt",
  ${CONTACT_COLUMNS}, email_verified_at as "emailVerifiedAt", ${DETAIL_COLUMNS}, avatar, language,
  password_changed_at as "passwordChangedAt"`;
/** Excludes letters and digits that are easily confused. */
const CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

export async function findMember(executor: Executor, account: string): Promise<Member | undefined> {
  return executor.first(sql<Member>`select ${COLUMNS} from identity_members where account = ${account}`);
}

/**
 * Like `findMember`, with the row locked until the transaction ends, so that the member's credentials and contacts
 * cannot change.
 */
export async function findMemberToProve(tx: Tx, account: string): Promise<Member | undefined> {
  return tx.first(sql<Member>`select ${COLUMNS} from identity_members where account = ${account} for share`);
}

export async function findMemberByMobile(
  executor: Executor,
  marks: Marks,
  mobile: string,
): Promise<Member | undefined> {
  const mark = markOfMobile(marks, mobile);
  return executor.first(sql<Member>`select ${COLUMNS} from identity_members where mobile_mark = ${mark}`);
}

/** Closing times of closed accounts, by id; open accounts are omitted. */
export async function closedAt(executor: Executor, ids: readonly bigint[]): Promise<Map<bigint, Date>> {
  const rows = await executor.rows(sql<{ id: bigint; closedAt: Date }>`
    select id, closed_at as "closedAt" from identity_members
     where id = any(${ids}::bigint[]) and closed_at is not null`);
  return new Map(rows.map((row) => [row.id, row.closedAt]));
}

export async function findMemberById(executor: Executor, memberId: bigint): Promise<Member | undefined> {
  return executor.first(sql<Member>`select ${COLUMNS} from identity_members where id = ${memberId}::bigint`);
}

export async function getMember(executor: Executor, memberId: bigint): Promise<Member> {
  return executor.one(sql<Member>`select ${COLUMNS} from identity_members where id = ${memberId}::bigint`);
}

export async function findInviter(executor: Executor, code: string): Promise<bigint | undefined> {
  const inviter = await executor.first(sql<{ id: bigint }>`
    select id from identity_members where invitation_code = ${code.toUpperCase()} and disabled_at is null`);
  return inviter?.id;
}

/** A member's invitation code. */
export async function codeOf(executor: Executor, memberId: bigint): Promise<string> {
  const { code } = await executor.one(sql<{ code: string }>`
    select invitation_code as code from identity_members where id = ${memberId}::bigint`);
  return code;
}

/** Public information about these members. */
export async function describeMembers(executor: Executor, memberIds: readonly bigint[]) {
  if (memberIds.length === 0) return new Map<bigint, never>();
  const rows = await executor.rows(sql<Pick<Member, 'id' | 'account' | 'type' | 'asset' | 'labels' | 'createdAt'>>`
    select id, account, type, asset, labels, created_at as "createdAt"
      from identity_members where id = any(${[...memberIds]}::bigint[])`);
  return new Map(rows.map((member) => [member.id, member]));
}

/** Members with ids after `after`, in order, each with its inviter. */
export async function listMembers(
  executor: Executor,
  after: bigint,
  limit: number,
): Promise<
  (Pick<Member, 'id' | 'account' | 'type' | 'asset' | 'labels' | 'isDisabled' | 'createdAt'> & {
    inviterId: bigint | null;
  })[]
> {
  return executor.rows(sql`
    select id, account, type, asset, labels, disabled_at is not null as "isDisabled", created_at as "createdAt",
           inviter_id as "inviterId"
      from identity_members where id > ${after}::bigint order by id limit ${limit}::int`);
}

/** @returns undefined when account or mobile number are taken, also by a concurrent registration */
export async function insertMember(
  executor: Executor,
  services: Pick<Platform, 'secrets' | 'marks'>,
  member: NewMember,
): Promise<bigint | undefined> {
  const { mobile, email, contacts, payeeName } = member;
  const mobileMark = mobile === undefined ? null : markOfMobile(services.marks, mobile);
  const inserted = await executor.first(sql<{ id: bigint }>`
    insert into identity_members (account, nickname, type, asset, labels, password_hash, must_change_password,
      inviter_id, invitation_code,
      mobile_mark, mobile_verified_at, register_method, register_url, register_domain,
      registered_ip, trial_expires_at)
    values (${member.account}, ${member.nickname ?? null}, ${member.type}::int, ${member.asset},
      ${member.labels ?? []}::text[],
      ${member.passwordHash}, ${member.mustChangePassword ?? false}::boolean, ${member.inviterId ?? null}::bigint,
      ${randomText(CODE_ALPHABET, 10)},
      ${mobileMark}::text, case when ${mobileMark}::text is not null then clock_timestamp() end,
      ${member.registerMethod ?? null}, ${member.registerUrl ?? null}, ${member.registerDomain ?? null},
      ${member.ip ?? null},
      clock_timestamp() + make_interval(hours => ${member.trialHours ?? null}::int))
    on conflict do nothing returning id`);
  if (inserted === undefined) return undefined;
  if (email !== undefined) await writeEmail(executor, services, inserted.id, email);
  if (mobile !== undefined) await writeMobile(executor, services, inserted.id, mobile);
  if (contacts !== undefined) await writeContacts(executor, services.secrets, inserted.id, contacts);
  if (payeeName !== undefined) await writePayeeName(executor, services.secrets, inserted.id, payeeName);
  return inserted.id;
}

export async function writeType(tx: Executor, memberId: bigint, type: number): Promise<void> {
  await tx.run(sql`update identity_members set type = ${type}::int where id = ${memberId}::bigint`);
}

/** Replaces a password if it is still the given one. @returns false when it was changed meanwhile */
export async function replacePassword(
  executor: Executor,
  memberId: bigint,
  formerHash: string | null,
  passwordHash: string,
): Promise<boolean> {
  const count = await executor.run(sql`
    update identity_members set password_hash = ${passwordHash}, password_changed_at = clock_timestamp(),
      password_expires_at = null, must_change_password = false
     where id = ${memberId}::bigint and password_hash is not distinct from ${formerHash}::text`);
  return count === 1;
}

/** Writes correctable data that is not sealed. A new e-mail address becomes unverified. */
export async function updatePersonal(
  executor: Executor,
  memberId: bigint,
  { nickname, isNewEmail }: { nickname: string | null; isNewEmail: boolean },
): Promise<void> {
  await executor.run(sql`
    update identity_members set nickname = ${nickname},
      email_verified_at = case when ${isNewEmail}::boolean then null else email_verified_at end
     where id = ${memberId}::bigint`);
}

export async function updateAvatar(executor: Executor, memberId: bigint, avatar: string | null): Promise<void> {
  await executor.run(sql`update identity_members set avatar = ${avatar} where id = ${memberId}::bigint`);
}

/**
 * Records the member's language; an unknown one is ignored.
 * @param language operator code in any case
 */
export async function noteLanguage(executor: Executor, memberId: bigint, language: string): Promise<void> {
  const code = language.toUpperCase();
  if (!isKnownLanguage(code)) return;
  await executor.run(
    sql`
      update identity_members set language = ${code}
        where id = ${memberId}::bigint and language is distinct from ${code}::text`,
  );
}

/**
 * When the password expires, by its own date or by age, and whether it has expired. @param maxAgeDays 0: never by age
 */
export async function findPasswordExpiry(
  executor: Executor,
  memberId: bigint,
  maxAgeDays: number,
): Promise<{ expiresAt: Date | null; isExpired: boolean }> {
  return executor.one(sql<{ expiresAt: Date | null; isExpired: boolean }>`
    select e.at as "expiresAt", coalesce(e.at <= clock_timestamp(), false) as "isExpired" from identity_members,
      lateral (select least(password_expires_at, case when ${maxAgeDays}::int > 0
      then password_changed_at + make_interval(days => ${maxAgeDays}::int) end) as at) e
     where id = ${memberId}::bigint`);
}

/** Expires the password now, whatever its age. */
export async function expirePassword(executor: Executor, memberId: bigint): Promise<void> {
  await executor.run(
    sql`update identity_members set password_expires_at = clock_timestamp() where id = ${memberId}::bigint`,
  );
}

/** Requires the member to choose a new password before anything else. */
export async function requirePasswordChange(executor: Executor, memberId: bigint): Promise<void> {
  await executor.run(sql`update identity_members set must_change_password = true where id = ${memberId}::bigint`);
}

export async function markEmailVerified(executor: Executor, memberId: bigint): Promise<void> {
  await executor.run(
    sql`
      update identity_members set email_verified_at = coalesce(email_verified_at, clock_timestamp())
        where id = ${memberId}::bigint`,
  );
}

export async function lockMember(tx: Tx, memberId: bigint): Promise<Member | undefined> {
  return tx.first(
    sql<Member>`select ${COLUMNS} from identity_members where id = ${memberId}::bigint for no key update`,
  );
}

/** Locks the member's row. @returns false when the password has changed, or the account is disabled */
export async function lockWithPassword(tx: Tx, memberId: bigint, passwordHash: string | null): Promise<boolean> {
  const found = await tx.first(sql`
    select 1 from identity_members
      where id = ${memberId}::bigint and password_hash is not distinct from ${passwordHash}::text
        and disabled_at is null for no key update`);
  return found !== undefined;
}

/** @returns false for a closed account, which remains closed */
export async function markEnabled(executor: Executor, memberId: bigint): Promise<boolean> {
  return (
    (await executor.run(
      sql`update identity_members set disabled_at = null where id = ${memberId}::bigint and closed_at is null`,
    )) === 1
  );
}

export async function markDisabled(executor: Executor, memberId: bigint): Promise<void> {
  await executor.run(
    sql`
      update identity_members set disabled_at = coalesce(disabled_at, clock_timestamp())
        where id = ${memberId}::bigint`,
  );
}
