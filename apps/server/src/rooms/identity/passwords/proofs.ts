import { sql, type Tx } from '../../../platform/db/index.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { macOfNumber } from './codes.ts';
import { type KeptContact, readContact } from '../../people/index.ts';

/**
 * Invalidates every link, code, ticket and challenge of the member, which were issued for the previous password,
 * address or number. Call it after writing the member's row in the same transaction. A concurrent issuer has then
 * either committed, and its proofs are found here, or waits and sees the change.
 */
export async function endProofs(tx: Tx, secrets: SecretBox, member: KeptContact): Promise<void> {
  await tx.run(sql`delete from identity_resets where member_id = ${member.id}::bigint`);
  await tx.run(sql`delete from identity_challenges where member_id = ${member.id}::bigint`);
  await tx.run(sql`
    delete from identity_social_tickets t using identity_social_links l
     where l.member_id = ${member.id}::bigint and t.issuer = l.issuer and t.subject = l.subject`);
  const { mobile } = readContact(secrets, member);
  if (mobile === null) return;
  // Marked as used instead of removed: the limits of the number still count them.
  await tx.run(sql`
    update identity_codes set used_at = clock_timestamp()
      where mobile_mac = ${macOfNumber(secrets, mobile)} and used_at is null`);
}
