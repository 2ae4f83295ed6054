import { describe, expect, it } from 'vitest';
import vectors from '../vectors/beacon-vectors.json' with { type: 'json' };
import { verifyBeacon } from './beacon.ts';
import { beaconRandomness, roundForLock, roundTime, toHex } from './index.ts';

describe.each(vectors.rounds)('round $round of $chain', ({ publicKey, round, signature, randomness }) => {
  it('is signed by its key and gives its randomness', () => {
    expect(verifyBeacon({ publicKey, round, signature })).toBe(true);
    expect(toHex(beaconRandomness(signature))).toBe(randomness);
  });

  it('does not verify as another round or with another signature', () => {
    const others = vectors.rounds.filter((other) => other.signature !== signature);
    expect(verifyBeacon({ publicKey, round: round + 1, signature })).toBe(false);
    for (const other of others) {
      expect(verifyBeacon({ publicKey, round, signature: other.signature })).toBe(false);
      if (other.publicKey !== publicKey)
        expect(verifyBeacon({ publicKey: other.publicKey, round, signature })).toBe(false);
    }
  });
});

describe('malformed rounds', () => {
  const [good] = vectors.rounds;
  it.each([
    { signature: '' },
    { signature: 'zz' },
    { signature: `c0${'0'.repeat(94)}` },
    { signature: `80${'0'.repeat(94)}` },
    { signature: 'f'.repeat(96) },
    { publicKey: `c0${'0'.repeat(190)}` },
    { publicKey: 'ab' },
    { round: 0 },
    { round: -1 },
    { round: 1.5 },
    { round: Number.NaN },
  ])('%o is false', (change) => {
    expect(good).toBeDefined();
    expect(verifyBeacon({ publicKey: '', round: 0, signature: '', ...good, ...change })).toBe(false);
  });
});

describe('roundForLock', () => {
  it.each(vectors.clock)('$chain, lock at $lockAt: round $round', ({ lockAt, round, ...clock }) => {
    expect(roundForLock(clock, lockAt)).toBe(round);
  });

  it('is the first round later than lock and margin, at any lock', () => {
    const clock = { genesisTime: 1_700_000_000, periodSeconds: 3 };
    for (let lockAt = 1_800_000_000_000; lockAt < 1_800_000_012_000; lockAt += 250) {
      const round = roundForLock(clock, lockAt);
      expect(roundTime(clock, round)).toBeGreaterThan(lockAt + 3000);
      expect(roundTime(clock, round - 1)).toBeLessThanOrEqual(lockAt + 3000);
    }
  });
});
