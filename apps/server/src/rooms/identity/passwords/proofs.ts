import { sql, type Tx } from '../../../platform/db/index.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { macOfNumber } from './codes.ts';
import { type KeptContact, readContact } from '../encryption/contacts.ts';

/**
 * Ends every link, code, ticket and challenge that could stand for the member: what was issued for the former password,
 * address or number is worth nothing after it. Call it after the member's row was written in the same transaction, so
 * that whoever issues one at the same moment has committed, and is seen, or waits and sees the change.
 */
export async function endProofs(tx: Tx, secrets: SecretBox, member: KeptContact): Promise<void> {
  await tx.run(sql`delete from identity_resets where member_id = ${member.id}::bigint`);
  await tx.run(sql`delete from identity_challenges where member_id = ${member.id}::bigint`);
  await tx.run(sql`
    delete from identity_social_tickets t using identity_social_links l
     where l.member_id = ${member.id}::bigint and t.issuer = l.issuer and t.subject = l.subject`);
  const { mobile } = readContact(secrets, member);
  if (mobile === null) return;
  // Used up, not removed: the limits of the number go on counting them.
  await tx.run(sql`
    update identity_codes set used_at = clock_timestamp()
      where mobile_mac = ${macOfNumber(secrets, mobile)} and used_at is null`);
}
