import { type AnyStep, fairMultiplier, type GameCode, multiplierText, playGame, withRules } from '@fairlot/game-maths';
import { formatMinor } from '@fairlot/money';
import { expect, it } from 'vitest';
import { blackjackOf } from './blackjack-round.ts';
import { guessKey, hiloOf } from './hilo-round.ts';
import type { ShownRound } from './shown-round.ts';
import {
  frameMs,
  framesOf,
  heldNow,
  isMarked,
  moves,
  REELS_REST_MS,
  slotMs,
  SPIN_MS,
  winningCells,
} from './slot-frames.ts';
import { KITES, LANTERN, ORCHARD } from './slot-games.ts';

/** A pseudo-random generator with a fixed sequence per seed. */
function drawFrom(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

function playTo(code: GameCode, seed: number, steps: readonly AnyStep[]) {
  const outcome = playGame({ code, draw: drawFrom(seed), stakeMinor: 1000n, choices: withRules(code, {}), steps });
  const { events, state, payoutMinor, stakeMinor } = outcome;
  const round: ShownRound = {
    roundId: '',
    nonce: 0,
    choices: {},
    steps: [],
    returnScaled: 9900,
    events,
    stake: formatMinor(stakeMinor),
    payout: payoutMinor === null ? null : formatMinor(payoutMinor),
    state,
  };
  return { outcome, round };
}

it('the blackjack page offers exactly the steps that the rules allow, in 400 rounds with every kind of step', () => {
  for (let seed = 1; seed <= 400; seed += 1) {
    const pick = drawFrom(seed * 31);
    let steps: AnyStep[] = [];
    for (;;) {
      const { outcome, round } = playTo('blackjack', seed, steps);
      const { allowed } = outcome as unknown as { allowed: AnyStep[] };
      const table = blackjackOf(round);
      expect(table.current >= 0, String(seed)).toBe(allowed.length > 0);
      expect([table.canDouble, table.canSplit]).toEqual([allowed.includes('double'), allowed.includes('split')]);
      if (allowed.length === 0) break;
      steps = [...steps, allowed.at(-1 - pick(allowed.length)) ?? 'stand'];
    }
  }
});

it('the hi-lo page shows the multiplier that the server pays', () => {
  for (let seed = 1; seed <= 100; seed += 1) {
    const { round } = playTo('hilo', seed, ['higher']);
    const { cards, right, chance } = hiloOf(round);
    expect(right).toBe(cards[1]?.isRight === true ? 1 : 0);
    if (right === 1) expect(multiplierText(fairMultiplier(chance, 9900n))).toBe(cards[1]?.multiplier);
  }
  expect([guessKey(1, 'lower'), guessKey(13, 'higher'), guessKey(7, 'lower')]).toEqual([
    'hilo.same',
    'hilo.same',
    'hilo.lowerSame',
  ]);
});

it.each([
  ['slot-orchard', ORCHARD],
  ['slot-lantern', LANTERN],
  ['slot-kites', KITES],
] as const)('marks every win of %s on the reels, and the time does not depend on the win', (code, slot) => {
  let hasWon = false;
  for (let seed = 1; seed <= 200; seed += 1) {
    const { round } = playTo(code, seed, []);
    const frames = framesOf(round);
    expect(frames[0]?.kind).toBe('spin');
    expect(slotMs(round)).toBe(frames.reduce((sum, frame) => sum + frameMs(frame), REELS_REST_MS));
    expect(slotMs(round)).toBeGreaterThanOrEqual(SPIN_MS);
    for (const frame of frames) {
      const cells = winningCells(frame, slot.lines, slot.wild);
      expect(cells.size > 0).toBe(frame.wins.length > 0);
      if (frame.wins.length > 0) {
        hasWon = true;
        expect(cells.size).toBeGreaterThanOrEqual(3);
      }
    }
  }
  expect(hasWon).toBe(true);
});

/** The frames of the first round of a slot that has what is looked for. */
function framesWith(code: GameCode, isWanted: (frames: ReturnType<typeof framesOf>) => boolean) {
  for (let seed = 1; seed <= 5000; seed += 1) {
    const frames = framesOf(playTo(code, seed, []).round);
    if (isWanted(frames)) return frames;
  }
  throw new Error('no such round');
}

it('holds reels from the stop of the first spin to the stop of the second, which is shorter', () => {
  const [first, second, ...more] = framesWith('slot-orchard', (frames) => frames.length > 1);
  if (first === undefined || second === undefined) throw new Error('no second spin');
  expect(more).toEqual([]);
  const held = first.holds;
  expect(held.length).toBeGreaterThanOrEqual(3);
  for (const reel of [0, 1, 2, 3, 4]) {
    expect(first.window[reel]?.includes('X')).toBe(held.includes(reel));
    if (held.includes(reel)) expect(second.window[reel]).toBe(first.window[reel]);
  }
  const at = (frame: typeof first, isStill: boolean) => heldNow({ frame, isStill });
  expect([at(first, false), at(first, true), at(second, false), at(second, true)]).toEqual([[], held, held, []]);
  expect(isMarked(first)).toBe(true);
  expect(frameMs({ ...second, wins: [] })).toBeLessThan(frameMs({ ...first, wins: [] }));
});

it('moves only the reels that a wild symbol covers, and counts the wins after that', () => {
  const frames = framesWith('slot-lantern', (each) => (each[1]?.covered.length ?? 0) > 0 && each[1]!.wins.length > 0);
  const [first, second] = frames;
  if (first === undefined || second === undefined) throw new Error('no wild symbol');
  expect(frames).toHaveLength(2);
  expect(first.wins).toEqual([]);
  for (const reel of [0, 1, 2, 3, 4]) {
    expect(moves(second, reel)).toBe(second.covered.includes(reel));
    expect(second.window[reel]).toBe(second.covered.includes(reel) ? 'WWW' : first.window[reel]);
  }
  expect(frameMs({ ...second, wins: [] })).toBeLessThan(frameMs(first));
});

it('pauses before free spins, so that the page can announce them', () => {
  const frames = framesWith('slot-kites', (each) => each.some(({ free }) => free > 0));
  const calling = frames.find(({ free }) => free > 0);
  expect(calling).toMatchObject({ wins: [], free: 8 });
  expect(calling !== undefined && isMarked(calling)).toBe(true);
});
