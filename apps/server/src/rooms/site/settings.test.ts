import { describe, expect, it } from 'vitest';
import { activateSettings } from './active-settings.ts';
import { languagesOf } from './languages.ts';
import { readNetworks } from './networks.ts';
import { presentSettings, presentStatus, statusOf } from './present.ts';
import { isSafeImage, isSafeLink } from './safe-url.ts';
import { DEFAULTS, findProblem, readSettings } from './settings.ts';
import { isRestricted, maintenanceAt, msUntilWindow } from './status.ts';

const MERCHANT = {
  code: 'fairlot',
  host: 'play.example',
  social: ['google'],
  mayEmulate: true,
} as const;

describe('settings', () => {
  it('merges stored values over the defaults, flags individually', () => {
    const stored = [
      { key: 'brandHue', value: 20 },
      { key: 'flags', value: { CBS3: true, OFFERED3: false } },
      { key: 'removedLongAgo', value: 1 },
    ];
    const flags = { ...DEFAULTS.flags, OTHER3: true, CBS3: true, OFFERED3: false };
    expect(readSettings(stored, { OFFERED3: true, OTHER3: true })).toEqual({ ...DEFAULTS, brandHue: 20, flags });
  });

  it.each<[string, unknown]>([
    ['brandHue', 400],
    ['flags', { CBS3: 'yes' }],
    ['defaultTheme', 'blue'],
    ['ageMinimum', 16],
    ['brandTone', 'neon'],
    ['categories', []],
    ['categories', ['RNG', 'RNG']],
    ['categories', ['ROULETTE']],
    ['restrictedCountries', ['Vietnam']],
    ['maintenanceWindows', [{ from: 'now', until: null }]],
    ['imageCDNs', ['http://pictures.example']],
    ['texts', { EN: { 'a b': 'x' } }],
    ['resources', [{ resourceType: 'WINDOWS', url: '/x' }]],
    ['company', { ...DEFAULTS.company, email: 'a@b.example?bcc=c@d.example' }],
    ['company', { ...DEFAULTS.company, licences: [{ authority: 'A', number: '', url: null }] }],
    ['registerFields', { username: { rules: [{ pattern: '(', flags: '', errorCode: 'x' }] } }],
  ])('rejects an invalid %s by name', (key, value) => {
    expect(() => readSettings([{ key, value }], {})).toThrow(key);
  });

  it.each<[string, Partial<typeof DEFAULTS>]>([
    ['restrictedNetworks', { restrictedNetworks: ['10.0.0.0/99'] }],
    ['allowedNetworks', { allowedNetworks: ['10.0.0/8'] }],
    ['mainDomain', { mainDomain: 'play..example.com' }],
    ['mainDomain', { mainDomain: '.' }],
    [
      'mobileTemplate.app_background',
      { mobileTemplate: { ...DEFAULTS.mobileTemplate, app_background: '//x.example' } },
    ],
    ['timeZone', { timeZone: 'Asia/Atlantis' }],
    // Members log in with these, so the form always shows them.
    ['registerFields', { registerFields: { confirmPassword: { show: false } } }],
    ['registerFields', { registerFields: { username: { required: false } } }],
    ['languages', { languages: ['EN', 'XX'] }],
    ['defaultLanguage', { languages: ['VI'] }],
    ['maintenanceWindows', { maintenanceWindows: [{ from: 20, until: 10 }] }],
    ['logo', { logo: { mark: 'https://elsewhere.example/mark.svg', wordmark: null } }],
    ['resources', { resources: [{ resourceType: 'IOS', url: 'javascript:alert(1)' }] }],
    ['resources', { resources: [{ resourceType: 'AppDownloadIcon', url: 'https://elsewhere.example/icon.png' }] }],
    ['customerService', { customerService: [{ csType: 'LIVECHAT', titles: { EN: 'Help' }, url: '//evil.example' }] }],
    ['paths', { paths: { lotteryHistory: 'http://insecure.example' } }],
    ['company', { company: { ...DEFAULTS.company, licences: [{ authority: 'A', number: '1', url: 'javascript:x' }] } }],
  ])('finds a problem with %s that the schema does not detect', (problem, changed) => {
    expect(findProblem({ ...DEFAULTS, ...changed })).toBe(problem);
    expect(findProblem(DEFAULTS)).toBeUndefined();
  });

  it('sends 18 for the footer and 21 for the terms by default, and a single age where the merchant sets it', () => {
    expect(presentSettings(DEFAULTS, MERCHANT).age).toEqual({ footer: 18, terms: 21 });
    expect(presentSettings({ ...DEFAULTS, ageMinimum: 20 }, MERCHANT).age).toEqual({ footer: 20, terms: 20 });
  });

  it('has TY and EN as configured languages, and the selector offers those that the merchant enables [E-126]', () => {
    expect(DEFAULTS.languages.toSorted()).toEqual(['EN', 'TY']);
    expect(presentSettings(DEFAULTS, MERCHANT).languages.map(({ code, tag }) => [code, tag])).toEqual([
      ['EN', 'en'],
      ['TY', 'th'],
    ]);
    expect(presentSettings({ ...DEFAULTS, languages: ['VI'] }, MERCHANT).languages.map(({ code }) => code)).toEqual([
      'VI',
    ]);
  });

  it('lists the social login providers that are enabled and configured', () => {
    const flags = { ...DEFAULTS.flags, GOOGLELOGIN3: true, FACEBOOKLOGIN3: true };
    expect(presentSettings({ ...DEFAULTS, flags }, MERCHANT).identity.social).toEqual(['google']);
    expect(presentSettings(DEFAULTS, MERCHANT).identity.social).toEqual([]);
  });

  const FIREBASE = {
    apiKey: 'AIzaSyExample-0001',
    projectId: 'shop-login',
    authDomain: 'shop-login.firebaseapp.com',
    emulator: 'http://127.0.0.1:3001',
  };

  it('sends Firebase only while it delivers codes, and no emulator in production', () => {
    const settings = {
      ...DEFAULTS,
      firebase: FIREBASE,
      identity: { ...DEFAULTS.identity, smsProvider: 'firebase' as const },
    };
    const reported = (changed: object, merchant: object = {}) =>
      presentSettings({ ...settings, ...changed }, { ...MERCHANT, ...merchant }).identity.firebase;
    expect(reported({})).toEqual(FIREBASE);
    expect(reported({}, { mayEmulate: false })).toEqual({ ...FIREBASE, emulator: null });
    expect([reported({ identity: DEFAULTS.identity }), reported({ firebase: null })]).toEqual([null, null]);
    expect([findProblem(settings), findProblem({ ...settings, firebase: null })]).toEqual([undefined, 'firebase']);
  });

  it.each([
    { apiKey: 'x y z 1 2 3 4' },
    { projectId: 'Shop' },
    { authDomain: 'https://shop-login.firebaseapp.com' },
    { authDomain: 'a.b; script-src *' },
    { emulator: "http://x 'unsafe-inline'" },
    { emulator: 'http://127.0.0.1:3001/path' },
    { privateKey: 'secret' },
  ])('rejects %j in Firebase settings', (changed) => {
    expect(() => readSettings([{ key: 'firebase', value: { ...FIREBASE, ...changed } }], {})).toThrow('firebase');
  });

  it('has 18 in the footer by default [K-049]', () => {
    expect(presentSettings(DEFAULTS, MERCHANT).age.footer).toBe(18);
  });

  it('lists the enabled languages in order, each language once', () => {
    expect(languagesOf(['VI', 'EN', 'TY', 'TH', 'XX'], 'EN').map(({ code, tag }) => [code, tag])).toEqual([
      ['VI', 'vi'],
      ['EN', 'en'],
      ['TY', 'th'],
    ]);
    expect(languagesOf(['AR'], 'EN')).toEqual([
      { code: 'AR', tag: 'ar', name: 'العربية', dir: 'rtl', flag: 'SA', gameLanguage: 'EN' },
    ]);
  });

  it("sends the merchant's game language for languages that vendors do not know [E-127]", () => {
    const { languages } = presentSettings(
      { ...DEFAULTS, languages: ['RU', 'TY'], client: { ...DEFAULTS.client, gameLanguage: 'VI' } },
      MERCHANT,
    );
    expect(languages.map(({ gameLanguage }) => gameLanguage)).toEqual(['VI', 'TH']);
  });
});

describe('allowed links and pictures', () => {
  it.each([
    ['/m/home', true],
    ['https://a.example/x?y=1', true],
    ['//a.example', false],
    ['/\\a.example', false],
    ['http://a.example', false],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['', false],
    ['m/home', false],
    ['https://a b', false],
    ['https://bank.example@evil.example/', false],
    ['https://user:word@evil.example/', false],
  ])('%s: %s', (url, isSafe) => {
    expect(isSafeLink(url)).toBe(isSafe);
  });

  it('allows pictures from this site or from a listed host', () => {
    const hosts = ['https://cdn.example'];
    expect(
      ['/art/x.svg', 'https://cdn.example/x.png', 'https://cdn.example.evil/x.png', 'https://other.example/x.png'].map(
        (url) => isSafeImage(url, hosts),
      ),
    ).toEqual([true, true, false, false]);
  });
});

describe('status', () => {
  const lists = {
    allowed: readNetworks(['10.9.0.0/16']),
    restricted: readNetworks(['10.0.0.0/8', '2001:db8::/32']),
    countries: ['KP'],
  };
  it.each<[string, string | null, boolean]>([
    ['10.1.2.3', null, true],
    ['::ffff:10.1.2.3', null, true],
    ['10.9.2.3', null, false],
    ['11.1.2.3', null, false],
    ['11.1.2.3', 'VN', false],
    ['11.1.2.3', 'KP', true],
    ['10.9.2.3', 'KP', false],
    ['2001:db8::1', null, true],
    ['2001:db9::1', null, false],
  ])('%s of %s is restricted: %s', (ip, country, expected) => {
    expect(isRestricted(ip, country, lists)).toBe(expected);
  });

  it('is 1 in maintenance, regardless of region, or else 2 with a restriction', () => {
    expect([statusOf(false, false), statusOf(true, false), statusOf(false, true), statusOf(true, true)]).toEqual([
      0, 1, 2, 1,
    ]);
  });

  it('applies maintenance windows by the clock', () => {
    const settings = {
      ...DEFAULTS,
      maintenanceWindows: [
        { from: 100, until: 200 },
        { from: 150, until: 300 },
        { from: 900, until: null },
      ],
      opened: true,
    };
    const at = (now: number) => maintenanceAt(settings, now);
    expect([at(99), at(100), at(160), at(299), at(300), at(900)]).toEqual([
      { maintenance: false, maintenanceUntil: null },
      { maintenance: true, maintenanceUntil: 200 },
      { maintenance: true, maintenanceUntil: 300 },
      { maintenance: true, maintenanceUntil: 300 },
      { maintenance: false, maintenanceUntil: null },
      { maintenance: true, maintenanceUntil: null },
    ]);
    expect([50, 100, 160, 200, 899, 900].map((now) => msUntilWindow(settings, now))).toEqual([
      50,
      50,
      40,
      100,
      1,
      Infinity,
    ]);
    for (const closed of [{ maintenance: true }, { opened: false }])
      expect(maintenanceAt({ ...settings, ...closed }, 99)).toEqual({
        maintenance: true,
        maintenanceUntil: null,
      });
  });

  it("returns the caller's location and the current settings", () => {
    const levelTerms = {
      ip: '1.2.3.4',
      country: 'AU',
      maintenance: true,
      maintenanceUntil: 5,
      regionRestriction: true,
      opened: true,
    };
    expect(presentStatus(levelTerms, activateSettings(DEFAULTS, MERCHANT).info('EN'))).toMatchObject({
      status: 1,
      location: { ip: '1.2.3.4', country: 'AU' },
      maintenanceUntil: 5,
    });
  });

  it('computes the answer for an address once while its inputs are unchanged', async () => {
    const levelTerms = {
      country: null,
      maintenance: false,
      maintenanceUntil: null,
      regionRestriction: false,
      opened: true,
    };
    const { info, statusOf } = activateSettings(DEFAULTS, MERCHANT);
    let made = 0;
    const ask = (ip: string) => statusOf(ip, async () => (made++, presentStatus({ ip, ...levelTerms }, info('EN'))));
    const [first, again, other] = [await ask('1.1.1.1'), await ask('1.1.1.1'), await ask('2.2.2.2')];
    expect([first === again, first.location.ip, other.location.ip, made]).toEqual([true, '1.1.1.1', '2.2.2.2', 2]);
  });
});
