import type { Executor, Tx } from '../../platform/db/index.ts';
import type { Marks } from '../../platform/marks.ts';
import { findMember, findMemberByMobile, findMemberToProve, getMember, type Member } from '../people/index.ts';
import { type Password, readPassword } from './passwords/password-rows.ts';

/** A member together with the password to log in. */
export interface Account extends Member, Password {}

/** An id that does not belong to any member. */
const NOBODY = 0n;

export async function findAccount(executor: Executor, account: string): Promise<Account | undefined> {
  return withPassword(executor, await findMember(executor, account));
}

export async function findAccountByMobile(
  executor: Executor,
  marks: Marks,
  mobile: string,
): Promise<Account | undefined> {
  return withPassword(executor, await findMemberByMobile(executor, marks, mobile));
}

/** Like `findAccount`, with the member's row locked until the transaction ends, so that neither part can change. */
export async function findAccountToProve(tx: Tx, account: string): Promise<Account | undefined> {
  return withPassword(tx, await findMemberToProve(tx, account));
}

export async function getAccount(executor: Executor, memberId: bigint): Promise<Account> {
  return join(await getMember(executor, memberId), await readPassword(executor, memberId));
}

/** Also reads a password without a member, so that an unknown name costs as many statements as a known one. */
async function withPassword(executor: Executor, member: Member | undefined): Promise<Account | undefined> {
  const password = await readPassword(executor, member?.id ?? NOBODY);
  return member && join(member, password);
}

function join(member: Member, password: Password | undefined): Account {
  return {
    ...member,
    ...(password ?? { passwordHash: null, mustChangePassword: false, passwordChangedAt: member.createdAt }),
  };
}
