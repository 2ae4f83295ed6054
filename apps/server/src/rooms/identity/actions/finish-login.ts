import type { identity, ValueOf } from '@fairlot/contract';
import type { Tx } from '../../../platform/db/index.ts';
import { securityChanged } from '../../../platform/events/index.ts';
import { TRIAL_TYPE } from '../../../platform/http/index.ts';
import { issueDevice, knownDevice } from '../../../platform/known-devices.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { noteLanguage, readContact } from '../../people/index.ts';
import type { Account } from '../accounts.ts';
import { findPasswordExpiry, lockWithPassword, requirePasswordChange } from '../passwords/password-rows.ts';
import { describeDevice } from '../login/device.ts';
import { hasLoggedIn, type LoginMethod, noteLogin } from '../login/login-log.ts';
import { recognise } from '../registration/person.ts';
import { presentLogin } from '../profile/present.ts';
import { type LoginKind, requireLoginKind } from '../login/login-kind.ts';
import { requireSecondFactor } from '../login/second-factor.ts';
import type { IdentityServices, Origin } from '../services.ts';

export interface ProvenLogin {
  member: Account;
  method: LoginMethod;
  /** The member as before this call, if it replaces the password: the device cookie names the former one. */
  holder?: Account;
  remember?: boolean | undefined;
  totp?: string | undefined;
  loginAs?: LoginKind;
  /** Consumes the proof of identity, in the transaction that opens the session. */
  spend?: (tx: Tx) => Promise<void>;
}

/**
 * Opens the session of a member whose identity is proved. Checks the account's state and kind (Z-63), the second factor
 * and the age of the password. A passkey counts as both factors.
 * @throws Refusal; password.expired carries the login value, whose token only permits choosing a new password (Z-50)
 */
export async function finishLogin(
  services: IdentityServices,
  { ip, userAgent, language, cookie, device }: Origin,
  { member, method, holder = member, remember = false, totp, loginAs, spend }: ProvenLogin,
): Promise<ValueOf<typeof identity.login>> {
  const { site, sessions, logins } = services;
  const { db, events, marks, secrets, screens } = services.platform;
  if (member.isDisabled) throw new Refusal('user.invalid');
  await requireLoginKind(site, loginAs, member.type);
  const deviceName = knownDevice(marks, device.value, holder);
  if (method !== 'passkey')
    await requireSecondFactor(services, member.id, totp, ip, deviceName).catch(async (error: unknown) => {
      // A guess by a person who knows the password: the member has to see it.
      if (error instanceof Refusal && error.code === 'totp.invalid') {
        logins.inc({ method, outcome: 'invalid' });
        await noteLogin(db, member.id, { ip, userAgent }, method, null);
      }
      throw error;
    });
  if (member.type !== TRIAL_TYPE) await screens.login(member.id, readContact(secrets, member));

  /** Notifies a member of a login on an unknown device, except at the first login. */
  async function notifyNewDevice(tx: Tx): Promise<void> {
    if (deviceName !== undefined || !(await hasLoggedIn(tx, member.id))) return;
    await events.outbox.add(tx, securityChanged, member.id, { change: 'device', detail: describeDevice(userAgent) });
  }
  const { passwordMaxAgeDays } = await site.setting('identity');
  const { session, isExpired } = await db.transaction(async (tx) => {
    await spend?.(tx);
    // A password change or a disabled account has ended all sessions: an earlier proof must not open a new one.
    if (!(await lockWithPassword(tx, member.id, member.passwordHash))) throw new Refusal('login.invalid');
    const expired =
      member.passwordHash !== null && (await findPasswordExpiry(tx, member.id, passwordMaxAgeDays)).isExpired;
    if (expired) await requirePasswordChange(tx, member.id);
    await recognise(tx, services, member);
    const opened = await sessions.open(tx, member.id, { remember, userAgent, ip });
    await notifyNewDevice(tx);
    await noteLogin(tx, member.id, { ip, userAgent }, method, opened.id);
    await noteLanguage(tx, member.id, language);
    return { session: opened, isExpired: expired };
  });
  logins.inc({ method, outcome: 'ok' });
  cookie.set(session.cookie, sessions.cookieSeconds(remember));
  device.set(issueDevice(marks, member));
  const value = presentLogin(member, session.token);
  if (!isExpired) return value;
  // Existing sessions get the same restriction as this one.
  await sessions.forget();
  throw new Refusal('password.expired', value);
}
