import { openBackOffice, REASON } from '@fairlot/testkit';
import { expect, it } from 'vitest';

const { app, operator, call, approve, trail } = await openBackOffice();

const change = <T = unknown>(changes: object) => call<T>('PUT', '/site', { changes, reason: REASON });
const settings = async () => (await app.server.inject('/wps/whitelabel/settings')).json().value;

it('changes settings together, effective immediately, with an audit entry', async () => {
  const answer = await change({
    brandHue: 258,
    brandChroma: 1.6,
    brandTone: 'solid',
    merchantName: 'Lucky Harbour',
    ageMinimum: 21,
    categories: ['LIVE', 'RNG'],
  });
  expect(answer).toMatchObject({ success: true, value: { brandHue: 258, merchantName: 'Lucky Harbour' } });
  expect(await settings()).toMatchObject({
    brandHue: 258,
    brandChroma: 1.6,
    brandTone: 'solid',
    merchantName: 'Lucky Harbour',
    age: { footer: 21, terms: 21 },
    categories: ['LIVE', 'RNG'],
  });
  const menus = (await app.server.inject('/lgw/game/menus')).json().value as { gameCategory: string }[];
  expect(menus.map(({ gameCategory }) => gameCategory)).toEqual(['LIVE', 'RNG']);
  expect((await trail('site')).at(-1)).toMatchObject({
    actor: operator.name,
    action: 'site.changed',
    reason: REASON,
    before: { brandHue: 165, merchantName: 'Fairlot', ageMinimum: null },
    after: { brandHue: 258, merchantName: 'Lucky Harbour', ageMinimum: 21 },
  });
});

it('names the reason when the lottery, which has its own lobby, is listed as a category [E-131]', async () => {
  for (const field of ['categories', 'limitedLists'])
    expect(await change({ [field]: ['LIVE', 'LOTT'] })).toMatchObject({
      errorCode: 'request.invalid',
      value: { field, reason: 'lobby' },
    });
});

it('selects the vendor of limited lists and the lists, and rejects unknown ones [G-041]', async () => {
  const { value: before } = await call<{ settings: { providerLimit: string; limitedLists: string[] } }>('GET', '/site');
  expect([before.settings.providerLimit, before.settings.limitedLists]).toEqual(['BGS', []]);
  expect(await change({ providerLimit: 'NWND', limitedLists: ['RNG'] })).toMatchObject({
    success: true,
    value: { providerLimit: 'NWND', limitedLists: ['RNG'] },
  });
  expect((await settings()).games).toEqual({ providerLimit: 'NWND', limitedLists: ['RNG'] });
  expect(await change({ limitedLists: ['NOTHING'] })).toMatchObject({ status: 400, errorCode: 'request.invalid' });
  expect((await change({ providerLimit: null, limitedLists: [] })).success).toBe(true);
  expect((await settings()).games).toEqual({ providerLimit: null, limitedLists: [] });
});

it('rejects inconsistent settings as a whole and names the error', async () => {
  const before = await settings();
  expect(await change({ brandHue: 30, languages: ['VI'] })).toMatchObject({
    status: 400,
    errorCode: 'request.invalid',
    value: { field: 'defaultLanguage' },
  });
  expect(await change({ brandHue: 30, restrictedNetworks: ['10.0.0.0/99'] })).toMatchObject({
    status: 400,
    value: { field: 'restrictedNetworks', reason: 'pattern' },
  });
  expect(await change({ allowedNetworks: ['203.0.113.7'] })).toMatchObject({
    value: { field: 'changes.allowedNetworks.0', reason: 'pattern' },
  });
  expect(await change({ logo: { mark: 'https://elsewhere.example/x.svg', wordmark: null } })).toMatchObject({
    status: 400,
    value: { field: 'logo' },
  });
  expect(await change({ imageCDNs: ['http://insecure.example'] })).toMatchObject({
    status: 400,
    value: { field: 'changes.imageCDNs.0' },
  });
  expect(await change({ currency: 'XXX' })).toMatchObject({ status: 400, value: { field: 'currency' } });
  expect(await change({ timeZone: '+07:00' })).toMatchObject({ status: 400, value: { field: 'timeZone' } });
  expect(await change({})).toMatchObject({ status: 400, errorCode: 'request.invalid' });
  expect(await settings()).toEqual(before);
});

it('shows the company and its licences to everyone, and none until an operator sets them', async () => {
  const reported = async () => (await app.server.inject('/wps/system/company')).json().value;
  const none = { legalName: null, address: null, email: null, licences: [] };
  expect(await reported()).toEqual(none);
  const company = {
    ...none,
    legalName: 'Lucky Harbour Ltd.',
    licences: [{ authority: 'Gaming Board', number: 'GB-77', url: 'https://board.example/77' }],
  };
  expect((await change({ company })).success).toBe(true);
  expect(await reported()).toEqual(company);
  for (const url of ['javascript:alert(1)', 'http://board.example', '//board.example'])
    expect(await change({ company: { ...none, licences: [{ authority: 'A', number: '1', url }] } }), url).toMatchObject(
      { status: 400, value: { field: 'company' } },
    );
  expect(await reported()).toEqual(company);
});

it('sends pages the licences and the helpline of each language', async () => {
  const helpLine = { EN: '0800 123 456, free at any hour', VI: '1900 1234' };
  expect((await change({ helpLine })).success).toBe(true);
  expect(await settings()).toMatchObject({ helpLine, licences: [{ authority: 'Gaming Board', number: 'GB-77' }] });
  for (const wrong of [{ EN: '' }, { english: '0800' }])
    expect(await change({ helpLine: wrong })).toMatchObject({ status: 400 });
  expect((await trail('site')).at(-1)).toMatchObject({ before: { helpLine: {} }, after: { helpLine } });
});

it('sends codes through Firebase only with a complete, well-formed project', async () => {
  const {
    value: {
      settings: { identity },
    },
  } = await call<{ settings: { identity: object } }>('GET', '/site');
  const byFirebase = { ...identity, smsProvider: 'firebase' };
  const project = {
    apiKey: 'AIzaSyExample-0001',
    projectId: 'shop-login',
    authDomain: 'shop-login.firebaseapp.com',
    emulator: null,
  };
  expect(await change({ identity: byFirebase })).toMatchObject({ status: 400, value: { field: 'firebase' } });
  for (const wrong of [
    { authDomain: 'shop; script-src *' },
    { emulator: 'javascript:1' },
    { projectId: 'Shop' },
    { secret: 'x' },
  ]) {
    expect(
      await change({ identity: byFirebase, firebase: { ...project, ...wrong } }),
      JSON.stringify(wrong),
    ).toMatchObject({ status: 400, errorCode: 'request.invalid' });
  }
  // The owner of the project can sign members in, so a second operator approves it.
  const asked = await change<{ id: string }>({ identity: byFirebase, firebase: project });
  expect(asked).toMatchObject({ status: 202, value: { kind: 'site.controls' } });
  expect((await settings()).identity).toMatchObject({ smsProvider: 'server', firebase: null });
  expect(await approve(asked.value.id)).toMatchObject({ value: { state: 'executed' } });
  expect((await settings()).identity).toMatchObject({ smsProvider: 'firebase', firebase: project });
  expect(await change({ firebase: { ...project, apiKey: 'AIzaSyExample-0002' } })).toMatchObject({ status: 200 });
  expect(await change({ identity })).toMatchObject({ success: true });
});

it('orders languages as the operator does, including the default', async () => {
  await change({ languages: ['VI', 'EN'], defaultLanguage: 'VI' });
  expect(await settings()).toMatchObject({ defaultLanguage: 'VI', languages: [{ code: 'VI' }, { code: 'EN' }] });
  const { value } = await call<{ choices: { languages: { code: string }[]; categories: string[] } }>('GET', '/site');
  expect(value.choices.languages.map(({ code }) => code)).toContain('AR');
  expect(value.choices.categories).toContain('COCKFIGHT');
});

it('blocks a region by country unless the allow list covers the address; windows end on time', async () => {
  const statusOf = async (remoteAddress: string) =>
    (await app.server.inject({ url: '/wps/whitelabel/systemStatus', remoteAddress })).json().value.status as number;
  await change({ restrictedCountries: ['VN'], allowedNetworks: ['113.160.0.0/24'] });
  expect([await statusOf('113.160.1.1'), await statusOf('113.160.0.9'), await statusOf('10.1.2.3')]).toEqual([2, 0, 0]);
  await change({ maintenanceWindows: [{ from: Date.now() - 1000, until: Date.now() + 60_000 }] });
  expect(await statusOf('10.1.2.3')).toBe(1);
  await change({ maintenanceWindows: [{ from: Date.now() + 60_000, until: null }], restrictedCountries: [] });
  expect(await statusOf('113.160.1.1')).toBe(0);
});

it('sanitises a logo, stores it once and serves it without executable content', async () => {
  const keep = (file: string | Buffer) =>
    call<{ url: string }>('POST', '/pictures', {
      data: Buffer.from(file).toString('base64'),
    });
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><script>alert(1)</script><path d="M0 0L9 9" ' +
    'onclick="x()"/></svg>';
  const {
    value: { url },
  } = await keep(drawing);
  expect(url).toMatch(/^\/pictures\/[0-9a-f]{32}\.svg$/);
  expect((await keep(drawing)).value.url).toBe(url);
  const served = await app.server.inject(url);
  expect(served.body).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M0 0L9 9"></path></svg>',
  );
  expect(served.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await change({ logo: { mark: url, wordmark: null } })).success).toBe(true);
  expect(await settings()).toMatchObject({ logo: { mark: url, wordmark: null } });
  expect(await keep('GIF89a and no drawing')).toMatchObject({ success: false, errorCode: 'picture.refused' });
  expect((await app.server.inject('/pictures/../x')).statusCode).toBe(404);
  expect((await app.server.inject(`/pictures/${'0'.repeat(32)}.svg`)).statusCode).toBe(404);
});

it('changes flags individually: flags that are not named keep their value', async () => {
  const before = (await app.rooms.site.flags()) as Record<string, boolean>;
  const [first = '', second = ''] = Object.keys(before).filter((name) => before[name]);
  expect((await change({ flags: { [first]: false } })).success).toBe(true);
  expect(await app.rooms.site.flags()).toEqual({ ...before, [first]: false });
  expect(before[second]).toBe(true);
  expect((await change({ flags: { [first]: true } })).success).toBe(true);
  expect(await app.rooms.site.flags()).toEqual(before);
});

it('shows the market profile with its rules, and allows only stricter rules', async () => {
  const { value: before } = await call<{ settings: { market: object }; choices: { markets: object } }>('GET', '/site');
  expect(before.settings.market).toEqual({ profile: 'demo', stricter: {} });
  expect(before.choices.markets).toMatchObject({ UK: { followUp: false }, demo: { followUp: true } });
  const state = app.rooms.site;
  expect(await state.market()).toMatchObject({ withdrawalCancel: true, identityBefore: 'withdrawal' });
  expect((await change({ market: { profile: 'demo', stricter: { withdrawalCancel: false } } })).success).toBe(true);
  expect(await state.market()).toMatchObject({ withdrawalCancel: false, identityBefore: 'withdrawal' });
  const net = (vulnerabilityNetMinor: string) =>
    change({ market: { profile: 'demo', stricter: { withdrawalCancel: false, vulnerabilityNetMinor } } });
  expect((await net('199999999')).success).toBe(true);
  expect(await state.market()).toMatchObject({ vulnerabilityNetMinor: '199999999' });
  expect(await net('2000000001')).toMatchObject({ errorCode: 'request.invalid', value: { field: 'market' } });
  expect(await change({ market: { profile: 'UK', stricter: { autoBet: true } } })).toMatchObject({
    status: 400,
    errorCode: 'request.invalid',
    value: { field: 'market' },
  });
  expect(await change({ market: { profile: 'MARS', stricter: {} } })).toMatchObject({ status: 400 });
  expect((await change({ market: { profile: 'UK', stricter: {} } })).success).toBe(true);
  expect(await state.market()).toMatchObject({ autoBet: false, mostWagering: 10, identityBefore: 'play' });
});
