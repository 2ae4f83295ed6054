import { afterEach, expect, it, vi } from 'vitest';
import { setTimeZone } from '../../../shared/format.ts';
import { addressOf, comparisonsOf, savedOf, wishOf, wishOfSaved } from './wish.ts';

const REPORTS = { reports: [{ name: 'revenue', groupings: ['game', 'vendor'], numbers: [] }] };
const ADDRESS = '?report=revenue&from=2026-11-13&to=2026-11-19&part=week&by=game&compare=week&filter=game:dice';

afterEach(() => {
  vi.useRealTimers();
  setTimeZone('UTC');
});

it("the last seven days end with the merchant's current day, even if it is still yesterday elsewhere", () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T18:30:00Z') });
  setTimeZone('Asia/Ho_Chi_Minh');
  expect(wishOf('', REPORTS)).toMatchObject({ from: '2026-11-18', to: '2026-11-24' });
});

it('keeps the parameters in the address and saves them without the dates', () => {
  const wish = wishOf(`${ADDRESS}&filter=vendor:A:B`, REPORTS);
  expect(wish).toMatchObject({ part: 'week', compare: 'week', filter: ['game:dice', 'vendor:A:B'], asset: '' });
  expect(wishOf(addressOf(wish), REPORTS)).toEqual(wish);
  expect(savedOf(wish)).toEqual({ part: 'week', by: 'game', compare: 'week', filter: ['game:dice', 'vendor:A:B'] });
  expect({ ...wish, ...wishOfSaved(savedOf(wish)) }).toEqual(wish);
  expect(savedOf({ ...wish, by: '', compare: '', filter: [] })).toEqual({ part: 'week' });
});

it('removes the comparison if the period is too long for it', () => {
  expect(wishOf(ADDRESS.replace('11-13', '10-13'), REPORTS).compare).toBe('');
  expect(comparisonsOf({ from: '2026-10-13', to: '2026-11-19' })).toEqual(['before', 'year']);
  expect(comparisonsOf({ from: '', to: '2026-11-19' })).toEqual([]);
  expect(wishOf('?part=century&compare=century', REPORTS)).toMatchObject({ part: 'day', compare: '', filter: [] });
});
