import { auditBooks, createTestApp, type TestApp, throwAwayRoom } from '@fairlot/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { logIn, register } from './client.testing.ts';

let app: TestApp;
const closed = new Set<string>();
const asked: object[] = [];

beforeAll(async () => {
  const gate = (action: string) => async (_tx: unknown, subject: object) => {
    asked.push({ action, ...subject });
    if (closed.has(action)) throw new Refusal('module.disabled', { action });
  };
  app = await createTestApp({
    seed: 'demo',
    rooms: [throwAwayRoom({ gates: { registration: gate('registration'), login: gate('login') } })],
  });
});
beforeEach(() => {
  closed.clear();
  asked.length = 0;
});
afterAll(async () => {
  await auditBooks(app);
  await app.close();
});

const traces = () =>
  app.platform.db.one(sql<Record<string, bigint>>`
    select (select count(*) from identity_members) as members, (select count(*) from identity_sessions) as sessions,
           (select count(*) from identity_logins) as logins, (select count(*) from protection_members) as states,
           (select count(*) from platform_outbox) as events`);

describe('conditions of other rooms', () => {
  it('on registration are told who comes; one that says no leaves nobody behind', async () => {
    const before = await traces();
    closed.add('registration');
    const refused = await register(app, 'gated01');
    expect(refused.json()).toMatchObject({
      success: false,
      errorCode: 'module.disabled',
      value: { action: 'registration' },
    });
    expect(await traces()).toEqual(before);
    expect(asked).toMatchObject([{ action: 'registration', account: 'gated01', type: 0, asset: 'VND' }]);
    closed.clear();
    expect((await register(app, 'gated01')).json()).toMatchObject({ success: true });
  });

  it('on log-in are asked of a member who is proved; one that says no opens no session', async () => {
    closed.add('login');
    const before = await traces();
    expect((await logIn(app, 'demo01', 'Fairlot2026')).json()).toMatchObject({ errorCode: 'module.disabled' });
    expect(await traces()).toEqual(before);
    expect(asked).toMatchObject([{ action: 'login', type: 0, method: 'password' }]);
    closed.clear();
    expect((await logIn(app, 'demo01', 'Fairlot2026')).json()).toMatchObject({ success: true });
  });
});
