import { describe, expect, it } from 'vitest';
import type { DrawResult, DrawStructure, LottoRule, Play } from '../index.ts';
import {
  bonusPick,
  canonicalPicks,
  exactReturn,
  hits,
  LOTTO_5_35,
  LOTTO_5_35_PLAYS,
  LOTTO_6_45,
  LOTTO_6_45_PLAYS,
  LOTTO_6_55,
  LOTTO_6_55_PLAYS,
  lottoChances,
  lottoCounts,
  lottoTable,
  validatePicks,
  validateResult,
  winningPicks,
} from '../index.ts';
import { LOTTOS, lottoWins } from '../testing/lotto-oracle.testing.ts';

const drawn = (numbers: readonly string[]): DrawResult => [{ level: 'MAIN', numbers: [...numbers] }];
const SIX = drawn(['45', '01', '17', '08', '30', '22']);

describe('6/45 at fixed odds', () => {
  it.each([
    ['num1', '94.66'],
    ['num2', '75.75'],
    ['num3', '70.47'],
    ['num4', '70.47'],
  ])('%s returns %s %%', (code, percent) => {
    expect(exactReturn(playOf(code), LOTTO_6_45).percentText).toBe(percent);
  });

  it.each([
    ['num1', 6],
    ['num2', 15],
    ['num3', 20],
    ['num4', 15],
  ])('%s has %i winning picks', (code, count) => {
    const winning = winningPicks(playOf(code), LOTTO_6_45, SIX);
    expect(winning.size).toBe(count);
    for (const [key, times] of winning)
      expect([times, hits(playOf(code), LOTTO_6_45, SIX, key.split(','))]).toEqual([1, 1]);
  });

  it('rejects picks and results outside 1 to 45 and repeated ones', () => {
    expect(validatePicks(playOf('num1'), ['00'])).toBe('picks.range');
    expect(validatePicks(playOf('num1'), ['46'])).toBe('picks.range');
    expect(validatePicks(playOf('num2'), ['07', '07'])).toBe('picks.repeated');
    expect(validateResult(LOTTO_6_45, SIX)).toBeNull();
    expect(validateResult(LOTTO_6_45, drawn(['46', '01', '17', '08', '30', '22']))).toBe('result.range');
    expect(validateResult(LOTTO_6_45, drawn(['01', '01', '17', '08', '30', '22']))).toBe('result.duplicate');
  });

  it.each(['num1', 'num2', 'num3', 'num4'])(
    '%s: every draw of four out of seven pays exactly the exactReturn',
    (code) => {
      const small: DrawStructure = {
        code: 'SMALL',
        levels: [{ code: 'MAIN', count: 4, width: 2, distinct: { from: 1, to: 7 } }],
      };
      const play = playOf(code);
      const picks = ['01', '03', '04', '07'].slice(0, play.picks.count);
      let wins = 0n;
      let draws = 0n;
      for (let mask = 0; mask < 128; mask += 1) {
        const numbers = Array.from({ length: 7 }, (_, index) => String(index + 1).padStart(2, '0')).filter(
          (_, index) => (mask >> index) % 2 === 1,
        );
        if (numbers.length !== 4) continue;
        draws += 1n;
        wins += BigInt(hits(play, small, drawn(numbers), picks));
      }
      const { numerator, denominator } = exactReturn({ ...play, odds: 10_000n }, small);
      expect([draws, wins * denominator]).toEqual([35n, draws * numerator]);
    },
  );

  it('rejects rules on parts of numbers that are drawn without repetition', () => {
    const parts: Play = {
      ...playOf('num1'),
      rule: { kind: 'digit', level: 'MAIN', position: 'units' },
      picks: { count: 1, width: 1, distinct: false },
    };
    expect(() => exactReturn(parts, LOTTO_6_45)).toThrow('no digits to bet on');
  });
});

function playOf(code: string): Play {
  const found = LOTTO_6_45_PLAYS.find((play) => play.code === code);
  if (found === undefined) throw new Error(`no play ${code}`);
  return found;
}

const text = (number: number) => String(number).padStart(2, '0');

describe.each([
  ['LOTTO645', LOTTO_6_45, LOTTO_6_45_PLAYS],
  ['LOTTO655', LOTTO_6_55, LOTTO_6_55_PLAYS],
  ['LOTTO535', LOTTO_5_35, LOTTO_5_35_PLAYS],
] as const)('tickets of %s', (name, structure, plays) => {
  const facts = LOTTOS[name];
  const { size, highest, bonus } = facts;
  const tickets = plays.filter(({ rule }) => rule.kind === 'lotto');
  // The draw is 1 to 6, or to 5; the bonus number is 7 as a ball, or the special number 7.
  const main = Array.from({ length: size }, (_, index) => index + 1);
  const result: DrawResult = [
    { level: 'MAIN', numbers: main.map(text).toReversed() },
    ...(bonus === null ? [] : [{ level: 'BONUS', numbers: ['07'] }]),
  ];

  it('has systems of 5 and 7 to 18 numbers around its plain line', () => {
    const around = size === 6 ? [5] : [4, 6];
    expect(tickets.map(({ code, picks }) => [code, picks.count])).toEqual([
      ['jackpot', size],
      ...[...around, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18].map((count) => [`sys${count}`, count]),
    ]);
  });

  it('prices and settles every line as its combinations one by one', () => {
    for (const play of tickets) {
      if (play.rule.kind !== 'lotto') continue;
      const count = play.picks.count;
      const { prizes } = lottoTable(play.rule, structure);
      for (let drawn = Math.max(0, count - 16); drawn <= Math.min(size, count); drawn += 1)
        for (const withBonus of bonus === null ? [false] : [false, true]) {
          if (bonus === 'ball' && withBonus && drawn === count) continue;
          // Other numbers from 20 on, so that neither the draw nor the bonus number is among them.
          const extra = bonus === 'ball' && withBonus ? [7] : [];
          const rest = Array.from({ length: count - drawn - extra.length }, (_, index) => highest - index);
          const picks = [...main.slice(0, drawn), ...extra, ...rest];
          const special = withBonus ? 7 : 8;
          const wins = lottoWins(facts, main, 7, picks, special);
          const line = [...picks.map(text), ...(bonus === 'pick' ? [bonusPick(text(special))] : [])];
          expect([play.code, play.units]).toEqual([play.code, wins.combinations]);
          expect([play.code, drawn, withBonus, hits(play, structure, result, line)]).toEqual([
            play.code,
            drawn,
            withBonus,
            wins.times,
          ]);
          const pools = play.rule.prizes.flatMap(({ pool }, index) =>
            pool === undefined ? [] : [[pool, prizes[Number(withBonus)]?.[drawn]?.[index]]],
          );
          expect([play.code, drawn, withBonus, ...pools]).toEqual([
            play.code,
            drawn,
            withBonus,
            ...pools.map(([pool]) => [pool, wins.pools[pool as string] ?? 0]),
          ]);
          const counts = lottoCounts(play.rule, structure, result, line);
          expect(
            counts.reduce(
              (sum, each, index) =>
                sum + each * (play.rule.kind === 'lotto' ? (play.rule.prizes[index]?.hits ?? 0) : 0),
              0,
            ),
          ).toBe(wins.times);
        }
    }
  });

  it('all lines return the same fixed part, which is the sum of the chances', () => {
    const [single] = tickets;
    if (single?.rule.kind !== 'lotto') throw new Error('no ticket');
    const fair = exactReturn(single, structure);
    for (const play of tickets) expect([play.code, exactReturn(play, structure)]).toEqual([play.code, fair]);
    const chances = lottoChances(single.rule, structure);
    const total = single.rule.prizes.reduce(
      (sum, { hits: times = 0 }, index) =>
        sum + (times * Number(chances[index]!.numerator)) / Number(chances[index]!.denominator),
      0,
    );
    expect(Number(fair.numerator) / Number(fair.denominator)).toBeCloseTo(total, 12);
  });
});

it.each([
  ['6/45', LOTTO_6_45, LOTTO_6_45_PLAYS, 8_145_060n, [1, 234, 11_115, 182_780], '13.69'],
  ['6/55', LOTTO_6_55, LOTTO_6_55_PLAYS, 28_989_675n, [1, 6, 288, 17_640, 368_480], '13.37'],
  [
    '5/35',
    LOTTO_5_35,
    LOTTO_5_35_PLAYS,
    3_895_584n,
    [1, 11, 150, 1650, 4350, 47_850, 40_600, 137_025, 142_506],
    '17.34',
  ],
] as const)(
  '%s: the chances of the prizes, and the return of the fixed ones',
  (_, structure, plays, total, ways, percent) => {
    const [single] = plays;
    if (single?.rule.kind !== 'lotto') throw new Error('no ticket');
    expect(lottoChances(single.rule, structure)).toEqual(
      ways.map((numerator) => ({ numerator: BigInt(numerator), denominator: total })),
    );
    expect(exactReturn(single, structure).percentText).toBe(percent);
  },
);

it('every draw of a small lotto with a bonus ball pays its expected return', () => {
  const level = { code: 'MAIN', count: 3, width: 2, distinct: { from: 1, to: 7 } };
  const small: DrawStructure = {
    code: 'SMALL',
    levels: [level, { ...level, code: 'BONUS', count: 1, without: 'MAIN' }],
  };
  const rule: LottoRule = {
    kind: 'lotto',
    level: 'MAIN',
    size: 3,
    picks: 4,
    bonus: 'ball',
    prizes: [
      { matches: 3, pool: 'J1' },
      { matches: 2, bonus: true, hits: 7 },
      { matches: 2, hits: 2 },
      { matches: 0, bonus: true, hits: 1 },
    ],
  };
  const play: Play = {
    ...LOTTO_6_55_PLAYS[0]!,
    rule,
    units: 4,
    picks: { count: 4, width: 2, distinct: true, range: level.distinct },
  };
  const numbers = Array.from({ length: 7 }, (_, index) => text(index + 1));
  let [draws, wins] = [0n, 0n];
  for (const a of numbers)
    for (const b of numbers)
      for (const c of numbers)
        for (const bonus of numbers) {
          if (!(a < b && b < c) || [a, b, c].includes(bonus)) continue;
          draws += 1n;
          const result = [...drawn([a, b, c]), { level: 'BONUS', numbers: [bonus] }];
          wins += BigInt(hits(play, small, result, ['01', '03', '06', '07']));
        }
  const { numerator, denominator } = exactReturn({ ...play, odds: 10_000n, units: 1 }, small);
  expect([draws, wins * denominator]).toEqual([140n, draws * numerator]);
});

it('rejects wrong special numbers and results whose bonus number is already drawn', () => {
  const [ticket] = LOTTO_5_35_PLAYS;
  const five = ['01', '09', '17', '25', '33'];
  expect(validatePicks(ticket!, five)).toBe('picks.count');
  expect(validatePicks(ticket!, [...five, 'B07', 'B08'])).toBe('picks.count');
  expect(validatePicks(ticket!, [...five, 'B13'])).toBe('picks.range');
  expect(validatePicks(ticket!, [...five, 'B00'])).toBe('picks.range');
  expect(validatePicks(ticket!, [...five, 'B7'])).toBe('picks.format');
  expect(validatePicks(ticket!, [...five.slice(1), 'B07', '07', '08'])).toBe('picks.count');
  expect(validatePicks(ticket!, ['B07', ...five])).toBeNull();
  expect(canonicalPicks(ticket!, ['B07', ...five.toReversed()])).toEqual([...five, 'B07']);
  expect(validatePicks(LOTTO_6_55_PLAYS[0]!, [...five, 'B07'])).toBe('picks.format');
  const six = { level: 'MAIN', numbers: ['01', '02', '03', '04', '05', '06'] };
  expect(validateResult(LOTTO_6_55, [six, { level: 'BONUS', numbers: ['06'] }])).toBe('result.duplicate');
  expect(validateResult(LOTTO_6_55, [six, { level: 'BONUS', numbers: ['07'] }])).toBeNull();
  expect(validateResult(LOTTO_6_55, [six])).toBe('result.levels');
  const fiveDrawn = { level: 'MAIN', numbers: ['01', '02', '03', '04', '05'] };
  expect(validateResult(LOTTO_5_35, [fiveDrawn, { level: 'BONUS', numbers: ['05'] }])).toBeNull();
  expect(validateResult(LOTTO_5_35, [fiveDrawn, { level: 'BONUS', numbers: ['13'] }])).toBe('result.range');
});

it('6/55 and 5/35 return more than 97.9 % and at most 98 % on one to four numbers', () => {
  for (const [structure, plays] of [
    [LOTTO_6_55, LOTTO_6_55_PLAYS],
    [LOTTO_5_35, LOTTO_5_35_PLAYS],
  ] as const)
    for (const play of plays.filter(({ code }) => code.startsWith('num'))) {
      const percent = Number(exactReturn(play, structure).percentText);
      expect([play.code, percent > 97.9 && percent <= 98]).toEqual([play.code, true]);
    }
});
