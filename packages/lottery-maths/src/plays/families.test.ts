import { describe, expect, it } from 'vitest';
import { choices } from '../testing/choices.testing.ts';
import {
  type DrawStructure,
  ELEVEN_5,
  ELEVEN_5_PLAYS,
  exactReturn,
  hits,
  PC28,
  PC28_PLAYS,
  PK10,
  PK10_PLAYS,
  type Play,
  SSC,
  SSC_PLAYS,
  winningPicks,
} from '../index.ts';
import {
  ELEVEN_5_ORACLE,
  hitsBy,
  PC28_ORACLE,
  PK10_ORACLE,
  SSC_ORACLE,
  type Oracle,
} from '../testing/oracles.testing.ts';

const FAMILIES: readonly [DrawStructure, readonly Play[], Oracle][] = [
  [PC28, PC28_PLAYS, PC28_ORACLE],
  [SSC, SSC_PLAYS, SSC_ORACLE],
  [PK10, PK10_PLAYS, PK10_ORACLE],
  [ELEVEN_5, ELEVEN_5_PLAYS, ELEVEN_5_ORACLE],
];

const plays = FAMILIES.flatMap(([structure, list, oracle]) => list.map((play) => ({ ...structure, play, oracle })));

describe.each(plays.map((each) => [each.play.code, each] as const))('%s', (code, { play, oracle, ...structure }) => {
  it('agrees with the description on every draw and every choice, and returns at most 98 %', () => {
    const lines = choices(play).map((picks) => ({ picks, key: picks.join(','), total: 0 }));
    let count = 0;
    for (const numbers of drawsOf(structure, play)) {
      const result = [{ level: 'MAIN', numbers }];
      const won = winningPicks(play, structure, result);
      const line = lines[count % lines.length]!;
      count += 1;
      const times = hits(play, structure, result, line.picks);
      if (times !== (won.get(line.key) ?? 0)) expect([numbers, line.picks, times]).toBe(won.get(line.key) ?? 0);
      // A play with many choices is compared on those that win and on some others.
      const compared =
        lines.length <= MANY ? lines : lines.filter(({ key }, at) => won.has(key) || at % 97 === count % 97);
      for (const each of compared) {
        const expected = hitsBy(oracle, code, numbers, each.picks);
        if ((won.get(each.key) ?? 0) !== expected)
          expect([numbers, each.picks, won.get(each.key) ?? 0]).toEqual([numbers, each.picks, expected]);
        each.total += expected;
      }
    }
    const { numerator, denominator, percentText } = exactReturn(play, structure);
    for (const { total } of lines)
      expect(BigInt(total) * play.odds * denominator).toBe(numerator * BigInt(count) * 10_000n);
    expect(Number(percentText)).toBeLessThanOrEqual(98);
    expect(Number(percentText)).toBeGreaterThan(97.5);
  });
});

const MANY = 500;

/**
 * Every outcome of the places that a play reads: each of the 100,000 draws of five digits, each of the 462 selections
 * of 11x5. Places that it does not read have other numbers.
 */
function* drawsOf({ levels: [level] }: DrawStructure, { rule }: Play): Generator<string[]> {
  if (level === undefined || rule.kind !== 'outcome') throw new RangeError('No outcomes');
  const { width, count, distinct } = level;
  const { from, to } = distinct ?? { from: 0, to: 9 };
  const values = Array.from({ length: to - from + 1 }, (_, index) => String(from + index).padStart(width, '0'));
  const places = Array.from({ length: count }, (_, place) => place);
  const at = rule.at ?? places;
  const others = places.filter((place) => !at.includes(place));
  // The order of distinct numbers does not matter to a play that reads them all.
  const distinctKind = at.length === count ? 'rising' : 'unique';
  for (const read of tuples(values, at.length, distinct === undefined ? 'any' : distinctKind)) {
    const rest = distinct === undefined ? values.toReversed() : values.filter((value) => !read.includes(value));
    yield places.map((place) => (at.includes(place) ? read[at.indexOf(place)] : rest[others.indexOf(place)]) ?? '');
  }
}

function* tuples(values: readonly string[], size: number, kind: 'any' | 'unique' | 'rising'): Generator<string[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (const rest of tuples(values, size - 1, kind))
    for (const value of values) {
      const isAllowed = kind === 'any' || (kind === 'unique' ? !rest.includes(value) : value > (rest.at(-1) ?? ''));
      if (isAllowed) yield [...rest, value];
    }
}
