import { APPROVAL_KINDS, OPERATOR_ERROR_TEXTS, PERMISSIONS } from '@fairlot/contract';
import { expect, it } from 'vitest';
import { CONTRIBUTIONS, PAGES, pagesFor } from './sections.ts';
import { loadTexts } from './languages/load.ts';
import { LANGUAGES } from './shared/language.ts';
import { DOOR_KEYS } from './shared/section.ts';

it('shows the pages that the permissions allow', () => {
  const paths = (...permissions: string[]) => pagesFor(permissions).map(({ path }) => path);
  expect(paths('members.read', 'maintenance.read')).toEqual([
    'dashboard',
    'overview',
    'tasks',
    'exports',
    'members',
    'member',
    'tokens',
    'account',
  ]);
  expect(paths()).toEqual(['dashboard', 'tasks', 'exports', 'tokens', 'account']);
});

it('every page has its own path, and its door and position define the order', () => {
  expect(new Set(PAGES.map(({ path }) => path)).size).toBe(PAGES.length);
  const last = DOOR_KEYS.length;
  const places = PAGES.map(({ door, place }) => (door === null ? last : DOOR_KEYS.indexOf(door)) * 1000 + place);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
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

it.each(LANGUAGES.slice(1))('every error text for operators is translated into $name', async ({ code: language }) => {
  const errors = Object.keys((await loadTexts(language))?.['errors'] ?? {});
  expect(Object.keys(OPERATOR_ERROR_TEXTS).filter((code) => !errors.includes(code))).toEqual([]);
});
