import { type Executor, sql, type Tx } from '../../platform/db/index.ts';
import type { Marks } from '../../platform/marks.ts';
import { noteAct } from './limits/repository.ts';
import type { ProtectionState } from './repository.ts';

/** Identifiers by which two accounts can be recognised as one person's. */
export interface Person {
  /** Login name. */
  name?: string | undefined;
  /** E.164; only proved numbers are used. */
  mobile?: string | null | undefined;
  email?: string | null | undefined;
  isEmailProved?: boolean;
  /** Accounts at providers, issuer and subject. */
  social?: readonly { issuer: string; subject: string }[];
}

/** A keyed hash of an identifier, and whether the person proved it. */
export interface PersonMark {
  mark: string;
  isProved: boolean;
}

/** Hashes of a person's identifiers. The same identifier gives the same hash, however it is written. */
export function marksOf(
  marks: Marks,
  { name, mobile, email, isEmailProved = false, social = [] }: Person,
): PersonMark[] {
  const mark = (kind: string, text: string, isProved: boolean): PersonMark => ({
    mark: marks.of(text, `protection.${kind}`),
    isProved,
  });
  return [
    ...(name ? [mark('name', plainName(name), false)] : []),
    ...(mobile ? [mark('mobile', mobile, true)] : []),
    ...emailsOf(email).map((address) => mark('email', address, isEmailProved)),
    ...social.map(({ issuer, subject }) => mark('social', `${issuer} ${subject}`, true)),
  ];
}

/** Normalised as in the identity room. */
function plainName(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase().normalize('NFKC');
}

/**
 * Normalised spellings of an address: in lower case and without the part after a plus, since all such addresses reach
 * one mailbox; for Gmail also without dots and under its one domain, as Google delivers it. Both are stored, because
 * accounts closed earlier have only the first.
 */
function emailsOf(email: string | null | undefined): string[] {
  if (!email) return [];
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  const plain = local.replace(/\+.*$/, '');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  const spellings = [`${plain}@${domain}`, ...(isGmail ? [`${plain.replaceAll('.', '')}@gmail.com`] : [])];
  return [...new Set(spellings)];
}

/**
 * Breaks and exclusions of a person on accounts other than `exceptId`, including closed ones.
 * @param isProvedOnly excludes identifiers that anyone may claim
 */
export async function readPersonMarks(
  executor: Executor,
  found: readonly PersonMark[],
  { exceptId, isProvedOnly }: { exceptId: bigint | null; isProvedOnly: boolean },
): Promise<ProtectionState> {
  const usable = found.filter(({ isProved }) => isProved || !isProvedOnly).map(({ mark }) => mark);
  return executor.one(sql<ProtectionState>`
    select max(m.timed_out_until) filter (where m.timed_out_until > clock_timestamp()) as "timedOutUntil",
           max(m.excluded_until) filter (where m.excluded_until > clock_timestamp()) as "excludedUntil"
      from protection_marks k join protection_members m on m.member_id = k.member_id
     where k.mark = any(${usable}::text[]) and k.member_id is distinct from ${exceptId}::bigint
       and (k.is_proved or not ${isProvedOnly}::boolean)`);
}

/**
 * Whether a person has an open account whose exclusion is over, but who has neither requested a return nor returned on
 * another account.
 */
export async function isAwaitingReturn(executor: Executor, found: readonly PersonMark[]): Promise<boolean> {
  return executor.value(sql<boolean>`
    select coalesce(bool_or(m.return_from is null or m.return_from < m.excluded_until), false)
           and not coalesce(bool_or(m.return_from between m.excluded_until and clock_timestamp()), false)
      from protection_marks k join protection_members m on m.member_id = k.member_id
     where k.mark = any(${found.map(({ mark }) => mark)}::text[]) and m.closed_at is null
       and m.excluded_until <= clock_timestamp()`);
}

/**
 * Stores the current identifiers of an account's person. Proved ones stay proved; previous ones are removed, but not
 * while a time-out or an exclusion is active.
 */
export async function noteMarks(tx: Tx, memberId: bigint, found: readonly PersonMark[]): Promise<void> {
  const given = sql`unnest(${found.map(({ mark }) => mark)}::text[],
    ${found.map(({ isProved }) => isProved)}::boolean[]) as given (mark, is_proved)`;
  await tx.run(sql`
    insert into protection_marks as k (mark, member_id, is_proved)
    select mark, ${memberId}::bigint, is_proved from ${given}
    on conflict (mark, member_id) do update set is_proved = true where excluded.is_proved and not k.is_proved`);
  await tx.run(sql`
    delete from protection_marks k using protection_members m
     where k.member_id = ${memberId}::bigint and m.member_id = k.member_id
       and not exists (select 1 from ${given} where given.mark = k.mark)
       and coalesce(greatest(m.timed_out_until, m.excluded_until) <= clock_timestamp(), true)`);
}

/** Applies and records breaks and exclusions of the person's other accounts on this one; none is ever shortened. */
export async function carryOver(
  tx: Tx,
  memberId: bigint,
  { timedOutUntil, excludedUntil }: ProtectionState,
): Promise<void> {
  if (timedOutUntil === null && excludedUntil === null) return;
  const before = await tx.first(sql<ProtectionState>`
    select timed_out_until as "timedOutUntil", excluded_until as "excludedUntil" from protection_members
     where member_id = ${memberId}::bigint for no key update`);
  if (before === undefined) return;
  await tx.run(sql`
    update protection_members set timed_out_until = greatest(timed_out_until, ${timedOutUntil}::timestamptz),
      excluded_until = greatest(excluded_until, ${excludedUntil}::timestamptz) where member_id = ${memberId}::bigint`);
  const isLonger = (until: Date | null, former: Date | null): until is Date => until !== null && until > (former ?? 0);
  for (const [act, until, former] of [
    ['timeout.started', timedOutUntil, before.timedOutUntil],
    ['exclusion.started', excludedUntil, before.excludedUntil],
  ] as const)
    if (isLonger(until, former)) await noteAct(tx, memberId, act, { until: until.toISOString() });
}

/**
 * Other open accounts of the same person, found by a confirmed number, address, provider or payout account. Locks all
 * of them and this one in the order of their ids.
 */
export async function holdAccountsOfPerson(tx: Tx, memberId: bigint): Promise<bigint[]> {
  const held = await tx.rows(sql<{ memberId: bigint }>`
    select member_id as "memberId" from protection_members
     where member_id = ${memberId}::bigint or closed_at is null and member_id in (
       select b.member_id from protection_marks a join protection_marks b using (mark)
        where a.member_id = ${memberId}::bigint and a.is_proved and b.is_proved
       union
       select b.member_id from protection_account_marks a join protection_account_marks b using (mark)
        where a.member_id = ${memberId}::bigint and a.is_proved and b.is_proved)
     order by member_id for no key update`);
  return held.flatMap((one) => (one.memberId === memberId ? [] : [one.memberId]));
}

export async function markClosed(tx: Tx, memberId: bigint): Promise<void> {
  await tx.run(sql`
    update protection_members set closed_at = clock_timestamp(), disabled_at = coalesce(disabled_at, clock_timestamp())
      where member_id = ${memberId}::bigint`);
}

/** Removes the data of closed accounts once no break or exclusion of the person is active. */
export async function forgetClosed(executor: Executor, memberId: bigint | null): Promise<number> {
  return executor.run(sql`
    delete from protection_marks k using protection_members m
     where m.member_id = k.member_id and m.closed_at is not null
       and (${memberId}::bigint is null or m.member_id = ${memberId}::bigint)
       and coalesce(greatest(m.timed_out_until, m.excluded_until) <= clock_timestamp(), true)`);
}
