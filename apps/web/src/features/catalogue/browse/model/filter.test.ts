import { describe, expect, it } from 'vitest';
import {
  betText,
  changeFilter,
  countFilters,
  filterParams,
  filterQuery,
  firstFilter,
  MIN_BETS,
  NO_FILTER,
  readFilter,
} from './filter.ts';

describe('the filter of a list', () => {
  it('is read from an address and written back unchanged', () => {
    const params = { vassalage: 'NWND,PLAN', gameClassify: 'JP', minBet: '0.1', gameName: 'moon' };
    expect(filterParams(readFilter(params))).toEqual(params);
    expect(filterParams(readFilter({}))).toEqual({});
    // Vendors and packs name their classes freely.
    for (const gameClassify of ['CRASH-GAME', 'Crash games', 'Nổ hũ'])
      expect(filterParams(readFilter({ gameClassify }))).toEqual({ gameClassify });
  });

  it('ignores invalid values', () => {
    expect(
      readFilter({ vassalage: 'A,,A,<b>,C D', gameClassify: '"', minBet: '1e9', gameName: `  ${'x'.repeat(200)} ` }),
    ).toEqual({ vendors: ['A'], choice: 'ALL', minBet: '', name: 'x'.repeat(100) });
    const vendorsOf = (count: number) =>
      readFilter({ vassalage: Array.from({ length: count }, (_, n) => `V${n}`).join(',') }).vendors;
    expect([vendorsOf(50).length, vendorsOf(90).length]).toEqual([50, 60]);
  });

  const asked = (part: object) => filterQuery({ ...NO_FILTER, ...part });

  it('maps classes and new games to parameters of the call; no class means all [G-042] [K-014]', () => {
    expect([asked({}), asked({ choice: 'NEW' }), asked({ choice: 'JP' }), asked({ choice: 'FAV' })]).toEqual([
      {},
      { isNew: '1' },
      { gameClassify: 'JP' },
      {},
    ]);
  });

  it('keeps favourites apart from filters that their list does not have', () => {
    const all = { ...NO_FILTER, vendors: ['A', 'B'], minBet: '0.5', name: 'moon' };
    const one = { ...NO_FILTER, vendors: ['A'], choice: 'FAV' };
    expect(changeFilter(all, { choice: 'FAV' })).toEqual({ ...NO_FILTER, choice: 'FAV' });
    expect(changeFilter({ ...all, vendors: ['A'] }, { choice: 'FAV' })).toEqual(one);
    expect(changeFilter({ ...one, vendors: [] }, { vendors: ['A'] })).toEqual(one);
    for (const change of [{ name: 'moon' }, { minBet: '0.5' }, { vendors: ['A', 'B'] }])
      expect(changeFilter(one, change)).toEqual({ ...one, ...change, choice: 'ALL' });
  });

  it('offers six smallest bets, sends the chosen one, and counts active filters [K-008]', () => {
    expect([asked({ minBet: '' }), asked({ minBet: '0.05' })]).toEqual([{}, { minBet: '0.05' }]);
    expect(MIN_BETS.map((bet) => (bet === '' ? 'all' : betText(bet, 'en')))).toEqual([
      'all',
      '0.01',
      '0.05',
      '0.10',
      '0.50',
      '0.75',
    ]);
    expect(betText('0.1', 'vi')).toBe('0,10');
    expect([
      countFilters(NO_FILTER),
      countFilters({ vendors: ['A', 'B'], choice: 'JP', minBet: '0.5', name: 'x' }),
      countFilters({ ...NO_FILTER, choice: 'NEW' }),
    ]).toEqual([0, 3, 0]);
  });

  it('starts with one provider where the merchant limits the list, until the player chooses [G-041]', () => {
    const limits = { providerLimit: 'BGS', limitedLists: ['RNG'] };
    expect(firstFilter(NO_FILTER, 'RNG', {}, limits).vendors).toEqual(['BGS']);
    for (const [type, search, given] of [
      ['FISH', {}, limits],
      ['RNG', { type: 'all' }, limits],
      ['RNG', { vassalage: 'NWND' }, limits],
      ['RNG', {}, { ...limits, providerLimit: null }],
    ] as const) {
      expect(firstFilter(NO_FILTER, type, search, given)).toBe(NO_FILTER);
    }
  });
});
