import { createCipheriv, createHash } from 'node:crypto';
import { playGame } from '@fairlot/game-maths';
import type { AnyStep, Draw } from '@fairlot/game-maths';
import { gameSettings, type OneRound, type Setting, STAKE } from './game-settings.ts';

/** How far the mean of so many rounds is from what is claimed. */
export interface GameFinding {
  name: string;
  rounds: number;
  claimed: number;
  mean: number;
  /** In standard errors of the mean. */
  distance: number;
}

/** Standard errors beyond which a game is suspicious. */
export const GAME_LIMIT = 3.5;

/**
 * Plays every setting of every in-house game, the default ones ten times as often, and compares the mean return with
 * the exact one.
 * @param rounds of a setting that is no default
 */
export function* testGames(rounds: number, seedText: string): Generator<GameFinding> {
  for (const setting of gameSettings()) {
    const count = setting.isDefault === true ? rounds * 10 : rounds;
    yield { name: setting.name, rounds: count, ...simulate(setting, count, keystream(`${seedText} ${setting.name}`)) };
  }
}

function simulate(setting: Setting, rounds: number, draw: Draw): Omit<GameFinding, 'name' | 'rounds'> {
  let sum = 0;
  let squares = 0;
  for (let round = 0; round < rounds; round += 1) {
    const net = playOnce(setting.play, draw) - setting.claimed;
    sum += net;
    squares += net * net;
  }
  const offset = sum / rounds;
  const deviation = setting.deviation ?? Math.sqrt(squares / rounds - offset * offset);
  const error = deviation / Math.sqrt(rounds);
  return { claimed: setting.claimed, mean: setting.claimed + offset, distance: error === 0 ? 0 : offset / error };
}

/** What comes back of a stake of 1, with the further stakes of the round counted against it. */
function playOnce(play: Setting['play'], draw: Draw): number {
  return typeof play === 'function' ? Number(play(draw, STAKE)) / Number(STAKE) : playThrough(play, draw);
}

function playThrough({ code, choices, returnScaled, next }: OneRound, draw: Draw): number {
  const numbers: number[] = [];
  const steps: AnyStep[] = [];
  for (;;) {
    const outcome = playGame({ code, draw: repeated(numbers, draw), stakeMinor: STAKE, choices, steps, returnScaled });
    if (outcome.payoutMinor !== null) return Number(outcome.payoutMinor - outcome.stakeMinor) / Number(STAKE) + 1;
    if (next === undefined) throw new Error(`${code} needs steps`);
    steps.push(next(outcome.events));
  }
}

/** Gives the numbers of a round again from the beginning, then new ones. */
function repeated(numbers: number[], draw: Draw): Draw {
  let place = 0;
  return (n) => {
    const number = numbers[place] ?? draw(n);
    numbers[place] = number;
    place += 1;
    return number;
  };
}

/** Uniform numbers from an AES key stream: fast enough for many millions, and repeatable. */
function keystream(seedText: string): Draw {
  const key = createHash('sha256').update(seedText).digest();
  const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(16));
  const zeros = Buffer.alloc(1 << 16);
  let block = cipher.update(zeros);
  let place = 0;
  return (n) => {
    const limit = 2 ** 32 - (2 ** 32 % n);
    for (;;) {
      if (place === block.length) {
        block = cipher.update(zeros);
        place = 0;
      }
      const word = block.readUInt32BE(place);
      place += 4;
      if (word < limit) return word % n;
    }
  };
}
