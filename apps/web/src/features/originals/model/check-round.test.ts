import { commitment, crashWord, fromHex, roundDraw } from '@fairlot/fairness';
import { playGame, pointHundredths } from '@fairlot/game-maths';
import { formatMinor } from '@fairlot/money';
import { expect, it } from 'vitest';
import type { StoredRound } from '../api/originals.ts';
import { checkRound } from './check-round.ts';

const SEED = '11'.repeat(32);

async function makeRound(): Promise<StoredRound> {
  const draw = roundDraw({ serverSeed: fromHex(SEED), clientSeed: 'mine', nonce: 7, game: 'mines' });
  const choices = { mines: 3 };
  const { events } = playGame({ code: 'mines', draw, stakeMinor: 1000n, choices, steps: [] });
  return {
    roundId: '00000000-0000-0000-0000-000000000000',
    game: 'mines',
    asset: 'VND',
    firstStake: '10.00',
    stake: '10.00',
    payout: null,
    state: 'open',
    refunded: false,
    choices,
    steps: [],
    events,
    returnScaled: 9900,
    serverSeedHash: await commitment(fromHex(SEED)),
    serverSeed: null,
    clientSeed: 'mine',
    nonce: 7,
    crash: null,
    placedAt: 0,
    settledAt: null,
  };
}

it('recomputes a round on the device: hidden, correct, and every kind of deviation', async () => {
  const open = await makeRound();
  expect(await checkRound(open)).toBe('hidden');
  const reported = { ...open, serverSeed: SEED };
  expect(await checkRound(reported)).toBe('passed');
  expect(await checkRound({ ...reported, state: 'settled', refunded: true, payout: '10.00' })).toBe('passed');
  expect(await checkRound({ ...reported, serverSeedHash: '00'.repeat(32) })).toBe('failed');
  expect(await checkRound({ ...reported, payout: formatMinor(1n) })).toBe('failed');
  expect(await checkRound({ ...reported, nonce: 8, choices: { mines: 4 } })).toBe('failed');
  // The mines were in other cells than the server stated.
  const opened = { ...reported, steps: [{ cell: 0 }], events: [{ kind: 'laid', mines: 3 }] };
  expect(await checkRound(opened)).toBe('failed');
});

it('checks a stake on a flight by link, salt and cash-out', async () => {
  const flight: StoredRound = {
    ...(await makeRound()),
    game: 'crash',
    choices: { autoCashOut: null },
    clientSeed: '22'.repeat(32),
    serverSeed: SEED,
    state: 'settled',
    payout: '0.00',
  };
  const point = pointHundredths(crashWord(fromHex(SEED), fromHex(flight.clientSeed)));
  const crash = { point: formatMinor(point), cashOut: null };
  expect(await checkRound({ ...flight, crash })).toBe('passed');
  const left = { point: formatMinor(point), cashOut: formatMinor(point) };
  expect(await checkRound({ ...flight, crash: left, payout: formatMinor(10n * point) })).toBe('passed');
  expect(await checkRound({ ...flight, crash: left })).toBe('failed');
  const beyond = { point: formatMinor(point), cashOut: formatMinor(point + 1n) };
  expect(await checkRound({ ...flight, crash: beyond, payout: formatMinor(10n * (point + 1n)) })).toBe('failed');
  expect(await checkRound({ ...flight, crash: { ...crash, point: '1.00' } })).toBe('failed');
});
