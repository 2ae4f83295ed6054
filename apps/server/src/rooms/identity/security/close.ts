import { sql, type Tx } from '../../../platform/db/index.ts';
import type { Caller } from '../../../platform/http/index.ts';
import { requireFound } from '../../../platform/refusal.ts';
import { closeMember, lockMember } from '../../people/index.ts';
import { personOf } from '../registration/person.ts';
import { erasePassword } from '../passwords/password-rows.ts';
import { endProofs } from '../passwords/proofs.ts';
import type { IdentityServices } from '../services.ts';

/**
 * Closes an account permanently. Data that the books and anti-money-laundering law require is kept (id, type, dates,
 * inviter, sealed payee name and id number, the ledger in other rooms). All other data about the person is erased,
 * including the name, which can then be registered again.
 * @throws Refusal of a room that does not allow the account to be closed yet
 */
export async function closeAccount(
  { platform: { db, secrets, person }, protection, sessions }: IdentityServices,
  { memberId, asset }: Caller,
): Promise<void> {
  await db.transaction(async (tx) => {
    const member = requireFound(await lockMember(tx, memberId));
    // First blocks new activity, then checks what is still open.
    await protection.disable(tx, memberId);
    await person.mayClose(tx, { memberId, asset });
    await protection.close(tx, memberId, await personOf(tx, secrets, member));
    await endProofs(tx, secrets, member);
    await erase(tx, memberId);
    await person.erase(tx, memberId);
  });
  await sessions.forget();
}

async function erase(tx: Tx, memberId: bigint): Promise<void> {
  await closeMember(tx, memberId);
  await erasePassword(tx, memberId);
  await tx.run(sql`
    update identity_secrets set payment_password_hash = null, totp_secret = null, totp_confirmed_at = null,
      recovery_hashes = '{}', passkey_handle = null
     where member_id = ${memberId}::bigint`);
  for (const table of [
    'identity_passkeys',
    'identity_challenges',
    'identity_social_links',
    'identity_resets',
    'identity_logins',
    'identity_sessions',
    'identity_pictures',
  ] as const) {
    await tx.run(sql`delete from ${sql.id(table)} where member_id = ${memberId}::bigint`);
  }
}
