import { createMember, errorOf, openTestApp, type TestMember } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { logIn, readInfo, seal, solveCaptcha } from '../client.testing.ts';

const ACCOUNTS = 10;
const ADDRESSES = 40;
const GUESSES = 400;

const app = await openTestApp();

/**
 * The full attack of 10,000 guesses from 1,000 addresses on 100 accounts is a benchmark; this is one twenty-fifth of
 * it.
 */
describe('guessing passwords from many addresses', () => {
  it('lets no attacker in, locks no member out permanently and appears in the metrics', async () => {
    const members: TestMember[] = [];
    for (let count = 0; count < ACCOUNTS; count++) members.push(await createMember(app));
    const outcomes = new Map<string, number>();
    for (let guess = 0; guess < GUESSES; guess++) {
      const { userName } = members[guess % ACCOUNTS]!;
      const answer = await logIn(
        app,
        userName,
        `Guess${guess}a`,
        guess % 2 === 0 ? await solveCaptcha(app) : {},
        `10.90.${guess % ADDRESSES}.1`,
      );
      const code = answer.json().errorCode ?? 'none';
      outcomes.set(code, (outcomes.get(code) ?? 0) + 1);
    }
    expect(outcomes.get('none')).toBeUndefined();
    expect([...outcomes.keys()].toSorted()).toEqual(
      ['captcha.error', 'login.invalid', 'login.locked', 'rate.limited'].filter((code) => outcomes.has(code)),
    );
    // Six attempts per account are checked before the pause begins.
    expect(outcomes.get('login.invalid')).toBeLessThanOrEqual(ACCOUNTS * 6);
    expect(outcomes.get('login.locked')).toBeGreaterThan(100);
    const metrics = (await app.server.inject('/metrics')).body;
    expect(metrics).toMatch(/fairlot_logins_total\{method="password",outcome="invalid"\} [1-9]/);
    expect(metrics).toMatch(/fairlot_refusals_total\{code="login.locked"\} [1-9]/);

    // The longest pause is a quarter of an hour.
    await app.platform.db.run(sql`update identity_login_failures set at = at - interval '15 minutes'`);
    for (const { userName } of members)
      expect((await logIn(app, userName, 'Test2026', {}, '10.91.0.1')).json().success).toBe(true);
  });

  it('lets a logged-in owner change the password while the account is locked', async () => {
    const member = await createMember(app);
    for (let count = 0; count < 8; count++)
      await logIn(app, member.userName, 'Wrong123', await solveCaptcha(app), '10.92.0.1');
    expect((await readInfo(app, member.headers)).statusCode).toBe(200);
    const sealed = await seal(app, {
      oldPassword: 'Test2026',
      newPassword: 'Fresh4Lantern',
      confirmNewPassword: 'Fresh4Lantern',
    });
    const changed = await app.server.inject({
      method: 'POST',
      url: '/wps/account/password/v2',
      headers: { ...member.headers, ...sealed.headers },
      payload: sealed.payload,
    });
    expect(changed.json().success).toBe(true);
  });
});

it('requires a captcha for guesses from one /64 as for those from one address', async () => {
  for (let index = 0; index < 3; index++)
    await logIn(app, `nobody${index}`, 'Wrong123', {}, `2001:db8:9:9::${index + 1}`);
  expect(await errorOf(logIn(app, 'nobody9', 'Wrong123', {}, '2001:db8:9:9:ffff::9'))).toBe('captcha.error');
  expect(await errorOf(logIn(app, 'nobody9', 'Wrong123', {}, '2001:db8:9:a::1'))).toBe('login.invalid');
});
