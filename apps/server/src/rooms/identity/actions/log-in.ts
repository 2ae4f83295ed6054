import { knownDevice } from '../../../platform/known-devices.ts';
import { verifyPassword } from '../../../platform/passwords.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { noteLogin } from '../login/login-log.ts';
import { findAccount } from '../accounts.ts';
import type { GuardSubject } from '../login/login-guard.ts';
import { normaliseAccount } from '../../people/index.ts';
import { isPossibleName } from '../registration/rules.ts';
import type { IdentityServices } from '../services.ts';
import { finishLogin } from './finish-login.ts';
import { logInByCode } from './log-in-by-code.ts';
import { logInByFirebase } from './log-in-by-firebase.ts';
import { logInByTicket } from './log-in-by-ticket.ts';
import { type LoginContext, type LoginValue, readCaptcha } from './login-payload.ts';

/** Logs in by the method that the payload names. */
export async function logIn(services: IdentityServices, context: LoginContext): Promise<LoginValue> {
  switch (context.body.type) {
    case 'sms':
      return logInByCode(services, context);
    case 'firebase':
      return logInByFirebase(services, context);
    case 'social':
      return logInByTicket(services, context);
    case 'username':
      return logInByPassword(services, context);
  }
}

/**
 * An unknown account and a wrong password give the same answer after the same time. A disabled account is reported only
 * after the correct password (Z-65).
 */
async function logInByPassword(services: IdentityServices, context: LoginContext): Promise<LoginValue> {
  const { guard, logins } = services;
  const { db, marks } = services.platform;
  const { body, ip, device } = context;
  if (body.username === undefined || body.password === undefined)
    throw new Refusal('request.invalid', {
      field: body.username === undefined ? 'username' : 'password',
      reason: 'required',
    });
  const account = normaliseAccount(body.username);
  if (!isPossibleName(account)) throw new Refusal('login.invalid');
  const member = await findAccount(db, account);
  // Wrong guesses made elsewhere do not count on a device where the member has logged in before.
  const deviceName = knownDevice(marks, device.value, member);
  const subject: GuardSubject =
    deviceName === undefined ? { purpose: 'login', name: account } : { purpose: 'device', name: deviceName };
  const { nextNeedsCaptcha } = await guard.begin(subject, ip, await readCaptcha(services, body));

  if (!(await verifyPassword(member?.passwordHash, body.password)) || member === undefined) {
    logins.inc({ method: 'password', outcome: 'invalid' });
    await noteLogin(db, member?.id ?? null, context, 'password', null);
    throw new Refusal('login.invalid', nextNeedsCaptcha ? { captcha: true } : null);
  }
  await guard.succeed(subject);
  return finishLogin(services, context, {
    member,
    method: 'password',
    remember: body.remember,
    totp: body.totp,
    loginAs: body.loginAs,
  });
}
