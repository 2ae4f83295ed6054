import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { THEMES } from './camera.ts';
import { chooseNumbers, PLAY } from './scenes/replies.ts';
import type { Scene } from './scenes/scene.ts';

/** The first pictures of the README: scenes of one screen, each in one theme. */
export const README_SCENES: readonly (Scene & { theme: (typeof THEMES)[number] })[] = [
  {
    name: 'home',
    theme: 'light',
    who: 'member',
    path: '/m/home',
    act: closeNotice,
    settleMs: 700,
  },
  { name: 'bet', theme: 'light', who: 'member', path: PLAY, needsRecords: true, act: chooseNumbers },
  { name: 'results', theme: 'dark', who: 'member', path: '/m/lottery/history?gameCode=VN60', needsRecords: true },
  { name: 'lobby', theme: 'dark', who: 'member', path: '/m/lott' },
];
const WIDTH = 390;
const NOTICE_MS = 1500;
const QUALITY = 0.8;

export const pictureName = (name: string): string => `${name}.webp`;

/** Converts pictures in `taken` to WebP in the browser, and writes them. */
export async function writeReadmePictures(browser: Browser, taken: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const page = await browser.newPage();
  for (const { name, theme } of README_SCENES) {
    const source = readFileSync(join(taken, `${name}.${theme}.${WIDTH}.jpg`)).toString('base64');
    const webp = await page.evaluate(toWebp, { source: `data:image/jpeg;base64,${source}`, quality: QUALITY });
    writeFileSync(join(folder, pictureName(name)), Buffer.from(webp.split(',')[1] ?? '', 'base64'));
  }
  await page.close();
}

/** The daily notice appears once per visit, on the first home page. */
async function closeNotice(page: Page): Promise<void> {
  await page.waitForTimeout(NOTICE_MS);
  await page.keyboard.press('Escape');
}

/** Runs in the page. */
async function toWebp({ source, quality }: { source: string; quality: number }): Promise<string> {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', quality);
}
