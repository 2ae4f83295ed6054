import { rouletteNumbers } from '@fairlot/game-maths';
import { describe, expect, it } from 'vitest';
import { neighboursOf, POCKETS, SECTORS, TRACK, TRACK_CELLS } from './track-model.ts';

describe('the racetrack', () => {
  it('has every number once, in neighbouring cells along the border of its grid', () => {
    expect(TRACK_CELLS.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual([...Array(37).keys()]);
    const places = TRACK_CELLS.map(({ column, row }) => `${column} ${row}`);
    expect(new Set(places).size).toBe(37);
    for (const [index, { column, row, span }] of TRACK_CELLS.entries()) {
      expect(column === 1 || column === TRACK.columns || row === 1 || row === TRACK.rows).toBe(true);
      const next = TRACK_CELLS[(index + 1) % TRACK_CELLS.length]!;
      const distance = Math.abs(next.column - column) + Math.abs(next.row - row);
      expect(distance, `${index}`).toBe(span);
    }
  });

  it('covers a number and its neighbours on both sides, even across the zero', () => {
    expect(neighboursOf(17, 2)).toEqual([2, 25, 17, 34, 6]);
    expect(neighboursOf(0, 2)).toEqual([3, 26, 0, 32, 15]);
    expect(neighboursOf(26, 1)).toEqual([3, 26, 0]);
    expect(neighboursOf(8, 0)).toEqual([8]);
  });

  it('covers the whole wheel once with its three parts, each of them in one piece or, for the orphans, in two', () => {
    const covered = (sector: keyof typeof SECTORS) => [
      ...new Set(SECTORS[sector].flatMap((place) => [...rouletteNumbers(place)])),
    ];
    const all = [...covered('largeSeries'), ...covered('orphans'), ...covered('smallSeries')];
    expect(all.toSorted((a, b) => a - b)).toEqual([...Array(37).keys()]);
    const pieces = (sector: keyof typeof SECTORS) => {
      const numbers = covered(sector);
      return POCKETS.filter(
        (number, index) => numbers.includes(number) && !numbers.includes(POCKETS.at(index - 1) ?? -1),
      ).length;
    };
    expect([pieces('largeSeries'), pieces('orphans'), pieces('smallSeries')]).toEqual([1, 2, 1]);
    expect(SECTORS.largeSeries).toHaveLength(9);
    expect(SECTORS.orphans).toHaveLength(5);
    expect(SECTORS.smallSeries).toHaveLength(6);
  });
});
