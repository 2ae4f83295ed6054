import { describe, expect, it } from 'vitest';
import { scripted, seeded } from '../draws.testing.ts';
import { lineFullChance, lineHitChance, waysFullChance, waysHitChance } from './chances.ts';
import { KITES_PAYS, KITES_REELS, playKites } from './kites.ts';
import { LANTERN_PAYS, LANTERN_REELS, playLantern } from './lantern.ts';
import { ORCHARD_LINES, ORCHARD_PAYS, ORCHARD_REELS, playOrchard } from './orchard.ts';
import { timesOn, windowAt } from './reels.ts';
import { wayWins } from './ways.ts';

const round = { stakeMinor: 200n, choices: {}, steps: [] as never[] };

/** The stop at which a reel shows this symbol in the middle. */
const middle = (reel: string | undefined, symbol: string) => {
  const place = (reel ?? '').indexOf(symbol);
  return (place - 1 + (reel ?? '').length) % (reel ?? '').length;
};

describe('slot-orchard', () => {
  it('has 1, 2, 3, 4, 6, 7 and 9 of its symbols on each reel of 32', () => {
    for (const reel of ORCHARD_REELS) {
      const counts = Object.keys(ORCHARD_PAYS).map((symbol) => timesOn(reel, symbol));
      expect(counts).toEqual([1, 2, 3, 4, 6, 7, 9]);
    }
    expect(new Set(ORCHARD_LINES.map(String)).size).toBe(10);
  });

  it('pays five sevens 10,000 times a tenth of the stake', () => {
    const stops = ORCHARD_REELS.map((reel) => middle(reel, 'X'));
    const { payoutMinor, events } = playOrchard({ ...round, draw: scripted(...stops) });
    expect(events).toContainEqual({ kind: 'line', line: 0, symbol: 'X', count: 5, pays: 10_000 });
    expect(payoutMinor).toBeGreaterThanOrEqual(200_000n);
  });

  it('pays the sum of its events', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const { payoutMinor, events } = playOrchard({ ...round, draw: seeded(seed) });
      const times = events.reduce((sum, { pays }) => sum + (typeof pays === 'number' ? pays : 0), 0);
      expect(payoutMinor).toBe((200n * BigInt(times)) / 10n);
    }
  });
});

describe('ways', () => {
  it('multiplies the places on neighbouring reels, including wilds', () => {
    const window = ['HHG', 'HWD', 'HGF', 'ABC', 'HHH'].map((column) => Array.from(column));
    expect(wayWins(window, LANTERN_PAYS, 'W')).toEqual([
      { symbol: 'G', count: 3, ways: 1, pays: 2 },
      { symbol: 'H', count: 3, ways: 4, pays: 8 },
    ]);
  });

  it('counts a longer row once', () => {
    const window = ['AGG', 'AGG', 'AGG', 'ABC', 'BBB'].map((column) => Array.from(column));
    const [best] = wayWins(window, LANTERN_PAYS);
    expect(best).toEqual({ symbol: 'A', count: 4, ways: 1, pays: 200 });
  });
});

describe('slot-lantern', () => {
  it('has wilds only on the middle reels', () => {
    expect(LANTERN_REELS.map((reel) => timesOn(reel, 'W'))).toEqual([0, 2, 2, 2, 0]);
    expect(LANTERN_REELS.map((reel) => reel.length)).toEqual([30, 30, 30, 30, 30]);
  });

  it('pays the sum of its events', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const { payoutMinor, events } = playLantern({ ...round, draw: seeded(seed) });
      const units = events.reduce((sum, { pays }) => sum + (typeof pays === 'number' ? pays : 0), 0);
      expect(payoutMinor).toBe((200n * BigInt(units)) / 20n);
    }
  });
});

describe('slot-kites', () => {
  const spins = Array.from({ length: 2000 }, (_, seed) => playKites({ ...round, draw: seeded(seed) }));

  it('continues to fall until nothing wins, and pays later falls more', () => {
    const falling = spins.find(({ events }) => events.filter(({ kind }) => kind === 'fall').length >= 3);
    expect(falling?.events.slice(0, 4).map(({ times }) => times)).toEqual([1, 2, 3, 5]);
    for (const { events } of spins) expect(events.at(-1)).toMatchObject({ wins: [] });
  });

  it('keeps symbols that do not win where they fell', () => {
    const { events } = spins.find(({ events: all }) => all[1]?.kind === 'fall') ?? { events: [] };
    const [first = [], second = []] = events.map(({ window }) => window as string[]);
    const winners = (events[0]?.['wins'] ?? []) as { symbol: string }[];
    const gone = new Set(winners.map(({ symbol }) => symbol));
    const stays = Array.from(first[0] ?? '')
      .filter((symbol) => !gone.has(symbol))
      .join('');
    expect(second[0]?.endsWith(stays)).toBe(true);
  });

  it('gives eight free spins at double pay for scatters on three reels', () => {
    const free = spins.find(({ events }) => events.some(({ kind }) => kind === 'freeSpins'));
    const first = free?.events[0]?.['window'] as string[];
    expect(first.filter((column) => column.includes('S')).length).toBeGreaterThanOrEqual(3);
    const calls = free?.events.findIndex(({ kind }) => kind === 'freeSpins') ?? 0;
    const after = free?.events.slice(calls + 1).filter(({ kind }) => kind === 'spin') ?? [];
    expect(after.map(({ times }) => times)).toEqual([2, 2, 2, 2, 2, 2, 2, 2]);
  });

  it('has every paying symbol on every reel', () => {
    for (const reel of KITES_REELS) for (const symbol of Object.keys(KITES_PAYS)) expect(reel).toContain(symbol);
  });
});

describe('hit probability of a slot', () => {
  const showsA = (column: readonly string[]) => column.includes('A') || column.includes('W');
  const shareOf = ({ numerator, denominator }: { numerator: bigint; denominator: bigint }) =>
    Number(numerator) / Number(denominator);

  it('of a line follows from the cycle of its first three reels, five in a row from the cycle of all', () => {
    expect(lineHitChance(ORCHARD_REELS, Object.keys(ORCHARD_PAYS))).toEqual({ numerator: 347n, denominator: 8192n });
    expect(lineFullChance(ORCHARD_REELS, 'X')).toEqual({ numerator: 1n, denominator: 33_554_432n });
  });

  it.each([
    ['lantern', LANTERN_REELS, LANTERN_PAYS, 'W'],
    ['kites', KITES_REELS, KITES_PAYS, ''],
  ] as const)(
    'of a spin of %s equals the share of wins over all windows of the first three reels',
    (_, reels, pays, wild) => {
      const stops = reels.map(({ length }) => length);
      let wins = 0;
      let spins = 0;
      for (let one = 0; one < (stops[0] ?? 0); one += 1) {
        for (let two = 0; two < (stops[1] ?? 0); two += 1) {
          for (let three = 0; three < (stops[2] ?? 0); three += 1) {
            const window = windowAt(reels, [one, two, three, 0, 0]);
            if (wayWins(window, pays, wild === '' ? undefined : wild).length > 0) wins += 1;
            spins += 1;
          }
        }
      }
      expect(shareOf(waysHitChance(reels, Object.keys(pays), wild))).toBe(wins / spins);
    },
  );

  it('of a full row counts wilds as the symbol', () => {
    const perReel = LANTERN_REELS.map(
      (reel) => Array.from(reel, (_, stop) => windowAt([reel], [stop])[0] ?? []).filter(showsA).length,
    );
    expect(shareOf(waysFullChance(LANTERN_REELS, 'A', 'W'))).toBeCloseTo(
      perReel.reduce((product, showing) => product * (showing / 30), 1),
      12,
    );
  });
});
