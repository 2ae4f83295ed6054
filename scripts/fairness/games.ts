import { createCipheriv, createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { playGame } from '@fairlot/game-maths';
import type { AnyStep, Draw } from '@fairlot/game-maths';
import { gameSettings, type OneRound, type Setting, STAKE } from './game-settings.ts';

/** Deviation of the mean of the rounds from the published return. */
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
 * Plays every setting of every in-house game, default settings ten times as often, and compares the mean return with
 * the exact one. Uses all processors.
 * @param rounds number of rounds of a setting that is not a default
 */
export async function* testGames(rounds: number, seedText: string): AsyncGenerator<GameFinding> {
  const places = allSettings().keys();
  const found = new Map<number, GameFinding>();
  let tell = () => undefined as void;
  let fail: unknown;
  const workers = Array.from({ length: availableParallelism() }, () => {
    const worker = new Worker(new URL('game-worker.ts', import.meta.url), { workerData: { rounds, seedText } });
    const next = () => {
      const { value } = places.next();
      if (value !== undefined) worker.postMessage(value);
    };
    worker.on('message', ({ place, finding }: { place: number; finding: GameFinding }) => {
      found.set(place, finding);
      next();
      tell();
    });
    worker.on('error', (error) => {
      fail = error;
      tell();
    });
    next();
    return worker;
  });
  try {
    for (const place of allSettings().keys()) {
      while (!found.has(place) && fail === undefined) await new Promise<void>((resolve) => (tell = resolve));
      const finding = found.get(place);
      if (finding === undefined) throw fail;
      yield finding;
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

let known: readonly Setting[] | undefined;

/** Some of the exact returns take a while to compute. */
const allSettings = () => (known ??= [...gameSettings()]);

/** Plays one setting, by its index among all of them. */
export function playSetting(place: number, rounds: number, seedText: string): GameFinding {
  const setting = allSettings()[place];
  if (setting === undefined) throw new Error(`no setting has the index ${place}`);
  const count = setting.isDefault === true ? rounds * 10 : rounds;
  return { name: setting.name, rounds: count, ...simulate(setting, count, keystream(`${seedText} ${setting.name}`)) };
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

/** Return of a stake of 1, less the further stakes of the round. */
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

/** Replays the numbers of a round from the beginning, then draws new ones. */
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
