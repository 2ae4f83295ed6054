import { expect, test } from 'vitest';
import { STATIONS, TET_DAYS } from '../games/demo-stations.testing.ts';
import { type IntervalSchedule, issueAt, issuesFrom, type WeeklySchedule, weekDayOf } from './schedule.ts';

const VN60: IntervalSchedule = { kind: 'interval', zone: 'Asia/Ho_Chi_Minh', intervalMs: 60_000, lockMs: 10_000 };
const VN300: IntervalSchedule = { kind: 'interval', zone: 'Asia/Ho_Chi_Minh', intervalMs: 300_000, lockMs: 30_000 };
const at = (text: string) => Date.parse(text);

test('the first issue of a day opens at local midnight and is drawn one interval later', () => {
  expect(issueAt(VN60, at('2026-03-04T00:00:00+07:00'))).toEqual({
    issue: '202603040001',
    openAt: at('2026-03-04T00:00:00+07:00'),
    lockAt: at('2026-03-04T00:00:50+07:00'),
    drawAt: at('2026-03-04T00:01:00+07:00'),
  });
});

test('a day with 25 hours numbers its draws without a repetition, one with 23 without a gap between them', () => {
  const london: IntervalSchedule = { kind: 'interval', zone: 'Europe/London', intervalMs: 600_000, lockMs: 60_000 };
  for (const [from, until, count] of [
    ['2026-10-25T00:00:00+01:00', '2026-10-26T00:00:00Z', 150],
    ['2026-03-29T00:00:00Z', '2026-03-30T00:00:00+01:00', 138],
  ] as const) {
    const draws = issuesFrom(london, at(from), count);
    expect(new Set(draws.map(({ issue }) => issue)).size).toBe(count);
    for (const [place, { openAt }] of draws.entries()) expect(openAt).toBe(at(from) + place * 600_000);
    expect([draws[0]?.issue.slice(8), draws.at(-1)?.issue.slice(8)]).toEqual(['0001', String(count).padStart(4, '0')]);
    expect(draws.at(-1)?.drawAt).toBe(at(until));
  }
});

test('the last issue of a day is drawn at the midnight at which the next day begins', () => {
  const last = issueAt(VN60, at('2026-03-04T23:59:59.999+07:00'));
  expect(last).toMatchObject({ issue: '202603041440', drawAt: at('2026-03-05T00:00:00+07:00') });
  expect(issueAt(VN60, last.drawAt).issue).toBe('202603050001');
  expect(issueAt(VN300, at('2026-03-04T23:59:59+07:00')).issue).toBe('202603040288');
});

test("the day follows the game's time zone, even across a new year", () => {
  expect(issueAt(VN300, at('2026-12-31T17:00:00Z')).issue).toBe('202701010001');
  expect(issueAt(VN300, at('2026-12-31T16:59:59Z')).issue).toBe('202612310288');
});

test('each issue opens at the draw time of the previous one', () => {
  const issues = issuesFrom(VN60, at('2026-03-04T23:57:30+07:00'), 6);
  for (const [index, issue] of issues.entries()) if (index > 0) expect(issue.openAt).toBe(issues[index - 1]?.drawAt);
  expect(issues.map(({ issue }) => issue)).toEqual([
    '202603041438',
    '202603041439',
    '202603041440',
    '202603050001',
    '202603050002',
    '202603050003',
  ]);
});

test('does not create an issue whose sale is over', () => {
  expect(issuesFrom(VN60, at('2026-03-04T10:00:49.999+07:00'), 1)[0]?.issue).toBe('202603040601');
  expect(issuesFrom(VN60, at('2026-03-04T10:00:50+07:00'), 1)[0]?.issue).toBe('202603040602');
});

test('a whole day has every number once', () => {
  const start = at('2026-03-04T00:00:00+07:00');
  const issues = Array.from({ length: 288 }, (_, index) => issueAt(VN300, start + index * 300_000 + 1).issue);
  expect(issues[0]).toBe('202603040001');
  expect(new Set(issues).size).toBe(288);
});

const HOUR = 3_600_000;

test('a lottery with hours of sale opens its first draw and holds its last one within them', () => {
  const hours = { fromMs: 9 * HOUR, untilMs: 9.25 * HOUR };
  const issues = issuesFrom({ ...VN300, hours }, at('2026-03-04T09:08:00+07:00'), 4);
  expect(issues.map(({ issue }) => issue)).toEqual(['202603040110', '202603040111', '202603050109', '202603050110']);
  expect(issues[1]?.drawAt).toBe(at('2026-03-04T09:15:00+07:00'));
  // At night the next draw is the first one in the morning; its sale opens when the opening hours begin.
  expect(issuesFrom({ ...VN300, hours }, at('2026-03-04T22:00:00+07:00'), 1)).toEqual([
    {
      issue: '202603050109',
      openAt: at('2026-03-05T09:00:00+07:00'),
      lockAt: at('2026-03-05T09:04:30+07:00'),
      drawAt: at('2026-03-05T09:05:00+07:00'),
    },
  ]);
});

test('hours of sale may cross midnight, and begin with a whole interval', () => {
  const hours = { fromMs: 23 * HOUR + 57 * 60_000, untilMs: 5 * 60_000 };
  const issues = issuesFrom({ ...VN300, hours }, at('2026-03-04T12:00:00+07:00'), 2);
  expect(issues.map(({ issue }) => issue)).toEqual(['202603050001', '202603060001']);
  const late = { fromMs: 23 * HOUR + 58 * 60_000, untilMs: 2 * 60_000 };
  expect(issuesFrom({ ...VN60, hours: late }, at('2026-03-04T12:00:00+07:00'), 5).map(({ issue }) => issue)).toEqual([
    '202603041439',
    '202603041440',
    '202603050001',
    '202603050002',
    '202603051439',
  ]);
});

test('hours of sale keep their local times where the clock changes, and are rejected where no draw fits', () => {
  const berlin: IntervalSchedule = { kind: 'interval', zone: 'Europe/Berlin', intervalMs: HOUR, lockMs: 60_000 };
  const hours = { fromMs: 10 * HOUR, untilMs: 11 * HOUR };
  const issues = issuesFrom({ ...berlin, hours }, at('2026-03-28T12:00:00+01:00'), 2);
  expect(issues.map(({ openAt }) => new Date(openAt).toISOString())).toEqual([
    '2026-03-29T08:00:00.000Z',
    '2026-03-30T08:00:00.000Z',
  ]);
  const none = { fromMs: 10.5 * HOUR, untilMs: 11.25 * HOUR };
  expect(() => issuesFrom({ ...berlin, hours: none }, at('2026-03-28T12:00:00+01:00'), 1)).toThrow('no draw fits');
});

const HANOI: WeeklySchedule = {
  kind: 'weekly',
  zone: 'Asia/Ho_Chi_Minh',
  days: [2, 5],
  drawTimeMs: (18 * 60 + 15) * 60_000,
  lockMs: 600_000,
  closedDays: new Set(TET_DAYS.map((day) => day.replaceAll('-', ''))),
};

test('a station draws on its days at its time, and each issue opens at the draw before it', () => {
  // 2026-03-04 is a Wednesday.
  expect(issuesFrom(HANOI, at('2026-03-04T10:00:00+07:00'), 3)).toEqual([
    {
      issue: '20260305',
      openAt: at('2026-03-02T18:15:00+07:00'),
      lockAt: at('2026-03-05T18:05:00+07:00'),
      drawAt: at('2026-03-05T18:15:00+07:00'),
    },
    {
      issue: '20260309',
      openAt: at('2026-03-05T18:15:00+07:00'),
      lockAt: at('2026-03-09T18:05:00+07:00'),
      drawAt: at('2026-03-09T18:15:00+07:00'),
    },
    {
      issue: '20260312',
      openAt: at('2026-03-09T18:15:00+07:00'),
      lockAt: at('2026-03-12T18:05:00+07:00'),
      drawAt: at('2026-03-12T18:15:00+07:00'),
    },
  ]);
});

test('sale of a station opens the set time before the draw, and not before the previous draw', () => {
  const [first] = issuesFrom({ ...HANOI, openMs: 24 * HOUR }, at('2026-03-04T10:00:00+07:00'), 1);
  expect(first).toMatchObject({ issue: '20260305', openAt: at('2026-03-04T18:15:00+07:00') });
  const [early] = issuesFrom({ ...HANOI, openMs: 2400 * HOUR }, at('2026-03-04T10:00:00+07:00'), 1);
  expect(early).toMatchObject({ issue: '20260305', openAt: at('2026-03-02T18:15:00+07:00') });
});

test('ten minutes before the draw the sale is over; at the draw the next issue opens', () => {
  expect(issuesFrom(HANOI, at('2026-03-05T18:04:59.999+07:00'), 1)[0]?.issue).toBe('20260305');
  expect(issuesFrom(HANOI, at('2026-03-05T18:05:00+07:00'), 1)[0]?.issue).toBe('20260309');
  expect(issuesFrom(HANOI, at('2026-03-05T18:15:00+07:00'), 1)[0]).toMatchObject({
    issue: '20260309',
    openAt: at('2026-03-05T18:15:00+07:00'),
  });
});

test('there is no draw at Tet: the eve, the first day and two more', () => {
  // Tet 2028 is Wednesday 26 January; the Thursday after it is closed.
  expect(issuesFrom(HANOI, at('2028-01-25T00:00:00+07:00'), 2).map(({ issue }) => issue)).toEqual([
    '20280131',
    '20280203',
  ]);
  expect(TET_DAYS.slice(0, 4)).toEqual(['2027-02-05', '2027-02-06', '2027-02-07', '2027-02-08']);
});

test('where the clock changes, a draw keeps its local time and no day is skipped', () => {
  const daily: WeeklySchedule = {
    ...HANOI,
    zone: 'Europe/Berlin',
    days: [1, 2, 3, 4, 5, 6, 7],
    drawTimeMs: 18 * 3_600_000,
    closedDays: new Set(),
  };
  const issues = issuesFrom(daily, at('2026-03-28T00:00:00+01:00'), 3);
  expect(issues.map(({ drawAt }) => new Date(drawAt).toISOString())).toEqual([
    '2026-03-28T17:00:00.000Z',
    '2026-03-29T16:00:00.000Z',
    '2026-03-30T16:00:00.000Z',
  ]);
});

test('a game without days is an error, not an endless search', () => {
  expect(() => issuesFrom({ ...HANOI, days: [] }, at('2026-03-04T00:00:00Z'), 1)).toThrow('no draw');
});

test('the week of the stations: one in the north, 2 to 3 in the centre, 3 to 4 in the south each day', () => {
  const count = (region: string) =>
    [1, 2, 3, 4, 5, 6, 7].map(
      (day) => STATIONS.filter((station) => station.region === region && station.days.includes(day)).length,
    );
  expect([count('north'), count('central'), count('south')]).toEqual([
    [1, 1, 1, 1, 1, 1, 1],
    [3, 2, 2, 2, 3, 2, 3],
    [3, 3, 3, 3, 3, 3, 4],
  ]);
  expect(new Set(STATIONS.map(({ code }) => code)).size).toBe(STATIONS.length);
});

test('days of the week are numbered Sunday 1 to Saturday 7 in the zone [Y-002] [K-017]', () => {
  expect(
    [0, 1, 2, 3, 4, 5, 6].map((offset) =>
      weekDayOf('Asia/Ho_Chi_Minh', at('2026-03-01T00:30:00+07:00') + offset * 86_400_000),
    ),
  ).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(weekDayOf('Asia/Ho_Chi_Minh', at('2026-03-01T18:00:00Z'))).toBe(2);
});

test('a draw at a time that the clock skips is held after the jump, on its day', () => {
  const nightly = (zone: string, drawTimeMs: number): WeeklySchedule => ({
    kind: 'weekly',
    zone,
    days: [1, 2, 3, 4, 5, 6, 7],
    drawTimeMs,
    lockMs: 60_000,
    closedDays: new Set(),
  });
  const santiago = issuesFrom(nightly('America/Santiago', 1_800_000), at('2026-09-05T12:00:00-04:00'), 2);
  expect(santiago.map(({ issue, drawAt }) => [issue, drawAt])).toEqual([
    ['20260906', at('2026-09-06T01:30:00-03:00')],
    ['20260907', at('2026-09-07T00:30:00-03:00')],
  ]);
  const [newYork] = issuesFrom(nightly('America/New_York', 2.5 * 3_600_000), at('2027-03-13T12:00:00-05:00'), 1);
  expect(newYork?.drawAt).toBe(at('2027-03-14T03:30:00-04:00'));
});

test('a lottery on days of the month draws on these only, even over the end of a year', () => {
  const thai: WeeklySchedule = {
    kind: 'weekly',
    zone: 'Asia/Bangkok',
    days: [1, 2, 3, 4, 5, 6, 7],
    monthDays: [1, 16],
    drawTimeMs: 16 * 3_600_000,
    lockMs: 600_000,
    closedDays: new Set(['20270101']),
  };
  const planned = issuesFrom(thai, at('2026-12-01T16:00:00+07:00'), 3);
  expect(planned.map(({ issue, openAt, drawAt }) => [issue, openAt, drawAt])).toEqual([
    ['20261216', at('2026-12-01T16:00:00+07:00'), at('2026-12-16T16:00:00+07:00')],
    ['20270116', at('2026-12-16T16:00:00+07:00'), at('2027-01-16T16:00:00+07:00')],
    ['20270201', at('2027-01-16T16:00:00+07:00'), at('2027-02-01T16:00:00+07:00')],
  ]);
});

test('several draws a day are numbered in the order of their times, and each opens at the one before', () => {
  const twice: WeeklySchedule = {
    kind: 'weekly',
    zone: 'Asia/Ho_Chi_Minh',
    days: [2, 3],
    drawTimeMs: 21 * 3_600_000,
    moreTimesMs: [13 * 3_600_000],
    lockMs: 600_000,
    closedDays: new Set(['20260309']),
  };
  // From a Monday morning; the next Monday is closed.
  const issues = issuesFrom(twice, at('2026-03-02T12:55:00+07:00'), 5);
  expect(issues.map(({ issue, openAt, drawAt }) => [issue, openAt, drawAt])).toEqual([
    ['202603020002', at('2026-03-02T13:00:00+07:00'), at('2026-03-02T21:00:00+07:00')],
    ['202603030001', at('2026-03-02T21:00:00+07:00'), at('2026-03-03T13:00:00+07:00')],
    ['202603030002', at('2026-03-03T13:00:00+07:00'), at('2026-03-03T21:00:00+07:00')],
    ['202603100001', at('2026-03-03T21:00:00+07:00'), at('2026-03-10T13:00:00+07:00')],
    ['202603100002', at('2026-03-10T13:00:00+07:00'), at('2026-03-10T21:00:00+07:00')],
  ]);
});
