import type { identity, ValueOf } from '@fairlot/contract';
import type { Context } from '../../../platform/http/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findMember } from '../members.ts';
import { verifyPassword } from '../../../platform/passwords.ts';
import { presentLogin } from '../present.ts';
import { normaliseAccount } from '../rules.ts';
import type { IdentityServices } from '../services.ts';
import { insertSession, REMEMBER_DAYS } from '../session-rows.ts';

/**
 * Logs in. An unknown account and a wrong password take the same way and the same time; a disabled account is
 * told apart after the right password alone (Z-65).
 */
export async function logIn(services: IdentityServices, context: Context<typeof identity.login>): Promise<ValueOf<typeof identity.login>> {
  const { platform: { db }, captchas, guard } = services;
  const { body, ip, userAgent, cookie } = context;
  const account = normaliseAccount(body.username);
  const hasCaptcha = body.captcha !== undefined || body.captchaId !== undefined;
  if (hasCaptcha) await captchas.demand(body.captchaId, body.captcha);
  const { nextNeedsCaptcha } = await guard.begin(account, ip, hasCaptcha);

  const member = await findMember(db, account);
  if (!(await verifyPassword(member?.passwordHash, body.password)) || member === undefined) {
    throw new Refusal('login.invalid', nextNeedsCaptcha ? { captcha: true } : null);
  }
  await guard.succeed(account);
  if (member.isDisabled) throw new Refusal('user.invalid');

  const remember = body.remember === true;
  const session = await db.transaction((tx) => insertSession(tx, member.id, { remember, userAgent, ip }));
  cookie.set(session.cookie, remember ? REMEMBER_DAYS * 86_400 : undefined);
  return presentLogin(member, session.token);
}
