import { describe, expect, it } from 'vitest';
import { categoryOf, filterGames, maskName, searchKey } from './rules.ts';
import { GAME_CATEGORIES } from '../site/index.ts';
import { makeGames } from './seed/games.ts';
import { SEED_VENDORS } from './seed/vendors.ts';
import { VIETNAMESE_WORDS, WORDS } from './seed/words.ts';
import { LOBBY_CATEGORY } from './snapshot.ts';

describe('catalogue rules', () => {
  it('splits only SPORTS by vendor [E-069]', () => {
    expect(['AV', 'AI', 'IMES', 'TF', 'IA'].map((vendor) => categoryOf(vendor, 'SPORTS'))).toEqual(
      Array(5).fill('ESPORTS'),
    );
    expect(['DS88', 'DIG', 'WGB'].map((vendor) => categoryOf(vendor, 'SPORTS'))).toEqual(Array(3).fill('COCKFIGHT'));
    expect(categoryOf('NSTAR', 'SPORTS')).toBe('SPORTS');
    expect(categoryOf('AV', 'RNG')).toBe('RNG');
  });

  it('compares names regardless of case, accents and outer spaces', () => {
    expect(searchKey('  Đèn Lồng Giấy ')).toBe('den long giay');
    expect(searchKey('CAFÉ')).toBe('cafe');
  });

  it.each([
    ['demo01', 'de***01'],
    ['abcde', 'ab***de'],
    ['abcd', 'a***'],
    ['', '***'],
  ])('masks %s as %s', (name, masked) => {
    expect(maskName(name)).toBe(masked);
  });

  it('filters by every given part; an empty class means all [K-014]', () => {
    const base = {
      category: 'RNG',
      vendor: 'V',
      classify: 'JP',
      classifyNew: '',
      isNew: false,
      minBetMinor: 5n,
      lineCount: 20,
    };
    const games = [
      base,
      { ...base, isNew: true },
      { ...base, minBetMinor: 10n },
      { ...base, lineCount: 5 },
      { ...base, vendor: 'W', classify: '', classifyNew: 'JP' },
    ];
    const places = (filter: Parameters<typeof filterGames>[1]) =>
      filterGames(games, filter).map((game) => games.indexOf(game));
    expect(places({})).toEqual([0, 1, 2, 3, 4]);
    expect(places({ category: '', vendor: '', classify: '' })).toEqual([0, 1, 2, 3, 4]);
    expect(places({ isNew: true })).toEqual([1]);
    expect(places({ minBetMinor: 5n })).toEqual([0, 1, 3, 4]);
    expect(places({ minLine: 20 })).toEqual([0, 1, 2, 4]);
    expect(places({ classify: 'JP', vendor: 'V' })).toEqual([0, 1, 2, 3]);
    expect(places({ classify: 'JP' })).toEqual([0, 1, 2, 3, 4]);
    expect(places({ category: 'FISH' })).toEqual([]);
  });
});

describe('types and categories', () => {
  it('are those of the specification [E-131] [K-015]', () => {
    expect([LOBBY_CATEGORY, ...GAME_CATEGORIES].toSorted()).toEqual([
      'COCKFIGHT',
      'ELOTT',
      'ESPORTS',
      'FISH',
      'LIVE',
      'LOTT',
      'PVP',
      'RNG',
      'SPORTS',
    ]);
  });
});

describe('the demonstration catalogue', () => {
  it.each([60, 600, 5000])('of %i games has that size, names every vendor and contains no duplicates', (size) => {
    const games = makeGames(size);
    expect(games).toHaveLength(size);
    expect(makeGames(size)).toEqual(games);
    expect(new Set(games.map(({ vendor }) => vendor))).toEqual(new Set(SEED_VENDORS.map(({ code }) => code)));
    expect(new Set(games.map(({ node_id }) => node_id)).size).toBe(size);
    expect(new Set(games.map(({ game_id }) => game_id)).size).toBe(size);
    expect(new Set(games.map(({ name, game_type }) => `${game_type} ${name}`)).size).toBe(size);
    expect(games.some((game) => game.is_new) && games.some((game) => game.is_top)).toBe(true);
  });

  it('has exactly one category with a single vendor, whose first game opens', () => {
    const vendors = Map.groupBy(SEED_VENDORS, ({ type }) => type);
    expect([...vendors].filter(([, list]) => list.length === 1).map(([type]) => type)).toEqual(['ELOTT']);
    expect(makeGames(600).find(({ game_type }) => game_type === 'ELOTT')?.launch_path).toBe(
      '/m/lottery/play?gameCode=VN60',
    );
  });

  it('has Vietnamese names where there are words, as many as in English', () => {
    for (const [type, words] of Object.entries(VIETNAMESE_WORDS)) {
      const english = Object.entries(WORDS).find(([name]) => name === type)?.[1];
      expect([type, words.first.length, words.second.length]).toEqual([
        type,
        english?.first.length,
        english?.second.length,
      ]);
    }
    expect(makeGames(600).find(({ code }) => code === 'VN60')?.names).toEqual({ VI: 'Việt Nam 60 giây' });
  });

  it('opens only games that exist', () => {
    const own = makeGames(600).filter(({ vendor }) => vendor === 'BGS');
    expect(makeGames(600).flatMap(({ launch_path }) => launch_path ?? [])).toEqual([
      '/m/lottery/play?gameCode=VN60',
      '/m/lottery/play?gameCode=VN300',
      ...own.map(({ code }) => `/m/inhouse/${code}`),
    ]);
    expect(own.slice(0, 8).map(({ node_id }) => Number(node_id))).toEqual(
      [3, 4, 5, 6, 7, 8, 9, 10].map((n) => 10_000 + n),
    );
    expect(own).toHaveLength(15);
    expect(own.filter(({ node_id }) => makeGames(60).some((game) => game.node_id === node_id))).toHaveLength(15);
    expect(makeGames(0)).toEqual([]);
  });
});
