import { errorOf, openTestApp } from '@fairlot/testkit';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, it } from 'vitest';
import { IDENTITY_ON, logIn, register, sendCode } from '../client.testing.ts';

const app = await openTestApp({ seed: 'demo' });
await app.rooms.site.change('flags', IDENTITY_ON);

const ask = async (): Promise<Challenge> =>
  (
    await app.server.inject({ method: 'GET', url: '/wps/captcha/challenge', headers: { moduleid: 'VALID_CAPTCHA3' } })
  ).json().value.challenge;
const encode = (payload: object) => Buffer.from(JSON.stringify(payload)).toString('base64');
async function work(): Promise<string> {
  const challenge = await ask();
  return encode({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}
let next = 0;
const send = async (altcha: string | undefined) =>
  (
    await sendCode(app, { mobileNum: `09140000${String(10 + next)}`, scene: 'register', altcha }, `10.70.0.${next++}`)
  ).json();

describe('proof of work', () => {
  it('is required before a code is sent, and is accepted once', async () => {
    expect(await send(undefined)).toMatchObject({ success: false, errorCode: 'captcha.error' });
    const altcha = await work();
    expect((await send(altcha)).success).toBe(true);
    expect((await send(altcha)).errorCode).toBe('captcha.error');
  });

  it('replaces a captcha image at login and registration', async () => {
    for (const password of ['Wrong1', 'Wrong2', 'Wrong3']) await logIn(app, 'demo02', password, {}, '10.70.1.1');
    expect(await errorOf(logIn(app, 'demo02', 'Fairlot2026', {}, '10.70.1.1'))).toBe('captcha.error');
    expect((await logIn(app, 'demo02', 'Fairlot2026', { altcha: await work() }, '10.70.1.1')).json().success).toBe(
      true,
    );
    expect(
      (await register(app, 'worker01', { captcha: undefined, captchaId: undefined, altcha: await work() })).json()
        .success,
    ).toBe(true);
    expect(await errorOf(register(app, 'worker02', { captcha: undefined, captchaId: undefined }))).toBe(
      'captcha.error',
    );
  });

  it('that is missing, made easier or of another kind is rejected', async () => {
    const challenge = await ask();
    const solution = { counter: 1, derivedKey: '00'.repeat(32) };
    const { parameters } = challenge;
    for (const bad of [
      encode({ challenge, solution }),
      encode({ challenge: { ...challenge, parameters: { ...parameters, keyPrefix: '' } }, solution }),
      encode({ challenge: { ...challenge, parameters: { ...parameters, cost: 1 } }, solution }),
      encode({ challenge: { ...challenge, parameters: { ...parameters, algorithm: 'SHA-256' } }, solution }),
      encode({ challenge: { parameters }, solution }),
      encode({}),
      encode([]),
      'not base64 json',
      Buffer.from('null').toString('base64'),
    ])
      expect((await send(bad)).errorCode).toBe('captcha.error');
  });

  it('is not required when the merchant turns it off', async () => {
    await app.rooms.site.change('identity', { ...(await app.rooms.site.setting('identity')), humanCheck: 'none' });
    expect((await send(undefined)).success).toBe(true);
  });
});
