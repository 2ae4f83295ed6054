import { expect, it } from 'vitest';
import { planSession, type Step } from './plan.ts';
import { nextPlayer, type Player, playerOf } from './population.ts';
import { randomOf } from './random.ts';
import { hourAt, paceAt, waitMs } from './rhythm.ts';

const SEED = 'seed of this test';
const HOUR_MS = 3_600_000;
const MONDAY = Date.UTC(2026, 10, 23);
const players = Array.from({ length: 60 }, (_, number) => playerOf(SEED, number));
const ofKind = (kind: Player['kind']) => players.filter((player) => player.kind === kind);
const plansOf = (player: Player, occasion = { isFirst: false, hour: 20 }) =>
  Array.from({ length: 50 }, (_, session) => planSession(player, randomOf(SEED, 'plan', session), occasion));
const has = (steps: readonly Step[], name: Step['do']) => steps.some((step) => step.do === name);

it('makes the same players from the same seed, each with a separate account', () => {
  expect(playerOf(SEED, 17)).toEqual(players[17]);
  expect(playerOf('another seed', 17)).not.toEqual(players[17]);
  expect(new Set(players.map(({ account }) => account)).size).toBe(60);
  for (const { account, password, name, bankAccount } of players) {
    expect(account).toMatch(/^[a-z0-9]{4,16}$/);
    expect(password).toMatch(/^(?=.*[a-z])(?=.*\d).{6,20}$/);
    expect(name).toMatch(/^[\p{L}]+ [\p{L}]+$/u);
    expect(bankAccount).toMatch(/^\d{16}$/);
  }
});

it('has a few odd players: bonus abusers share a device, the others have their own', () => {
  expect(ofKind('launderer')).toHaveLength(2);
  expect(ofKind('atRisk')).toHaveLength(4);
  expect(ofKind('agent')).toHaveLength(4);
  const abusers = ofKind('bonusAbuser');
  expect(abusers.map(({ device }) => device)).toEqual([8, 8, 8, 38, 38, 38]);
  expect(new Set(players.map(({ address }) => address)).size).toBe(60 - 4);
  expect(ofKind('regular').length).toBeGreaterThan(40);
});

it('lets a launderer withdraw everything right after a deposit', () => {
  for (const steps of plansOf(ofKind('launderer')[0]!)) {
    expect(steps[0]).toEqual({ do: 'deposit', size: 1, payment: 'now' });
    expect(steps.at(-1)).toEqual({ do: 'withdraw', share: 1 });
    expect(steps.length).toBeLessThan(4);
  }
});

it('lets a bonus abuser claim offers after the smallest deposit', () => {
  const [abuser] = ofKind('bonusAbuser');
  for (const steps of plansOf(abuser!, { isFirst: true, hour: 20 })) {
    expect(steps).toContainEqual({ do: 'deposit', size: 0, payment: 'now' });
    expect(has(steps, 'claim')).toBe(true);
  }
});

it('lets a player at risk chase losses at night, with growing deposits and stakes, and play at night above all', () => {
  const [atRisk] = ofKind('atRisk');
  for (const steps of plansOf(atRisk!, { isFirst: false, hour: 2 })) {
    const sizes = steps.flatMap((step) => (step.do === 'deposit' ? [step.size] : []));
    const shares = steps.flatMap((step) => (step.do === 'play' && step.room === 'RNG' ? [step.share] : []));
    const ascending = (a: number, b: number) => a - b;
    expect([sizes, shares]).toEqual([sizes.toSorted(ascending), shares.toSorted(ascending)]);
    expect(sizes).toHaveLength(3);
    expect(has(steps, 'withdraw')).toBe(false);
  }
  const shareOf = (hour: number) => {
    const random = randomOf(SEED, 'night', hour);
    const chosen = Array.from({ length: 400 }, () => nextPlayer(random, players, { mayRegister: false, hour }));
    return chosen.filter((number) => playerOf(SEED, number ?? 0).kind === 'atRisk').length;
  };
  expect(shareOf(2)).toBeGreaterThan(2 * shareOf(14));
});

it('plans sessions in which every step occurs, and every room of the site', () => {
  const steps = players.flatMap((player) => plansOf(player, { isFirst: true, hour: 20 }).flat());
  const names = new Set(steps.map((step) => step.do));
  expect(names).toEqual(new Set(['deposit', 'play', 'identify', 'claim', 'withdraw', 'ask', 'invite']));
  const rooms = new Set(steps.flatMap((step) => (step.do === 'play' ? [step.room] : [])));
  expect(rooms.size).toBe(8);
});

it('begins with new players, and stops registering at the limit', () => {
  const random = randomOf(SEED, 'next');
  expect(nextPlayer(random, [], { mayRegister: true, hour: 9 })).toBe(0);
  expect(nextPlayer(random, players.slice(0, 11), { mayRegister: true, hour: 9 })).toBe(11);
  expect(nextPlayer(random, [], { mayRegister: false, hour: 9 })).toBeUndefined();
  for (let each = 0; each < 100; each += 1)
    expect(nextPlayer(random, players.slice(0, 5), { mayRegister: false, hour: 9 })).toBeLessThan(5);
});

it('keeps the average pace over a week, with quiet nights, busy evenings and busier weekends', () => {
  const hours = Array.from({ length: 168 }, (_, hour) => paceAt(60, MONDAY + hour * HOUR_MS));
  expect(hours.reduce((sum, pace) => sum + pace, 0) / 168).toBeCloseTo(60, 6);
  const at = (day: number, hour: number) => paceAt(60, MONDAY + (day * 24 + hour - 7) * HOUR_MS);
  expect(at(2, 20)).toBeGreaterThan(5 * at(2, 4));
  expect(at(5, 20)).toBeGreaterThan(at(2, 20));
  expect(hourAt(MONDAY)).toBe(7);
});

it('waits between sessions according to the pace, and never longer than an hour', () => {
  const random = randomOf(SEED, 'waits');
  const waits = Array.from({ length: 2_000 }, () => waitMs(random, 60, MONDAY));
  const mean = waits.reduce((sum, wait) => sum + wait, 0) / waits.length;
  const expected = HOUR_MS / paceAt(60, MONDAY);
  expect(mean / expected).toBeGreaterThan(0.9);
  expect(mean / expected).toBeLessThan(1.1);
  expect(waitMs(random, 0, MONDAY)).toBe(HOUR_MS);
});
