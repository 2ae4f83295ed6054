import { type DrawStructure, LOTTO_6_45, VN_NORTH } from '@fairlot/lottery-maths';
import { expect, it } from 'vitest';
import { createStations } from './stations.ts';

const drawn = ({ levels }: DrawStructure) =>
  levels.map(({ code, count, width }) => ({
    level: code,
    numbers: Array.from({ length: count }, (_, place) => String(place + 1).padStart(width, '0')),
  }));

it('lists the stations of a week with the family of their numbers, and skips a failing feed', async () => {
  const asked: string[] = [];
  const one = {
    name: 'one',
    address: '',
    results: async (day: string) => {
      asked.push(day);
      const lotto = { gameCode: 'LOTTO', drawnAtMs: null, result: drawn(LOTTO_6_45) };
      return day === '20260303' ? [{ gameCode: 'HANOI', drawnAtMs: null, result: drawn(VN_NORTH) }, lotto] : [lotto];
    },
  };
  const broken = { name: 'two', address: '', results: () => Promise.reject(new Error('down')) };
  const stations = createStations(
    () => [one, broken],
    () => Promise.resolve('2026-03-04'),
  );
  expect(await stations()).toEqual([
    { station: 'HANOI', family: 'vn-north', drawDays: [3] },
    { station: 'LOTTO', family: 'lotto645', drawDays: [1, 2, 3, 4, 5, 6, 7] },
  ]);
  await stations();
  expect(asked).toHaveLength(7);
});
