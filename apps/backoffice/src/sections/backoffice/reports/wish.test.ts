import { expect, it } from 'vitest';
import { addressOf, comparisonsOf, savedOf, wishOf, wishOfSaved } from './wish.ts';

const REPORTS = { reports: [{ name: 'revenue', groupings: ['game', 'vendor'], numbers: [] }] };
const ADDRESS = '?report=revenue&from=2026-11-13&to=2026-11-19&part=week&by=game&compare=week&filter=game:dice';

it('what is asked for stands in the address and is kept without its days', () => {
  const wish = wishOf(`${ADDRESS}&filter=vendor:A:B`, REPORTS);
  expect(wish).toMatchObject({ part: 'week', compare: 'week', filter: ['game:dice', 'vendor:A:B'], asset: '' });
  expect(wishOf(addressOf(wish), REPORTS)).toEqual(wish);
  expect(savedOf(wish)).toEqual({ part: 'week', by: 'game', compare: 'week', filter: ['game:dice', 'vendor:A:B'] });
  expect({ ...wish, ...wishOfSaved(savedOf(wish)) }).toEqual(wish);
  expect(savedOf({ ...wish, by: '', compare: '', filter: [] })).toEqual({ part: 'week' });
});

it('days that are too many for a comparison are compared with nothing', () => {
  expect(wishOf(ADDRESS.replace('11-13', '10-13'), REPORTS).compare).toBe('');
  expect(comparisonsOf({ from: '2026-10-13', to: '2026-11-19' })).toEqual(['before', 'year']);
  expect(comparisonsOf({ from: '', to: '2026-11-19' })).toEqual([]);
  expect(wishOf('?part=century&compare=century', REPORTS)).toMatchObject({ part: 'day', compare: '', filter: [] });
});
