import { ENDPOINTS } from '@fairlot/contract';
import { openTestApp } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { issueCode } from '../passwords/codes.ts';
import { createLoginGuard, type GuardSubject } from './login-guard.ts';

const app = await openTestApp();

/** Every purpose; a type error shows when one is missing. */
const PURPOSES = Object.keys({
  login: true,
  number: true,
  device: true,
  reauth: true,
  totp: true,
  'totp-setup': true,
  payment: true,
} satisfies Record<GuardSubject['purpose'], true>) as GuardSubject['purpose'][];

describe('wrong guesses', () => {
  it.each(PURPOSES)('at %s do not count for other purposes of the same name', async (purpose) => {
    const guard = createLoginGuard(app.platform.db);
    const name = `same-${purpose}`;
    const attempt = (at: GuardSubject['purpose'], ip: string) => guard.begin({ purpose: at, name }, ip, true);
    for (let count = 0; count < 6; count++) await attempt(purpose, `10.81.0.${count + 1}`);
    await expect(attempt(purpose, '10.81.1.1')).rejects.toMatchObject({ code: 'login.locked' });
    for (const other of PURPOSES.filter((known) => known !== purpose))
      await expect(attempt(other, '10.81.2.1'), other).resolves.toBeDefined();
    // A correct secret of another purpose does not clear them either.
    for (const other of PURPOSES.filter((known) => known !== purpose)) await guard.succeed({ purpose: other, name });
    await expect(attempt(purpose, '10.81.1.1')).rejects.toMatchObject({ code: 'login.locked' });
  });
});

describe('codes', () => {
  const issue = (mobile: string, ip: string) =>
    app.platform.db
      .transaction((tx) =>
        issueCode(tx, app.platform.secrets, { scene: 'login', mobile, ip, length: 6, ttlSeconds: 300 }),
      )
      .then(
        () => 'sent',
        (error: { code?: string }) => error.code,
      );

  it('are limited per IPv6 network like per address, independent of other networks', async () => {
    for (let count = 0; count < 20; count++)
      expect(await issue(`+84916${100_000 + count}`, `2001:db8:7:7:${count + 1}::1`)).toBe('sent');
    expect(await issue('+84916200000', '2001:db8:7:7:ffff::1')).toBe('rate.limited');
    expect(await issue('+84916200000', '2001:db8:7:8::1')).toBe('sent');
  });

  it('that were refused are not counted', async () => {
    const [mobile, ip] = ['+84916300000', '10.82.0.1'];
    expect(await issue(mobile, ip)).toBe('sent');
    for (let count = 0; count < 6; count++) expect(await issue(mobile, ip)).toBe('rate.limited');
    await app.platform.db.run(sql`update identity_codes set sent_at = sent_at - interval '61 seconds'`);
    expect(await issue(mobile, ip)).toBe('sent');
  });
});

describe('calls of this room', () => {
  it("are limited by a visitor's address or by the member, except calls that only read or end something", () => {
    const own = ENDPOINTS.filter(({ id, auth }) => id.startsWith('identity.') && auth !== 'operator');
    const unlimited = own.filter(({ policies, method }) => policies?.rateLimit === undefined && method !== 'GET');
    expect(unlimited.map(({ id }) => id).toSorted()).toEqual([
      'identity.dropCookie',
      'identity.endOtherSessions',
      'identity.endSession',
      'identity.logout',
      'identity.removePicture',
      'identity.setHeadIcon',
    ]);
    const wrong = own.filter(
      ({ auth, policies }) =>
        policies?.rateLimit !== undefined && policies.rateLimit.by !== (auth === 'member' ? 'member' : 'address'),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
    // Counted across all processes.
    expect(own.filter(({ policies }) => policies?.rateLimit?.shared === false).map(({ id }) => id)).toEqual([]);
  });
});
