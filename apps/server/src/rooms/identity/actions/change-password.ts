import type { identity } from '@fairlot/contract';
import type { Context } from '../../../platform/http/index.ts';
import { issueDevice } from '../../../platform/known-devices.ts';
import { hashPassword, verifyPassword } from '../../../platform/passwords.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { getAccount } from '../accounts.ts';
import { replacePassword } from '../passwords/password-rows.ts';
import { checkNewPassword } from '../passwords/new-password.ts';
import { notifyNewPassword } from '../passwords/notify-new-password.ts';
import { endProofs } from '../passwords/proofs.ts';
import { fieldsWith } from '../registration/rules.ts';
import type { IdentityServices } from '../services.ts';
import { replaceSecrets, revokeSessionsOf } from '../sessions/session-rows.ts';

type ChangeContext = Context<typeof identity.changePassword> | Context<typeof identity.changePasswordFirst>;

/**
 * Changes the password. Ends every other session, every link and every code. Returns a new token with a new cookie for
 * this session: all earlier tokens and cookies become invalid, without a grace period for one that was just renewed.
 */
export async function changePassword(
  services: IdentityServices,
  { body, caller, cookie, device, ip, language }: ChangeContext,
): Promise<{ token: string }> {
  const { site, sessions, guard } = services;
  const { db, secrets, config, marks } = services.platform;
  const { oldPassword, newPassword, confirmNewPassword } = body;
  const { memberId, sessionId } = caller;
  const member = await getAccount(db, memberId);
  const { passwordHash: formerHash, account } = member;
  // The current password gets its own refusal, however weak it is.
  if (newPassword !== oldPassword)
    await checkNewPassword(
      config,
      newPassword,
      fieldsWith(await site.setting('registerFields')),
      account,
      'newPassword',
    );
  if (newPassword !== confirmNewPassword) throw new Refusal('password.confirm');
  // Guessing in an open session is limited like any other step-up check.
  const subject = { purpose: 'reauth', name: String(memberId) } as const;
  await guard.begin(subject, ip, true);
  if (!(await verifyPassword(formerHash, oldPassword)) || formerHash === null) throw new Refusal('login.invalid');
  await guard.succeed(subject);
  if (newPassword === oldPassword) throw new Refusal('modify.new.old.same');

  const passwordHash = await hashPassword(newPassword);
  const fresh = await db.transaction(async (tx) => {
    // Of two concurrent changes, the second finds that the old password is no longer valid.
    if (!(await replacePassword(tx, memberId, formerHash, passwordHash))) throw new Refusal('login.invalid');
    await notifyNewPassword(tx, services, member, language);
    await endProofs(tx, secrets, member);
    await revokeSessionsOf(tx, memberId, sessionId);
    return replaceSecrets(tx, sessionId);
  });
  await sessions.forget();
  // This device stays known; other devices, and copies of its cookie, become invalid with the password.
  device.set(issueDevice(marks, { id: memberId, passwordHash }));
  cookie.set(fresh.cookie, sessions.cookieSeconds(fresh.isRemembered));
  return { token: fresh.token };
}
