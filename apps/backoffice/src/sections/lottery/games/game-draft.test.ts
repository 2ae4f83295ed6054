import { describe, expect, it } from 'vitest';
import { bodyOf, codeOf, draftFor, type Family, NEW, previewOf, suggestedCode } from './game-draft.ts';

const play = (code: string, schedules: Family['plays'][number]['schedules']) => ({
  play: code,
  name: code,
  odds: '99.5',
  returnPercent: '99.50',
  oddsForFloor: '40',
  oddsForAll: '100',
  schedules,
});
const FAMILY: Family = {
  family: 'vn-north',
  names: { EN: 'North', VI: 'Bắc' },
  about: { EN: '', VI: '' },
  structure: [],
  interval: { seconds: [60, 300] },
  calendar: { drawTime: '18:15', drawDays: [2, 5] },
  plays: [play('de', ['interval', 'calendar']), play('lo3', ['calendar'])],
  limits: {
    minUnitStake: '1000.00',
    maxUnitStake: '50000000.00',
    memberNumber: '1.00',
    memberPlay: '1.00',
    memberDraw: '1.00',
    liability: '1.00',
    drawExposure: '1.00',
  },
};
const CHOICES = { currency: 'VND', zone: 'UTC', tags: [], calendars: [], feeds: ['a'] };

describe('the form of a new lottery', () => {
  const draft = draftFor(FAMILY, CHOICES);

  it('suggests an unused code from the interval or the name', () => {
    expect(suggestedCode(draft, new Set())).toBe('VN_NORTH_60');
    expect(suggestedCode(draft, new Set(['VN_NORTH_60', 'VN_NORTH_60_2']))).toBe('VN_NORTH_60_3');
    const station = { ...draft, kind: 'calendar' as const, names: { EN: 'Đà Nẵng' } };
    expect(suggestedCode(station, new Set())).toBe('DA_NANG');
    expect(codeOf('  Bình Định, đài 2! ')).toBe('BINH_DINH_DAI_2');
  });

  it('sends hours of sale, and the feeds of an official lottery if they are selected', () => {
    const hours = { ...draft, saleFrom: '10:00', saleUntil: '02:00' };
    expect(previewOf(hours, FAMILY)).toMatchObject({ saleFrom: '10:00', saleUntil: '02:00' });
    const station = { ...draft, kind: 'calendar' as const, openHours: '1.5', hasOwnFeeds: true, feeds: ['a'] };
    expect(previewOf({ ...station, source: 'feed' }, FAMILY)).toMatchObject({ openSeconds: 5400, feeds: ['a'] });
    expect(previewOf({ ...station, source: 'rng' }, FAMILY)).not.toHaveProperty('feeds');
  });

  it('sends days of the month, null for all; the server rejects a part that is not a day', () => {
    const station = { ...draft, kind: 'calendar' as const };
    expect(previewOf({ ...station, monthDays: '1, 16' }, FAMILY)).toMatchObject({ monthDays: [1, 16] });
    expect(previewOf({ ...station, monthDays: ' ' }, FAMILY)).toMatchObject({ monthDays: null });
    expect(previewOf({ ...station, monthDays: '1 x' }, FAMILY)).toMatchObject({ monthDays: [1, 0] });
    expect(previewOf({ ...station, moreTimes: '9:30, 21:00' }, FAMILY)).toMatchObject({
      moreTimes: ['09:30', '21:00'],
    });
    expect(previewOf(station, FAMILY)).toMatchObject({ moreTimes: null });
  });

  it('sends either the interval and its bets, or time, days and calendar', () => {
    expect(previewOf(draft, FAMILY)).toEqual({
      family: 'vn-north',
      intervalSeconds: 60,
      saleFrom: null,
      saleUntil: null,
      minUnitStake: '1000.00',
      maxUnitStake: '50000000.00',
      plays: [{ play: 'de', odds: '99.5' }],
    });
    const station = { ...draft, kind: 'calendar' as const, source: 'feed' as const, lockSeconds: '600' };
    expect(previewOf({ ...station, calendar: NEW, calendarName: 'Tết' }, FAMILY)).toMatchObject({
      drawTime: '18:15',
      drawDays: [2, 5],
      calendar: 'TET',
      source: 'feed',
      lockSeconds: 600,
      openSeconds: null,
      feeds: null,
      plays: [{ play: 'de' }, { play: 'lo3' }],
    });
    expect(previewOf(station, FAMILY)).toMatchObject({ calendar: null });
  });

  it('creates a new group by its name and leaves out bets that are not offered', () => {
    const body = bodyOf(
      { ...draft, tagName: 'Quick draws', names: { EN: ' Minute ', VI: '' }, offered: { de: false } },
      FAMILY,
      'VN_NORTH_60',
    );
    expect(body).toMatchObject({
      code: 'VN_NORTH_60',
      names: { EN: 'Minute' },
      tag: 'QUICK_DRAWS',
      tagNames: { EN: 'Quick draws' },
      plays: [],
    });
  });
});
