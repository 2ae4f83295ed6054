import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seeded } from './draws.testing.ts';
import { GAME_CODES, isGameCode, playGame } from './games.ts';
import type { AnyStep, GameChoices, GameCode } from './games.ts';
import { ChoiceError } from './outcome.ts';

const CHOICES: { [Code in GameCode]: GameChoices[Code] } = {
  dice: { over: true, target: '50.50' },
  limbo: { target: '2.00' },
  mines: { mines: 3 },
  plinko: { rows: 12, risk: 'medium' },
  keno: { numbers: [3, 7, 40], risk: 'high' },
  hilo: {},
  wheel: { segments: 30, risk: 'low' },
  roulette: { bets: [{ kind: 'red', amount: '10.00' }] },
  blackjack: {},
  baccarat: { bets: [{ kind: 'banker', amount: '10.00' }] },
  videopoker: { table: 'deuces' },
  'slot-orchard': {},
  'slot-lantern': {},
  'slot-kites': {},
};

const step: fc.Arbitrary<AnyStep> = fc.oneof(
  fc.constantFrom<AnyStep>('cashOut', 'higher', 'lower', 'skip', 'hit', 'stand', 'double', 'split'),
  fc.record({ cell: fc.integer({ min: 0, max: 24 }) }),
  fc.record({ hold: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }) }),
);

/** Takes every step that the game allows and skips those that it rejects. */
function playThrough(code: GameCode, seed: number, wanted: readonly AnyStep[]) {
  const taken: AnyStep[] = [];
  const play = (steps: readonly AnyStep[]) =>
    playGame({ code, draw: seeded(seed), stakeMinor: 1000n, choices: CHOICES[code], steps });
  let outcome = play(taken);
  for (const each of wanted) {
    if (outcome.state === 'settled') break;
    try {
      const next = play([...taken, each]);
      expect(next.events.slice(0, outcome.events.length)).toEqual(outcome.events);
      outcome = next;
      taken.push(each);
    } catch (error) {
      expect((error as Error).name).toBe('ChoiceError');
    }
  }
  return { outcome, taken };
}

describe('every game', () => {
  it('plays the same round again from the same stream, stake, choices and steps', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...GAME_CODES),
        fc.integer(),
        fc.array(step, { maxLength: 12 }),
        (code, seed, wanted) => {
          const { outcome, taken } = playThrough(code, seed, wanted);
          expect(playThrough(code, seed, taken).outcome).toEqual(outcome);
          expect(outcome.stakeMinor).toBeGreaterThanOrEqual(1000n);
          if (outcome.state === 'open') expect(outcome.payoutMinor).toBeNull();
          else expect(outcome.payoutMinor).toBeGreaterThanOrEqual(0n);
        },
      ),
      { numRuns: 1500 },
    );
  });

  it('can be settled by its own rule when the player does not return', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...GAME_CODES),
        fc.integer(),
        fc.array(step, { maxLength: 6 }),
        (code, seed, wanted) => {
          let { outcome, taken } = playThrough(code, seed, wanted);
          for (let left = 4; outcome.state === 'open' && outcome.ifAbandoned !== undefined && left > 0; left -= 1) {
            ({ outcome, taken } = playThrough(code, seed, [...taken, outcome.ifAbandoned]));
          }
          expect(outcome.state === 'settled' || outcome.ifAbandoned === undefined).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('rejects the choices of other games, and invalid numbers', () => {
    const play = (code: GameCode, choices: object) =>
      playGame({ code, draw: seeded(1), stakeMinor: 1000n, choices, steps: [] });
    const wrong = [Number.NaN, Number.POSITIVE_INFINITY, 12.5, -1, 1e9, '12', null, [], {}];
    const isEmpty = (choices: object) => Object.keys(choices).length === 0;
    for (const code of GAME_CODES.filter((each) => !isEmpty(CHOICES[each]))) {
      const others = Object.values(CHOICES).filter((each) => {
        const names = Object.keys(CHOICES[code]);
        return !names.every((name) => Object.hasOwn(each, name)) || 'bets' in each !== 'bets' in CHOICES[code];
      });
      // Dice reads every choice that is not `over` as under.
      for (const choices of code === 'dice' ? [] : others) {
        expect(() => play(code, choices), code).toThrow(ChoiceError);
      }
      for (const name of Object.keys(CHOICES[code]).filter((each) => each !== 'over')) {
        for (const value of wrong)
          expect(() => play(code, { ...CHOICES[code], [name]: value }), `${code} ${name}`).toThrow(ChoiceError);
      }
    }
  });

  it('accepts only its own codes', () => {
    expect(isGameCode('dice')).toBe(true);
    expect(isGameCode('crash')).toBe(false);
    expect(isGameCode('constructor')).toBe(false);
  });
});
