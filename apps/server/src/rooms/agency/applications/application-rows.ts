import type { agencyDesk as contract, ValueOf } from '@fairlot/contract';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { type RowOf, wireRow } from '../../../platform/rows/wire-row.ts';

type View = ValueOf<typeof contract.decideApplication>;

export type Application = RowOf<Omit<View, 'source'>, 'id' | 'memberId', 'createdAt' | 'decidedAt'> & {
  caseId: bigint | null;
};

export const APPLICATION_COLUMNS = sql`a.id, a.member_id as "memberId", m.account, u.account as upline,
  a.case_id as "caseId", a.content, a.state, a.answer, a.created_at as "createdAt", a.decided_at as "decidedAt"`;
export const APPLICATION_FROM = sql`agency_applications a join agency_members m on m.member_id = a.member_id
  left join agency_members u on u.member_id = m.parent_id`;

/**
 * Stores an application of a member who is not an agent yet.
 * @returns whether it was stored: another one may be pending, or the same case was stored before
 */
export async function insertApplication(
  tx: Tx,
  { memberId, content, caseId = null }: { memberId: bigint; content: string; caseId?: bigint | null },
): Promise<boolean> {
  return tx.changes(sql`
    insert into agency_applications (member_id, case_id, content)
    select member_id, ${caseId}::bigint, ${plainText(content)} from agency_members
     where member_id = ${memberId}::bigint and type in (0, 40)
    on conflict do nothing`);
}

export async function lastApplication(executor: Executor, memberId: bigint): Promise<Application | undefined> {
  return executor.first(sql<Application>`
    select ${APPLICATION_COLUMNS} from ${APPLICATION_FROM} where a.member_id = ${memberId}::bigint
     order by a.id desc limit 1`);
}

export async function findApplication(executor: Executor, id: bigint): Promise<Application | undefined> {
  return executor.first(sql<Application>`
    select ${APPLICATION_COLUMNS} from ${APPLICATION_FROM} where a.id = ${id}::bigint`);
}

/** @returns whether it was pending until now */
export async function decide(tx: Tx, id: bigint, state: 'accepted' | 'refused', answer: string): Promise<boolean> {
  return tx.changes(sql`
    update agency_applications set state = ${state}, answer = ${answer}, decided_at = clock_timestamp()
     where id = ${id}::bigint and state = 'waiting'`);
}

export const presentApplication = ({ caseId, ...row }: Application): View => ({
  ...wireRow(row),
  source: caseId === null ? 'form' : 'feedback',
});
