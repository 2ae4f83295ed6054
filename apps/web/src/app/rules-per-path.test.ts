import { readCatalogue } from '../../scripts/compile-catalogues.ts';
import { describe, expect, it } from 'vitest';
import { redirectOf } from './guard.ts';
import { mergeRoutes, ROUTES, routeOf } from './route-table.ts';
import { guardOf, titleKeyOf, type PageRoute } from './page-route.ts';

const HOME = [
  '/',
  '/m',
  '/m/index',
  '/m/index.html',
  '/m/home',
  '/m/login',
  '/m/register',
  '/m/register.html',
  '/m/forget',
  '/m/changePsw',
];
const MEMBERS = [
  '/m/member/home',
  '/m/voucherCenter',
  '/m/withdraw',
  '/m/member/benefits',
  '/m/rewardCenter',
  '/m/transaction/record',
  '/m/gameRecord',
  '/m/launchGame',
  '/m/feedback',
  '/m/webEmail',
  '/m/securityCenter',
];
const AGENTS = [
  '/m/agent',
  '/m/agent/team/overview',
  '/m/agentRegister',
  '/m/agent/team/pnl',
  '/m/member/team',
  '/m/teamBetting',
  '/m/member/agent/agentDivident',
  '/m/member/agent/agentRebeat',
  '/m/member/teamRebate',
  '/m/member/agent/getSalaryContract',
  '/m/member/agent/getDevidendContract',
  '/m/member/agent/getHourContract',
  '/m/member/agent/getRealTimeContract',
];
const CATEGORIES = [
  '/m/hot',
  '/m/rng',
  '/m/inhouse',
  '/m/pvp',
  '/m/fish',
  '/m/live',
  '/m/sports',
  '/m/esports',
  '/m/lott',
  '/m/lottery',
  '/m/cockfight',
  '/m/gameCenter',
];
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
    '%s has a title in every language, among the texts that it loads',
    (path) => {
      const row = rowOf(path);
      const key = titleKeyOf(row, {}) ?? '';
      const titles = ['EN', 'VI', 'AR'].map((language) =>
        ['common', ...row.texts].map((group) => readCatalogue(language, group)[key]).find((text) => text !== undefined),
      );
      expect(titles.every((text) => text !== undefined && text !== '')).toBe(true);
    },
  );

  it('the footer is absent on the app page and in help, and present elsewhere [L-004] [L-005] [L-006]', () => {
    const without = [...HOME, ...MEMBERS, ...AGENTS, ...OPEN].filter((path) => !rowOf(path).hasFooter);
    expect(without.filter((path) => path !== '/m/changePsw')).toEqual(['/m/help', '/m/app']);
  });

  it("home and the categories have home's logo bar, every other page its own head or Back and its title", () => {
    const all = [...HOME, ...MEMBERS, ...AGENTS, ...OPEN];
    expect(all.filter((path) => rowOf(path).header === 'logo')).toEqual([...HOME, ...CATEGORIES]);
  });

  it('Back goes home from trial, notice, activity and message, and one page back elsewhere [L-015]', () => {
    const home = [...MEMBERS, ...AGENTS, ...OPEN].filter((path) => rowOf(path).goesHome);
    expect(home).toEqual(['/m/activity', '/m/message', '/m/notice', '/m/trail']);
  });
});

describe('addresses beyond the table of the specification', () => {
  it.each([
    ['/m/trial', '/m/trail'],
    ['/m/member/agent/agentDividend', '/m/member/agent/agentDivident'],
    ['/m/member/agent/agentRebate', '/m/member/agent/agentRebeat'],
    ['/m/member/agent/getDividendContract', '/m/member/agent/getDevidendContract'],
  ])('%s, rightly spelled, leads to %s with its query', (path, spelling) => {
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
  ])('%s has a page of its own', (path) => {
    const { page, dialog } = rowOf(path);
    expect(page !== 'home' || dialog !== undefined).toBe(true);
  });
});

/** A type 0 may be asked about a contract, and then answers it (Z-100). */
const CONTRACTS = /\/get\w+Contract$/;

describe('guards', () => {
  it.each(MEMBERS)('%s leads a visitor to the log-in and back, and lets a member in [Q-007] [Q-008]', (path) => {
    expect(redirectOf(rowOf(path), entry(null, path))).toBe(`/m/login?next=${encodeURIComponent(path)}`);
    expect(redirectOf(rowOf(path), entry(0, path))).toBeNull();
  });

  it.each(AGENTS.filter((path) => CONTRACTS.test(path)))('%s is open to who may be asked as well', (path) => {
    expect([null, 0, 4, 40].map((type) => redirectOf(rowOf(path), entry(type, path)))).toEqual([
      '/m/home',
      null,
      '/m/home',
      '/m/home',
    ]);
  });

  it.each(AGENTS.filter((path) => !CONTRACTS.test(path)))('%s is for agents, everybody else gets home', (path) => {
    expect([null, 0, 4, 40].map((type) => redirectOf(rowOf(path), entry(type, path)))).toEqual([
      '/m/home',
      '/m/home',
      '/m/home',
      '/m/home',
    ]);
    expect([1, 2, 3, 41, 42].map((type) => redirectOf(rowOf(path), entry(type, path)))).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it("the account record of agents is theirs, the other one every member's [R-026]", () => {
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

  it('pages for everybody have none', () => {
    expect(OPEN.filter((path) => guardOf(rowOf(path), {}) !== undefined)).toEqual([]);
  });
});

it('rows of a further table join the table, and replace those that they share an address with [R-068]', () => {
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
