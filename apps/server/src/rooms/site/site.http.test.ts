import { createTestApp, type TestApp } from '@fairlot/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const get = async (url: string) => (await app.server.inject({ method: 'GET', url, remoteAddress: '10.1.2.3' })).json();

describe('site', () => {
  it('answers flags and menu keys without a token [Q-046]', async () => {
    const { flags, menuKeys } = (await get('/wps/whitelabel')).value;
    expect(flags).toMatchObject({ REFERRAL: false, FREEPLAY3: true });
    expect(menuKeys).toEqual([]);
  });

  it('answers status 0, 1 and 2 with the site status fields [X-041] [E-080]', async () => {
    const status = () => get('/wps/whitelabel/systemStatus');
    expect((await status()).value).toMatchObject({
      status: 0, location: { ip: '10.1.2.3', country: null }, maintenance: false, regionRestriction: false,
      info: { mobileTemplate: {}, paths: {}, whitelabel: { flags: { REFERRAL: false } } },
    });
    await app.rooms.site.change('restrictedNetworks', ['10.1.0.0/16']);
    expect((await status()).value).toMatchObject({ status: 2, regionRestriction: true });
    await app.rooms.site.change('maintenance', true);
    expect((await status()).value).toMatchObject({ status: 1, maintenance: true });
    const { data } = await app.platform.db.one(sql<{ data: object }>`select data from platform_stream where name = 'status' order by id desc limit 1`);
    expect(data).toEqual({ status: 1 });
    await app.rooms.site.change('maintenance', false);
    await app.rooms.site.change('restrictedNetworks', []);
  });

  it('answers the settings of the demonstration merchant', async () => {
    expect((await get('/wps/whitelabel/settings')).value).toEqual({
      merchantCode: 'fairlot', merchantName: 'Fairlot', currency: 'VND', timeZone: 'Asia/Ho_Chi_Minh',
      age: { footer: 18, terms: 21, privacy: 18 }, languages: [{ code: 'EN', tag: 'en', name: 'English', dir: 'ltr' }, { code: 'VI', tag: 'vi', name: 'Tiếng Việt', dir: 'ltr' }],
      defaultLanguage: 'EN', defaultTheme: 'light', brandHue: 165, registerAgreementDefault: true, withdrawals: { open: false, reason: 'withdraw.closed' },
    });
    expect((await get('/wps/system/setTemplate')).value).toEqual({ mem_cen: 1, dep_func: 1 });
    expect([await app.rooms.site.currency(), await app.rooms.site.timeZone()]).toEqual(['VND', 'Asia/Ho_Chi_Minh']);
  });

  it('a change of another process is seen within a second', async () => {
    await app.platform.db.run(sql`insert into site_settings (merchant, key, value) values ('fairlot', 'brandHue', '20')`);
    await expect.poll(async () => (await get('/wps/whitelabel/settings')).value.brandHue, { timeout: 2000 }).toBe(20);
    await expect(app.rooms.site.change('brandHue', 400)).rejects.toThrow('brandHue');
  });
});
