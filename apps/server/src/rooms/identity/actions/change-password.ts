import type { identity } from '@fairlot/contract';
import type { Tx } from '../../../platform/db/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { hashPassword, verifyPassword } from '../../../platform/passwords.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { getMember, replacePassword } from '../members.ts';
import { checkNewPassword } from '../new-password.ts';
import { fieldsWith } from '../rules.ts';
import type { IdentityServices } from '../services.ts';
import { revokeSessionsOf, rotateToken } from '../session-rows.ts';

type ChangeContext = Context<typeof identity.changePassword> | Context<typeof identity.changePasswordFirst>;

/** Changes the password, ends every other session of the member and answers a new token for this one (v2, Z-51). */
export async function changePassword(
  services: IdentityServices,
  context: Context<typeof identity.changePassword>,
): Promise<{ token: string }> {
  return { token: await change(services, context, (tx) => rotateToken(tx, context.caller.sessionId)) };
}

/** As `changePassword`, but the token of this session stays good. */
export async function changePasswordFirst(
  services: IdentityServices,
  context: Context<typeof identity.changePasswordFirst>,
): Promise<null> {
  await change(services, context, async () => undefined);
  return null;
}

/** @param alongside runs in the transaction of the change */
async function change<T>(
  { platform: { db, config }, site, sessions }: IdentityServices,
  { body, caller }: ChangeContext,
  alongside: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { oldPassword, newPassword, confirmNewPassword } = body;
  const { memberId, sessionId } = caller;
  const { passwordHash: formerHash, account } = await getMember(db, memberId);
  checkNewPassword(config, newPassword, fieldsWith(await site.setting('registerFields')), account, 'newPassword');
  if (newPassword !== confirmNewPassword) throw new Refusal('password.confirm');
  if (!(await verifyPassword(formerHash, oldPassword)) || formerHash === null) throw new Refusal('login.invalid');
  if (newPassword === oldPassword) throw new Refusal('modify.new.old.same');

  const passwordHash = await hashPassword(newPassword);
  const result = await db.transaction(async (tx) => {
    // Of two changes at the same moment the second finds that the old password is no longer right.
    if (!(await replacePassword(tx, memberId, formerHash, passwordHash))) throw new Refusal('login.invalid');
    await revokeSessionsOf(tx, memberId, sessionId);
    return alongside(tx);
  });
  await sessions.forget();
  return result;
}
