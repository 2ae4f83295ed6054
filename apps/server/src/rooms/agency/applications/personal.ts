import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';

/** A member's applications to become an agent, for the export of personal data. */
export async function exportApplications(executor: Executor, memberId: bigint): Promise<object> {
  const rows = await executor.rows(sql<{ content: string; answer: string | null; at: Date }>`
    select content, answer, created_at as at from agency_applications
     where member_id = ${memberId}::bigint order by id`);
  return { agentApplications: rows.map(({ at, ...rest }) => ({ ...rest, createdAt: at.toISOString() })) };
}

/**
 * Removes a member who leaves. The place in the tree stays, because other members' figures and payments depend on it,
 * under the name of a closed account (`closeMember`). Invitation codes end. Active contracts end with the previous day,
 * and pending requests are denied. Unpaid bills expire, and their money stays with the payer.
 */
export async function leaveTeam(tx: Tx, memberId: bigint, today: string): Promise<void> {
  await tx.run(sql`delete from agency_applications where member_id = ${memberId}::bigint`);
  await tx.run(sql`
    update agency_members set account = 'closed-' || member_id, left_at = clock_timestamp(), may_transfer = false
     where member_id = ${memberId}::bigint`);
  await tx.run(sql`
    update agency_links set ended_at = clock_timestamp() where agent_id = ${memberId}::bigint and ended_at is null`);
  await tx.run(sql`
    update agency_contracts
       set state = case state when 'requested' then 'denied' else 'ended' end,
           until_day = case state when 'valid' then ${today}::date - 1 end
     where ${memberId}::bigint in (downline_id, upline_id) and state in ('requested', 'valid')`);
  await tx.run(sql`
    update agency_bills set state = 'expired'
     where member_id = ${memberId}::bigint
       and state in ('issued', 'unapproved', 'uncollected', 'partCollected', 'insufficient')`);
}
