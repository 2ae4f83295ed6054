import type { identity, ValueOf } from '@fairlot/contract';
import type { Caller } from '../../../platform/http/index.ts';
import { describeDevice } from '../login/device.ts';
import { readContact } from '../../people/index.ts';
import { getAccount } from '../accounts.ts';
import { findPasswordExpiry } from '../passwords/password-rows.ts';
import { findLoginBefore } from '../login/login-log.ts';
import { maskEmail, maskMobile } from '../registration/mobile.ts';
import { readSecrets } from '../passwords/secrets-rows.ts';
import type { IdentityServices } from '../services.ts';
import { countPasskeys } from './passkeys.ts';

/** The account's security settings, and the previous login. */
export async function securityOverview(
  { platform: { db, secrets }, site }: IdentityServices,
  { memberId, sessionId }: Caller,
): Promise<ValueOf<typeof identity.security>> {
  const { passwordMaxAgeDays } = await site.setting('identity');
  const member = await getAccount(db, memberId);
  const { mobile, email } = readContact(secrets, member);
  const kept = await readSecrets(db, memberId);
  const last = await findLoginBefore(db, memberId, sessionId);
  const expiry = await findPasswordExpiry(db, memberId, passwordMaxAgeDays);
  return {
    lastLogin:
      last === undefined
        ? null
        : { at: last.at.getTime(), ip: last.ip, device: describeDevice(last.userAgent), method: last.method },
    hasPassword: member.passwordHash !== null,
    passwordChangedAt: member.passwordChangedAt.getTime(),
    passwordExpiresAt: expiry.expiresAt?.getTime() ?? null,
    hasPaymentPassword: kept.paymentPasswordHash !== null,
    hasTotp: kept.isTotpOn,
    recoveryCodesLeft: kept.recoveryHashes.length,
    passkeyCount: await countPasskeys(db, memberId),
    mobile: mobile === null ? null : maskMobile(mobile),
    email: email === null ? null : maskEmail(email),
  };
}
