import { binomial } from '@fairlot/money';
import type { Play } from '../play.ts';
import type { LottoPrize, LottoRule } from '../rules/ball-rules.ts';
import type { PlayRule } from '../rules/rule.ts';

/** A game of numbered balls: its tickets with prize levels, and fixed odds for one to four drawn numbers. */
interface Lotto {
  highest: number;
  size: number;
  bonus?: 'ball' | 'pick';
  /** The highest special number, where members pick one. */
  specials?: number;
  /** Numbers of the systems. */
  systems: readonly number[];
  prizes: readonly LottoPrize[];
  /** For one drawn number, and for two, three or four that are all drawn. */
  odds: readonly [bigint, bigint, bigint, bigint];
}

/** Fixed prizes are multiples of the price of one combination. */
const AT_PRICE = 10_000n;

function lottoPlays({ highest, size, bonus, specials, systems, prizes, odds }: Lotto): Play[] {
  const range = { from: 1, to: highest };
  const play = (code: string, rule: PlayRule, count: number, of: bigint): Play => ({
    code,
    rule,
    units: 1,
    odds: of,
    picks: { count, width: 2, distinct: count > 1, range },
  });
  const all = (picks: 2 | 3 | 4): PlayRule => ({ kind: 'allTails', level: 'MAIN', digits: 2, picks });
  const ticket = (code: string, picks: number): Play => {
    const rule: LottoRule = { kind: 'lotto', level: 'MAIN', size, picks, ...(bonus && { bonus }), prizes };
    // A line with fewer numbers than a combination is every combination that contains them.
    const units = picks >= size ? binomial(picks, size) : binomial(highest - picks, size - picks);
    const line = play(code, rule, picks, AT_PRICE);
    const special = specials === undefined ? {} : { bonus: { from: 1, to: specials } };
    return { ...line, units: Number(units), picks: { ...line.picks, ...special } };
  };
  return [
    ticket('jackpot', size),
    ...systems.map((count) => ticket(`sys${count}`, count)),
    play('num1', { kind: 'tail', level: 'MAIN', digits: 2 }, 1, odds[0]),
    play('num2', all(2), 2, odds[1]),
    play('num3', all(3), 3, odds[2]),
    play('num4', all(4), 4, odds[3]),
  ];
}

const UP_TO_18 = Array.from({ length: 12 }, (_, index) => index + 7);

/** 6/45: a jackpot for six numbers, and fixed prizes. One to four numbers at the odds of the demonstration. */
export const LOTTO_6_45_PLAYS: readonly Play[] = lottoPlays({
  highest: 45,
  size: 6,
  systems: [5, ...UP_TO_18],
  prizes: [
    { matches: 6, pool: 'J1' },
    { matches: 5, hits: 1000 },
    { matches: 4, hits: 30 },
    { matches: 3, hits: 3 },
  ],
  odds: [71_000n, 500_000n, 5_000_000n, 70_000_000n],
});

/** 6/55: a jackpot for six numbers, a second one for five and the bonus number, and fixed prizes. */
export const LOTTO_6_55_PLAYS: readonly Play[] = lottoPlays({
  highest: 55,
  size: 6,
  bonus: 'ball',
  systems: [5, ...UP_TO_18],
  prizes: [
    { matches: 6, pool: 'J1' },
    { matches: 5, bonus: true, pool: 'J2' },
    { matches: 5, hits: 4000 },
    { matches: 4, hits: 50 },
    { matches: 3, hits: 5 },
  ],
  odds: [89_800n, 970_200n, 12_855_100n, 222_822_600n],
});

/** 5/35: a jackpot for five numbers and the special number, and fixed prizes. A plain line has five numbers. */
export const LOTTO_5_35_PLAYS: readonly Play[] = lottoPlays({
  highest: 35,
  size: 5,
  bonus: 'pick',
  specials: 12,
  systems: [4, 6, ...UP_TO_18],
  prizes: [
    { matches: 5, bonus: true, pool: 'J1' },
    { matches: 5, hits: 1000 },
    { matches: 4, bonus: true, hits: 500 },
    { matches: 4, hits: 50 },
    { matches: 3, bonus: true, hits: 10 },
    { matches: 3, hits: 3 },
    { matches: 2, bonus: true, hits: 1 },
    { matches: 1, bonus: true, hits: 1 },
    { matches: 0, bonus: true, hits: 1 },
  ],
  odds: [68_600n, 583_100n, 6_414_100n, 102_625_600n],
});
