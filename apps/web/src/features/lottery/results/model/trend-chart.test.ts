import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roadsOf } from './roads.ts';
import { chartOf, GROUP_ROWS, groupsShown, roadOf } from './trend-chart.ts';
import { placesOf } from './trend-places.ts';

const VALUES = ['0', '1', '2', '3'];
const drawsOf = fc.array(fc.constantFrom(...VALUES), { maxLength: 60 });

describe('chartOf', () => {
  it('counts the draws since each value, from its first draw on', () => {
    const { rows, facts } = chartOf(['2', '0', '2', '1'], VALUES);
    expect(rows).toEqual([
      { at: 2, missing: [1, 3, 0, null] },
      { at: 0, missing: [0, 2, 1, null] },
      { at: 2, missing: [null, 1, 0, null] },
      { at: 1, missing: [null, 0, null, null] },
    ]);
    expect(facts).toEqual([
      { drawn: 1, missing: 1, longest: 2 },
      { drawn: 1, missing: 3, longest: 3 },
      { drawn: 2, missing: 0, longest: 1 },
      { drawn: 0, missing: 4, longest: 4 },
    ]);
  });

  it('equals a count of each cell by itself', () => {
    fc.assert(
      fc.property(drawsOf, (drawn) => {
        const { rows, facts } = chartOf(drawn, VALUES);
        for (const [row, { at, missing }] of rows.entries()) {
          expect(VALUES[at]).toBe(drawn[row]);
          const older = drawn.slice(row);
          expect(missing).toEqual(VALUES.map((value) => (older.includes(value) ? older.indexOf(value) : null)));
        }
        for (const [index, value] of VALUES.entries()) {
          const gaps = drawn
            .map((one) => (one === value ? '|' : '.'))
            .join('')
            .split('|');
          expect(facts[index]).toEqual({
            drawn: drawn.filter((one) => one === value).length,
            missing: gaps[0]?.length,
            longest: Math.max(...gaps.map(({ length }) => length)),
          });
        }
      }),
    );
  });
});

describe('roadOf', () => {
  it('begins a column with each change, and when a column is full', () => {
    expect(roadOf(['a', 'a', 'b', 'a', 'a', 'a', 'a'], 3)).toEqual([['a', 'a'], ['b'], ['a', 'a', 'a'], ['a']]);
    expect(roadOf([], 6)).toEqual([]);
  });

  it('keeps every outcome in its order', () => {
    fc.assert(
      fc.property(drawsOf, (outcomes) => {
        expect(roadOf(outcomes, 6).flat()).toEqual(outcomes);
      }),
    );
  });
});

it('every family of places shows a value for each place of its draws', () => {
  for (const [family, numbers, values] of [
    ['k3', ['6', '1', '3'], ['6', '1', '3']],
    ['ssc', ['7', '0', '7', '9', '4'], ['7', '0', '7', '9', '4']],
    ['pk10', ['07', '03', '10', '01', '05', '08', '02', '09', '04', '06'], null],
    ['11x5', ['03', '11', '05', '08', '02'], null],
    ['vn-south', ['048271'], ['7', '1']],
    ['thai', ['835172'], ['8', '3', '5', '1', '7', '2']],
    ['max3d', ['123', '456'], ['1', '2', '3']],
  ] as const) {
    const places = placesOf(family)!;
    const read = places.read(numbers);
    expect([family, read]).toEqual([family, values ?? numbers]);
    expect(read).toHaveLength(places.count);
    for (const value of read) expect(places.values).toContain(value);
  }
  expect([placesOf('lotto645'), placesOf('keno'), placesOf(undefined)]).toEqual([null, null, null]);
});

it('roads are read oldest first: size, parity and the sides that a family has', () => {
  expect(
    roadsOf('pc28', [
      ['9', '9', '9'],
      ['0', '0', '1'],
    ]),
  ).toEqual([
    { kind: 'size', outcomes: ['play.small', 'play.big'] },
    { kind: 'parity', outcomes: ['play.odd', 'play.odd'] },
  ]);
  expect(roadsOf('vn-north', [['48250']])).toEqual([
    { kind: 'size', outcomes: ['play.big'] },
    { kind: 'parity', outcomes: ['play.even'] },
  ]);
  expect(roadsOf('ssc', [['1', '0', '0', '0', '1']])).toEqual([{ kind: 'side', outcomes: ['play.tie'] }]);
  expect(roadsOf('thai', [['835172']])).toEqual([]);
});

it('renders a few groups of rows wherever a box of 1,000 draws is scrolled to', () => {
  for (const scrollPx of [0, 5000, 31_584]) {
    const { first, end } = groupsShown(1000, 32, scrollPx, 416);
    expect((end - first) * GROUP_ROWS).toBeLessThan(40);
    for (const px of [scrollPx, scrollPx + 415]) {
      const group = Math.floor(px / 32 / GROUP_ROWS);
      expect(group >= first && group < end).toBe(true);
    }
  }
  expect(groupsShown(0, 32, 0, 416)).toEqual({ first: 0, end: 0 });
});
