import { sql, type Tx } from '../../platform/db/index.ts';

/**
 * Marks the account as closed and erases the data about the person, including the name, which can then be registered
 * again. Id, type, dates, inviter and the sealed payee name are kept for the books and anti-money-laundering law.
 */
export async function closeMember(tx: Tx, memberId: bigint): Promise<void> {
  await tx.run(sql`
    update people_members set account = 'closed-' || id, closed_at = clock_timestamp(),
      disabled_at = coalesce(disabled_at, clock_timestamp()),
      nickname = null, email_sealed = null, email_mark = null, email_verified_at = null,
      mobile_sealed = null, mobile_mark = null, mobile_tail_mark = null, mobile_verified_at = null,
      contacts_sealed = null, avatar = null, language = null, labels = '{}',
      register_url = null, register_domain = null, registered_ip = null
     where id = ${memberId}::bigint`);
}
