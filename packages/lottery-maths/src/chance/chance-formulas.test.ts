import { binomial } from '@fairlot/money';
import { describe, expect, it } from 'vitest';
import {
  type DrawStructure,
  ELEVEN_5,
  ELEVEN_5_PLAYS,
  KENO,
  KENO_PLAYS,
  LOTTO_5_35,
  LOTTO_5_35_PLAYS,
  LOTTO_6_45,
  LOTTO_6_45_PLAYS,
  LOTTO_6_55,
  LOTTO_6_55_PLAYS,
  MAX3D,
  MAX3D_PLAYS,
  PK10,
  PK10_PLAYS,
  type PlayDefinition,
  SEA4D,
  SEA4D_PLAYS,
  SSC,
  SSC_PLAYS,
  VN_NORTH,
  VN_SOUTH,
  VN_SOUTH_PAIR,
  VN_SOUTH_PAIR_PLAYS,
  vnPlayDefinitions,
} from '../index.ts';
import { ticketChance } from './ticket-chance.ts';

const NORTH = vnPlayDefinitions('north');
const SOUTH = vnPlayDefinitions('south');

/** A ticket of lines written as `play pick pick`. */
function chanceOf(plays: readonly PlayDefinition[], structure: DrawStructure, ...lines: string[]) {
  const own = lines.map((line) => {
    const [code = '', ...picks] = line.split(' ');
    return { play: plays.find((play) => play.code === code)!, picks };
  });
  return ticketChance(own, structure);
}
const asNumber = ({ numerator, denominator }: { numerator: bigint; denominator: bigint }) =>
  Number((numerator * 10n ** 18n) / denominator) / 1e18;
const choose = (total: number, chosen: number) => Number(binomial(total, chosen));
const six = (count: number) => choose(45, 6) ** -1 * choose(6, count) * choose(39, 6 - count);
const anyPrize = six(3) + six(4) + six(5) + six(6);

describe.each<[string, readonly PlayDefinition[], DrawStructure, string[], number]>([
  ['the missed ticket of the design', NORTH, VN_NORTH, ['lo2 07', 'lo2 27', 'lo2 38'], 1 - 0.97 ** 27],
  ['a pair in 27 numbers', NORTH, VN_NORTH, ['xien2 07 27'], 1 - 2 * 0.99 ** 27 + 0.98 ** 27],
  ['a pair and one of its numbers', NORTH, VN_NORTH, ['xien2 07 27', 'lo2 07'], 1 - 0.99 ** 27],
  [
    'a pair and the special prize',
    NORTH,
    VN_NORTH,
    ['xien2 07 27', 'de 07'],
    1 - 0.01 * 0.99 ** 26 - 0.98 * (2 * 0.99 ** 26 - 0.98 ** 26),
  ],
  ['four numbers that are not drawn', SOUTH, VN_SOUTH, ['truot4 01 02 03 04'], 0.96 ** 18],
  [
    'the first and the last digits of the special prize',
    SOUTH,
    VN_SOUTH,
    ['dedau 12', 'cang4 1234'],
    1 - 0.99 * 0.9999,
  ],
  ['three and two digits of all southern numbers', SOUTH, VN_SOUTH, ['lo3 127', 'lo2 27'], 1 - 0.99 ** 18],
  ['a pair over two stations', VN_SOUTH_PAIR_PLAYS, VN_SOUTH_PAIR, ['daxien 07 27'], 1 - 2 * 0.99 ** 36 + 0.98 ** 36],
  ['one line of 6/45', LOTTO_6_45_PLAYS, LOTTO_6_45, ['jackpot 01 02 03 04 05 06'], anyPrize],
  [
    'two lines of 6/45 without a common number',
    LOTTO_6_45_PLAYS,
    LOTTO_6_45,
    ['jackpot 01 02 03 04 05 06', 'jackpot 11 12 13 14 15 16'],
    2 * anyPrize - choose(6, 3) ** 2 / choose(45, 6),
  ],
  [
    'two single numbers and a line of 6/45',
    LOTTO_6_45_PLAYS,
    LOTTO_6_45,
    ['num1 01', 'num1 09', 'num2 01 02'],
    1 - choose(43, 6) / choose(45, 6),
  ],
  [
    'a line of 6/55',
    LOTTO_6_55_PLAYS,
    LOTTO_6_55,
    ['jackpot 01 02 03 04 05 06'],
    [3, 4, 5, 6].reduce((sum, n) => sum + choose(6, n) * choose(49, 6 - n), 0) / choose(55, 6),
  ],
  [
    'a line of 5/35',
    LOTTO_5_35_PLAYS,
    LOTTO_5_35,
    ['jackpot 01 02 03 04 05 B07'],
    1 / 12 + (11 / 12) * ([3, 4, 5].reduce((sum, n) => sum + choose(5, n) * choose(30, 5 - n), 0) / choose(35, 5)),
  ],
  ['three numbers of keno', KENO_PLAYS, KENO, ['spot3 01 02 03'], choose(77, 17) / choose(80, 20)],
  ['a single number of keno and a pair with it', KENO_PLAYS, KENO, ['spot1 05', 'spot2 05 06'], 1 / 4],
  ['both halves of keno', KENO_PLAYS, KENO, ['kenoupdown 0', 'kenomiddle 1', 'kenoupdown 1'], 1],
  ['a number of 4D', SEA4D_PLAYS, SEA4D, ['seabig 1234'], 1 - 0.9999 ** 23],
  ['a boxed number of 4D and its straight', SEA4D_PLAYS, SEA4D, ['seabox24 1234', 'seabig 4321'], 1 - 0.9976 ** 23],
  ['two numbers of Max 3D', MAX3D_PLAYS, MAX3D, ['maxpair 123 456', 'maxstraight 123'], 1 - 0.998 ** 20],
  ['two winners of a race', PK10_PLAYS, PK10, ['pkplace1 03', 'pkplace2 03', 'pkplace1 04'], 0.1 + 0.1 + 0.1 - 1 / 90],
  ['mirrored places of a race', PK10_PLAYS, PK10, ['pkdragonat1 1', 'pkdragonat2 1', 'pkdragonat5 1'], 7 / 8],
  ['one digit in each of five places', SSC_PLAYS, SSC, ['sdanyplace 7'], 1 - 0.9 ** 5],
  ['digits and their sum', SSC_PLAYS, SSC, ['sdplace1 9', 'sdbigsmall 1', 'sdbigsmall 0'], 1],
  ['the first and the last three digits', SSC_PLAYS, SSC, ['sdfront3 123', 'sdback3 345'], 2 / 1000 - 1 / 100_000],
  ['eight of eleven', ELEVEN_5_PLAYS, ELEVEN_5, ['exany8 01 02 03 04 05 06 07 08'], choose(8, 5) / choose(11, 5)],
  [
    'a number and the first place',
    ELEVEN_5_PLAYS,
    ELEVEN_5,
    ['exany1 01', 'explace1 02'],
    5 / 11 + (6 / 11) * (1 / 10),
  ],
])('%s', (_, plays, structure, lines, expected) => {
  it('has the chance of its formula', () => {
    const chance = chanceOf(plays, structure, ...lines);
    expect(chance.isExact).toBe(true);
    expect(asNumber(chance)).toBeCloseTo(expected, 12);
  });
});

describe('a ticket that takes too long to count', () => {
  it('has at least the chance of its likeliest bet, with more than ten numbers in pairs', () => {
    const pairs = ['01 02', '03 04', '05 06', '07 08', '09 10', '11 12'].map((picks) => `xien2 ${picks}`);
    const chance = chanceOf(NORTH, VN_NORTH, 'lo2 99', ...pairs);
    expect(chance.isExact).toBe(false);
    const exact = chanceOf(NORTH, VN_NORTH, 'lo2 99', ...pairs.slice(0, 5));
    expect(chance).toEqual({ ...exact, isExact: false });
  });

  it('has at least the chance of a part of it, for systems of 6/55', () => {
    const system = (from: number) =>
      `sys18 ${Array.from({ length: 18 }, (_, n) => String(from + n).padStart(2, '0')).join(' ')}`;
    const both = chanceOf(LOTTO_6_55_PLAYS, LOTTO_6_55, system(1), system(20), 'num1 55');
    expect(both.isExact).toBe(false);
    expect(both).toEqual({ ...chanceOf(LOTTO_6_55_PLAYS, LOTTO_6_55, system(1), 'num1 55'), isExact: false });
  });

  it('has the chance of the better part of mixed bets on keno', () => {
    const mixed = chanceOf(KENO_PLAYS, KENO, 'kenobigsmall 1', 'spot1 01', 'spot1 02');
    expect(mixed).toEqual({ ...chanceOf(KENO_PLAYS, KENO, 'kenobigsmall 1'), isExact: false });
  });
});
