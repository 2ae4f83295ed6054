import { binomial } from '@fairlot/money';
import type { Play } from '../play.ts';
import type { PlayRule } from '../rules/rule.ts';

/** Numbers of the systems on four numbers: the usual ones, of which a line covers every combination. */
const SYSTEMS = [5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18];
const SYSTEM_SIZE = 4;

/**
 * Fixed odds for one drawn number, and for two, three or four that are all drawn; a system is the bet on every four of
 * its numbers, at the price and with the hits of all of these combinations.
 */
function lottoPlays(highest: number, odds: readonly [bigint, bigint, bigint, bigint]): Play[] {
  const play = (code: string, rule: PlayRule, count: number, terms: { odds: bigint; units?: number }): Play => ({
    code,
    rule,
    units: 1,
    ...terms,
    picks: { count, width: 2, distinct: count > 1, range: { from: 1, to: highest } },
  });
  const all = (picks: 2 | 3 | 4): PlayRule => ({ kind: 'allTails', level: 'MAIN', digits: 2, picks });
  const system = (picks: number): PlayRule => ({
    kind: 'matches',
    level: 'MAIN',
    size: SYSTEM_SIZE,
    picks,
    prizes: { [SYSTEM_SIZE]: 1 },
  });
  return [
    play('num1', { kind: 'tail', level: 'MAIN', digits: 2 }, 1, { odds: odds[0] }),
    play('num2', all(2), 2, { odds: odds[1] }),
    play('num3', all(3), 3, { odds: odds[2] }),
    play('num4', all(4), 4, { odds: odds[3] }),
    ...SYSTEMS.map((count) =>
      play(`sys${count}`, system(count), count, { odds: odds[3], units: Number(binomial(count, SYSTEM_SIZE)) }),
    ),
  ];
}

/** 6/45, at the odds that the demonstration has had from the beginning. */
export const LOTTO_6_45_PLAYS: readonly Play[] = lottoPlays(45, [71_000n, 500_000n, 5_000_000n, 70_000_000n]);
/** 6/55 and 5/35, at 98 % of the fair odds. */
export const LOTTO_6_55_PLAYS: readonly Play[] = lottoPlays(55, [89_800n, 970_200n, 12_855_100n, 222_822_600n]);
export const LOTTO_5_35_PLAYS: readonly Play[] = lottoPlays(35, [68_600n, 583_100n, 6_414_100n, 102_625_600n]);
