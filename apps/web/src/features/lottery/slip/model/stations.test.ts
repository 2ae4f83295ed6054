import { formatMinor } from '@fairlot/money';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../shared/api/api-error.ts';
import type { LotteryGame, LotteryMenu } from '../../games/api/menu.ts';
import { faultText } from './fault-text.ts';
import { testPlay } from '../../games/api/plays.testing.ts';
import { priceSlip } from './slip.ts';
import { reduceSlip, startSlip } from './slip-reducer.ts';
import { orderOfTickets, ordersOf, refusedAt, sharesOf, stationsOf } from './stations.ts';
import { namesOf, readSlipBets } from './read-slip-bets.ts';
import { priceOfBets } from './typed-slip.ts';

const LO = testPlay('lo2', { name: 'Lo', units: 18 });

const game = (gameCode: string, displayName: string, more: Partial<LotteryGame> = {}) =>
  ({
    gameCode,
    displayName,
    family: 'vn-south',
    gameMenuTag: 'SOUTH',
    numero: '20261123',
    isSale: true,
    ...more,
  }) as LotteryGame;

const MENU = [
  {
    tag: 'ALL',
    gameMenus: [
      game('VN60', 'Vietnam', { family: 'vn-north', gameMenuTag: 'VN' }),
      game('HCMC', 'TP Hồ Chí Minh'),
      game('DONGTHAP', 'Đồng Tháp'),
      game('CAMAU', 'Cà Mau'),
      game('BENTRE', 'Bến Tre', { numero: '20261124' }),
      game('PHUYEN', 'Phú Yên', { gameMenuTag: 'CENTRAL' }),
      game('CLOSED', 'Closed', { isSale: false }),
      game('FAST', 'Fast', { numero: '202611230001' }),
      game('FASTER', 'Faster', { numero: '202611230001' }),
    ],
  },
  { tag: 'SOUTH', gameMenus: [game('HCMC', 'TP Hồ Chí Minh')] },
] satisfies LotteryMenu;

const STATIONS = stationsOf(MENU, 'DONGTHAP');
const codes = STATIONS.map(({ gameCode }) => gameCode);
const typedAt = (text: string) => readSlipBets(text, [LO], [], namesOf(STATIONS));

it('lists the stations of the same region and draw, once each, and none for a lottery that draws alone', () => {
  expect(codes).toEqual(['HCMC', 'DONGTHAP', 'CAMAU']);
  expect(['VN60', 'BENTRE', 'PHUYEN', 'CLOSED', 'FAST', 'NONE'].flatMap((code) => stationsOf(MENU, code))).toEqual([]);
});

describe('bets at several stations', () => {
  const price = priceSlip(LO, 2, 100_000n);
  const { bets, faults } = typedAt('tp 34 b5n\n2d 56 b1n\n78 b2n');

  it('has a ticket for each station, with its typed bets and the selection where it is chosen', () => {
    expect(faults).toEqual([]);
    const shares = sharesOf(STATIONS, ['DONGTHAP', 'CAMAU'], price, bets);
    expect(
      shares.map(({ station, lineCount, totalMinor, isChosen }) => [
        station.gameCode,
        lineCount,
        formatMinor(totalMinor),
        isChosen,
      ]),
    ).toEqual([
      // 18 × (5,000 + 1,000); 18 × (1,000 + 2,000 + 2 × 1,000); 18 × (2,000 + 2 × 1,000)
      ['HCMC', 2, '108000.00', false],
      ['DONGTHAP', 4, '90000.00', true],
      ['CAMAU', 3, '72000.00', true],
    ]);
    const versions: Record<string, number> = { HCMC: 3, DONGTHAP: 4, CAMAU: 5 };
    const orders = ordersOf(shares, LO, ['12', '21'], 100_000n, 50_000n, (code) => ({ oddsVersion: versions[code]! }));
    expect(orders.map(({ gameCode, oddsVersion, lines }) => [gameCode, oddsVersion, lines.length])).toEqual([
      ['HCMC', 3, 2],
      ['DONGTHAP', 4, 4],
      ['CAMAU', 5, 3],
    ]);
    // Points are of one game; several tickets have money.
    expect(orders[2]?.lines.at(-1)).toEqual({ play: 'lo2', picks: ['21'], unitStake: '1000.00' });
    expect(orderOfTickets(orders)).toEqual({ tickets: orders });
    const total = shares.reduce((sum, { totalMinor }) => sum + totalMinor, 0n);
    expect(priceOfBets(bets, ['DONGTHAP', 'CAMAU']) + price.totalMinor * 2n).toBe(total);
  });

  it('is an ordinary ticket at one station, in points where it has them', () => {
    const shares = sharesOf(STATIONS, ['DONGTHAP'], price, []);
    const orders = ordersOf(shares, LO, ['12'], 100_000n, 50_000n, () => ({ oddsVersion: 4 }));
    expect(orders).toEqual([
      { gameCode: 'DONGTHAP', numero: '20261123', oddsVersion: 4, lines: [{ play: 'lo2', picks: ['12'], points: 2 }] },
    ]);
    expect(orderOfTickets(orders)).toBeUndefined();
  });

  it('a second tap leaves a station out; clearing the slip keeps the stations', () => {
    const add = (state: ReturnType<typeof startSlip>, code: string) => reduceSlip(state, { type: 'station', code });
    const two = add(add(startSlip('lo2'), 'HCMC'), 'CAMAU');
    expect(add(two, 'HCMC').stations).toEqual(['CAMAU']);
    expect(reduceSlip(two, { type: 'clear' }).stations).toEqual(['HCMC', 'CAMAU']);
  });
});

it('for a word that is not a station, the message lists the stations of the draw', () => {
  const t = (key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`;
  const textOf = (text: string) => {
    const names = namesOf(STATIONS);
    return typedAt(text).faults.map((fault) => faultText(fault, [LO], t, 'en', names));
  };
  expect(textOf('vt 12 b5n')[0]).toContain('"found":"“vt”"');
  expect(textOf('vt 12 b5n')[0]).toContain('"stations":"tp, dongthap, cm"');
  expect(textOf('5d 12 b5n')).toEqual(['lottery.typed.fault.stations {"count":3}']);
});

it('names the station that rejected an order', () => {
  expect(refusedAt(new ApiError('draw.closed', 200, { gameCode: 'CAMAU' }), STATIONS)?.name).toBe('Cà Mau');
  expect(refusedAt(new ApiError('draw.closed'), STATIONS)).toBeNull();
});
