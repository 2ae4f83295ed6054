import { expect, it } from 'vitest';
import type { Play } from '../../games/api/plays.ts';
import { orderLinesOfParked, parkedBets, sumOfPrices } from './parked.ts';
import { orderOf, priceSlip } from '../model/slip.ts';
import { reduceSlip, type SlipAction, startSlip } from '../model/slip-reducer.ts';
import { sharesOf } from '../model/stations.ts';

const play = (code: string, pickCount: number, units: number) =>
  ({ code, pickCount, units, odds: '995000', minUnitStake: '1000.00', maxUnitStake: '100000.00' }) as Play;
const [lo2, xien2] = [play('lo2', 1, 18), play('xien2', 2, 1)];
const PLAYS = [lo2, xien2, play('de', 1, 1)];
const after = (...actions: SlipAction[]) => actions.reduce(reduceSlip, startSlip('lo2'));

const SLIP = after(
  { type: 'add', numbers: ['12', '34'], odds: '995000' },
  { type: 'stake', stakeMinor: 200_000n },
  { type: 'play', code: 'xien2' },
  { type: 'add', numbers: ['01', '02', '03'], odds: '995000' },
  { type: 'stake', stakeMinor: 500_000n },
  { type: 'key', code: 'de', number: '77', odds: '995000' },
);

it('keeps the exact price of every play at the stake with which the player left it', () => {
  const parked = parkedBets(SLIP, 'de', PLAYS);
  expect(
    parked.map(({ play: { code }, stakeMinor, price }) => [code, stakeMinor, price.lineCount, price.totalMinor]),
  ).toEqual([
    ['lo2', 200_000n, 2, 7_200_000n],
    ['xien2', 500_000n, 3, 1_500_000n],
  ]);
  expect(sumOfPrices(priceSlip(PLAYS[2]!, 1, 500_000n), parked)).toMatchObject({
    lineCount: 6,
    unitCount: 2 * 18 + 3 + 1,
    totalMinor: 9_200_000n,
  });
});

it('orders the lines of all plays at the chosen stations, and only typed bets elsewhere', () => {
  const stations = ['A', 'B'].map((code) => ({ gameCode: code, name: code, issue: '1' }));
  const parked = parkedBets(SLIP, 'de', PLAYS);
  const typed = [{ play: lo2, numbers: ['55'], lines: [['55']], stakeMinor: 100_000n, stations: ['B'] }];
  const shares = sharesOf(stations, ['A'], priceSlip(PLAYS[2]!, 1, 500_000n), typed, { parked });
  const orders = stations.map(({ gameCode }) =>
    orderOf(gameCode, '1', 1, PLAYS[2]!, gameCode === 'A' ? ['77'] : [], 500_000n),
  );
  const [atA, atB] = orderLinesOfParked(orders, shares);
  expect(atA?.lines).toEqual([
    { play: 'lo2', picks: ['12'], unitStake: '2000.00' },
    { play: 'lo2', picks: ['34'], unitStake: '2000.00' },
    { play: 'xien2', picks: ['01', '02'], unitStake: '5000.00' },
    { play: 'xien2', picks: ['01', '03'], unitStake: '5000.00' },
    { play: 'xien2', picks: ['02', '03'], unitStake: '5000.00' },
    { play: 'de', picks: ['77'], unitStake: '5000.00' },
  ]);
  expect(atB?.lines).toEqual([]);
});

it('numbers on two stations are for their pair, and the others for each station, whatever is being chosen', () => {
  const daxien = play('daxien', 2, 72);
  const stations = ['A', 'B'].map((code) => ({ gameCode: code, name: code, issue: '1' }));
  const pairs = [{ gameCode: 'A_B', name: 'A – B', issue: '1', stations: ['A', 'B'] }];
  const slip = after(
    { type: 'add', numbers: ['12'], odds: '1' },
    { type: 'play', code: 'daxien' },
    { type: 'add', numbers: ['01', '02'], odds: '1' },
    { type: 'stake', stakeMinor: 100_000n },
    { type: 'play', code: 'de' },
  );
  const parked = parkedBets(slip, 'de', [...PLAYS, daxien]);
  const none = { ...priceSlip(PLAYS[2]!, 0, 100_000n), playCode: 'de' };
  const shares = sharesOf(stations, ['A', 'B'], none, [], { pairs, parked });
  expect(shares.map(({ station, parked: bets }) => [station.gameCode, bets.map((bet) => bet.play.code)])).toEqual([
    ['A', ['lo2']],
    ['B', ['lo2']],
    ['A_B', ['daxien']],
  ]);
  expect(shares.at(-1)?.totalMinor).toBe(7_200_000n);
});

it('leaves out numbers that make no line, and takes the nearest stake that the play allows', () => {
  const one = after(
    { type: 'play', code: 'xien2' },
    { type: 'add', numbers: ['01'], odds: '1' },
    { type: 'play', code: 'de' },
  );
  expect(parkedBets(one, 'de', PLAYS)).toEqual([]);
  const high = after(
    { type: 'add', numbers: ['12'], odds: '1' },
    { type: 'stake', stakeMinor: 99_000_000n },
    { type: 'play', code: 'de' },
  );
  expect(parkedBets(high, 'de', PLAYS)[0]?.stakeMinor).toBe(10_000_000n);
});
