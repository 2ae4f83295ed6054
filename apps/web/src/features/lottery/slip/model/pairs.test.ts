import { formatMinor } from '@fairlot/money';
import { describe, expect, it } from 'vitest';
import type { LotteryMenu } from '../../games/api/menu.ts';
import type { GamePlays } from '../../games/api/plays.ts';
import { faultText } from './fault-text.ts';
import { pairsAmong, pairsOf, type Station, stationsIn, withPairPlays } from '../../games/model/pairs.ts';
import { testPlay } from '../../games/api/plays.testing.ts';
import { namesOf, readSlipBets } from './read-slip-bets.ts';
import { priceSlip } from './slip.ts';
import { chosenOf, reduceSlip, startPair } from './slip-reducer.ts';
import { ordersOf, sharesOf } from './stations.ts';
import { priceOfBets } from './typed-slip.ts';

const LO = testPlay('lo2', { units: 18 });
const DX = testPlay('daxien', { units: 72, odds: '7609500', pickCount: 2 });
const station = (gameCode: string, name: string): Station => ({ gameCode, name, issue: '20261125' });
const STATIONS = [station('CANTHO', 'Cần Thơ'), station('DONGNAI', 'Đồng Nai'), station('SOCTRANG', 'Sóc Trăng')];
const JOINED = [
  { gameCode: 'CANTHO_DONGNAI', stations: ['CANTHO', 'DONGNAI'], numero: '20261125' },
  { gameCode: 'CANTHO_SOCTRANG', stations: ['CANTHO', 'SOCTRANG'], numero: '20261125' },
  { gameCode: 'DONGNAI_SOCTRANG', stations: ['DONGNAI', 'SOCTRANG'], numero: '20261125' },
];
const PAIRS = pairsOf(JOINED, STATIONS);
const none = priceSlip(LO, 0, 100_000n);

const read = (text: string, chosen: readonly string[]) =>
  readSlipBets(text, [LO, DX], [], namesOf(STATIONS), { chosen, pairs: PAIRS });

it('lists pairs of stations on sale for the same draw, named after both', () => {
  expect(PAIRS.map(({ name }) => name)).toEqual(['Cần Thơ – Đồng Nai', 'Cần Thơ – Sóc Trăng', 'Đồng Nai – Sóc Trăng']);
  expect(pairsOf(JOINED, STATIONS.slice(1)).map(({ gameCode }) => gameCode)).toEqual(['DONGNAI_SOCTRANG']);
  expect(pairsOf([{ ...JOINED[0]!, numero: '20261202' }], STATIONS)).toEqual([]);
  expect(pairsOf(undefined, STATIONS)).toEqual([]);
  expect(pairsAmong(PAIRS, ['CANTHO'])).toEqual([]);
});

describe('đá xiên over chosen stations', () => {
  // Three numbers are three lines of 72 units.
  const price = { ...priceSlip(DX, 3, 100_000n), playCode: 'daxien' };
  const at = (...chosen: string[]) =>
    sharesOf(STATIONS, chosen, price, [], { pairs: PAIRS }).map(({ station: { gameCode }, totalMinor }) => [
      gameCode,
      formatMinor(totalMinor),
    ]);

  it('is one ticket for two stations, one for each pair of three, and none for one', () => {
    expect(at('CANTHO')).toEqual([]);
    expect(at('CANTHO', 'SOCTRANG')).toEqual([['CANTHO_SOCTRANG', '216000.00']]);
    expect(at('CANTHO', 'DONGNAI', 'SOCTRANG')).toEqual(PAIRS.map(({ gameCode }) => [gameCode, '216000.00']));
  });

  it('is ordered at the odds of the pair, without points of the page', () => {
    const shares = sharesOf(STATIONS, ['CANTHO', 'DONGNAI'], price, [], { pairs: PAIRS });
    const versions: Record<string, number> = { CANTHO: 1, CANTHO_DONGNAI: 7 };
    const orders = ordersOf(shares, DX, ['12', '34'], 100_000n, null, (code) => ({ oddsVersion: versions[code]! }));
    expect(orders).toEqual([
      {
        gameCode: 'CANTHO_DONGNAI',
        numero: '20261125',
        oddsVersion: 7,
        lines: [{ play: 'daxien', picks: ['12', '34'], unitStake: '1000.00' }],
      },
    ]);
  });

  it('other bets stay at the stations', () => {
    const lo = { ...priceSlip(LO, 1, 100_000n), playCode: 'lo2' };
    const shares = sharesOf(STATIONS, ['CANTHO', 'DONGNAI'], lo, [], { pairs: PAIRS });
    expect(shares.map((share) => share.station.gameCode)).toEqual(['CANTHO', 'DONGNAI']);
  });

  it('starts with both stations where a ticket on them is bought again', () => {
    const start = startPair('DONGNAI');
    const filled = reduceSlip(start, {
      type: 'fill',
      bets: [{ play: DX, numbers: ['12', '34'], stakeMinor: 1n }],
    });
    expect([filled.stations, chosenOf(filled)]).toEqual([['DONGNAI'], ['12', '34']]);
  });
});

describe('typed "dx"', () => {
  it('is for every pair of the named stations, else of the chosen ones, which it keeps', () => {
    const { bets, faults } = read('2d dx 12 34 10n\n12 34 56 dx1n', ['CANTHO', 'DONGNAI', 'SOCTRANG']);
    expect(faults).toEqual([]);
    expect(bets.map(({ pairs, lines }) => [pairs, lines.length])).toEqual([
      [['CANTHO_DONGNAI'], 1],
      [PAIRS.map(({ gameCode }) => gameCode), 3],
    ]);
    // The player deselects a station: typed bets stay as they were shown.
    const shares = sharesOf(STATIONS, ['CANTHO'], none, bets, { pairs: PAIRS });
    expect(shares.map(({ station: { gameCode }, totalMinor }) => [gameCode, formatMinor(totalMinor)])).toEqual([
      // 72 × 10,000 + 3 × 72 × 1,000
      ['CANTHO_DONGNAI', '936000.00'],
      ['CANTHO_SOCTRANG', '216000.00'],
      ['DONGNAI_SOCTRANG', '216000.00'],
    ]);
    expect(formatMinor(priceOfBets(bets, ['CANTHO']))).toBe('1368000.00');
  });

  it('needs two stations, and shows a message otherwise', () => {
    const t = (key: string) => key;
    for (const [text, chosen] of [
      ['dx 12 34 10n', ['CANTHO']],
      ['ct dx 12 34 10n', ['CANTHO', 'DONGNAI']],
    ] as const) {
      const { bets, faults } = read(text, chosen);
      expect(bets).toEqual([]);
      expect(faults.map((fault) => faultText(fault, [LO, DX], t, 'en'))).toEqual(['lottery.typed.fault.twoStations']);
    }
  });

  it('is not offered where stations are not joined', () => {
    const { faults } = readSlipBets('dx 12 34 10n', [LO], [], []);
    expect(faults.map(({ code }) => code)).toEqual(['notOffered']);
  });
});

it('the page offers the bet on two stations beside its own, with its stopped numbers', () => {
  const own = { gameCode: 'CANTHO', plays: [LO], stopped: [{ play: 'lo2', numbers: ['11'] }] } as unknown as GamePlays;
  const pair = { plays: [DX], stopped: [{ play: 'daxien', numbers: ['99'] }] } as unknown as GamePlays;
  expect(withPairPlays(own, undefined)).toBe(own);
  expect(withPairPlays(own, pair)).toMatchObject({
    plays: [{ code: 'lo2' }, { code: 'daxien' }],
    stopped: [{ play: 'lo2' }, { play: 'daxien', numbers: ['99'] }],
  });
});

it('a joined lottery in an address leads to the page of its first station', () => {
  const menu = [{ tag: 'SOUTH', gameMenus: STATIONS.map(({ gameCode }) => ({ gameCode })) }] as unknown as LotteryMenu;
  expect(stationsIn(menu, 'DONGNAI_SOCTRANG')?.map(({ gameCode }) => gameCode)).toEqual(['DONGNAI', 'SOCTRANG']);
  expect(stationsIn(menu, 'CANTHO')).toBeUndefined();
  expect(stationsIn(menu, 'CANTHO_HCMC')).toBeUndefined();
});
