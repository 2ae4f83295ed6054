import type { identity, ValueOf } from '@fairlot/contract';
import type { Context } from '../../../platform/http/index.ts';
import { hashPassword, verifyPassword } from '../../../platform/passwords.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireFlag } from '../flags.ts';
import { findAccountByMobile } from '../accounts.ts';
import { replacePassword } from '../passwords/password-rows.ts';
import { parseMobile } from '../registration/mobile.ts';
import { endProofs } from '../passwords/proofs.ts';
import { proveMobile } from '../registration/prove-mobile.ts';
import { checkNewPassword } from '../passwords/new-password.ts';
import { notifyNewPassword } from '../passwords/notify-new-password.ts';
import { fieldsWith } from '../registration/rules.ts';
import type { IdentityServices } from '../services.ts';
import { revokeSessionsOf } from '../sessions/session-rows.ts';
import { finishLogin } from './finish-login.ts';

/** Sets a new password by the code sent to the mobile number; logs out the other devices and logs this one in. */
export async function resetByPhone(
  services: IdentityServices,
  context: Context<typeof identity.setPasswordPhone>,
): Promise<ValueOf<typeof identity.setPasswordPhone>> {
  const { site, sessions, guard } = services;
  const { db, secrets, marks, config } = services.platform;
  const { body, ip } = context;
  await requireFlag(site, 'CHNGPASSVERIF3');
  const fields = fieldsWith(await site.setting('registerFields'));
  await checkNewPassword(config, body.newPassword, fields, undefined, 'newPassword');
  const mobile = parseMobile(body.mobileNum, body.countryDialingCode);
  // Counted as attempts on the number, with the same growing pause; the captcha was required before the code was sent.
  const subject = { purpose: 'number', name: mobile } as const;
  await guard.begin(subject, ip, true);
  const spendProof = await proveMobile(services, 'password', mobile, body);
  const member = await findAccountByMobile(db, marks, mobile);
  if (member === undefined) throw new Refusal('verification.code.error');
  await checkNewPassword(config, body.newPassword, fields, member.account, 'newPassword');
  if (member.passwordHash !== null && (await verifyPassword(member.passwordHash, body.newPassword)))
    throw new Refusal('modify.new.old.same');
  await guard.succeed(subject);

  const passwordHash = await hashPassword(body.newPassword);
  const value = await finishLogin(services, context, {
    member: { ...member, passwordHash, mustChangePassword: false },
    holder: member,
    method: 'reset',
    totp: body.totp,
    spend: async (tx) => {
      await spendProof(tx);
      if (!(await replacePassword(tx, member.id, member.passwordHash, passwordHash)))
        throw new Refusal('verification.code.error');
      await notifyNewPassword(tx, services, member, context.language);
      await endProofs(tx, secrets, member);
      await revokeSessionsOf(tx, member.id, null);
    },
  });
  await sessions.forget();
  // Failures with the forgotten password no longer count.
  await guard.succeed({ purpose: 'login', name: member.account });
  return value;
}
