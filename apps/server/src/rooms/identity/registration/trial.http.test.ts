import { errorOf, openTestApp } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { headersOf } from '../client.testing.ts';

const app = await openTestApp();

const HOUR_MS = 3_600_000;

const start = (moduleid = 'FREEPLAY3', remoteAddress = '10.0.0.1') =>
  app.server.inject({ method: 'POST', url: '/wps/session/testPlay', headers: { moduleid }, remoteAddress });
const get = (url: string, headers: Record<string, string>) => app.server.inject({ method: 'GET', url, headers });

describe('free play', () => {
  it('creates a trial member with a million of play money, with its name [X-008] [X-009] [X-010]', async () => {
    const answer = await start();
    const { trialName, ...value } = answer.json().value;
    expect(trialName).toMatch(/^guest-[0-9a-f]{10}$/);
    expect(value).toEqual({
      trial: 1,
      token: expect.any(String),
      userName: trialName,
      customerType: 4,
      firstTimeLogin: false,
    });
    const headers = headersOf(answer);
    expect((await get('/wps/wallet', headers)).body).toContain('"sumBalance":1000000.00');
    expect((await get('/wps/session/trial', headers)).json().value).toEqual({ name: trialName });
    const member = (await get('/wps/member/info', headers)).json().value;
    expect(member).toMatchObject({ type: 4, currency: 'FUN' });
    expect(Math.abs(member.trialExpiresAt - Date.now() - 86_400_000)).toBeLessThan(60_000);
    expect(await app.rooms.protection.gate(app.platform.db, BigInt(member.id), 'play', 'FUN')).toBeNull();
    expect(await app.rooms.protection.gate(app.platform.db, BigInt(member.id), 'deposit', 'FUN')).toBe(
      'trial-real-money',
    );
  });

  it('is refused with another module id', async () => {
    expect(await errorOf(start('REGISTER_REE3'))).toBe('module.disabled');
  });

  it('ends after 24 hours', async () => {
    const answer = await start();
    await app.platform.db.run(sql`
      update people_members set trial_expires_at = clock_timestamp()
        where account = ${answer.json().value.trialName}`);
    expect((await get('/wps/member/info', headersOf(answer))).statusCode).toBe(401);
  });

  it('is limited per address, and a refused call creates no member', async () => {
    const codes: unknown[] = [];
    // Calls are counted by the hour.
    const leftMs = HOUR_MS - (Date.now() % HOUR_MS);
    if (leftMs < 10_000) await new Promise((resolve) => setTimeout(resolve, leftMs));
    for (let count = 0; count < 21; count++) codes.push(await errorOf(start('FREEPLAY3', '10.0.0.9')));
    expect(codes.slice(0, 20).every((code) => code === null)).toBe(true);
    expect(codes[20]).toBe('rate.limited');
    const { n } = await app.platform.db.one(sql<{ n: bigint }>`
      select count(*) as n from people_members where registered_ip = '10.0.0.9'`);
    expect(n).toBe(20n);
  });

  it('returns no trial name to visitors', async () => {
    expect((await get('/wps/session/trial', {})).json().value).toEqual({ name: null });
  });

  it('returns trial 0 while it is closed, and creates or logs in no member', async () => {
    const settings = await app.rooms.site.setting('identity');
    const count = async () => app.platform.db.value(sql<bigint>`select count(*) from people_members`);
    const before = await count();
    await app.rooms.site.change('identity', { ...settings, trialOpen: false });
    const answer = await start('FREEPLAY3', '10.0.0.10');
    await app.rooms.site.change('identity', settings);
    expect(answer.json()).toMatchObject({ success: true, value: { trial: 0, trialName: '', token: '' } });
    expect(answer.cookies).toEqual([]);
    expect(await count()).toBe(before);
  });

  it('cannot use functions that need a real account', async () => {
    const headers = headersOf(await start('FREEPLAY3', '10.0.0.11'));
    for (const url of ['/wps/security', '/wps/security/sessions', '/wps/account/personal', '/wps/deposit/methods']) {
      const answer = await get(url, headers);
      expect([url, answer.statusCode, answer.json().errorCode]).toEqual([url, 403, 'permission.denied']);
    }
  });
});
