import { knownDevice } from '../../../platform/known-devices.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireFlag } from '../flags.ts';
import type { GuardSubject } from '../login/login-guard.ts';
import { noteLogin } from '../login/login-log.ts';
import { findAccountByMobile } from '../accounts.ts';
import { parseMobile } from '../registration/mobile.ts';
import { proveMobile } from '../registration/prove-mobile.ts';
import type { IdentityServices } from '../services.ts';
import { finishLogin } from './finish-login.ts';
import { type LoginContext, type LoginValue, readCaptcha } from './login-payload.ts';

/** Logs in by the code sent to a mobile number; the number and code are in `username` and `password` (Z-101). */
export async function logInByCode(services: IdentityServices, context: LoginContext): Promise<LoginValue> {
  const { site, guard, logins } = services;
  const { db, marks } = services.platform;
  const { body, ip, device } = context;
  await requireFlag(site, 'MOBILEVERCODELOGIN3');
  const mobile = parseMobile(
    body.mobileNum ?? body.firebaseMobileNo ?? body.username ?? '',
    body.countryDialingCode ?? '',
  );
  const member = await findAccountByMobile(db, marks, mobile);
  const deviceName = knownDevice(marks, device.value, member);
  const subject: GuardSubject =
    deviceName === undefined ? { purpose: 'number', name: mobile } : { purpose: 'device', name: deviceName };
  await guard.begin(subject, ip, await readCaptcha(services, body));
  const spend = await proveMobile(services, 'login', mobile, {
    verificationCode: body.verificationCode ?? body.password,
    firebaseIdToken: body.firebaseIdToken,
  }).catch(async (error: unknown) => {
    logins.inc({ method: 'sms', outcome: 'invalid' });
    await noteLogin(db, member?.id ?? null, context, 'sms', null);
    throw error;
  });
  // A code created for a number without a member was never sent.
  if (member === undefined) throw new Refusal('verification.code.error');
  await guard.succeed(subject);
  return finishLogin(services, context, {
    member,
    method: 'sms',
    remember: body.remember,
    totp: body.totp,
    loginAs: body.loginAs,
    spend,
  });
}
