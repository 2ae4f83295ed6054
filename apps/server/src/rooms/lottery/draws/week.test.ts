import { expect, test } from 'vitest';
import { presentWeek, weekDaysOf } from './week.ts';

type Game = Parameters<typeof weekDaysOf>[0];
const weekly = (zone: string, drawDays: string, drawTimeMs: number, more: object = {}) =>
  ({
    code: 'GAME',
    name: 'Game',
    menuTag: 'SEA',
    enabled: true,
    joins: null,
    drawDays,
    schedule: {
      kind: 'weekly',
      zone,
      days: drawDays.split(',').map(Number),
      drawTimeMs,
      lockMs: 0,
      closedDays: new Set<string>(),
      ...more,
    },
  }) as unknown as Game;
const HOUR_MS = 3_600_000;
const at = Date.parse('2026-11-30T13:00:00Z');
const shown = (game: Game, zone: string, nowMs = at) =>
  presentWeek([game], nowMs, zone).days.flatMap(({ day, games }) => games.map(({ drawTime }) => `${day} ${drawTime}`));

test.each([
  ['Asia/Kuala_Lumpur', ['1 19:00', '4 19:00', '7 19:00']],
  ['Asia/Ho_Chi_Minh', ['1 18:00', '4 18:00', '7 18:00']],
  ['Pacific/Kiritimati', ['1 01:00', '2 01:00', '5 01:00']],
  ['America/Los_Angeles', ['1 03:00', '4 03:00', '7 03:00']],
])('draws at 19:00 in Kuala Lumpur have the days and times of a merchant in %s', (zone, week) => {
  const game = weekly('Asia/Kuala_Lumpur', '1,4,7', 19 * HOUR_MS);
  expect(shown(game, zone)).toEqual(week);
  expect(weekDaysOf(game, at, zone)).toBe(week.map((text) => text[0]).join(','));
});

test('two draws of a day may be on two days of the merchant', () => {
  const game = weekly('Asia/Ho_Chi_Minh', '2', 13 * HOUR_MS, { moreTimesMs: [21 * HOUR_MS] });
  expect(shown(game, 'Asia/Ho_Chi_Minh')).toEqual(['2 13:00, 21:00']);
  expect(shown(game, 'Pacific/Auckland')).toEqual(['2 19:00', '3 03:00']);
  const weekend = weekly('Asia/Ho_Chi_Minh', '1,7', 13 * HOUR_MS, { moreTimesMs: [21 * HOUR_MS] });
  expect(shown(weekend, 'Pacific/Auckland')).toEqual(['1 03:00, 19:00', '2 03:00', '7 19:00']);
});

test('a draw on days of the month has the weekday that the merchant has at the next one', () => {
  const game = weekly('Asia/Bangkok', '1,2,3,4,5,6,7', 16 * HOUR_MS, { monthDays: [1, 16] });
  expect([shown(game, 'Asia/Bangkok'), shown(game, 'Pacific/Honolulu')]).toEqual([['3 16:00'], ['2 23:00']]);
});

test('the time follows the clock changes of the merchant', () => {
  const game = weekly('Asia/Bangkok', '4', 16 * HOUR_MS);
  expect(
    ['2026-07-01T00:00:00Z', '2026-12-01T00:00:00Z'].map((day) => shown(game, 'Europe/Berlin', Date.parse(day))),
  ).toEqual([['4 11:00'], ['4 10:00']]);
});
