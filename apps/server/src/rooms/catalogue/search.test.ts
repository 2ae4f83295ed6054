import { fastestMs } from '@fairlot/testkit/fastest';
import { describe, expect, it } from 'vitest';
import { DEMO_GAMES } from './demo/demo-games.testing.ts';
import { searchKey } from './rules.ts';
import { buildSearchIndex } from './search.ts';

const NAMES = [
  'Dragon Lantern',
  'Dragonfly Pond',
  'Đèn Lồng Giấy',
  'Copper Kettle',
  'Café Royale',
  'Gem',
  'Lantern Garden 12',
];
const index = await buildSearchIndex(NAMES.map((name) => ({ nodeId: name, key: searchKey(name), keys: {} })));

describe('search', () => {
  it.each<[string, string[]]>([
    ['dargon', ['Dragon Lantern', 'Dragonfly Pond']],
    ['dragn lantrn', ['Dragon Lantern']],
    ['lantern dragon', ['Dragon Lantern']],
    ['den logn', ['Đèn Lồng Giấy']],
    ['ĐÈN lồng', ['Đèn Lồng Giấy']],
    ['coper ketle', ['Copper Kettle']],
    ['CAFE royal', ['Café Royale']],
    ['gme', []],
    ['gem', ['Gem']],
    ['lantern 12', ['Lantern Garden 12']],
    ['lantern 13', []],
    ['kettle dragon', []],
  ])('%s finds %j', (name, expected) => {
    expect(index.find(name).toSorted()).toEqual(expected.toSorted());
  });

  it.each([
    '',
    '   ',
    '()[]{}*+?',
    '\\',
    '%_%',
    "'; drop table games; --",
    '<img src=x onerror=alert(1)>',
    '\u0000',
    '\u202e\u200b',
    '👑'.repeat(50),
    'a '.repeat(50),
    'x'.repeat(100),
    '́'.repeat(100),
  ])('answers the hostile name %j quickly and finds nothing', (name) => {
    expect(index.find(name)).toEqual([]);
    expect(fastestMs(() => index.find(name))).toBeLessThan(100);
  });

  it('indexes 20,000 games without blocking the process', async () => {
    const games = Array.from({ length: 20_000 }, (_, index) => ({
      nodeId: String(index),
      key: searchKey(`${DEMO_GAMES[index % DEMO_GAMES.length]?.names['EN']} ${index}`),
      keys: {},
    }));
    let turns = 0;
    const timer = setInterval(() => turns++, 0);
    const large = await buildSearchIndex(games);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(5);
    expect(large.find('moonlit gardn').length).toBeGreaterThan(0);
  });
});
