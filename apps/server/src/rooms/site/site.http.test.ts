import { createTestApp, openTestApp, runJob } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';

const app = await openTestApp({ seed: 'demo' });

const answer = (url: string, remoteAddress = '10.1.2.3', headers: Record<string, string> = {}) =>
  app.server.inject({ method: 'GET', url, remoteAddress, headers });
const get = async (url: string, remoteAddress?: string, headers?: Record<string, string>) => {
  const response = await answer(url, remoteAddress, headers);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().value;
};
const status = (ip?: string, headers?: Record<string, string>) => get('/wps/whitelabel/systemStatus', ip, headers);
const lastAnnounced = async () =>
  app.platform.db.value(sql<object>`select data from platform_stream where name = 'status' order by id desc limit 1`);

describe('site', () => {
  it('returns flags and menu keys without a token [Q-046]', async () => {
    const { flags, menuKeys } = await get('/wps/whitelabel');
    // The demonstration's offers set the flag REFERRAL by an event.
    expect(flags).toMatchObject({ REFERRAL: expect.any(Boolean), FREEPLAY3: true });
    expect(menuKeys).toEqual([]);
  });

  it('returns the settings of the demonstration merchant without a token [Q-058]', async () => {
    expect(await get('/wps/whitelabel/settings')).toMatchObject({
      merchantCode: 'fairlot',
      merchantName: 'Fairlot',
      currency: 'VND',
      timeZone: 'Asia/Ho_Chi_Minh',
      age: { footer: 18, terms: 21 },
      defaultLanguage: 'EN',
      defaultTheme: 'light',
      brandHue: 165,
      brandTone: 'soft',
      logo: null,
      texts: {},
      games: { providerLimit: 'BGS', limitedLists: [] },
      categories: ['RNG', 'LIVE', 'SPORTS', 'ELOTT', 'FISH', 'PVP', 'ESPORTS', 'COCKFIGHT'],
      register: { username: true, mobileNum: true },
      identity: { smsProvider: 'server', humanCheck: 'altcha', codeLength: 6, firebase: null, social: [] },
      registerAgreementDefault: true,
      closedPages: {},
      helpLine: {},
      licences: [],
      client: { platform: 'mobile', gateway: { WEB: 1, MOBILE: 3 }, gameLanguage: 'EN' },
    });
    expect((await get('/wps/whitelabel/settings')).flags).toEqual((await get('/wps/whitelabel')).flags);
    expect([await app.rooms.site.currency(), await app.rooms.site.timeZone()]).toEqual(['VND', 'Asia/Ho_Chi_Minh']);
  });

  it('returns the domain route without a token [Q-055]', async () => {
    expect(await get('/wps/whitelabel/domainRoute')).toEqual({
      loginAs: 'any',
      mainDomain: new URL(app.config.publicOrigin).host,
    });
    await app.rooms.site.change('loginAs', 'member');
    await app.rooms.site.change('mainDomain', 'play.example.com');
    expect(await get('/wps/whitelabel/domainRoute')).toEqual({ loginAs: 'member', mainDomain: 'play.example.com' });
    await app.rooms.site.change('loginAs', 'any');
    await app.rooms.site.change('mainDomain', null);
  });

  it('returns a link of every resource type, each with its url [E-063]', async () => {
    const list: { resourceType: string; url: string }[] = await get('/wps/system/resources');
    expect(list.map(({ resourceType }) => resourceType).toSorted()).toEqual([
      'AFFILIATELINK',
      'Android',
      'AppDownloadIcon',
      'FACEBOOK',
      'IOS',
      'MOBILECONFIG',
      'TELEGRAM',
      'TELEGRAM2',
      'WHATSAPP',
    ]);
    expect(list.every(({ url }) => /^(https:\/\/|\/)/.test(url))).toBe(true);
  });

  it('returns countries with dialling codes, named in the requested language [X-090]', async () => {
    const english: { code: string; dialingCode: string; name: string }[] = await get(
      '/wps/system/systemCountry?language=EN',
    );
    expect(english.length).toBeGreaterThan(200);
    expect(english).toContainEqual({ code: 'VN', dialingCode: '84', name: 'Vietnam' });
    expect(await get('/wps/system/systemCountry', undefined, { language: 'VI' })).toContainEqual({
      code: 'DE',
      dialingCode: '49',
      name: 'Đức',
    });
    expect(await get('/wps/system/systemCountry?language=<b>')).toEqual(english);
  });

  it('returns customer service in the language of the request, with obfuscated addresses [X-091]', async () => {
    expect(await get('/wps/system/getService')).toEqual([
      { title: 'Customer service', csType: 'SERVICE', path: expect.stringMatching(/^[A-Za-z0-9_-]{40,}$/) },
      { title: 'Live chat', csType: 'LIVECHAT', path: expect.stringMatching(/^[A-Za-z0-9_-]{40,}$/) },
    ]);
    expect((await get('/wps/system/getService?language=VI'))[0].title).toBe('Chăm sóc khách hàng');
    expect((await answer('/wps/system/getService')).body).not.toContain('fairlot.example');
  });
});

describe('system status', () => {
  it('contains the location, the two switches and status 0 [E-070] [E-071] [E-072]', async () => {
    expect(await status()).toMatchObject({
      status: 0,
      location: { ip: '10.1.2.3', country: null },
      maintenance: false,
      maintenanceUntil: null,
      regionRestriction: false,
    });
    expect((await status('113.160.0.1')).location).toEqual({ ip: '113.160.0.1', country: 'VN' });
  });

  it('contains customer service, image hosts and the domain route [E-073] [E-074] [E-075]', async () => {
    const { info } = await status();
    expect(info.customerService).toEqual(await get('/wps/system/getService'));
    expect(info.imageCDNs).toEqual([]);
    const hosts = ['https://one.example', 'https://two.example'];
    await app.rooms.site.change('imageCDNs', hosts);
    expect((await status()).info.imageCDNs).toEqual(hosts);
    await app.rooms.site.change('imageCDNs', []);
    expect(info.domainRoute).toEqual({ loginAs: 'any', mainDomain: expect.any(String) });
  });

  it('contains paths, registration and download links [E-077] [E-078] [E-079]', async () => {
    const { info } = await status();
    expect(info).toMatchObject({
      paths: {},
      register: { username: true, mobileNum: true },
      resources: await get('/wps/system/resources'),
    });
  });

  it('contains flags and the main domain, and needs no token [E-080] [E-081] [Q-056]', async () => {
    const { info } = await status();
    expect(info.whitelabel).toEqual(await get('/wps/whitelabel'));
    expect(info.mainDomain).toBe(info.domainRoute.mainDomain);
    expect(info.mobileTemplate).toEqual({
      app_background: expect.stringMatching(/^\/art\//),
      app_desc: 'Fairlot on your home screen',
      app_desc_font_color: '#ffffff',
    });
  });

  it('is 1 in maintenance and 2 in a restricted network, and open pages are notified [X-041]', async () => {
    await app.rooms.site.change('restrictedNetworks', ['10.1.0.0/16']);
    expect(await status()).toMatchObject({ status: 2, regionRestriction: true });
    expect(Object.keys(await status()).toSorted()).toEqual([
      'info',
      'location',
      'maintenance',
      'maintenanceUntil',
      'opened',
      'regionRestriction',
      'status',
    ]);
    await app.rooms.site.change('maintenance', true);
    expect(await status()).toMatchObject({ status: 1, maintenance: true, regionRestriction: true });
    expect(await lastAnnounced()).toEqual({ status: 1 });
    await app.rooms.site.change('maintenance', false);
    await app.rooms.site.change('restrictedNetworks', []);
    expect(await status()).toMatchObject({ status: 0, opened: true });
    await app.rooms.site.change('opened', false);
    expect(await status()).toMatchObject({ status: 1, opened: false });
    await app.rooms.site.change('opened', true);
  });

  it('restricts countries, except for networks in the allow list', async () => {
    await app.rooms.site.change('restrictedCountries', ['JP']);
    expect(await status('133.11.0.1')).toMatchObject({ status: 2, location: { country: 'JP' } });
    expect(await status('2001:240::1')).toMatchObject({ status: 2 });
    expect(await status('113.160.0.1')).toMatchObject({ status: 0 });
    await app.rooms.site.change('allowedNetworks', ['133.11.0.0/16']);
    expect(await status('133.11.0.1')).toMatchObject({ status: 0, location: { country: 'JP' } });
    await app.rooms.site.change('restrictedCountries', []);
    await app.rooms.site.change('allowedNetworks', []);
  });

  it('follows maintenance windows without a restart, and notifies of their start and end once', async () => {
    const from = Date.now() - 1000;
    const until = from + 3_600_000;
    const reported = async () =>
      app.platform.db.value(sql<bigint>`select count(*) as count from platform_stream where name = 'status'`);
    await runJob(app, 'site-windows');
    await app.platform.db.run(sql`
      insert into site_settings (merchant, key, value)
      values ('fairlot', 'maintenanceWindows', ${JSON.stringify([{ from, until }])}::jsonb)`);
    await expect.poll(async () => (await status()).status, { timeout: 10_000 }).toBe(1);
    expect(await status()).toMatchObject({ maintenance: true, maintenanceUntil: until });
    const before = await reported();
    await runJob(app, 'site-windows');
    await runJob(app, 'site-windows');
    expect((await reported()) - before).toBe(1n);
    expect(await lastAnnounced()).toEqual({ status: 1 });
    await app.rooms.site.change('maintenanceWindows', [{ from, until: from + 500 }]);
    expect(await status()).toMatchObject({ status: 0 });
    expect(await lastAnnounced()).toEqual({ status: 0 });
    await app.rooms.site.change('maintenanceWindows', []);
  });
});

describe('a change of settings', () => {
  it('by another process takes effect within a second', async () => {
    await app.platform.db.run(sql`
      insert into site_settings (merchant, key, value) values ('fairlot', 'brandHue', '20')`);
    await expect.poll(async () => (await get('/wps/whitelabel/settings')).brandHue, { timeout: 10_000 }).toBe(20);
  });

  it('with an invalid value is rejected by name and changes nothing', async () => {
    await expect(app.rooms.site.change('brandHue', 400)).rejects.toMatchObject({
      code: 'request.invalid',
      value: { field: 'brandHue' },
    });
    await expect(app.rooms.site.change('defaultLanguage', 'XX')).rejects.toMatchObject({
      code: 'request.invalid',
      value: { field: 'defaultLanguage', reason: 'pattern' },
    });
    await expect(
      app.rooms.site.change('logo', { mark: 'https://elsewhere.example/m.svg', wordmark: null }),
    ).rejects.toMatchObject({ value: { field: 'logo' } });
    expect(await get('/wps/whitelabel/settings')).toMatchObject({ brandHue: 20, defaultLanguage: 'EN', logo: null });
  });

  it('is rolled back when the accompanying write fails', async () => {
    await expect(
      app.rooms.site.change('brandHue', 30, () => Promise.reject(new Error('audit is down'))),
    ).rejects.toThrow('audit is down');
    expect(await app.rooms.site.setting('brandHue')).toBe(20);
  });
});

describe('a second merchant', () => {
  it('has its own name, brand, texts, ages, languages, flags and categories, and nothing of the first', async () => {
    const other = await createTestApp({ config: { merchantCode: 'second', publicOrigin: 'https://lucky.example' } });
    try {
      const { site } = other.rooms;
      await site.change('merchantName', 'Lucky Lantern');
      await site.change('currency', 'THB');
      await site.change('timeZone', 'Asia/Bangkok');
      await site.change('languages', ['EN', 'TY']);
      await site.change('defaultLanguage', 'TY');
      await site.change('defaultTheme', 'dark');
      await site.change('brandHue', 25);
      await site.change('brandTone', 'solid');
      await site.change('imageCDNs', ['https://cdn.lucky.example']);
      await site.change('logo', { mark: 'https://cdn.lucky.example/mark.svg', wordmark: '/art/word.svg' });
      await site.change('texts', { EN: { 'home.promise': 'Bright evenings' } });
      await site.change('ageMinimum', 20);
      await site.change('categories', ['FISH', 'RNG']);
      await site.change('providerLimit', null);
      await site.change('limitedLists', ['FISH']);
      await site.change('flags', { CBS3: true, REGISTER_REE3: false });
      const value = async (url: string) => (await other.server.inject({ method: 'GET', url })).json().value;
      expect(await value('/wps/whitelabel/settings')).toMatchObject({
        merchantCode: 'second',
        merchantName: 'Lucky Lantern',
        currency: 'THB',
        timeZone: 'Asia/Bangkok',
        defaultLanguage: 'TY',
        defaultTheme: 'dark',
        brandHue: 25,
        brandTone: 'solid',
        languages: [{ code: 'EN' }, { code: 'TY', tag: 'th' }],
        logo: { mark: 'https://cdn.lucky.example/mark.svg', wordmark: '/art/word.svg' },
        texts: { EN: { 'home.promise': 'Bright evenings' } },
        age: { footer: 20, terms: 20 },
        categories: ['FISH', 'RNG'],
        games: { providerLimit: null, limitedLists: ['FISH'] },
        register: { username: false, mobileNum: false },
      });
      expect((await value('/wps/whitelabel/systemStatus')).info).toMatchObject({
        mainDomain: 'lucky.example',
        imageCDNs: ['https://cdn.lucky.example'],
        customerService: [],
        resources: [],
        whitelabel: { flags: { CBS3: true, FREEPLAY3: true } },
      });
      expect(await other.platform.db.rows(sql`select distinct merchant from site_settings`)).toEqual([
        { merchant: 'second' },
      ]);
    } finally {
      await other.close();
    }
  });
});
