import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { utf8 } from './bytes.ts';
import { fromHex, hkdfSha256, hmacSha256, sha256, toHex } from './index.ts';

const bytes = (maxLength: number): fc.Arbitrary<Uint8Array<ArrayBuffer>> =>
  fc.uint8Array({ maxLength }).map((value) => new Uint8Array(value));

describe('sha256', () => {
  // FIPS 180-4 examples
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('of %.60s', (text, digest) => {
    expect(toHex(sha256(utf8(text)))).toBe(digest);
  });

  it('equals the platform for every length around the block edges', async () => {
    for (let length = 0; length <= 200; length += 1) {
      const message = Uint8Array.from({ length }, (_, index) => (index * 7 + length) & 255);
      const expected = new Uint8Array(await crypto.subtle.digest('SHA-256', message));
      expect(toHex(sha256(message))).toBe(toHex(expected));
    }
  });
});

describe('hmacSha256', () => {
  // RFC 4231, cases 1, 2 and 6 (key longer than a block)
  it.each([
    ['0b'.repeat(20), 'Hi There', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
    [
      toHex(utf8('Jefe')),
      'what do ya want for nothing?',
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    [
      'aa'.repeat(131),
      'Test Using Larger Than Block-Size Key - Hash Key First',
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
  ])('with key %.20s', (key, text, mac) => {
    expect(toHex(hmacSha256(fromHex(key), utf8(text)))).toBe(mac);
  });
});

describe('hkdfSha256', () => {
  // RFC 5869, cases 1 and 3 (empty salt and info)
  it('gives the published keys', () => {
    const ikm = fromHex('0b'.repeat(22));
    const salt = fromHex('000102030405060708090a0b0c');
    const info = fromHex('f0f1f2f3f4f5f6f7f8f9');
    expect(toHex(hkdfSha256({ ikm, salt, info, length: 42 }))).toBe(
      '3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865',
    );
    expect(toHex(hkdfSha256({ ikm, info: new Uint8Array(0), length: 42 }))).toBe(
      '8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8',
    );
  });

  it('equals the platform for any input', async () => {
    const length = fc.integer({ min: 1, max: 200 });
    await fc.assert(
      fc.asyncProperty(bytes(100), bytes(100), bytes(100), length, async (ikm, salt, info, size) => {
        const key = await crypto.subtle.importKey('raw', ikm, 'HKDF', false, ['deriveBits']);
        const expected = await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, size * 8);
        expect(toHex(hkdfSha256({ ikm, salt, info, length: size }))).toBe(toHex(new Uint8Array(expected)));
      }),
    );
  });

  it('rejects a length it cannot give', () => {
    const input = { ikm: new Uint8Array(1), info: new Uint8Array(0) };
    for (const length of [0, -1, 1.5, 255 * 32 + 1]) expect(() => hkdfSha256({ ...input, length })).toThrow(RangeError);
    expect(hkdfSha256({ ...input, length: 255 * 32 })).toHaveLength(255 * 32);
  });
});

describe('hex', () => {
  it('reads back what it writes and rejects text that is not hex', () => {
    fc.assert(
      fc.property(bytes(40), (value) => {
        expect(fromHex(toHex(value))).toEqual(value);
      }),
    );
    expect(fromHex('00fFAa')).toEqual(Uint8Array.of(0, 255, 170));
    for (const text of ['0', 'zz', '0x00', ' 00', '00\n']) expect(() => fromHex(text)).toThrow(RangeError);
  });
});
