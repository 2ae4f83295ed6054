import { afterEach, expect, it, vi } from 'vitest';
import { setTimeZone } from '../../../shared/format.ts';
import { addressOf, comparisonsOf, savedOf, inputOf, inputOfSaved } from './report-query.ts';

const REPORTS = { reports: [{ name: 'revenue', groupings: ['game', 'vendor'], numbers: [] }] };
const ADDRESS = '?report=revenue&from=2026-11-13&to=2026-11-19&part=week&by=game&compare=week&filter=game:dice';

afterEach(() => {
  vi.useRealTimers();
  setTimeZone('UTC');
});

it("the last seven days end with the merchant's current day, even if it is still yesterday elsewhere", () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T18:30:00Z') });
  setTimeZone('Asia/Ho_Chi_Minh');
  expect(inputOf('', REPORTS)).toMatchObject({ from: '2026-11-18', to: '2026-11-24' });
  expect(inputOf('?from=2026-13-45&to=x', REPORTS)).toMatchObject({ from: '2026-11-18', to: '2026-11-24' });
});

it('keeps the parameters in the address and saves them without the dates', () => {
  const input = inputOf(`${ADDRESS}&filter=vendor:A:B`, REPORTS);
  expect(input).toMatchObject({ part: 'week', compare: 'week', filter: ['game:dice', 'vendor:A:B'], asset: '' });
  expect(inputOf(addressOf(input), REPORTS)).toEqual(input);
  expect(savedOf(input)).toEqual({ part: 'week', by: 'game', compare: 'week', filter: ['game:dice', 'vendor:A:B'] });
  expect({ ...input, ...inputOfSaved(savedOf(input)) }).toEqual(input);
  expect(savedOf({ ...input, by: '', compare: '', filter: [] })).toEqual({ part: 'week' });
});

it('removes the comparison if the period is too long for it', () => {
  expect(inputOf(ADDRESS.replace('11-13', '10-13'), REPORTS).compare).toBe('');
  expect(comparisonsOf({ from: '2026-10-13', to: '2026-11-19' })).toEqual(['before', 'year']);
  expect(comparisonsOf({ from: '', to: '2026-11-19' })).toEqual([]);
  expect(inputOf('?part=century&compare=century', REPORTS)).toMatchObject({ part: 'day', compare: '', filter: [] });
});
