import { describe, expect, it } from 'vitest';
import { scripted, seeded } from '../draws.testing.ts';
import { lineFullChance, lineHitChance, waysFullChance, waysHitChance } from './chances.ts';
import { KITES_PAYS, KITES_REELS, kitesFreeSpinsChance, playKites } from './kites.ts';
import { LANTERN_FIRST, LANTERN_PAYS, LANTERN_REELS, playLantern } from './lantern.ts';
import { ORCHARD_FIRST_PAYS, ORCHARD_LINES, ORCHARD_PAYS, ORCHARD_REELS, playOrchard } from './orchard.ts';
import { ChoiceError } from '../outcome.ts';
import { timesOn, windowAt } from './reels.ts';
import { SLOT_RULES } from './rules.ts';
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

  const current = { ...round, choices: { rules: SLOT_RULES } as const };
  const windows = (events: readonly { kind: string }[]) => events.filter(({ kind }) => kind === 'spin');
  /** Stops that show the symbol in the middle of these reels, and a window without it on the others. */
  const stopsWith = (reels: readonly number[]) =>
    ORCHARD_REELS.map((reel, at) => (reels.includes(at) ? middle(reel, 'X') : (middle(reel, 'X') + 10) % 32));

  it('pays five X 10,000 times a tenth of the stake, and holds nothing: no reel is left to spin', () => {
    const { payoutMinor, events } = playOrchard({ ...current, draw: scripted(...stopsWith([0, 1, 2, 3, 4])) });
    expect(events).toContainEqual({ kind: 'line', line: 0, symbol: 'X', count: 5, pays: 10_000 });
    expect(payoutMinor).toBeGreaterThanOrEqual(200_000n);
    expect(windows(events)).toHaveLength(1);
  });

  it('holds three or four reels with X and spins the others once more, from left to right; all lines pay again', () => {
    const [, second = 0, , fourth = 0] = ORCHARD_REELS.map((reel) => middle(reel, 'X'));
    const draw = scripted(...stopsWith([0, 2, 4]), second, fourth);
    const { payoutMinor, events } = playOrchard({ ...current, draw });
    expect(windows(events)).toEqual([
      {
        kind: 'spin',
        window: ['LXZ', expect.not.stringContaining('X'), 'ZXC', expect.not.stringContaining('X'), 'GXL'],
      },
      { kind: 'spin', window: ['LXZ', 'CXZ', 'ZXC', 'SXZ', 'GXL'], held: [0, 2, 4] },
    ]);
    expect(events).toContainEqual({ kind: 'line', line: 0, symbol: 'X', count: 5, pays: 10_000 });
    expect(payoutMinor).toBe(200_000n);
  });

  it('pays a win that held reels show in both windows twice', () => {
    const stops = stopsWith([0, 1, 2]);
    const { events } = playOrchard({ ...current, draw: scripted(...stops, ...stops.slice(3)) });
    const three = { kind: 'line', line: 0, symbol: 'X', count: 3, pays: 300 };
    expect(events.filter(({ line }) => line === 0)).toEqual([three, three]);
  });

  it('holds four reels, but not two', () => {
    const four = stopsWith([1, 2, 3, 4]);
    expect(playOrchard({ ...current, draw: scripted(...four, 0) }).events.at(-1)).toMatchObject({ held: [1, 2, 3, 4] });
    expect(windows(playOrchard({ ...current, draw: scripted(...stopsWith([1, 2])) }).events)).toHaveLength(1);
  });

  it('computes a round without a version of the rules as before: no hold, and the first payouts', () => {
    const { events } = playOrchard({ ...round, draw: scripted(...stopsWith([0, 1, 2])) });
    expect(windows(events)).toHaveLength(1);
    expect(events).toContainEqual({ kind: 'line', line: 0, symbol: 'X', count: 3, pays: 400 });
    expect(Object.keys(ORCHARD_FIRST_PAYS)).toEqual(Object.keys(ORCHARD_PAYS));
  });

  it.each([0, 1, 3, '2', null])('rejects the version %j', (rules) => {
    expect(() => playOrchard({ ...round, choices: { rules } as never, draw: seeded(1) })).toThrow(ChoiceError);
  });

  it.each([{}, current.choices])('pays the sum of its events, choices %j', (choices) => {
    for (let seed = 0; seed < 300; seed += 1) {
      const { payoutMinor, events } = playOrchard({ ...round, choices, draw: seeded(seed) });
      const times = events.reduce((sum, { pays }) => sum + (typeof pays === 'number' ? pays : 0), 0);
      expect(payoutMinor).toBe((200n * BigInt(times)) / 10n);
    }
  });
});

describe('ways', () => {
  it('multiplies the places on neighbouring reels, including wilds', () => {
    const window = ['HHG', 'HWD', 'HGF', 'ABC', 'HHH'].map((column) => Array.from(column));
    expect(wayWins(window, LANTERN_PAYS, 'W')).toEqual([
      { symbol: 'G', count: 3, ways: 1, pays: 1 },
      { symbol: 'H', count: 3, ways: 4, pays: 4 },
    ]);
  });

  it('counts a longer row once', () => {
    const window = ['AGG', 'AGG', 'AGG', 'ABC', 'BBB'].map((column) => Array.from(column));
    const [best] = wayWins(window, LANTERN_PAYS);
    expect(best).toEqual({ symbol: 'A', count: 4, ways: 1, pays: 200 });
  });
});

describe('slot-lantern', () => {
  const current = { ...round, choices: { rules: SLOT_RULES } as const };

  it('has wilds only on the middle reels', () => {
    expect(LANTERN_REELS.map((reel) => timesOn(reel, 'W'))).toEqual([0, 1, 1, 1, 0]);
    expect(LANTERN_FIRST.reels.map((reel) => timesOn(reel, 'W'))).toEqual([0, 2, 2, 2, 0]);
    for (const reel of [...LANTERN_REELS, ...LANTERN_FIRST.reels]) expect(reel).toHaveLength(30);
  });

  it('covers the reel of a wild before the wins are counted', () => {
    // F H E, then the wild at the bottom of the second reel, and F H E again on the third.
    const { events } = playLantern({ ...current, draw: scripted(0, 10, 13, 0, 0) });
    expect(events).toEqual([
      { kind: 'spin', window: ['FHE', 'EDW', 'FHG', 'HGB', 'GFH'] },
      { kind: 'expand', window: ['FHE', 'WWW', 'FHG', 'HGB', 'GFH'], reels: [1] },
      { kind: 'ways', symbol: 'F', count: 3, ways: 3, pays: 6 },
      { kind: 'ways', symbol: 'H', count: 5, ways: 3, pays: 18 },
    ]);
  });

  it('covers nothing without a wild, and nothing in a round of the first rules', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const first = playLantern({ ...round, draw: seeded(seed) });
      expect(first.events.map(({ kind }) => kind)).not.toContain('expand');
      const { events } = playLantern({ ...current, draw: seeded(seed) });
      const hasWild = String(events[0]?.['window']).includes('W');
      expect(events.some(({ kind }) => kind === 'expand')).toBe(hasWild);
    }
  });

  it.each([
    ['the first rules', round],
    ['the current rules', current],
  ])('pays the sum of its events under %s', (_, at) => {
    for (let seed = 0; seed < 300; seed += 1) {
      const { payoutMinor, events } = playLantern({ ...at, draw: seeded(seed) });
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

  it('of the free spins counts every combination of reels that show a scatter', () => {
    const showing = KITES_REELS.map(
      (reel) =>
        Array.from(reel, (_, stop) => windowAt([reel], [stop])[0] ?? []).filter((each) => each.includes('S')).length,
    );
    let chance = 0;
    for (let set = 0; set < 32; set += 1) {
      const parts = showing.map((stops, reel) => ((set >> reel) & 1 ? stops / 16 : 1 - stops / 16));
      if (parts.filter((_, reel) => (set >> reel) & 1).length >= 3)
        chance += parts.reduce((product, part) => product * part, 1);
    }
    expect(shareOf(kitesFreeSpinsChance())).toBeCloseTo(chance, 12);
  });

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
