import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compress, pickEncoding } from './encoding.ts';

describe('pickEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('answers %j with %s', (accept, encoding) => {
    expect(pickEncoding(accept)).toBe(encoding);
  });
});

describe('compress', () => {
  it('is lossless', async () => {
    const parts = ['<p>', 'Tiếng Việt '.repeat(100), '</p>'];
    expect(brotliDecompressSync(await compress(parts, 'br')).toString()).toBe(parts.join(''));
    expect(gunzipSync(await compress(parts, 'gzip')).toString()).toBe(parts.join(''));
    expect((await compress(parts, 'identity')).toString()).toBe(parts.join(''));
  });

  it('keeps texts separate in parallel or in succession, whether shorter or longer than a page', async () => {
    const texts = Array.from({ length: 30 }, (_, n) => `${n} ${'Tiếng Việt '.repeat(n % 5 === 0 ? 60_000 : n * 40)}`);
    for (let round = 0; round < 2; round++) {
      const answers = await Promise.all(texts.map((text) => compress([text], 'br')));
      expect(answers.map((answer) => brotliDecompressSync(answer).toString())).toEqual(texts);
    }
  });
});
