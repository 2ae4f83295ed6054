import type { identity, ValueOf } from '@fairlot/contract';
import type { Context } from '../../../platform/http/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { getMember, replacePassword } from '../members.ts';
import { hashPassword, verifyPassword } from '../../../platform/passwords.ts';
import { brokenRule } from '../rules.ts';
import type { IdentityServices } from '../services.ts';
import { revokeSessionsOf, rotateToken } from '../session-rows.ts';

/** Changes the password, ends every other session of the member and answers a new token for this one. */
export async function changePassword(
  { platform: { db }, sessions }: IdentityServices,
  context: Context<typeof identity.changePassword>,
): Promise<ValueOf<typeof identity.changePassword>> {
  const { body: { oldPassword, newPassword, confirmNewPassword }, caller: { memberId, sessionId } } = context;
  const broken = brokenRule('password', newPassword);
  if (broken !== undefined) throw new Refusal(broken);
  if (newPassword !== confirmNewPassword) throw new Refusal('password.confirm');

  const { passwordHash: formerHash } = await getMember(db, memberId);
  if (!(await verifyPassword(formerHash, oldPassword)) || formerHash === null) throw new Refusal('login.invalid');
  if (newPassword === oldPassword) throw new Refusal('modify.new.old.same');

  const passwordHash = await hashPassword(newPassword);
  const token = await db.transaction(async (tx) => {
    // Of two changes at the same moment the second finds that the old password is no longer right.
    if (!(await replacePassword(tx, memberId, formerHash, passwordHash))) throw new Refusal('login.invalid');
    await revokeSessionsOf(tx, memberId, sessionId);
    return rotateToken(tx, sessionId);
  });
  await sessions.forget();
  return { token };
}
