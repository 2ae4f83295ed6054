import { beforeEach, expect, it, vi } from 'vitest';
import { MOST_PINS, noteRecent, readRecent, togglePin } from './kept-pages.ts';

function storage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
});

const pinsOf = (operator: string): unknown => JSON.parse(localStorage.getItem(`BACKOFFICE_PINS ${operator}`) ?? '[]');

it('pins pages per operator, unpins them, and replaces the oldest', () => {
  for (const path of ['members', 'draws', 'audit', 'odds']) togglePin('ann', path);
  expect(pinsOf('ann')).toEqual(['draws', 'audit', 'odds']);
  expect(pinsOf('ann')).toHaveLength(MOST_PINS);
  togglePin('ann', 'audit');
  togglePin('bob', 'chat');
  expect([pinsOf('ann'), pinsOf('bob')]).toEqual([['draws', 'odds'], ['chat']]);
});

it('lists the last pages once each, newest first, with the query of the last visit', () => {
  const visit = (path: string, title: string, search = '') => noteRecent('ann', { path, search, title });
  visit('member', 'demo01', '?memberId=1');
  visit('draws', 'Draws');
  visit('member', 'demo02', '?memberId=2');
  visit('draws', 'Draws', '?state=open');
  expect(readRecent('ann')).toEqual([
    { path: 'draws', search: '?state=open', title: 'Draws' },
    { path: 'member', search: '?memberId=2', title: 'demo02' },
    { path: 'member', search: '?memberId=1', title: 'demo01' },
  ]);
  expect(readRecent('bob')).toEqual([]);
  for (let page = 0; page < 20; page += 1) visit(`page${page}`, 'Page');
  expect(readRecent('ann')).toHaveLength(7);
});

it('treats unreadable values as empty', () => {
  localStorage.setItem('BACKOFFICE_PINS ann', '{');
  sessionStorage.setItem('BACKOFFICE_RECENT ann', '[1, {"path": "draws"}]');
  togglePin('ann', 'draws');
  expect([pinsOf('ann'), readRecent('ann')]).toEqual([['draws'], []]);
});
