import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { crashChain, crashWord, followsLink } from './crash-chain.ts';
import { roundDraw } from './round-stream.ts';

const serverSeed = Uint8Array.from({ length: 32 }, (_, index) => index);
const seeds = { serverSeed, clientSeed: 'mira-lucky-river', nonce: 1204, game: 'dice' };

describe('numbers of a round', () => {
  it("follow HKDF and HMAC as documented, recomputed with the runtime's crypto library", () => {
    const info = 'fairlot-round/1|dice|1204|mira-lucky-river';
    const key = Buffer.from(hkdfSync('sha256', serverSeed, '', info, 32));
    const block = createHmac('sha256', key).update(Buffer.alloc(8)).digest();
    const draw = roundDraw(seeds);
    expect([draw(2 ** 32), draw(2 ** 32)]).toEqual([block.readUInt32BE(0), block.readUInt32BE(4)]);
    expect(roundDraw(seeds)(10_000)).toBe(block.readUInt32BE(0) % 10_000);
  });

  it('differ by each seed, nonce and game', () => {
    const first = (changed: Partial<typeof seeds>) => roundDraw({ ...seeds, ...changed })(2 ** 32);
    const otherSeed = serverSeed.with(0, 1);
    const all = [{}, { serverSeed: otherSeed }, { clientSeed: 'x' }, { nonce: 1205 }, { game: 'limbo' }].map(first);
    expect(new Set(all).size).toBe(5);
  });

  it.each([
    { serverSeed: new Uint8Array(31) },
    { clientSeed: '' },
    { clientSeed: 'two words' },
    { clientSeed: 'x'.repeat(65) },
    { clientSeed: 'ü' },
    { nonce: -1 },
    { nonce: 0.5 },
    { game: 'Dice|1' },
  ])('rejects %o', (changed) => {
    expect(() => roundDraw({ ...seeds, ...changed })).toThrow(RangeError);
  });
});

describe('crash chain', () => {
  it('proves each link by the one published before it', () => {
    const links = [...crashChain(serverSeed, 4)];
    expect(links.map((link, index) => index > 0 && followsLink(links[index - 1] ?? link, link))).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect(followsLink(links[1] ?? serverSeed, serverSeed)).toBe(false);
    expect(Buffer.from(links[1] ?? [])).toEqual(createHash('sha256').update(serverSeed).digest());
  });

  it('takes the first four bytes of HMAC(link, salt)', () => {
    const salt = Buffer.from('a public block');
    expect(crashWord(serverSeed, salt)).toBe(createHmac('sha256', serverSeed).update(salt).digest().readUInt32BE(0));
  });
});
