import { PERMISSIONS } from '@fairlot/contract';
import { expect, it } from 'vitest';
import { loadSettings, loadTasks, PAGES } from '../../sections.ts';
import { fitOf } from './find-words.ts';
import { pageWords } from './page-words.ts';
import { findPages } from './palette-pages.tsx';
import { readSpoken } from './spoken-acts.ts';

const paths = (typed: string, permissions: readonly string[] = PERMISSIONS) =>
  findPages(typed, permissions).map(({ path }) => path);

it.each([
  ['payout', 'withdrawals'],
  ['kyc passport', 'identities'],
  ['second operator', 'approvals'],
  ['sms provider', 'message-providers'],
  ['free spins', 'free-rounds'],
  ['cases alarms', 'alarms'],
])('finds the page for "%s"', (typed, path) => {
  expect(paths(typed)).toContain(path);
});

it('lists a page whose label begins with the text first, and only permitted pages', () => {
  expect(paths('draw')[0]).toBe('draws');
  expect(paths('payout', ['members.read'])).toEqual([]);
  expect(paths('payout nonsense')).toEqual([]);
});

it('has other words for every page of the navigation, and for no page that does not exist', () => {
  const known = PAGES.map(({ path }) => path);
  expect(Object.keys(pageWords).filter((path) => !known.includes(path))).toEqual([]);
});

it('every setting belongs to a page', async () => {
  const settings = await loadSettings();
  expect(settings.length).toBeGreaterThan(20);
  expect(settings.filter(({ path, label }) => label === '' || !PAGES.some((page) => page.path === path))).toEqual([]);
});

it('every task opens an existing page, and is found by its own name', async () => {
  const tasks = await loadTasks();
  expect(tasks.length).toBeGreaterThan(7);
  for (const { label, path, permission, words, query } of tasks) {
    expect([label, PAGES.some((page) => page.path === path), PERMISSIONS.includes(permission)]).toEqual([
      label,
      true,
      true,
    ]);
    expect([label, fitOf(label, label, [words])]).toEqual([label, 0]);
    expect(Object.keys(query()).length).toBeGreaterThan(0);
  }
});

it('ranks names by their beginning, then by their words, then by other words', () => {
  expect(fitOf('odds', 'Odds and limits', [])).toBe(0);
  expect(fitOf('limits', 'Odds and limits', [])).toBe(1);
  expect(fitOf('tỷ lệ', 'Odds and limits', ['ty le'])).toBe(2);
  expect(fitOf('odds draws', 'Odds and limits', ['returns'])).toBeUndefined();
});

it.each([
  ['规则', '开奖规则'],
  ['ปรับปรุง', 'ช่วงเวลาปิดปรับปรุง'],
])('finds "%s" within "%s", which has no spaces', (typed, name) => {
  expect(fitOf(typed, name, [])).toBe(1);
  expect(fitOf('its', 'Odds and limits', [])).toBeUndefined();
});

it('reads an action with the short id of its object', () => {
  const read = (text: string, permissions: readonly string[] = PERMISSIONS) => {
    const spoken = readSpoken(text, permissions);
    return spoken === undefined ? undefined : [spoken.acts.map(({ key }) => key), spoken.object];
  };
  expect(read('approve withdrawal 8842')).toEqual([['approve'], '8842']);
  expect(read('Refuse 77C1-08B2')).toEqual([['refuse'], '77C1-08B2']);
  expect(read('void draw 20261122')).toEqual([['void'], '20261122']);
  expect(read('switch off northwind')).toEqual([['pause'], 'northwind']);
  expect(read('disable member demo02')).toEqual([['disable'], 'demo02']);
  expect(read('approve')).toBeUndefined();
  expect(read('demo01')).toBeUndefined();
  expect(read('approve withdrawal 8842', ['withdrawals.read'])).toBeUndefined();
});
