import { expect, it } from 'vitest';
import { createMenu } from './menu.ts';

it('a menu is cached briefly, only for languages with names, and rebuilt when anything changed', async () => {
  let nowMs = 1000;
  let issues: [] = [];
  let isHalfSpan = false;
  const vendors = [{ tag: 'SEA', vendor: 'SEA', gameMenus: [] }];
  let jackpots: [] = [];
  const games: [] = [];
  const tags = new Map();
  const menuIn = createMenu(
    { all: () => Promise.resolve(games) },
    { read: () => Promise.resolve({ issues, nowMs }), drop: () => {} },
    () => Promise.resolve(vendors),
    () => Promise.resolve(tags),
    () => Promise.resolve(isHalfSpan),
    () => Promise.resolve(jackpots),
    () => Promise.resolve('UTC'),
  );
  const first = await menuIn('VI');
  expect(first).toEqual(vendors);
  nowMs = 1019;
  expect(await menuIn('VI')).toBe(first);
  expect(await menuIn('EN')).not.toBe(first);
  expect(await menuIn('no language')).toBe(await menuIn('none either'));
  nowMs = 1020;
  const later = await menuIn('VI');
  expect(later).not.toBe(first);
  issues = [];
  const latest = await menuIn('VI');
  expect(latest).not.toBe(later);
  isHalfSpan = true;
  const halved = await menuIn('VI');
  expect(halved).not.toBe(latest);
  jackpots = [];
  expect(await menuIn('VI')).not.toBe(halved);
});
