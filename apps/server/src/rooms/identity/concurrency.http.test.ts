import { createMember, openTwoProcesses, seal, type TestApp } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import { logIn, readInfo, register, solveCaptcha } from './client.testing.ts';

const {
  apps: [first, second],
} = await openTwoProcesses();

const codes = (answers: { json(): { errorCode: string | null } }[]) =>
  answers.map((answer) => answer.json().errorCode ?? 'none').toSorted((a, b) => a.localeCompare(b));

describe('two processes', () => {
  it('accept one of concurrent registrations of the same name', async () => {
    const answers = await Promise.all(
      [first, second, first, second].map((app, index) => register(app, index % 2 ? 'RaceOne' : 'raceone')),
    );
    expect(answers.filter((answer) => answer.json().success)).toHaveLength(1);
    expect(codes(answers).filter((code) => code === 'username.exists')).toHaveLength(3);
    const { n } = await first.platform.db.one(sql<{ n: bigint }>`
      select count(*) as n from people_members where account = 'raceone'`);
    expect(n).toBe(1n);
  });

  it("open each other's sealed payloads, each payload once in total", async () => {
    const member = await createMember(first);
    const sealed = await seal(first, { username: member.userName, password: 'Test2026', type: 'username' });
    const post = (app: TestApp) => app.server.inject({ method: 'POST', url: '/wps/session/login', ...sealed });
    expect(codes(await Promise.all([post(first), post(second)]))).toEqual(['encryption.replayed', 'none']);
  });

  it('accept a captcha once when it is answered twice concurrently', async () => {
    const captcha = await solveCaptcha(first);
    expect(codes(await Promise.all([register(first, 'capone', captcha), register(second, 'captwo', captcha)]))).toEqual(
      ['captcha.error', 'none'],
    );
  });

  it('count all concurrent guesses', async () => {
    const member = await createMember(first);
    const answers = await Promise.all(
      Array.from({ length: 12 }, async (_, index) =>
        logIn(index % 2 ? first : second, member.userName, `Wrong${index}1`, await solveCaptcha(first), '10.0.1.1'),
      ),
    );
    expect(codes(answers).filter((code) => code === 'login.invalid')).toHaveLength(6);
    expect(codes(answers).filter((code) => code === 'login.locked')).toHaveLength(6);
  });

  it('end a session in both when it ends in one', async () => {
    const member = await createMember(first);
    const info = async (app: TestApp) => (await readInfo(app, member.headers)).statusCode;
    expect([await info(first), await info(second)]).toEqual([200, 200]);
    await first.server.inject({ method: 'DELETE', url: '/wps/session/logout', headers: member.headers });
    expect(await info(first)).toBe(401);
    await expect.poll(() => info(second)).toBe(401);
  });
});
