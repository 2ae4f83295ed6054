import { type Executor, sql, type Tx } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/index.ts';
import type { Marks } from '../../platform/marks.ts';
import { randomText } from '../../platform/secrets.ts';
import { isKnownLanguage } from '../site/index.ts';
import { CONTACT_COLUMNS, type KeptContact, markOfMobile, writeEmail, writeMobile } from './details/contacts.ts';
import { type Contacts, DETAIL_COLUMNS, type KeptDetails, writeContacts, writePayeeName } from './details/details.ts';

export interface Member extends KeptContact, KeptDetails {
  account: string;
  nickname: string | null;
  type: number;
  asset: string;
  labels: readonly string[];
  isDisabled: boolean;
  createdAt: Date;
  trialExpiresAt: Date | null;
  emailVerifiedAt: Date | null;
  avatar: string | null;
  /** Operator code of the language at the last login; null before the first login with a known language. */
  language: string | null;
}

/** A member without contacts and personal data. */
export type MemberSummary = Pick<Member, 'id' | 'account' | 'type' | 'asset' | 'labels' | 'isDisabled' | 'createdAt'>;

export interface NewMember {
  account: string;
  type: number;
  asset: string;
  nickname?: string;
  email?: string;
  mobile?: string;
  payeeName?: string;
  contacts?: Contacts;
  labels?: readonly string[];
  inviterId?: bigint;
  registerMethod?: string;
  registerUrl?: string;
  registerDomain?: string;
  ip?: string;
  /** Lifetime of a trial member in hours. */
  trialHours?: number;
}

const COLUMNS = sql`id, account, nickname, type, asset, labels,
  disabled_at is not null as "isDisabled", created_at as "createdAt", trial_expires_at as "trialExpiresAt",
  ${CONTACT_COLUMNS}, email_verified_at as "emailVerifiedAt", ${DETAIL_COLUMNS}, avatar, language`;
/** Excludes letters and digits that are easily confused. */
const CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

export async function findMember(executor: Executor, account: string): Promise<Member | undefined> {
  return executor.first(sql<Member>`select ${COLUMNS} from people_members where account = ${account}`);
}

/**
 * Like `findMember`, with the row locked until the transaction ends, so that its contacts cannot change, nor the
 * credentials of the room that locks the row before it changes them.
 */
export async function findMemberToProve(tx: Tx, account: string): Promise<Member | undefined> {
  return tx.first(sql<Member>`select ${COLUMNS} from people_members where account = ${account} for share`);
}

export async function findMemberByMobile(executor: Executor, marks: Marks, mobile: string) {
  const mark = markOfMobile(marks, mobile);
  return executor.first(sql<Member>`select ${COLUMNS} from people_members where mobile_mark = ${mark}`);
}

/** Closing times of closed accounts, by id; open accounts are omitted. */
export async function closedAt(executor: Executor, ids: readonly bigint[]): Promise<Map<bigint, Date>> {
  const rows = await executor.rows(sql<{ id: bigint; closedAt: Date }>`
    select id, closed_at as "closedAt" from people_members
     where id = any(${ids}::bigint[]) and closed_at is not null`);
  return new Map(rows.map((row) => [row.id, row.closedAt]));
}

export async function findMemberById(executor: Executor, memberId: bigint): Promise<Member | undefined> {
  return executor.first(sql<Member>`select ${COLUMNS} from people_members where id = ${memberId}::bigint`);
}

export async function getMember(executor: Executor, memberId: bigint): Promise<Member> {
  return executor.one(sql<Member>`select ${COLUMNS} from people_members where id = ${memberId}::bigint`);
}

export async function findInviter(executor: Executor, code: string): Promise<bigint | undefined> {
  const inviter = await executor.first(sql<{ id: bigint }>`
    select id from people_members where invitation_code = ${code.toUpperCase()} and disabled_at is null`);
  return inviter?.id;
}

/** A member's invitation code. */
export async function codeOf(executor: Executor, memberId: bigint): Promise<string> {
  return executor.value(sql<string>`select invitation_code from people_members where id = ${memberId}::bigint`);
}

/** Public information about these members. */
export async function describeMembers(executor: Executor, memberIds: readonly bigint[]) {
  if (memberIds.length === 0) return new Map<bigint, never>();
  const rows = await executor.rows(sql<Pick<Member, 'id' | 'account' | 'type' | 'asset' | 'labels' | 'createdAt'>>`
    select id, account, type, asset, labels, created_at as "createdAt"
      from people_members where id = any(${[...memberIds]}::bigint[])`);
  return new Map(rows.map((member) => [member.id, member]));
}

/** Members with ids after `after`, in order, each with its inviter. */
export async function listMembers(
  executor: Executor,
  after: bigint,
  limit: number,
): Promise<(MemberSummary & { inviterId: bigint | null })[]> {
  return executor.rows(sql`
    select id, account, type, asset, labels, disabled_at is not null as "isDisabled", created_at as "createdAt",
           inviter_id as "inviterId"
      from people_members where id > ${after}::bigint order by id limit ${limit}::int`);
}

/** @returns undefined when account or mobile number are taken, including by a concurrent registration */
export async function insertMember(
  executor: Executor,
  services: Pick<Platform, 'secrets' | 'marks'>,
  member: NewMember,
): Promise<bigint | undefined> {
  const { mobile, email, contacts, payeeName } = member;
  const mobileMark = mobile === undefined ? null : markOfMobile(services.marks, mobile);
  const inserted = await executor.first(sql<{ id: bigint }>`
    insert into people_members (account, nickname, type, asset, labels, inviter_id, invitation_code,
      mobile_mark, mobile_verified_at, register_method, register_url, register_domain,
      registered_ip, trial_expires_at)
    values (${member.account}, ${member.nickname ?? null}, ${member.type}::int, ${member.asset},
      ${member.labels ?? []}::text[],
      ${member.inviterId ?? null}::bigint, ${randomText(CODE_ALPHABET, 10)},
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
  await tx.run(sql`update people_members set type = ${type}::int where id = ${memberId}::bigint`);
}

/** @returns false for a closed account, which has no labels */
export async function writeLabels(tx: Executor, memberId: bigint, labels: readonly string[]): Promise<boolean> {
  return tx.changes(sql`
    update people_members set labels = ${labels}::text[] where id = ${memberId}::bigint and closed_at is null`);
}

/** Writes correctable data that is not sealed; an undefined nickname stays. A new e-mail address becomes unverified. */
export async function updatePersonal(
  executor: Executor,
  memberId: bigint,
  { nickname, isNewEmail }: { nickname: string | null | undefined; isNewEmail: boolean },
): Promise<void> {
  await executor.run(sql`
    update people_members set
      nickname = case when ${nickname === undefined}::boolean then nickname else ${nickname ?? null}::text end,
      email_verified_at = case when ${isNewEmail}::boolean then null else email_verified_at end
     where id = ${memberId}::bigint`);
}

export async function updateAvatar(executor: Executor, memberId: bigint, avatar: string | null): Promise<void> {
  await executor.run(sql`update people_members set avatar = ${avatar} where id = ${memberId}::bigint`);
}

/**
 * Records the member's language; an unknown one is ignored.
 * @param language operator code in any case
 */
export async function noteLanguage(executor: Executor, memberId: bigint, language: string): Promise<void> {
  const code = language.toUpperCase();
  if (!isKnownLanguage(code)) return;
  await executor.run(sql`
    update people_members set language = ${code}
      where id = ${memberId}::bigint and language is distinct from ${code}::text`);
}

export async function markEmailVerified(executor: Executor, memberId: bigint): Promise<void> {
  await executor.run(sql`
    update people_members set email_verified_at = coalesce(email_verified_at, clock_timestamp())
      where id = ${memberId}::bigint`);
}

/** Locks the member's row. @returns false when the account is disabled, or there is none */
export async function lockEnabled(tx: Tx, memberId: bigint): Promise<boolean> {
  return tx.has(sql`
    select 1 from people_members where id = ${memberId}::bigint and disabled_at is null for no key update`);
}

export async function lockMember(tx: Tx, memberId: bigint): Promise<Member | undefined> {
  return tx.first(sql<Member>`select ${COLUMNS} from people_members where id = ${memberId}::bigint for no key update`);
}

/** @returns false for a closed account, which remains closed */
export async function markEnabled(executor: Executor, memberId: bigint): Promise<boolean> {
  return (
    (await executor.run(sql`
      update people_members set disabled_at = null where id = ${memberId}::bigint and closed_at is null`)) === 1
  );
}

export async function markDisabled(executor: Executor, memberId: bigint): Promise<void> {
  await executor.run(sql`
    update people_members set disabled_at = coalesce(disabled_at, clock_timestamp())
      where id = ${memberId}::bigint`);
}

export function summarise({ id, account, type, asset, labels, isDisabled, createdAt }: Member): MemberSummary {
  return { id, account, type, asset, labels, isDisabled, createdAt };
}
