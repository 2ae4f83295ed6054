import { linePriceMinor, vnPlays } from '@fairlot/lottery-maths';
import { formatMinor } from '@fairlot/money';
import { describe, expect, it } from 'vitest';
import { faultText, placeOf } from './fault-text.ts';
import { testPlay } from '../../games/api/plays.testing.ts';
import { orderOf } from './slip.ts';
import { reduceSlip, startSlip } from './slip-reducer.ts';
import { readSlipBets } from './read-slip-bets.ts';
import { changedBet, orderLinesOf, priceOfBet, sumOfBets } from './typed-slip.ts';

const offered = vnPlays('south');
const plays = offered.map(({ code, picks, units, odds }) =>
  testPlay(code, { pickCount: picks.count, pickDigits: picks.width, units, odds: String(odds) }),
);
const read = (text: string) => readSlipBets(text, plays, []);
const t = (key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`;

describe('readSlipBets', () => {
  it('prices every line as the server does', () => {
    const { bets, faults } = read('12 34 567 b5n\ndt 12 34 56 2n\n12 345 dd1n');
    expect(faults).toEqual([]);
    expect(bets.map(({ play, numbers, lines }) => [play.code, numbers.join(' '), lines.length])).toEqual([
      ['lo2', '12 34', 2],
      ['lo3', '567', 1],
      ['dathang', '12 34 56', 3],
      ['dauduoi', '12', 1],
      ['cang3dd', '345', 1],
    ]);
    for (const bet of bets) {
      const play = offered.find(({ code }) => code === bet.play.code)!;
      expect(priceOfBet(bet)).toBe(linePriceMinor(play, bet.stakeMinor) * BigInt(bet.lines.length));
    }
    // 2 × 18, 17, 3 × 36 and 2 + 2 units.
    expect(sumOfBets(bets)).toEqual({
      lineCount: 8,
      unitCount: 36 + 17 + 108 + 4,
      totalMinor: (36n + 17n) * 500_000n + 108n * 200_000n + 4n * 100_000n,
    });
    expect(orderLinesOf(bets)[3]).toEqual({ play: 'dathang', picks: ['12', '34'], unitStake: formatMinor(200_000n) });
  });

  it('rejects bets that the lottery does not offer, stakes outside the limits and stopped numbers', () => {
    const north = plays.filter(({ code }) => code !== 'bao8');
    const stops = [{ play: 'de', numbers: ['13'] }];
    const { bets, faults } = readSlipBets('12 8lo1n\n12 b0.5n\n12 b2tr\n12 13 duoi1n', north, stops);
    expect(bets).toEqual([]);
    expect(faults.map(({ code, at }) => [code, at])).toEqual([
      ['notOffered', 0],
      ['low', 9],
      ['high', 18],
      ['soldOut', 26],
    ]);
  });

  it('counts combinations beyond a ticket instead of making them', () => {
    const hundred = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0')).join(' ');
    const { bets, faults } = read(`xien4 ${hundred} 1n`);
    expect(bets).toEqual([]);
    expect(faults).toMatchObject([{ code: 'many', lineCount: 3_921_225n, max: 1000 }]);
    expect(faultText(faults[0]!, plays, t, 'en')).toBe('lottery.tooMany {"lines":3921225,"max":1000}');
  });

  it('notices odds that changed after a bet was added', () => {
    const { bets } = read('12 b5n dd1n');
    expect(changedBet(bets, plays)).toBeNull();
    const now = plays.map((play) => (play.code === 'dauduoi' ? { ...play, odds: '970000' } : play));
    expect(changedBet(bets, now)).toEqual({ play: now.find(({ code }) => code === 'dauduoi'), before: '980000' });
  });
});

it('typed bets are kept beside the selection, are sent before it, and are removed one by one or all at once', () => {
  const [lo2] = plays;
  const { bets } = read('12 b5n dd1n');
  const typed = reduceSlip(startSlip('lo2'), { type: 'typed', bets });
  const both = reduceSlip(typed, { type: 'toggle', numbers: ['07'], odds: '1' });
  expect(orderOf('HCMC', '1', 1, lo2!, ['07'], 100_000n, null, orderLinesOf(both.typed)).lines).toEqual([
    { play: 'lo2', picks: ['12'], unitStake: '5000.00' },
    { play: 'dauduoi', picks: ['12'], unitStake: '1000.00' },
    { play: 'lo2', picks: ['07'], unitStake: '1000.00' },
  ]);
  expect(reduceSlip(both, { type: 'untype', bet: bets[0]! }).typed).toEqual([bets[1]]);
  expect(reduceSlip(both, { type: 'clear' })).toMatchObject({ typed: [], picks: {} });
});

it('a fault names its place, what was found and what was expected', () => {
  const text = '12 b5n\nvl 12 b5n';
  const [fault] = read(text).faults;
  expect(placeOf(text, fault!.at)).toEqual({ line: 2, character: 1 });
  expect(faultText(fault!, plays, t, 'en')).toMatch(/^lottery.typed.fault.word .*“vl”.*"b, bd, 7lo, 8lo, dd, /);
  const end = '12 b';
  expect(faultText(read(end).faults[0]!, plays, t, 'en')).toContain('lottery.typed.lineEnd');
});
