import { type Executor, sql, type Tx } from '../../platform/db/index.ts';
import type { Marks } from '../../platform/marks.ts';
import { carryOver } from './persons.ts';
import type { ProtectionState } from './repository.ts';

/** A payout account of a member. */
export interface PayoutAccount {
  /** Bank and number, normalised the same way for every member. */
  text: string;
  /** Whether a document proves that the member holds the account. Without it the account is only the member's claim. */
  isProved: boolean;
}

/**
 * Records an account of a member, and applies the breaks and exclusions of any other member who proved the same
 * account.
 */
export async function noteAccount(
  tx: Tx,
  marks: Marks,
  memberId: bigint,
  { text, isProved }: PayoutAccount,
): Promise<void> {
  await tx.run(sql`
    insert into protection_account_marks as k (mark, member_id, is_proved)
    values (${markOf(marks, text)}, ${memberId}::bigint, ${isProved})
    on conflict (mark, member_id) do update set is_proved = k.is_proved or excluded.is_proved`);
  await carryOver(tx, memberId, await marksByAccounts(tx, memberId));
}

/** Forgets an account, but not while a time-out or an exclusion is active. */
export async function forgetAccount(tx: Tx, marks: Marks, memberId: bigint, text: string): Promise<void> {
  await tx.run(sql`
    delete from protection_account_marks k using protection_members m
     where k.mark = ${markOf(marks, text)} and k.member_id = ${memberId}::bigint and m.member_id = k.member_id
       and coalesce(greatest(m.timed_out_until, m.excluded_until) <= clock_timestamp(), true)`);
}

/** Breaks and exclusions of other members who share an account with this one, where both proved it as theirs. */
export async function marksByAccounts(executor: Executor, memberId: bigint): Promise<ProtectionState> {
  return executor.one(sql<ProtectionState>`
    select max(m.timed_out_until) filter (where m.timed_out_until > clock_timestamp()) as "timedOutUntil",
           max(m.excluded_until) filter (where m.excluded_until > clock_timestamp()) as "excludedUntil"
      from protection_account_marks own
      join protection_account_marks k on k.mark = own.mark and k.member_id <> own.member_id and k.is_proved
      join protection_members m on m.member_id = k.member_id
     where own.member_id = ${memberId}::bigint and own.is_proved`);
}

/** Removes the accounts of closed members once no break or exclusion of the person is active. */
export async function forgetAccountsOfClosed(executor: Executor): Promise<number> {
  return executor.run(sql`
    delete from protection_account_marks k using protection_members m
     where m.member_id = k.member_id and m.closed_at is not null
       and coalesce(greatest(m.timed_out_until, m.excluded_until) <= clock_timestamp(), true)`);
}

function markOf(marks: Marks, text: string): string {
  return marks.of(text, 'protection.account');
}
