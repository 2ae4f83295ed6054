import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { redrawPhoto } from './redraw-photo.ts';

const OPTIONS = { kinds: ['png', 'jpeg'], longestSidePx: 256 } as const;
const png = (width: number, height: number) => createCanvas(width, height).toBuffer('image/png');
const codeOf = (drawing: Promise<unknown>) =>
  drawing.then(
    (drawn) => (drawn === undefined ? 'refused' : 'drawn'),
    (error: unknown) => (error as { code: string }).code,
  );

it('draws a photo of twelve million pixels, and none larger', async () => {
  const drawn = await redrawPhoto(png(4000, 3000), OPTIONS);
  const image = await loadImage(drawn!);
  expect([image.width, image.height]).toEqual([256, 192]);
  expect(await redrawPhoto(png(4001, 3000), OPTIONS)).toBeUndefined();
});

it('refuses a bomb by its header, without decoding: its memory stays what it was', async () => {
  const bomb = png(64, 64);
  bomb.writeUInt32BE(7000, 16);
  bomb.writeUInt32BE(7000, 20);
  const before = process.memoryUsage().rss;
  const answers = await Promise.all(Array.from({ length: 50 }, () => codeOf(redrawPhoto(bomb, OPTIONS))));
  expect(new Set(answers)).toEqual(new Set(['refused']));
  expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
});

it('decodes two at a time; others are told to come back, and the places are free again afterwards', async () => {
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
  // In this thread the picture would be one long turn.
  expect(turns).toBeGreaterThan(10);
});
