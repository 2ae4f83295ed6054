import { readFileSync, writeFileSync } from 'node:fs';
import {
  commitment,
  crashChain,
  crashWord,
  drawKey,
  drawNumbers,
  fromHex,
  roundDraw,
  sha256,
  toHex,
} from '@fairlot/fairness';
import { checkRound, readRoundEvidence, type RoundEvidence } from '@fairlot/fairness/rounds';
import { crashPayout, playGame, pointHundredths } from '@fairlot/game-maths';
import type { AnyStep } from '@fairlot/game-maths';
import { formatMinor } from '@fairlot/money';
import { fromRoot } from '../../launcher/paths.mjs';
import { type VectorCase, vectorCases } from './vector-cases.ts';

const FOLDER = ['packages', 'fairness', 'vectors'];
const GAMES = fromRoot(...FOLDER, 'game-vectors.json');
const DRAWS = fromRoot(...FOLDER, 'draw-vectors.json');
/** Maximum number of rounds searched for one that demonstrates a case. */
const MOST_TRIES = 200_000;
const STAKE = 12_345n;
const RETURN_SCALED = 9900n;
const bytesOf = (text: string) => sha256(new TextEncoder().encode(text));

/** Writes rounds of all in-house games as round files for verifiers to compare with. */
export async function writeVectors(): Promise<void> {
  const rounds = await makeRounds();
  writeFileSync(GAMES, `[\n${rounds.map((round) => JSON.stringify(round)).join(',\n')}\n]\n`);
  console.log(`${rounds.length} rounds`);
}

/** Recomputes the published vectors of draws and rounds. Returns the differences. */
export async function testVectors(): Promise<string[]> {
  const wrong: string[] = [];
  const { draws } = JSON.parse(readFileSync(DRAWS, 'utf8')) as { draws: DrawVector[] };
  for (const vector of draws) {
    const { seed, merkleRoot, beacon, levels, gameCode, numero: drawNumber, rulesVersion } = vector;
    const key = drawKey({
      seed: fromHex(seed),
      merkleRoot: fromHex(merkleRoot),
      beacon: beacon === '' ? undefined : fromHex(beacon),
      gameCode,
      numero: drawNumber,
      rulesVersion,
    });
    const numbers = await drawNumbers(levels, key);
    if (JSON.stringify(numbers) !== JSON.stringify(vector.result)) wrong.push(`vector of a draw: ${vector.name}`);
  }
  const rounds = JSON.parse(readFileSync(GAMES, 'utf8')) as unknown[];
  for (const [place, made] of (await makeRounds()).entries()) {
    const isSame = JSON.stringify(rounds[place]) === JSON.stringify(made);
    if (!isSame) wrong.push(`vector of a round: ${made.game}, nonce ${made.nonce} differs from the file`);
  }
  for (const round of rounds.map(readRoundEvidence)) {
    const isPassed = (await checkRound(round)).every(({ state }) => state === 'passed');
    if (!isPassed) wrong.push(`vector of a round: ${round.game}, nonce ${round.nonce} does not verify`);
  }
  const games = new Set(rounds.map((round) => readRoundEvidence(round).game));
  console.log(`${draws.length} vectors of draws, ${rounds.length} of rounds of ${games.size} games`);
  return wrong;
}

interface DrawVector {
  name: string;
  seed: string;
  merkleRoot: string;
  beacon: string;
  gameCode: string;
  numero: string;
  rulesVersion: number;
  levels: Parameters<typeof drawNumbers>[0];
  result: unknown;
}

async function makeRounds(): Promise<RoundEvidence[]> {
  const games = await Promise.all([...vectorCases()].map(makeRound));
  return [...games, ...(await makeFlights())];
}

/** The first round that demonstrates the case. */
async function makeRound(one: VectorCase): Promise<RoundEvidence> {
  const serverSeed = bytesOf(`vectors of ${one.game}`);
  const clientSeed = `vector-${one.name.replaceAll(' ', '-')}`;
  for (let nonce = 0; nonce < MOST_TRIES; nonce += 1) {
    const { steps, outcome } = playThrough(one, { serverSeed, clientSeed, nonce });
    if (outcome.payoutMinor === null || !(one.shows?.(outcome, steps) ?? true)) continue;
    return {
      ...(await seedsOf(serverSeed, clientSeed, nonce)),
      game: one.game,
      firstStake: formatMinor(STAKE),
      stake: formatMinor(outcome.stakeMinor),
      payout: formatMinor(outcome.payoutMinor),
      choices: one.choices,
      steps,
      events: outcome.events,
      returnScaled: Number(one.returnScaled ?? RETURN_SCALED),
      crash: null,
    };
  }
  throw new Error(`none of ${MOST_TRIES} rounds shows ${one.game}, ${one.name}`);
}

function playThrough(one: VectorCase, seeds: { serverSeed: Uint8Array; clientSeed: string; nonce: number }) {
  const { game, choices, returnScaled = RETURN_SCALED } = one;
  const steps: AnyStep[] = [];
  for (;;) {
    const draw = roundDraw({ ...seeds, game });
    const outcome = playGame({ code: game, draw, stakeMinor: STAKE, choices, steps, returnScaled });
    if (outcome.state === 'settled') return { steps, outcome };
    const step = one.next?.(outcome.events, steps) ?? outcome.ifAbandoned;
    if (step === undefined) throw new Error(`${game}, ${one.name} needs a step`);
    steps.push(step);
  }
}

/** Flights of a short chain: one cashed out in time, one that crashed first, one with an automatic cash-out. */
async function makeFlights(): Promise<RoundEvidence[]> {
  const links = [...crashChain(bytesOf('vectors of a chain'), 9)].toReversed().slice(1);
  const salt = bytesOf('vectors of a salt');
  return Promise.all(
    links.map(async (link, place) => {
      const point = pointHundredths(crashWord(link, salt), RETURN_SCALED);
      const cashOut = place % 2 === 0 && point > 100n ? point - (point - 101n) / 2n : undefined;
      const choices = { autoCashOut: place % 4 === 0 && cashOut !== undefined ? formatMinor(cashOut, 2) : null };
      return {
        ...(await seedsOf(link, toHex(salt), place)),
        game: 'crash',
        firstStake: formatMinor(STAKE),
        stake: formatMinor(STAKE),
        payout: formatMinor(crashPayout(STAKE, point, cashOut)),
        choices,
        steps: [],
        events: [],
        returnScaled: Number(RETURN_SCALED),
        crash: { point: formatMinor(point, 2), cashOut: cashOut === undefined ? null : formatMinor(cashOut, 2) },
      };
    }),
  );
}

async function seedsOf(serverSeed: Uint8Array, clientSeed: string, nonce: number) {
  return {
    roundId: `0193f0a2-0000-7000-8000-${String(nonce).padStart(12, '0')}`,
    state: 'settled',
    refunded: false,
    serverSeedHash: await commitment(serverSeed),
    serverSeed: toHex(serverSeed),
    clientSeed,
    nonce,
  };
}
