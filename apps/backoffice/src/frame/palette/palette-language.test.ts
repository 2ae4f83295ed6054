import { PERMISSIONS } from '@fairlot/contract';
import { afterAll, expect, it, vi } from 'vitest';

// Modules with texts are loaded after the language, as in the browser.
vi.resetModules();
afterAll(() => vi.resetModules());
const { setTexts } = await import('../../shared/language.ts');
const { loadTexts } = await import('../../languages/load.ts');
setTexts(await loadTexts('vi'));
const { findPages } = await import('./palette-pages.tsx');
const { readSpoken } = await import('./spoken-acts.ts');

it.each([
  ['rút tiền', 'withdrawals'],
  ['rut tien', 'withdrawals'],
  ['hoi vien', 'members'],
  ['payout', 'withdrawals'],
  ['sms provider', 'message-providers'],
])('finds the page for "%s" in a console in Vietnamese', (typed, path) => {
  expect(findPages(typed, PERMISSIONS).map((page) => page.path)).toContain(path);
});

it.each(['duyệt lệnh rút 8842', 'phe duyet 8842', 'approve withdrawal 8842'])('reads the action "%s"', (typed) => {
  const spoken = readSpoken(typed, PERMISSIONS);
  expect([spoken?.acts.map(({ key }) => key), spoken?.object]).toEqual([['approve'], '8842']);
  expect(spoken?.acts[0]?.label('8842')).toBe('Duyệt lệnh rút 8842');
});
