import type { AddedAccount } from '../../agency/ports.ts';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import type { SealedColumn } from '../../../platform/reseal.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';

export type NameState = 'unknown' | 'matches' | 'differs';

/** A stored payout account; number and holder are sealed. */
export interface AccountRow {
  id: string;
  memberId: bigint;
  kind: 'bank' | 'wallet';
  bank: string;
  numberSealed: Uint8Array;
  holderSealed: Uint8Array;
  lastDigits: string;
  mark: string;
  nameState: NameState;
  usableFrom: Date;
}

/** A new payout account. */
export interface NewAccountRow extends AccountRow {
  /** Keyed hash of the number alone, so that operators can search for it. */
  numberMark: string;
}

/** Maximum number of accounts with one number that are compared; more are left to a manual review. */
const MOST_OF_NUMBER = 50;

export const SEALED: readonly SealedColumn[] = [
  { table: 'payments_payout_accounts', column: 'number_sealed', keys: ['id'], contextOf: numberContext },
  { table: 'payments_payout_accounts', column: 'holder_sealed', keys: ['id'], contextOf: holderContext },
];

export function openNumber(secrets: SecretBox, { id, numberSealed }: Pick<AccountRow, 'id' | 'numberSealed'>): string {
  return secrets.open(numberSealed, numberContext(id)).toString();
}

export function openHolder(secrets: SecretBox, { id, holderSealed }: Pick<AccountRow, 'id' | 'holderSealed'>): string {
  return secrets.open(holderSealed, holderContext(id)).toString();
}

export function numberContext(id: string): string {
  return `payments_payout_accounts:${id}:number`;
}

export function holderContext(id: string): string {
  return `payments_payout_accounts:${id}:holder`;
}

const COLUMNS = sql`id, member_id as "memberId", kind, bank, number_sealed as "numberSealed",
  holder_sealed as "holderSealed", last_digits as "lastDigits", mark, name_state as "nameState",
  usable_from as "usableFrom"`;

/** Active accounts, oldest first. */
export function accountsOf(executor: Executor, memberId: bigint): Promise<AccountRow[]> {
  return executor.rows(sql<AccountRow>`
    select ${COLUMNS} from payments_payout_accounts
     where member_id = ${memberId}::bigint and removed_at is null order by created_at, id`);
}

/** Active accounts of some members that were added between two moments, newest first. */
export function addedAccounts(
  executor: Executor,
  memberIds: readonly bigint[],
  { from, to }: { from: Date; to: Date },
): Promise<AddedAccount[]> {
  return executor.rows(sql<AddedAccount>`
    select id, member_id as "memberId", name_state as name from payments_payout_accounts
     where member_id = any(${memberIds}::bigint[]) and removed_at is null
       and created_at >= ${from}::timestamptz and created_at < ${to}::timestamptz
     order by created_at desc, id`);
}

/**
 * Accounts of other members with this number, whatever bank name they entered. Includes removed ones, because a break
 * outlives them.
 */
export function othersOfNumber(
  executor: Executor,
  memberId: bigint,
  numberMark: string,
): Promise<Pick<AccountRow, 'id' | 'bank' | 'holderSealed'>[]> {
  return executor.rows(sql`
    select id, bank, holder_sealed as "holderSealed" from payments_payout_accounts
     where number_mark = ${numberMark} and member_id <> ${memberId}::bigint
     order by created_at desc limit ${MOST_OF_NUMBER}::int`);
}

/** One account of any age, for sending money or viewing. */
export function getAccount(executor: Executor, id: string): Promise<AccountRow> {
  return executor.one(sql<AccountRow>`select ${COLUMNS} from payments_payout_accounts where id = ${id}::uuid`);
}

/** Serialises a member's calls about accounts. */
export async function lockAccountsOf(tx: Tx, memberId: bigint): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`payments_accounts:${memberId}`}, 0))`);
}

/** @param addedHoursAgo for accounts of the demonstration, which count as older */
export async function insertAccount(tx: Tx, a: NewAccountRow, addedHoursAgo = 0): Promise<void> {
  await tx.run(sql`
    insert into payments_payout_accounts (id, member_id, kind, bank, number_sealed, holder_sealed, last_digits,
      number_mark, mark, name_state, usable_from, created_at)
    values (${a.id}::uuid, ${a.memberId}::bigint, ${a.kind}, ${a.bank}, ${a.numberSealed}::bytea,
      ${a.holderSealed}::bytea, ${a.lastDigits}, ${a.numberMark}, ${a.mark}, ${a.nameState},
      ${a.usableFrom}::timestamptz, clock_timestamp() - ${addedHoursAgo}::int * interval '1 hour')`);
}

export async function setNameState(tx: Tx, id: string, nameState: NameState): Promise<void> {
  await tx.run(sql`update payments_payout_accounts set name_state = ${nameState} where id = ${id}::uuid`);
}

/** Locks an active account of the member. */
export function lockAccount(tx: Tx, id: string, memberId: bigint): Promise<AccountRow | undefined> {
  return tx.first(sql<AccountRow>`
    select ${COLUMNS} from payments_payout_accounts
     where id = ${id}::uuid and member_id = ${memberId}::bigint and removed_at is null for update`);
}

export async function markRemoved(tx: Tx, id: string): Promise<void> {
  await tx.run(sql`update payments_payout_accounts set removed_at = clock_timestamp() where id = ${id}::uuid`);
}
