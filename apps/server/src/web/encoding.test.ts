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
  it('loses nothing', async () => {
    const content = Buffer.from('Tiếng Việt '.repeat(100));
    expect(brotliDecompressSync(await compress(content, 'br'))).toEqual(content);
    expect(gunzipSync(await compress(content, 'gzip'))).toEqual(content);
    expect(await compress(content, 'identity')).toBe(content);
  });
});
