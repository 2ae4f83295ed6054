import { describe, expect, it } from 'vitest';
import { categoryOf, filterGames, maskName, searchKey } from './rules.ts';
import { GAME_CATEGORIES } from '../site/index.ts';
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
  it('match the specification [E-131] [K-015]', () => {
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
