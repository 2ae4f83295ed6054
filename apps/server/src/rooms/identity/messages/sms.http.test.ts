import { createTestApp, errorOf } from '@fairlot/testkit';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { codesOf, IDENTITY_ON, sendCode } from '../client.testing.ts';
import { deliver, newestCode } from '../sandbox.testing.ts';
import { ageCodes, freshNumber, memberWithMobile, openAllWays, startMessaging } from './sms.testing.ts';

const { app, sandbox } = await startMessaging();
beforeEach(() => openAllWays(app));

describe('codes by SMS', () => {
  it('return their expiry without a token, and reach the number [X-025] [E-096] [Q-059]', async () => {
    const { mobileNum, digits, ip } = freshNumber();
    const answer = await sendCode(app, { mobileNum, scene: 'register' }, ip);
    const { expirationTime } = answer.json().value;
    expect(expirationTime - Date.now()).toBeGreaterThan(290_000);
    expect(expirationTime - Date.now()).toBeLessThan(310_000);
    expect(await newestCode(app, sandbox, digits)).toMatch(/^\d{6}$/);
    expect((await sandbox.texts(digits))[0]?.text).toContain('Fairlot');
  });

  it('wake the job that sends them, once they are stored', async () => {
    const { mobileNum, ip } = freshNumber();
    const stored: Promise<number>[] = [];
    const count = () => app.platform.db.value(sql<number>`select count(*)::int from identity_messages`);
    const before = await count();
    const stop = app.platform.db.onWake('job:identity-messages', () => void stored.push(count()));
    await sendCode(app, { mobileNum, scene: 'register' }, ip);
    stop();
    expect(await Promise.all(stored)).toEqual([before + 1]);
  });

  it('are sent only with the module id [X-023]', async () => {
    const { mobileNum, ip } = freshNumber();
    expect(await errorOf(sendCode(app, { mobileNum, scene: 'register' }, ip, 'REGISTER_REE3'))).toBe('module.disabled');
    expect((await sendCode(app, { mobileNum, scene: 'register' }, ip)).json().success).toBe(true);
  });

  it('accept the number as mobileNum and as mobileNo [X-024]', async () => {
    for (const name of ['mobileNum', 'mobileNo']) {
      const { mobileNum, digits, ip } = freshNumber();
      expect((await sendCode(app, { [name]: mobileNum, scene: 'register' }, ip)).json().success).toBe(true);
      await newestCode(app, sandbox, digits);
    }
  });

  it('are off while the flag of their scene is off, and when Firebase sends them', async () => {
    await app.rooms.site.change('flags', { MOBILENUMREG3: true });
    const { mobileNum, ip } = freshNumber();
    for (const scene of ['login', 'password'])
      expect(await errorOf(sendCode(app, { mobileNum, scene }, ip))).toBe('module.disabled');
    await app.rooms.site.change('firebase', {
      apiKey: 'AIzaSyExample-0001',
      projectId: 'fairlot-test',
      authDomain: 'fairlot-test.firebaseapp.com',
      emulator: null,
    });
    await app.rooms.site.change('identity', { ...(await app.rooms.site.setting('identity')), smsProvider: 'firebase' });
    expect(await errorOf(sendCode(app, { mobileNum, scene: 'register' }, ip))).toBe('module.disabled');
    await app.rooms.site.change('identity', { ...(await app.rooms.site.setting('identity')), smsProvider: 'server' });
  });

  it('have the length of the settings and the text of the language', async () => {
    const settings = await app.rooms.site.setting('identity');
    for (const codeLength of [4, 8]) {
      await app.rooms.site.change('identity', { ...settings, codeLength });
      const { mobileNum, digits, ip } = freshNumber();
      await sendCode(app, { mobileNum, scene: 'register' }, ip, 'REGMOBVERF3', 'VI');
      expect(await newestCode(app, sandbox, digits)).toHaveLength(codeLength);
      expect((await sandbox.texts(digits))[0]?.text).toMatch(/mã của bạn/);
    }
    await app.rooms.site.change('identity', settings);
  });

  it('are not sent to an invalid number, and the answer names the field', async () => {
    const answer = await sendCode(app, { mobileNum: '12', scene: 'register' }, '10.20.1.1');
    expect(answer.json()).toMatchObject({ success: false, errorCode: 'mobile.format' });
    expect(await errorOf(sendCode(app, { scene: 'register' }, '10.20.1.1'))).toBe('mobile.format');
  });

  it('are limited to one a minute and five an hour per number, and twenty an hour per address', async () => {
    const { mobileNum, digits } = freshNumber();
    const send = async (ip: string) => sendCode(app, { mobileNum, scene: 'register' }, ip);
    expect((await send('10.23.0.1')).json().success).toBe(true);
    const second = await send('10.23.0.2');
    expect([second.statusCode, second.json().errorCode]).toEqual([429, 'rate.limited']);
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(50);
    for (let count = 1; count < 5; count++) {
      await ageCodes(app, 61);
      expect((await send('10.23.0.3')).json().success).toBe(true);
    }
    await ageCodes(app, 61);
    const sixth = await send('10.23.0.4');
    expect(sixth.statusCode).toBe(429);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(3000);
    await deliver(app);
    expect(await sandbox.texts(digits)).toHaveLength(5);

    const answers = [];
    for (let count = 0; count < 21; count++)
      answers.push(
        (await sendCode(app, { mobileNum: `0932000${100 + count}`, scene: 'register' }, '10.23.1.1')).statusCode,
      );
    expect(answers).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });

  it('are sent once when requested twice concurrently', async () => {
    const { mobileNum, digits, ip } = freshNumber();
    const answers = await Promise.all([1, 2, 3].map(() => sendCode(app, { mobileNum, scene: 'register' }, ip)));
    expect(codesOf(answers)).toEqual(['none', 'rate.limited', 'rate.limited']);
    await deliver(app);
    expect(await sandbox.texts(digits)).toHaveLength(1);
  });

  it('give the same answer for known and unknown numbers, and are sent to members only', async () => {
    const known = freshNumber();
    const unknown = freshNumber();
    await memberWithMobile(app, known.digits);
    const shape = (answer: Awaited<ReturnType<typeof sendCode>>) => ({
      ...answer.json(),
      value: Object.keys(answer.json().value),
    });
    for (const scene of ['login', 'password']) {
      await ageCodes(app, 61);
      expect(shape(await sendCode(app, { mobileNum: known.mobileNum, scene }, known.ip))).toEqual(
        shape(await sendCode(app, { mobileNum: unknown.mobileNum, scene }, unknown.ip)),
      );
    }
    await deliver(app);
    expect(await sandbox.texts(known.digits)).toHaveLength(2);
    expect(await sandbox.texts(unknown.digits)).toEqual([]);
    await ageCodes(app, 61);
    await sendCode(app, { mobileNum: known.mobileNum, scene: 'register' }, known.ip);
    await deliver(app);
    expect((await sandbox.texts(known.digits))[0]?.text).toMatch(/already belongs to an account/);
  });

  it('are stored as keyed hashes, and their messages sealed until they are sent', async () => {
    const { mobileNum, digits, ip } = freshNumber();
    await sendCode(app, { mobileNum, scene: 'register' }, ip);
    const read = async () =>
      JSON.stringify([
        await app.platform.db.rows(sql`select * from identity_codes`),
        (await app.platform.db.rows(sql<{ sealed: Uint8Array }>`select sealed from identity_messages`)).map(
          ({ sealed }) => Buffer.from(sealed).toString('latin1'),
        ),
      ]);
    const before = await read();
    const code = await newestCode(app, sandbox, digits);
    expect(before).not.toContain(digits);
    expect(before).not.toContain(code);
    expect(await app.platform.db.rows(sql`select 1 from identity_messages`)).toEqual([]);
  });

  it('wait while the gateway is down and are not sent after they expired', async () => {
    const broken = await createTestApp({
      config: { ...sandbox.config, sms: { url: 'http://127.0.0.1:9', apiKey: 'x' } },
    });
    try {
      await broken.rooms.site.change('flags', IDENTITY_ON);
      await broken.rooms.site.change('identity', {
        ...(await broken.rooms.site.setting('identity')),
        humanCheck: 'none',
      });
      const { mobileNum, ip } = freshNumber();
      expect((await sendCode(broken, { mobileNum, scene: 'register' }, ip)).json().success).toBe(true);
      await deliver(broken);
      const waiting = () =>
        broken.platform.db.rows(
          sql<{
            attempts: number;
            isLater: boolean;
          }>`select attempts, due_at > clock_timestamp() as "isLater" from identity_messages`,
        );
      expect(await waiting()).toEqual([{ attempts: 1, isLater: true }]);
      expect((await broken.server.inject('/metrics')).body).toMatch(
        /fairlot_messages_total\{channel="sms",outcome="failed"\} 1/,
      );
      await broken.platform.db.run(sql`update identity_messages set expires_at = clock_timestamp()`);
      await deliver(broken);
      expect(await waiting()).toEqual([]);
    } finally {
      await broken.close();
    }
  });
});
