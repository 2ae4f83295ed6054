import { expect, it } from 'vitest';
import { gridEntries } from './grid.ts';

const FLAGS = [
  'AGEPAG',
  'TRANSREC3',
  'DOWNMAN',
  'AGETRANS3',
  'AGETEAMPNL3',
  'TEAMBETTING3',
  'AGEREBATE3',
  'TEAMREB3',
  'SECCEN3',
  'MAILCEN',
];
const flagsBut = (off: string | null) => Object.fromEntries(FLAGS.map((flag) => [flag, flag !== off]));

it.each(FLAGS)('%s shows one entry of its own', (flag) => {
  const all = gridEntries(flagsBut(null));
  const without = gridEntries(flagsBut(flag));
  expect(all.filter((entry) => !without.includes(entry)).map((entry) => entry.flag)).toEqual([flag]);
  expect(new Set(all.map(({ href }) => href)).size).toBe(FLAGS.length);
});

it('a flag that is not named is off', () => {
  expect(gridEntries({})).toEqual([]);
});
