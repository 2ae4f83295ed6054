import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { redrawPhoto } from './redraw-photo.ts';

const OPTIONS = { kinds: ['png', 'jpeg'], longestSidePx: 256 } as const;
const png = (width: number, height: number) => createCanvas(width, height).toBuffer('image/png');
const codeOf = (drawing: Promise<unknown>) =>
  drawing.then(
    (drawn) => (drawn === undefined ? 'refused' : 'drawn'),
    (error: unknown) => (error as { code: string }).code,
  );

it('re-encodes a photo of twelve million pixels, and none larger', async () => {
  const drawn = await redrawPhoto(png(4000, 3000), OPTIONS);
  const image = await loadImage(drawn!);
  expect([image.width, image.height]).toEqual([256, 192]);
  expect(await redrawPhoto(png(4001, 3000), OPTIONS)).toBeUndefined();
});

it('refuses a decompression bomb by its header without decoding, so that memory does not grow', async () => {
  const bomb = png(64, 64);
  bomb.writeUInt32BE(7000, 16);
  bomb.writeUInt32BE(7000, 20);
  const before = process.memoryUsage().rss;
  const answers = await Promise.all(Array.from({ length: 50 }, () => codeOf(redrawPhoto(bomb, OPTIONS))));
  expect(new Set(answers)).toEqual(new Set(['refused']));
  expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
});

it('decodes two at a time, asks others to retry, and frees the places afterwards', async () => {
  const large = png(3000, 3000);
  const answers = await Promise.all(Array.from({ length: 5 }, () => codeOf(redrawPhoto(large, OPTIONS))));
  expect(answers.toSorted()).toEqual(['drawn', 'drawn', 'server.busy', 'server.busy', 'server.busy']);
  const broken = large.subarray(0, 60);
  for (let round = 0; round < 3; round++) expect(await codeOf(redrawPhoto(broken, OPTIONS))).toBe('refused');
  expect(await codeOf(redrawPhoto(large, OPTIONS))).toBe('drawn');
});

it('leaves the event loop free while it decodes', async () => {
  const large = png(3900, 3000);
  await redrawPhoto(png(100, 100), OPTIONS);
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  await redrawPhoto(large, OPTIONS);
  clearInterval(timer);
  // In this thread, decoding would block for one long turn.
  expect(turns).toBeGreaterThan(10);
});

/** A small picture that compresses to a few hundred bytes. */
function sample(kind: 'png' | 'jpeg' | 'webp'): Buffer {
  const canvas = createCanvas(64, 64);
  const context = canvas.getContext('2d');
  for (let line = 0; line < 64; line++) {
    context.fillStyle = `rgb(${line * 4}, ${(line * 37) % 255}, 90)`;
    context.fillRect(line, 0, 1, 64);
  }
  return Buffer.from(kind === 'png' ? canvas.toBuffer('image/png') : canvas.toBuffer(`image/${kind}`, 80));
}

it.each(['png', 'jpeg', 'webp'] as const)('accepts a complete %s, and refuses it truncated anywhere', async (kind) => {
  const whole = sample(kind);
  const options = { kinds: [kind], longestSidePx: 256 };
  expect(await redrawPhoto(whole, options)).toBeDefined();
  for (const length of [60, 61, 80, whole.length >> 1, whole.length - 12, whole.length - 4, whole.length - 1])
    expect(await codeOf(redrawPhoto(whole.subarray(0, length), options)), `${length} bytes`).toBe('refused');
});

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
/** A PNG of 64 x 64 pixels with these chunks between its header and its end. */
const pngOf = (...chunks: Buffer[]) =>
  Buffer.concat([sample('png').subarray(0, 33), ...chunks, chunk('IEND', Buffer.alloc(0))]);
const pixels = deflateSync(Buffer.alloc((64 * 4 + 1) * 64));

it('refuses a PNG with valid chunks but truncated pixels', async () => {
  expect(await codeOf(redrawPhoto(pngOf(chunk('IDAT', pixels)), OPTIONS))).toBe('drawn');
  for (const data of [pixels.subarray(0, 10), pixels.subarray(0, -5), deflateSync(Buffer.alloc(100)), Buffer.alloc(0)])
    expect(await codeOf(redrawPhoto(pngOf(chunk('IDAT', data)), OPTIONS))).toBe('refused');
});

describe('a PNG with few pixels', () => {
  /** Half a megabyte that inflates to 500. */
  const megabyte = deflateRawSync(Buffer.alloc(1 << 20), { finishFlush: constants.Z_FULL_FLUSH });
  const bomb = Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array.from({ length: 500 }, () => megabyte)]);
  /** The outcome, and the most memory that the process took meanwhile. */
  async function draw(file: Buffer) {
    const before = process.memoryUsage().rss;
    let most = before;
    const timer = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 5);
    const outcome = await codeOf(redrawPhoto(file, OPTIONS));
    clearInterval(timer);
    return { outcome, grownBytes: most - before };
  }

  it.each([
    ['pixels', pngOf(chunk('IDAT', bomb)), 'refused'],
    [
      'colour profile',
      pngOf(chunk('iCCP', Buffer.concat([Buffer.from('x\0\0', 'latin1'), bomb])), chunk('IDAT', pixels)),
      'drawn',
    ],
  ])('does not inflate %s of 500 MB', async (_part, file, outcome) => {
    const drawn = await draw(file);
    expect(drawn.outcome).toBe(outcome);
    expect(drawn.grownBytes).toBeLessThan(200_000_000);
  });

  it('is refused with a second, larger header or a palette of more than 256 colours', async () => {
    const header = Buffer.from(sample('png').subarray(16, 29));
    header.writeUInt32BE(60_000, 0);
    for (const part of [chunk('IHDR', header), chunk('PLTE', Buffer.alloc(257 * 3))])
      expect(await codeOf(redrawPhoto(pngOf(part, chunk('IDAT', pixels)), OPTIONS))).toBe('refused');
  });
});
