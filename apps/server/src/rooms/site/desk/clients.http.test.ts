import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createMember, errorOf, openBackOffice, REASON } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';

const { app, call, approve } = await openBackOffice();

const change = (changes: object) => call<{ id: string }>('PUT', '/site', { changes, reason: REASON });
const settings = async () => (await app.server.inject('/wps/whitelabel/settings')).json().value;
const status = async () => (await app.server.inject('/wps/whitelabel/systemStatus')).json().value;

/** Rows of the table in docs/spec/decisions-project.md that lists the setting behind each decision. */
function settingsOfDecisions(): string[] {
  const file = new URL('../../../../../../docs/spec/decisions-project.md', import.meta.url);
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^\| Z-\d+/.test(line));
  // Paths such as `lottery.countdown`; flags and types are in capital letters.
  return rows.flatMap((row) => row.split('|')[2]?.match(/(?<=`)[a-z][A-Za-z.]*(?=`)/g) ?? []);
}

it('lets operators change every setting that the decisions name', async () => {
  const named = settingsOfDecisions().filter((path) => path !== 'closedPages' && !path.endsWith('.md'));
  expect(named.length).toBeGreaterThan(20);
  const { settings: all } = (await call<{ settings: Record<string, object> }>('GET', '/site')).value;
  for (const path of named) {
    const [key = '', field] = path.split('.');
    expect(Object.keys(all), path).toContain(key);
    // The merchant defines the entries of `paths`.
    if (field !== undefined && key !== 'paths') expect(Object.keys(all[key] ?? {}), path).toContain(field);
  }
});

describe('the configuration of clients', () => {
  it('contains the gateway codes, which an operator can change [E-128]', async () => {
    expect((await settings()).client).toEqual({
      platform: 'mobile',
      gateway: { WEB: 1, MOBILE: 3 },
      gameLanguage: 'EN',
      appMarker: 'FairlotApp/',
    });
    expect(await change({ client: { gateway: { WEB: 2, MOBILE: 4 }, gameLanguage: 'VI' } })).toMatchObject({
      status: 200,
    });
    expect((await settings()).client).toMatchObject({ gateway: { WEB: 2, MOBILE: 4 }, gameLanguage: 'VI' });
    expect(await change({ client: { gateway: { WEB: -1, MOBILE: 4 }, gameLanguage: 'VI' } })).toMatchObject({
      status: 400,
    });
    await change({ client: { gateway: { WEB: 1, MOBILE: 3 }, gameLanguage: 'EN' } });
  });

  it("contains the name of the merchant's app and its table of languages", async () => {
    const languageTable = {
      VI: { name: 'Việt', tag: 'vi-VN', flag: 'US', gameLanguage: 'EN' },
      TY: { dir: 'rtl' },
    };
    expect(await change({ appMarker: 'LuckyApp/', languageTable })).toMatchObject({ status: 200 });
    const { client, languages } = await settings();
    expect(client.appMarker).toBe('LuckyApp/');
    const table = new Map(languages.map((language: { code: string }) => [language.code, language]));
    expect(table.get('VI')).toEqual({ code: 'VI', dir: 'ltr', ...languageTable.VI });
    expect(table.get('TY')).toMatchObject({ name: 'ไทย', tag: 'th', dir: 'rtl' });
    for (const wrong of [
      { appMarker: 'a b' },
      { languageTable: { XX: { name: 'None' } } },
      { languageTable: { VI: { tag: 'vi-x' } } },
      { languageTable: { VI: { code: 'EN' } } },
      { languageTable: { VI: { tag: 'en' } } },
    ])
      expect(await change(wrong), JSON.stringify(wrong)).toMatchObject({ status: 400 });
    await change({ appMarker: 'FairlotApp/', languageTable: {} });
  });

  it('contains the countdown and the prize modes of vendors, and rejects other modes [E-129]', async () => {
    expect((await settings()).lottery).toEqual({ countdown: 'lockTime', prizeModes: {} });
    const lottery = { countdown: 'halfSpan', prizeModes: { A: 'Lott', B: 'ZY', C: 'Elott', D: 'SEA' } };
    expect(await change({ lottery })).toMatchObject({ status: 200 });
    expect((await settings()).lottery).toEqual(lottery);
    for (const wrong of [
      { countdown: 'never', prizeModes: {} },
      { countdown: 'lockTime', prizeModes: { GPI: 'Other' } },
    ])
      expect(await change({ lottery: wrong })).toMatchObject({ status: 400 });
    await change({ lottery: { countdown: 'lockTime', prizeModes: {} } });
  });

  it('contains links, templates, login, the agreement and the registration fields', async () => {
    const changes = {
      resources: [{ resourceType: 'IOS', url: 'https://fairlot.example/ios' }],
      paths: { lotteryHistory: 'https://fairlot.example/draws' },
      menuKeys: ['HOME'],
      loginAs: 'member',
      mainDomain: 'play.example',
      memberCentreTemplate: 2,
      depositTemplate: 0,
      mobileTemplate: { app_background: null, app_desc: { EN: 'One app' }, app_desc_font_color: '#12ab34' },
      registerAgreementDefault: false,
      registerFields: { email: { show: true, required: true } },
    };
    expect(await change(changes)).toMatchObject({ status: 200, value: changes });
    expect((await status()).info).toMatchObject({
      resources: changes.resources,
      paths: changes.paths,
      domainRoute: { loginAs: 'member', mainDomain: 'play.example' },
      mobileTemplate: { app_desc: 'One app', app_desc_font_color: '#12ab34' },
    });
    expect(await settings()).toMatchObject({
      registerAgreementDefault: false,
      templates: { mem_cen: 2, dep_func: 0 },
    });
    const rules = (await app.server.inject('/wps/account/regValidata')).json().value;
    expect(rules.email).toMatchObject({ show: true, required: true });
    expect(await change({ paths: { bad: 'javascript:alert(1)' } })).toMatchObject({ status: 400 });
  });

  it("opens an agents' page by the flag that the merchant uses instead of its standard key", async () => {
    const agent = await createMember(app, { type: 1 });
    const overview = async () =>
      errorOf(
        app.server.inject({
          url: '/wps/agent/team/overview',
          headers: { ...agent.headers, moduleid: 'AGEINFO3' },
        }),
      );
    expect(await overview()).toBeNull();
    await change({ agentKeys: { AGEPAG: 'TEAMVIEW' } });
    expect([(await settings()).flags.AGEPAG, await overview()]).toEqual([false, 'module.disabled']);
    await change({ flags: { TEAMVIEW: true } });
    expect([(await settings()).flags.AGEPAG, await overview()]).toEqual([true, null]);
    expect(await change({ agentKeys: { OTHER: 'TEAMVIEW' } })).toMatchObject({ status: 400 });
    await change({ agentKeys: {}, flags: { TEAMVIEW: false } });
  });

  it("keeps members' pages when agents' entries for them use another flag [Q-028] [Q-030]", async () => {
    await change({ agentKeys: { MAILCEN: 'AGMAIL', TRANSREC3: 'AGMAIL', SECCEN: 'AGMAIL' } });
    const { MAILCEN, TRANSREC3, SECCEN, ...flags } = (await settings()).flags;
    expect([MAILCEN, TRANSREC3, SECCEN]).toEqual([true, true, true]);
    expect(flags).toMatchObject({ AGENT_MAILCEN: false, AGENT_TRANSREC3: false, AGENT_SECCEN: false });
    await change({ agentKeys: {} });
  });
});

it('refuses calls that move money during an upgrade, while the site stays open', async () => {
  const member = await createMember(app);
  const deposit = async () => {
    const answer = await app.server.inject({
      method: 'POST',
      url: '/wps/deposit',
      headers: { ...member.headers, 'idempotency-key': randomUUID() },
      payload: { method: 'nothing', amount: '50000.00' },
    });
    return [answer.statusCode, answer.json().errorCode];
  };
  const before = await deposit();
  expect(before).not.toEqual([503, 'system.upgrading']);
  await change({ upgrading: true });
  expect(await deposit()).toEqual([503, 'system.upgrading']);
  expect((await status()).status).toBe(0);
  expect((await app.server.inject({ url: '/wps/wallet', headers: member.headers })).statusCode).toBe(200);
  await change({ upgrading: false });
  expect(await deposit()).toEqual(before);
});

describe('a token outside the header', () => {
  const ask = async (method: 'GET' | 'POST', url: string, cookie: string, payload?: object) => {
    const headers = cookie === '' ? {} : { cookie };
    const answer = await app.server.inject({ method, url, headers, ...(payload && { payload }) });
    return [answer.statusCode, answer.json().errorCode];
  };

  it('is refused until two operators allow it, and still requires the cookie', async () => {
    const member = await createMember(app);
    const cookie = member.headers['cookie']!;
    const token = member.headers['authorization']!.slice('Bearer '.length);
    const attempts = () =>
      Promise.all([
        ask('GET', `/wps/member/info?token=${token}`, cookie),
        ask('GET', `/wps/announcements/noticeNew?token=${token}`, cookie),
        ask('POST', '/wps/announcements/markAsRead', cookie, { announcementId: '1', read: true, token }),
      ]);
    expect(await attempts()).toEqual([
      [401, 'auth.required'],
      [400, 'request.invalid'],
      [401, 'auth.required'],
    ]);
    const { status: state, value } = await change({ api: { tokenInQuery: true } });
    expect(state).toBe(202);
    expect(await approve(value.id)).toMatchObject({ value: { state: 'executed' } });
    const [info, notices, mark] = await attempts();
    expect([info, notices]).toEqual([
      [200, null],
      [200, null],
    ]);
    expect(mark?.[0]).not.toBe(401);
    expect(await ask('GET', `/wps/member/info?token=${token}`, '')).toEqual([401, 'auth.logged.out']);
    expect(await ask('GET', `/wps/member/info?token=${'x'.repeat(43)}`, cookie)).toEqual([401, 'auth.logged.out']);
    expect(await ask('POST', '/wps/announcements/markAsRead', cookie, { announcementId: '1', read: true })).toEqual([
      401,
      'auth.required',
    ]);
    expect(await ask('GET', `/backoffice/api/site?token=${token}`, cookie)).toEqual([401, 'auth.required']);
    expect(await change({ api: { tokenInQuery: false } })).toMatchObject({ status: 200 });
    expect((await attempts())[0]).toEqual([401, 'auth.required']);
  });
});
