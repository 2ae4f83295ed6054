import { join } from 'node:path';
import type { Browser, Page, Route } from '@playwright/test';
import { follow, logInByDialog, open } from '../kit/browser.ts';
import { logInOperator } from '../kit/console.ts';
import { listConsole } from './scenes/console.ts';
import type { Reply, Scene } from './scenes/scene.ts';

export const THEMES = ['light', 'dark'] as const;
/** The desktop width is last: its wide backdrop is not part of the pages on phones. */
export const WIDTHS = [360, 390, 430, 1280, 1440] as const;
const DESKTOP = 1000;
const WAIT_MS = 12_000;

export interface Camera {
  login: (username: string, password: string) => Promise<void>;
  /** Logs an operator in to the console. @returns a scene for each of its pages */
  openConsole: (name: string) => Promise<Scene[]>;
  /** Takes one picture per theme and width. @throws when the scene cannot be produced */
  take: (scene: Scene) => Promise<void>;
  close: () => Promise<void>;
}

/** Opens a separate phone with its own session. */
export async function openCamera(browser: Browser, origin: string, folder: string): Promise<Camera> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    baseURL: origin,
    locale: 'en-US',
    timezoneId: 'Asia/Ho_Chi_Minh',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(WAIT_MS);
  return {
    login: (username, password) => logInByDialog(page, username, password),
    openConsole: async (name) => {
      await logInOperator(page, name);
      return listConsole(page);
    },
    async take(scene) {
      try {
        await stage(page, scene);
        for (const theme of THEMES) await takeTheme(page, scene, theme, folder);
      } finally {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await context.clearCookies({ name: 'lang' });
      }
    },
    close: () => context.close(),
  };
}

async function stage(page: Page, scene: Scene): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: scene.hasMotion === true ? 'no-preference' : 'reduce' });
  if (scene.language !== undefined)
    await page.context().addCookies([
      {
        name: 'lang',
        value: scene.language,
        url: new URL(page.url() === 'about:blank' ? scene.path : page.url(), 'http://127.0.0.1').origin,
      },
    ]);
  // Queries of a server-rendered page are already answered: only a page opened from another one sends requests.
  if (scene.via !== undefined) await open(page, scene.via);
  for (const [pattern, reply] of Object.entries(scene.replies ?? {}))
    await page.route(pattern, (route) => answer(route, reply));
  if (scene.via === undefined) await open(page, scene.path);
  else await follow(page, scene.path);
  if (scene.shows !== undefined) await page.locator(scene.shows).first().waitFor();
  await scene.act?.(page);
  await page.waitForTimeout(scene.settleMs ?? 350);
}

async function takeTheme(page: Page, scene: Scene, theme: string, folder: string): Promise<void> {
  await page.evaluate((value) => (document.documentElement.dataset['theme'] = value), theme);
  for (const width of scene.widths ?? WIDTHS) {
    await page.setViewportSize({ width, height: width > DESKTOP ? 800 : 844 });
    await page.screenshot({
      path: join(folder, `${scene.name}.${theme}.${width}.jpg`),
      type: 'jpeg',
      quality: 82,
      fullPage: scene.isLong === true && width < DESKTOP,
    });
  }
}

async function answer(route: Route, reply: Reply): Promise<void> {
  if (reply === 'hang') return;
  if (reply === 'lost') return route.abort('internetdisconnected');
  if (reply === 'fail')
    return route.fulfill({
      status: 500,
      json: { success: false, value: null, errorCode: 'unknown.error', message: 'Unknown error' },
    });
  if ('value' in reply)
    return route.fulfill({ json: { success: true, value: reply.value, errorCode: null, message: null } });
  const response = await route.fetch();
  const body = (await response.json()) as { value: unknown };
  return route.fulfill({ response, json: { ...body, value: reply.change(body.value) } });
}
