import { expect, it } from 'vitest';
import type { Play } from '../../games/api/plays.ts';
import { boardOf, groupPlays, isSole, pairText, placeOf, placesOf, playRule } from '../../games/model/play-groups.ts';
import { lineText, oddsRows, pickText } from './odds-keys.ts';
import { testPlay } from '../../games/api/plays.testing.ts';
import { chosenOf, reduceSlip, startSlip } from './slip-reducer.ts';

const t = (key: string, values?: Record<string, string | number>) =>
  values === undefined ? key.replace(/^lottery\.(play|group)\./, '') : `${key} ${values['n']}`;
const play = (code: string, pickFrom: number, pickTo: number, pickDigits = 1, pickCount = 1): Play =>
  testPlay(code, { pickCount, pickDigits, pickFrom, pickTo, odds: '19600', oddsText: '1.96' });
const DICE = [
  play('bigsmall', 0, 1),
  play('oddeven', 0, 1),
  ...Array.from({ length: 16 }, (_, index) => play(`total${index + 3}`, index + 3, index + 3, 2)),
  play('triple', 1, 6),
  play('anytriple', 1, 1),
  play('pair', 1, 6),
  play('twodiff', 1, 6, 1, 2),
];

it('dice have a board of keys for each tab, and a pad where a line needs several numbers', () => {
  const tabs = groupPlays(DICE).map(({ key, plays }) => [
    key,
    oddsRows(plays, t).map(({ columns, keys }) => [columns, keys.map(({ text, number }) => text || number).join(' ')]),
  ]);
  expect(tabs).toEqual([
    [
      'k3sum',
      [
        [4, 'big small odd even'],
        [8, '3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18'],
      ],
    ],
    ['k3triple', [[7, '1 2 3 4 5 6 anytriple']]],
    ['k3same', [[6, '1 2 3 4 5 6']]],
    ['k3different', []],
  ]);
  const [big] = oddsRows(groupPlays(DICE)[0]?.plays ?? [], t)[0]?.keys ?? [];
  expect([big?.play.code, big?.number]).toEqual(['bigsmall', '1']);
  expect([pickText({ code: 'oddeven' }, '0', t), pickText({ code: 'pair' }, '5', t)]).toEqual(['even', '5']);
});

it('keno has rows of keys by figure, and a pad for its numbers', () => {
  const keno = [
    ...['kenobigsmall', 'kenoupdown'].map((code) => play(code, 0, 1)),
    ...['kenoodd', 'keno810', 'kenomiddle', 'kenowater'].map((code) => play(code, 1, 1)),
    play('spot2', 1, 80, 2, 2),
  ];
  const rows = groupPlays(keno).map(({ key, plays }) => [
    key,
    ...oddsRows(plays, t).map(({ columns, keys }) => `${columns}: ${keys.map(({ text }) => text).join(' ')}`),
  ]);
  expect(rows).toEqual([
    ['kenosum', '5: big small kenoodd keno810'],
    ['kenohalf', '3: lottery.side.up lottery.side.down kenomiddle'],
    ['kenoelement', '5: kenowater'],
    ['kenospot'],
  ]);
});

it('the sum of three digits has its sides, pairs of sides and 28 sums on one board', () => {
  const plays = [
    play('pcbigsmall', 0, 1),
    play('pcoddeven', 0, 1),
    ...['pcbigodd', 'pcbigeven', 'pcsmallodd', 'pcsmalleven'].map((code) => play(code, 1, 1)),
    ...Array.from({ length: 28 }, (_, sum) => play(`pctotal${sum}`, sum, sum, 2)),
    play('pcdragon', 1, 2),
    play('pctie', 0, 0),
  ];
  const [sums, dragon] = groupPlays(plays).map((tab) => oddsRows(tab.plays, t));
  expect(sums?.map(({ columns, keys }) => [columns, keys.length])).toEqual([
    [4, 4],
    [4, 4],
    [7, 28],
  ]);
  expect(sums?.[2]?.keys[5]).toMatchObject({ text: '5', number: '05', name: 'lottery.play.total 5' });
  expect(dragon?.[0]?.keys.map(({ text, number }) => `${text} ${number}`)).toEqual([
    'lottery.side.dragon 1',
    'lottery.side.tiger 2',
    'tie 0',
  ]);
  expect(pickText({ code: 'pcdragon' }, '2', t)).toBe('lottery.side.tiger');
});

it('positions are shown one at a time, with the colours of a race', () => {
  const race = [1, 2].flatMap((place) => [
    play(`pkplace${place}`, 1, 10, 2),
    play(`pkbigsmallat${place}`, 0, 1),
    play(`pkoddevenat${place}`, 0, 1),
  ]);
  const plays = [...race, play('pktwobig', 1, 1), play('pktwo3', 3, 3, 2), play('pkdragonat1', 1, 2)];
  expect(placesOf(plays, 'pkoddevenat2').map(({ code }) => code)).toEqual(['pkplace1', 'pkplace2']);
  const [numbers, sides] = oddsRows(boardOf(plays, 'pkoddevenat2'), t);
  expect(numbers?.keys.map(({ text, isRunner }) => `${text} ${isRunner}`).slice(8)).toEqual(['09 true', '10 true']);
  expect(sides?.keys.map(({ play: { code }, number }) => `${code} ${number}`)).toEqual([
    'pkbigsmallat2 1',
    'pkbigsmallat2 0',
    'pkoddevenat2 1',
    'pkoddevenat2 0',
  ]);
  const [two] = oddsRows(boardOf(plays, 'pktwo3'), t);
  expect([two?.keys[0]?.text, placesOf(plays, 'pktwo3')]).toEqual(['big', []]);
  expect(pickText({ code: 'pkdragonat1' }, '1', t)).toBe('lottery.side.dragon');
});

it('dragon and tiger of five digits are shown for one pair of digits at a time', () => {
  const plays = [
    ...['sddragon', 'sddragonvs12', 'sddragonvs45'].map((code) => play(code, 1, 2)),
    ...['sdtie', 'sdtievs12', 'sdtievs45'].map((code) => play(code, 0, 0)),
  ];
  expect(placesOf(plays, 'sdtievs45').map(({ code }) => code)).toEqual(['sddragon', 'sddragonvs12', 'sddragonvs45']);
  const keys = (code: string) =>
    oddsRows(boardOf(plays, code), t).flatMap((row) => row.keys.map((key) => [key.play.code, key.text, key.name]));
  expect(keys('sddragonvs12')).toEqual([
    ['sddragonvs12', 'lottery.side.dragon', 'lottery.play.dragonvs 1-2: lottery.side.dragon'],
    ['sddragonvs12', 'lottery.side.tiger', 'lottery.play.dragonvs 1-2: lottery.side.tiger'],
    ['sdtievs12', 'tie', 'lottery.play.tievs 1-2'],
  ]);
  expect(keys('sdtie').map(([code]) => code)).toEqual(['sddragon', 'sddragon', 'sdtie']);
  expect(placesOf(plays, 'sddragon').map(({ code }) => pairText(placeOf(code)))).toEqual(['1-5', '1-2', '4-5']);
  expect(playRule('sdtievs12', t)).toBe('lottery.rule.sdtievs 1-2');
  expect(isSole('sdtievs12')).toBe(true);
});

it('a line names its side, its numbers in their order, or nothing more than a bet with a single choice', () => {
  const of = (code: string, ...picks: string[]) => lineText({ play: code, picks }, t);
  expect(of('bigsmall', '1')).toBe('bigsmall big');
  expect(of('pkfront2', '0307')).toBe('front2 03 07');
  expect(of('anytriple', '1')).toBe('anytriple');
  expect(of('jackpot', '01', '02', '03', '04', '05', 'B07')).toBe('jackpot 01 02 03 04 05 +07');
});

it('keys of one bet type add up; a key of another type keeps them on the ticket', () => {
  const press = (state: ReturnType<typeof startSlip>, code: string, number: string) =>
    reduceSlip(state, { type: 'key', code, number, odds: '1' });
  const two = press(press(startSlip('bigsmall'), 'pair', '5'), 'pair', '2');
  expect([two.playCode, chosenOf(two)]).toEqual(['pair', ['2', '5']]);
  const less = press(two, 'pair', '5');
  expect(chosenOf(less)).toEqual(['2']);
  const sum = press(less, 'total11', '11');
  expect([sum.playCode, chosenOf(sum)]).toEqual(['total11', ['11']]);
  expect(sum.picks['pair']).toEqual(['2']);
});
