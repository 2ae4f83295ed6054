import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_CODES, playGame, pointHundredths } from '@fairlot/game-maths';
import type { AnyStep, GameCode } from '@fairlot/game-maths';
import { formatMinor, parseMinor } from '@fairlot/money';
import { afterAll, describe, expect, it } from 'vitest';
import vectors from '../../vectors/round-vectors.json' with { type: 'json' };
import { commitment, crashWord, followsLink, fromHex, roundDraw, sha256, toHex } from '../index.ts';
import { checkRound, readRoundEvidence, type RoundEvidence } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairlot-verify-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const statesOf = async (round: RoundEvidence) => (await checkRound(round)).map(({ state }) => state);
const ROUNDS = vectors.rounds.map(readRoundEvidence);
const PASSED = ['passed', 'passed', 'passed'];

describe('published vectors of rounds', () => {
  it('streams give the numbers', async () => {
    for (const { serverSeed, serverSeedHash, numbers, sizes, ...seeds } of vectors.streams) {
      const draw = roundDraw({ ...seeds, serverSeed: fromHex(serverSeed) });
      expect(sizes.map(draw)).toEqual(numbers);
      expect(await commitment(fromHex(serverSeed))).toBe(serverSeedHash);
    }
  });

  it('a chain gives links, words and points', () => {
    let former = fromHex(vectors.crash.anchor);
    for (const { link, word, point } of vectors.crash.flights) {
      expect(followsLink(fromHex(link), former)).toBe(true);
      expect(crashWord(fromHex(link), fromHex(vectors.crash.salt))).toBe(word);
      expect(formatMinor(pointHundredths(word, BigInt(vectors.crash.returnScaled)))).toBe(point);
      former = fromHex(link);
    }
  });

  it('rounds verify, and a stake on each flight verifies by its cash-out', async () => {
    for (const round of ROUNDS) expect(await statesOf(round)).toEqual(PASSED);
    for (const flight of vectors.crash.flights) {
      const lost = flightRound(flight);
      expect(await statesOf(lost)).toEqual(PASSED);
      const left = { ...lost, crash: { point: flight.point, cashOut: flight.point } };
      expect(await statesOf({ ...left, payout: (Number(flight.point) * 10).toFixed(2) })).toEqual(PASSED);
      expect(await statesOf(left)).toEqual(['passed', 'passed', 'failed']);
      const isLeftBehind = await statesOf({ ...lost, choices: { autoCashOut: '1.01' } });
      expect(isLeftBehind).toEqual(flight.point === '1.00' ? PASSED : ['passed', 'failed', 'passed']);
      const switchedOff = { ...lost, choices: { autoCashOut: '1.01' }, steps: ['autoOff'] };
      expect(await statesOf(switchedOff)).toEqual(PASSED);
    }
  });
});

function flightRound({ link, point }: (typeof vectors.crash.flights)[number]): RoundEvidence {
  return {
    ...(ROUNDS[0] as RoundEvidence),
    game: 'crash',
    firstStake: '10.00',
    stake: '10.00',
    payout: '0.00',
    choices: { autoCashOut: null },
    events: [],
    serverSeed: link,
    serverSeedHash: toHex(sha256(fromHex(link))),
    clientSeed: vectors.crash.salt,
    crash: { point, cashOut: null },
  };
}

describe('a changed round', () => {
  const [round] = ROUNDS as [RoundEvidence];
  it.each<[string, Partial<RoundEvidence>, string[]]>([
    ['another seed', { serverSeed: '00'.repeat(32) }, ['failed', 'failed']],
    ['a promise of something else', { serverSeedHash: '00'.repeat(32) }, ['failed', 'passed', 'passed']],
    ['no seed yet', { serverSeed: null }, ['waiting', 'waiting', 'waiting']],
    ['an invalid seed', { serverSeed: 'xyz' }, ['failed']],
    ['another nonce', { nonce: 99 }, ['passed', 'failed']],
    ['another payout', { payout: '0.01' }, ['passed', 'passed', 'failed']],
    ['a refund of what was decided', { refunded: true, payout: round.stake }, ['passed', 'failed', 'passed']],
    ['a game that does not exist', { game: 'tetris' }, ['passed', 'failed', 'failed']],
    ['choices that do not exist', { choices: { over: 1 } }, ['passed', 'failed', 'failed']],
    ['a client seed that cannot be', { clientSeed: 'two words' }, ['passed', 'failed', 'failed']],
  ])('%s', async (_name, change, states) => {
    expect((await statesOf({ ...round, ...change })).slice(0, states.length)).toEqual(states);
  });

  it('is rejected when it has another shape', () => {
    for (const change of [
      { nonce: '1' },
      { payout: 1 },
      { steps: {} },
      { stake: '1.5' },
      { choices: null },
      { game: 7 },
    ])
      expect(() => readRoundEvidence({ ...round, ...change })).toThrow(RangeError);
  });
});

/** Any choices that the rules allow. */
const CHOICES: Record<GameCode, (n: number) => object> = {
  dice: (n) => ({ over: n % 2 === 0, target: `${10 + (n % 80)}.50` }),
  limbo: (n) => ({ target: `${2 + (n % 50)}.00` }),
  mines: (n) => ({ mines: 1 + (n % 24) }),
  plinko: (n) => ({ rows: 8 + (n % 9), risk: 'medium' }),
  keno: (n) => ({ numbers: [1 + (n % 40)], risk: 'low' }),
  hilo: () => ({}),
  wheel: () => ({ segments: 20, risk: 'high' }),
  roulette: (n) => ({ bets: [{ kind: 'straight', value: String(n % 37), amount: '10.00' }] }),
  blackjack: () => ({}),
  baccarat: () => ({ bets: [{ kind: 'banker', amount: '10.00' }] }),
  videopoker: (n) => ({ table: n % 2 === 0 ? 'jacks' : 'deuces' }),
  'slot-orchard': (n) => (n % 4 === 1 ? {} : { rules: 2 }),
  'slot-lantern': (n) => (n % 4 === 1 ? {} : { rules: 2 }),
  'slot-kites': () => ({}),
};

/** Plays a round of a new player to its end, by the rule for abandoned rounds. */
async function playedBy(n: number): Promise<RoundEvidence> {
  const game = GAME_CODES[n % GAME_CODES.length] as GameCode;
  const serverSeed = sha256(Uint8Array.of(n & 255, n >> 8));
  const clientSeed = `player-${n}`;
  const choices = CHOICES[game](n);
  const steps: AnyStep[] = [];
  for (;;) {
    const draw = roundDraw({ serverSeed, clientSeed, nonce: n, game });
    const now = playGame({ code: game, draw, stakeMinor: 1000n, choices, steps, returnScaled: 9900n });
    if (now.state === 'open' && now.ifAbandoned !== undefined) {
      steps.push(now.ifAbandoned);
      continue;
    }
    const isRefunded = now.payoutMinor === null;
    return {
      roundId: String(n),
      game,
      firstStake: '10.00',
      stake: formatMinor(now.stakeMinor),
      payout: formatMinor(now.payoutMinor ?? now.stakeMinor),
      state: 'settled',
      refunded: isRefunded,
      choices,
      steps,
      events: now.events,
      returnScaled: 9900,
      serverSeedHash: await commitment(serverSeed),
      serverSeed: toHex(serverSeed),
      clientSeed,
      nonce: n,
      crash: null,
    };
  }
}

describe('a table round in a currency with other decimals', () => {
  it.each([
    [0, ''],
    [0, '.00'],
    [3, ''],
  ])('verifies with %i decimals and chips that end in "%s"', async (decimals, ending) => {
    const text = (amount: string) => formatMinor(parseMinor(amount, 2), decimals);
    for (const game of ['roulette', 'baccarat'] as const) {
      const round = await playedBy(GAME_CODES.indexOf(game));
      const { bets } = round.choices as { bets: { amount: string }[] };
      const changed = {
        ...round,
        firstStake: text(round.firstStake),
        stake: text(round.stake),
        payout: text(round.payout ?? ''),
        choices: { bets: bets.map((bet) => ({ ...bet, amount: text(bet.amount) + ending })) },
      };
      expect(await statesOf(changed)).toEqual(PASSED);
    }
  });
});

describe('fairlot-verify', () => {
  it('agrees for the rounds of 2,000 players, and finds the changed one', async () => {
    const rounds = await Promise.all(Array.from({ length: 2000 }, (_, n) => playedBy(n)));
    const verified = verify(JSON.stringify(rounds));
    expect(verified.stdout).toBe('2000 rounds\nVerified\n');
    rounds[1432] = { ...(rounds[1432] as RoundEvidence), payout: '0.02' };
    const changed = verify(JSON.stringify(rounds));
    expect(changed.stdout).toContain('Round 1432');
    expect(changed.status).toBe(1);
  });

  it('reads one round as downloaded, reports what is waiting, and rejects other files', () => {
    const one = verify(JSON.stringify(vectors.rounds[0]));
    expect(one.stdout).toMatch(/^Round 0193f0a2.*dice, nonce 0\npassed {3}commitment .*\npassed {3}events .*\n/);
    expect(one.status).toBe(0);
    expect(verify(JSON.stringify({ ...vectors.rounds[0], serverSeed: null })).status).toBe(1);
    expect(verify('[]').status).toBe(1);
    expect(verify(JSON.stringify({ roundId: 1 }))).toMatchObject({ status: 2 });
  });
});

function verify(text: string) {
  const path = join(folder, 'round.json');
  writeFileSync(path, text);
  return spawnSync(process.execPath, [fileURLToPath(new URL('../../bin/fairlot-verify.ts', import.meta.url)), path], {
    encoding: 'utf8',
  });
}
