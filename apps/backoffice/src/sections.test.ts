import { APPROVAL_KINDS, OPERATOR_ERROR_TEXTS, PERMISSIONS } from '@fairlot/contract';
import { expect, it } from 'vitest';
import { CONTRIBUTIONS, PAGES, pagesAtThumb, pagesFor } from './sections.ts';
import { ERROR_WORDS } from './shared/error-words-vi.ts';
import { GROUPS } from './shared/section.ts';

it('shows the pages that the permissions allow', () => {
  const paths = (...permissions: string[]) => pagesFor(permissions).map(({ path }) => path);
  expect(paths('members.read', 'maintenance.read')).toEqual([
    'dashboard',
    'overview',
    'tasks',
    'members',
    'exports',
    'tokens',
    'account',
    'member',
  ]);
  expect(paths()).toEqual(['dashboard', 'tasks', 'exports', 'tokens', 'account']);
});

it("the bottom bar of a phone has the start page and the operator's queues", () => {
  const paths = (...permissions: string[]) => pagesAtThumb(permissions).map(({ path }) => path);
  expect(paths(...PERMISSIONS)).toEqual(['dashboard', 'alarms', 'withdrawals', 'deposits']);
  expect(paths('maintenance.read', 'figures.read', 'chat.read')).toEqual(['dashboard', 'tasks', 'chat', 'reports']);
  expect(paths()).toEqual(['dashboard', 'tasks', 'exports', 'tokens']);
});

it('the navigation has every page once, by group, in the order that the sections define', () => {
  expect(new Set(PAGES.map(({ path }) => path)).size).toBe(PAGES.length);
  const places = PAGES.map(({ group, place }) => GROUPS.indexOf(group) * 1000 + place);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  const known = 'overview reviews approvals members applications vendors games draws files feeds calendar odds rules';
  const paths = known.split(' ').concat('content', 'pages', 'site', 'audit', 'exports', 'account', 'adjustments');
  expect(PAGES.map(({ path }) => path).filter((path) => paths.includes(path))).toEqual(paths);
});

it('shortcut letters are unique, and every page can be loaded', async () => {
  const letters = PAGES.flatMap(({ letter }) => letter ?? []);
  expect(new Set(letters).size).toBe(letters.length);
  for (const { path, load } of PAGES) expect([path, typeof (await load())]).toEqual([path, 'function']);
});

it("every kind of approval has a description in its room's section", () => {
  expect(Object.keys(CONTRIBUTIONS.approvals).toSorted()).toEqual(APPROVAL_KINDS.toSorted());
  for (const { permission } of Object.values(CONTRIBUTIONS.approvals)) expect(PERMISSIONS).toContain(permission);
});

it('other sections provide actions for members', () => {
  const adjust = CONTRIBUTIONS.memberActions.find(({ permission }) => permission === 'balance.adjust');
  expect([adjust?.path, adjust?.search('12')]).toEqual(['adjustments', '?memberId=12']);
});

it('every error text for operators has a Vietnamese translation', () => {
  expect(Object.keys(OPERATOR_ERROR_TEXTS).filter((code) => !(code in ERROR_WORDS))).toEqual([]);
});
