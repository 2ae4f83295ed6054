import { type GatedApp, openGatedApp, type TestApp } from '@fairlot/testkit';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import { logIn, register } from './client.testing.ts';

let gated: GatedApp;
let app: TestApp;
beforeAll(async () => {
  gated = await openGatedApp(['registration', 'login']);
  ({ app } = gated);
  return gated.close;
});
beforeEach(() => gated.reset());

const traces = () =>
  app.platform.db.one(sql<Record<string, bigint>>`
    select (select count(*) from identity_members) as members, (select count(*) from identity_sessions) as sessions,
           (select count(*) from identity_logins) as logins, (select count(*) from protection_members) as states,
           (select count(*) from platform_outbox) as events`);

describe('conditions of other rooms', () => {
  it('on registration are told who comes; one that says no leaves nobody behind', async () => {
    const before = await traces();
    gated.closed.add('registration');
    const refused = await register(app, 'gated01');
    expect(refused.json()).toMatchObject({
      success: false,
      errorCode: 'module.disabled',
      value: { action: 'registration' },
    });
    expect(await traces()).toEqual(before);
    expect(gated.asked).toMatchObject([{ action: 'registration', account: 'gated01', type: 0, asset: 'VND' }]);
    gated.closed.clear();
    expect((await register(app, 'gated01')).json()).toMatchObject({ success: true });
  });

  it('on log-in are asked of a member who is proved; one that says no opens no session', async () => {
    gated.closed.add('login');
    const before = await traces();
    expect((await logIn(app, 'demo01', 'Fairlot2026')).json()).toMatchObject({ errorCode: 'module.disabled' });
    expect(await traces()).toEqual(before);
    expect(gated.asked).toMatchObject([{ action: 'login', type: 0, method: 'password' }]);
    gated.closed.clear();
    expect((await logIn(app, 'demo01', 'Fairlot2026')).json()).toMatchObject({ success: true });
  });
});
