import fc from 'fast-check';
import { expect, it } from 'vitest';
import { comparedValue, hits, VN_NORTH, vnPlayDefinitions } from './index.ts';

const number = (width: number) =>
  fc.integer({ min: 0, max: 10 ** width - 1 }).map((value) => String(value).padStart(width, '0'));
const result = fc.tuple(
  ...VN_NORTH.levels.map(({ code, count, width }) =>
    fc.array(number(width), { minLength: count, maxLength: count }).map((numbers) => ({ level: code, numbers })),
  ),
);

it('agrees with the settlement on every play that counts numbers one by one', () => {
  const plays = vnPlayDefinitions('north').filter(({ picks }) => picks.count === 1);
  expect(plays.length).toBeGreaterThan(20);
  fc.assert(
    fc.property(result, fc.nat(), (drawn, seed) => {
      for (const play of plays) {
        const { from, to } = play.picks.range ?? { from: 0, to: 10 ** play.picks.width - 1 };
        const pick = String(from + (seed % (to - from + 1))).padStart(play.picks.width, '0');
        const matching = drawn.flatMap(({ level, numbers }) =>
          numbers.filter((each, index) => comparedValue(play.rule, level, each, index) === pick),
        );
        expect([play.code, matching.length]).toEqual([play.code, hits(play, VN_NORTH, drawn, [pick])]);
      }
    }),
    { numRuns: 60 },
  );
});

it('has no value for a play of absence or a number of another level', () => {
  expect(comparedValue({ kind: 'noTails', level: 'ALL', digits: 2, picks: 4 }, 'DB', '12345')).toBeNull();
  expect(comparedValue({ kind: 'tail', level: 'DB', digits: 2 }, 'G1', '12345')).toBeNull();
  expect(comparedValue({ kind: 'tail', level: 'ALL', digits: 3 }, 'G7', '12')).toBeNull();
});
