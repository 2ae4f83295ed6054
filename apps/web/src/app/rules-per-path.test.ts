import { readCatalogue } from '../../scripts/compile-catalogues.ts';
import { describe, expect, it } from 'vitest';
import { AGENT_PAGES, CATEGORIES, CONTRACT_PAGES, HOME_PAGES, MEMBER_PAGES } from './addresses.testing.ts';
import { redirectAfter, redirectOf } from './guard.ts';
import { mergeRoutes, ROUTES, routeOf } from './route-table.ts';
import { guardOf, titleKeyOf, type PageRoute } from './page-route.ts';

const HOME = [...HOME_PAGES, '/m/changePsw'];
const MEMBERS = [...MEMBER_PAGES, '/m/launchGame'];
const AGENTS = [...AGENT_PAGES, ...CONTRACT_PAGES];
const OPEN = [
  ...CATEGORIES,
  '/m/vip',
  '/m/activity',
  '/m/activityDetail',
  '/m/help',
  '/m/message',
  '/m/messageDetail',
  '/m/notice',
  '/m/customer',
  '/m/app',
  '/m/set',
  '/m/trail',
  '/m/other',
  '/m/sponsor',
  '/m/sponsorDetail',
  '/m/useragreement',
  '/m/gameList',
];

const rowOf = (path: string): PageRoute => {
  const row = routeOf(path);
  if (row === undefined) throw new Error(`no row for ${path}`);
  return row;
};
const entry = (type: number | null, href = '/m/x') => ({
  member: type === null ? null : { type },
  href,
  search: Object.fromEntries(new URL(href, 'http://x').searchParams),
});

describe('every address of the specification', () => {
  it.each([...HOME, ...MEMBERS, ...AGENTS, ...OPEN])('%s has a row', (path) => {
    expect(rowOf(path).page).toBeTruthy();
  });

  it.each([...MEMBERS, ...AGENTS, ...OPEN])(
    '%s has a title in every language, in a text group that it loads',
    (path) => {
      const row = rowOf(path);
      const key = titleKeyOf(row, {}) ?? '';
      const titles = ['EN', 'VI', 'AR'].map((language) =>
        ['common', ...row.texts].map((group) => readCatalogue(language, group)[key]).find((text) => text !== undefined),
      );
      expect(titles.every((text) => text !== undefined && text !== '')).toBe(true);
    },
  );

  it('a page with a flag loads the text that states that it is switched off', () => {
    const flagged = ROUTES.filter(({ flag }) => flag !== undefined);
    expect(flagged.filter(({ texts }) => !texts.includes('errors'))).toEqual([]);
  });

  it('the app page and help have no footer; all other pages have one [L-004] [L-005] [L-006]', () => {
    const without = [...HOME, ...MEMBERS, ...AGENTS, ...OPEN].filter((path) => rowOf(path).footer === 'none');
    expect(without.filter((path) => path !== '/m/changePsw')).toEqual(['/m/help', '/m/app']);
  });

  it('home and the categories have the logo bar; other pages have their own header or Back and a title', () => {
    const all = [...HOME, ...MEMBERS, ...AGENTS, ...OPEN];
    expect(all.filter((path) => rowOf(path).header === 'logo')).toEqual([...HOME, ...CATEGORIES]);
  });

  it('Back leads home from trial, notice, activity and message, and to the previous page elsewhere [L-015]', () => {
    const home = [...MEMBERS, ...AGENTS, ...OPEN].filter((path) => rowOf(path).goesHome);
    expect(home).toEqual(['/m/activity', '/m/message', '/m/notice', '/m/trail']);
  });
});

describe("addresses that the specification's table does not list", () => {
  it.each([
    ['/m/trial', '/m/trail'],
    ['/m/member/agent/agentDividend', '/m/member/agent/agentDivident'],
    ['/m/member/agent/agentRebate', '/m/member/agent/agentRebeat'],
    ['/m/member/agent/getDividendContract', '/m/member/agent/getDevidendContract'],
  ])('%s, the correct spelling, redirects to %s and keeps the query', (path, spelling) => {
    expect(redirectOf(rowOf(path), entry(null, path))).toBe(spelling);
    expect(redirectOf(rowOf(path), entry(2, `${path}?id=7`))).toBe(`${spelling}?id=7`);
  });

  it.each([
    '/m/joinUs',
    '/m/registerSuccess',
    '/m/loginRegister',
    '/m/download/android',
    '/m/download/ios',
    '/m/lottery/week',
    '/m/lottery/history',
    '/m/lottery/list',
    '/m/lottery/winNumbers',
    '/m/sponsor',
    '/m/sponsorDetail',
    '/m/promoSelect',
    '/m/activityNew',
    '/m/privacy',
    '/m/maintenance',
    '/m/restricted',
  ])('%s has its own page', (path) => {
    const { page, dialog } = rowOf(path);
    expect(page !== 'home' || dialog !== undefined).toBe(true);
  });
});

/** A member of type 0 may be offered a contract and opens these pages to accept or reject it (Z-100). */
const CONTRACTS = /\/get\w+Contract$/;

describe('guards', () => {
  it('/m/changePsw opens for members; a trial account gets the page that offers a real account', () => {
    const row = rowOf('/m/changePsw');
    expect([null, 0, 1, 4].map((type) => redirectOf(row, entry(type, '/m/changePsw')))).toEqual([
      '/m/home',
      null,
      null,
      '/m/securityCenter',
    ]);
  });

  it('a trial member may register, by an invitation too, or log in; other members go to the next page', () => {
    for (const path of ['/m/register', '/m/login'])
      expect([null, 4, 0, 1].map((type) => redirectOf(rowOf(path), entry(type, `${path}?affiliateCode=ABCD`)))).toEqual(
        [null, null, '/m/home', '/m/home'],
      );
  });

  it.each(MEMBERS)(
    '%s redirects a visitor to the log-in with a way back, and admits a member [Q-007] [Q-008]',
    (path) => {
      expect(redirectOf(rowOf(path), entry(null, path))).toBe(`/m/login?next=${encodeURIComponent(path)}`);
      expect(redirectOf(rowOf(path), entry(0, path))).toBeNull();
    },
  );

  it('a page for members leads home after a log-out, and to its log-in if the answer to one was lost', () => {
    const place = { href: '/m/withdraw?orderId=7', search: { orderId: '7' } };
    const after = (path: string) =>
      (['logout', 'expired', 'unproven'] as const).map((ended) => redirectAfter(ended, rowOf(path), place));
    expect(after('/m/withdraw')).toEqual(['/m/home', '/m/home', '/m/login?next=%2Fm%2Fwithdraw%3ForderId%3D7']);
    expect(after('/m/agent')).toEqual(['/m/home', '/m/home', '/m/home']);
    expect(after('/m/changePsw')).toEqual(['/m/home', '/m/home', '/m/home']);
    expect(after('/m/set')).toEqual([null, null, null]);
  });

  it.each(AGENTS.filter((path) => CONTRACTS.test(path)))(
    '%s also admits members who may be offered a contract',
    (path) => {
      for (const type of [null, 4, 40]) expect(redirectOf(rowOf(path), entry(type, path))).toBe('/m/home');
      expect(redirectOf(rowOf(path), entry(0, path))).toBeNull();
    },
  );

  it.each(AGENTS.filter((path) => !CONTRACTS.test(path)))(
    '%s admits agents and redirects everybody else to home',
    (path) => {
      for (const type of [null, 0, 4, 40]) expect(redirectOf(rowOf(path), entry(type, path))).toBe('/m/home');
      for (const type of [1, 2, 3, 41, 42]) expect(redirectOf(rowOf(path), entry(type, path))).toBeNull();
    },
  );

  it("only agents open the agents' account record; every member opens the other one [R-026]", () => {
    const row = rowOf('/m/transaction/record');
    expect([
      redirectOf(row, entry(0, '/m/transaction/record?types=A')),
      redirectOf(row, entry(1, '/m/transaction/record?types=A')),
      redirectOf(row, entry(0, '/m/transaction/record')),
    ]).toEqual(['/m/home', null, null]);
    expect([titleKeyOf(row, { types: 'A' }), titleKeyOf(row, {})]).toEqual([
      'agency.recordTitle',
      'title.transactions',
    ]);
  });

  it('pages for everybody have no guard, and free play leads members home', () => {
    expect(OPEN.filter((path) => guardOf(rowOf(path), {}) !== undefined)).toEqual(['/m/trail']);
    expect(redirectOf(rowOf('/m/trail'), entry(null))).toBeNull();
    for (const type of [0, 1, 4]) expect(redirectOf(rowOf('/m/trail'), entry(type))).toBe('/m/home');
  });
});

it('mergeRoutes adds new rows and replaces rows with the same address [R-068]', () => {
  const extra: PageRoute[] = [
    { ...rowOf('/m/other'), path: '/m/further' },
    { ...rowOf('/m/other'), titleKey: 'further.other' },
  ];
  const merged = mergeRoutes(ROUTES, extra);
  expect([routeOf('/m/further', merged)?.page, routeOf('/m/further')]).toEqual(['other', undefined]);
  expect([routeOf('/m/other', merged)?.titleKey, routeOf('/m/home', merged)?.page, merged.length]).toEqual([
    'further.other',
    'home',
    ROUTES.length + 1,
  ]);
});
