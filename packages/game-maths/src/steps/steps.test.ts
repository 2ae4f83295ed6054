import { describe, expect, it } from 'vitest';
import { playBlackjack } from '../blackjack/play.ts';
import type { BlackjackStep } from '../blackjack/play.ts';
import { card, cards, scripted, seeded } from '../draws.testing.ts';
import { HILO_MAX_CARDS, playHilo } from './hilo.ts';
import type { HiloStep } from './hilo.ts';
import { playMines } from './mines.ts';
import type { MinesStep } from './mines.ts';
import { multiplierIfRight } from './next.ts';
import { multiplierText } from '../multiplier.ts';
import { pokerHand } from '../video-poker/hands.ts';
import { playVideoPoker } from '../video-poker/play.ts';
import { POKER_PAYS } from '../video-poker/tables.ts';

const stakeMinor = 1000n;

describe('mines', () => {
  // Mines under 0, 1 and 2: always the first remaining cell.
  const play = (...steps: MinesStep[]) =>
    playMines({ draw: scripted(0, 0, 0), stakeMinor, choices: { mines: 3 }, steps });
  const open = (...cells: number[]): MinesStep[] => cells.map((cell) => ({ cell }));

  it('pays 2.3498 after six safe cells with three mines', () => {
    const outcome = play(...open(3, 4, 5, 6, 7, 8), 'cashOut');
    expect(outcome).toMatchObject({ state: 'settled', payoutMinor: 2349n });
    expect(outcome.events.at(-2)).toMatchObject({ cell: 8, multiplier: '2.3498' });
    expect(outcome.events.at(-1)).toEqual({ kind: 'shown', mines: [0, 1, 2] });
  });

  it('reveals nothing about the mines while the round is open', () => {
    const outcome = play(...open(3));
    expect(outcome).toMatchObject({ state: 'open', payoutMinor: null, ifAbandoned: 'cashOut' });
    expect(JSON.stringify(outcome.events)).not.toContain('shown');
    expect(play().ifAbandoned).toBeUndefined();
  });

  it('is lost on a mine, and cashes out automatically with the last safe cell', () => {
    expect(play(...open(3, 0))).toMatchObject({ state: 'settled', payoutMinor: 0n });
    const all = Array.from({ length: 22 }, (_, index) => index + 3);
    expect(play(...open(...all))).toMatchObject({ state: 'settled', payoutMinor: 2_277_000n });
  });

  it('rejects what the rules do not allow', () => {
    expect(() => play('cashOut')).toThrow('nothing is open');
    expect(() => play(...open(3, 3))).toThrow('open already');
    expect(() => play(...open(25))).toThrow('cell');
    expect(() => play(...open(0), 'cashOut')).toThrow('over');
    expect(() => play(...open(3), 'cashOut', ...open(4))).toThrow('over');
    expect(() => playMines({ draw: scripted(), stakeMinor, choices: { mines: 25 }, steps: [] })).toThrow('mines');
  });
});

describe('hi-lo', () => {
  const play = (texts: string, ...steps: HiloStep[]) =>
    playHilo({ draw: scripted(...cards(texts)), stakeMinor, choices: {}, steps });

  it('applies the edge once: 4, 9 higher, 8 lower, 8 the same', () => {
    const outcome = play('4c 9d 8h 8s', 'higher', 'lower', 'higher', 'cashOut');
    expect(outcome.events.slice(1).map(({ multiplier }) => multiplier)).toEqual(['1.2870', '1.8590', '4.0278']);
    expect(outcome).toMatchObject({ state: 'settled', payoutMinor: 4027n });
  });

  it('allows no certain guess: on an ace higher is strictly higher, on a king lower strictly lower', () => {
    expect(play('Ac Ad', 'higher').payoutMinor).toBe(0n);
    expect(play('Ac Ad', 'lower')).toMatchObject({ state: 'open', events: [{}, { multiplier: '12.8700' }] });
    expect(play('Kc Kd', 'lower').payoutMinor).toBe(0n);
    expect(play('Kc Qd', 'lower').events[1]).toMatchObject({ multiplier: '1.0725' });
  });

  it('may skip, and ends automatically after a hundred cards', () => {
    expect(play('4c 9d 2h', 'skip', 'lower').events).toMatchObject([{}, { guess: 'skip' }, { isRight: true }]);
    const many = Array.from({ length: HILO_MAX_CARDS + 1 }, () => '4c').join(' ');
    expect(play(many, ...Array.from({ length: HILO_MAX_CARDS }, () => 'skip' as const))).toMatchObject({
      state: 'settled',
      payoutMinor: stakeMinor,
    });
  });

  it('rejects what the rules do not allow', () => {
    expect(() => play('4c', 'cashOut')).toThrow('nothing is won');
    expect(() => play('4c 3d 2h', 'higher', 'lower')).toThrow('over');
    expect(() => play('4c', 'jump' as HiloStep)).toThrow('choice');
  });
});

describe('blackjack', () => {
  // Order of the cards: player, dealer, player, dealer.
  const play = (texts: string, ...steps: BlackjackStep[]) =>
    playBlackjack({ draw: scripted(...cards(texts)), stakeMinor, choices: {}, steps });

  it('pays 3 to 2 for blackjack, returns the stake against another, and ends immediately', () => {
    expect(play('Ac 9d Kh 9s')).toMatchObject({ state: 'settled', payoutMinor: 2500n });
    expect(play('Ac Ad Kh Ks')).toMatchObject({ state: 'settled', payoutMinor: 1000n });
    expect(play('Tc Ad 9h Ks')).toMatchObject({ state: 'settled', payoutMinor: 0n });
  });

  it('shows only one card of the dealer until the end', () => {
    const outcome = play('Tc 6d 5h 9s');
    expect(outcome).toMatchObject({ state: 'open', ifAbandoned: 'stand', allowed: ['hit', 'stand', 'double'] });
    expect(JSON.stringify(outcome.events)).not.toContain('9s');
  });

  it('doubles for one card', () => {
    expect(play('6c 6d 5h Ts Kc 9d', 'double')).toMatchObject({ stakeMinor: 2000n, payoutMinor: 4000n });
  });

  it('splits once, plays both hands and doubles after it; ten and king are not a pair', () => {
    expect(play('Tc 6d Kh 9s').allowed).not.toContain('split');
    const outcome = play('8c 6d 8h Ts 3c Td Kh 5s', 'split', 'double', 'stand');
    // 8 3 K doubled to 21, 8 10 stays at 18, dealer 6 10 5 has 21.
    expect(outcome).toMatchObject({ state: 'settled', stakeMinor: 3000n, payoutMinor: 2000n });
    expect(play('8c 6d 8h Ts 8s 2d', 'split').allowed).toEqual(['hit', 'stand', 'double']);
  });

  it('gives split aces one card each, which does not count as blackjack', () => {
    const outcome = play('Ac 6d Ah Ts Kc 5d 4h', 'split');
    expect(outcome).toMatchObject({ state: 'settled', stakeMinor: 2000n, payoutMinor: 2000n });
  });

  it('draws nothing for the dealer on a soft 17 or when all hands are bust', () => {
    expect(play('Tc 6d 8h As', 'stand')).toMatchObject({ payoutMinor: 2000n, events: [{}, {}, { total: 17 }] });
    expect(play('Tc 6d 6h Ts Kd', 'hit')).toMatchObject({ payoutMinor: 0n });
  });

  it('rejects what the rules do not allow', () => {
    expect(() => play('Tc 6d 8h As', 'split')).toThrow('not possible');
    expect(() => play('Tc 6d 2h As 3c', 'hit', 'double')).toThrow('not possible');
    expect(() => play('Tc 6d 8h As', 'stand', 'stand')).toThrow('not possible');
  });
});

describe('video poker', () => {
  it.each([
    ['Tc Jc Qc Kc Ac', 'naturalRoyal', 'naturalRoyal'],
    ['9c Tc Jc Qc Kc', 'straightFlush', 'straightFlush'],
    ['Ac 2c 3c 4c 5c', 'straightFlush', 'straightFlush'],
    ['7c 7d 7h 7s 2c', 'fourOfAKind', 'fiveOfAKind'],
    ['7c 7d 7h 9s 9c', 'fullHouse', 'fullHouse'],
    ['7c 7d 9h 9s 2c', 'twoPair', 'fullHouse'],
    ['Tc 2d Qc Kc Ac', 'nothing', 'wildRoyal'],
    ['2c 2d 2h 2s Kc', 'fourOfAKind', 'fourDeuces'],
    ['Jc Jd 3h 4s 9c', 'jacksOrBetter', 'nothing'],
    ['Jc Jd 9h 9s 4c', 'twoPair', 'nothing'],
    ['Tc Td 3h 4s 9c', 'nothing', 'nothing'],
    ['Ac 2d 3h 4s 5c', 'straight', 'straight'],
    ['Ac 2d 3h 4s 6c', 'nothing', 'nothing'],
    ['9c 2d Jh Qs Kc', 'nothing', 'straight'],
    ['2c 2d 3h 9s Kc', 'nothing', 'threeOfAKind'],
    ['Qc Kd Ah 3s 4c', 'nothing', 'nothing'],
    ['2c 5d 5h 5s 5c', 'fourOfAKind', 'fiveOfAKind'],
  ])('%s is %s, with wild deuces %s', (texts, jacks, deuces) => {
    expect(pokerHand(cards(texts), false)).toBe(jacks);
    expect(pokerHand(cards(texts), true)).toBe(deuces);
  });

  it('returns no hand that its table does not pay', () => {
    const ranks = ['3', '4', '5', 'J', 'Q', 'K', 'A'];
    for (const [one, other] of ranks.flatMap((first) => ranks.map((second) => [first, second] as const)))
      for (const kicker of ranks.filter((rank) => rank !== one && rank !== other)) {
        if (one === other) continue;
        const hand = pokerHand(cards(`${one}c ${one}d ${other}h ${other}s ${kicker}c`), true);
        expect(Object.keys(POKER_PAYS.deuces).concat('nothing')).toContain(hand);
      }
  });

  it('replaces the discarded cards by the next cards of the same deck', () => {
    // Always the first remaining card: 0 1 2 3 4, then 5.
    const input = { stakeMinor, choices: { table: 'jacks' } as const };
    const first = playVideoPoker({ ...input, draw: scripted(0, 0, 0, 0, 0), steps: [] });
    expect(first).toMatchObject({ state: 'open', events: [{ cards: ['Ac', '2c', '3c', '4c', '5c'] }] });
    const hold = [false, true, true, true, true];
    const outcome = playVideoPoker({ ...input, draw: scripted(0, 0, 0, 0, 0, 0), steps: [{ hold }] });
    expect(outcome.events.at(-1)).toMatchObject({ cards: ['6c', '2c', '3c', '4c', '5c'], hand: 'straightFlush' });
    expect(outcome.payoutMinor).toBe(50_000n);
  });

  it('rejects a second draw and a hold of the wrong length', () => {
    const hold = [true, true, true, true, true];
    const input = { stakeMinor, choices: { table: 'jacks' } as const };
    const play = (steps: { hold: boolean[] }[]) => playVideoPoker({ ...input, draw: scripted(0, 0, 0, 0, 0), steps });
    expect(() => play([{ hold }, { hold }])).toThrow('over');
    expect(() => play([{ hold: [true] }])).toThrow('hold');
    expect(card('2c')).toBe(1);
  });
});

describe('the multiplier of a step that turns out right', () => {
  it('is known before the step, and is the same when the step turns out wrong', () => {
    const guesses: HiloStep[] = ['higher', 'skip', 'lower', 'higher', 'lower'];
    let [right, wrong] = [0, 0];
    for (let seed = 0; seed < 200; seed += 1) {
      const round = { stakeMinor, choices: {} };
      for (let steps = 1; steps <= guesses.length; steps += 1) {
        const before = playHilo({ ...round, draw: seeded(seed), steps: guesses.slice(0, steps - 1) });
        if (before.state === 'settled') break;
        const after = playHilo({ ...round, draw: seeded(seed), steps: guesses.slice(0, steps) });
        const guess = guesses[steps - 1] ?? 'skip';
        const known = multiplierIfRight({ code: 'hilo', choices: {} }, before.events, guess);
        const last = after.events.at(-1);
        if (guess === 'skip') expect(known).toBeUndefined();
        else if (last?.['isRight'] === true) expect(last['multiplier']).toBe(multiplierText(known ?? 0n));
        else expect(known).toBeGreaterThan(10_000n);
        if (last?.['isRight'] === true) right += 1;
        if (last?.['isRight'] === false) wrong += 1;
      }
    }
    expect(Math.min(right, wrong)).toBeGreaterThan(50);
  });

  it('of mines equals the return of one more safe cell, whichever cell is opened', () => {
    const choices = { mines: 3 };
    const play = (...cells: number[]) =>
      playMines({ draw: scripted(0, 0, 0), stakeMinor, choices, steps: cells.map((cell) => ({ cell })) });
    const { events } = play(3, 4);
    const known = [0, 5, 24].map((cell) => multiplierIfRight({ code: 'mines', choices }, events, { cell }));
    expect(new Set(known).size).toBe(1);
    expect(play(3, 4, 5).events.at(-1)?.['multiplier']).toBe(multiplierText(known[0] ?? 0n));
    expect(multiplierIfRight({ code: 'mines', choices }, events, 'cashOut')).toBeUndefined();
    expect(multiplierIfRight({ code: 'blackjack', choices: {} }, events, 'double')).toBeUndefined();
  });
});
