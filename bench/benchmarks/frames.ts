import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '@fairlot/testkit/chromium';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import type { Session } from '../kit/data.ts';
import type { Databases } from '../kit/databases.ts';
import { type FrameTimes, frameTimes, judge, type Trace, TRACE_CATEGORIES } from '../kit/frames/trace.ts';
import { isMeasured, tracesFolder } from '../kit/frames/options.ts';
import { openTrend, scrollTrend, waitForLateParts } from '../kit/frames/trend.ts';
import { PLAYED_PAGES, type PlayedPage, playOnPage } from '../kit/game-rounds.ts';
import type { Benchmark, Line } from '../kit/report.ts';
import { startServer } from '../kit/server.ts';

const SLOWED = 4;
const ROUNDS = 3;
/** With fewer frames the 99th percentile is meaningless; a game with short rounds is played more often. */
const ENOUGH_FRAMES = 300;
const MOST_ROUNDS = 12;
const FLIGHT_MS = 8000;
const MOST_SCRIPT_MS = 6;
const MOST_TASK_MS = 50;
/** With longer scripts a page that only scrolls misses 60 frames a second. */
const FRAME_MS = 16;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-US' } as const;

/**
 * Pages of in-house games, and a trend chart that is scrolled, with a fourfold slow-down: scripts of each frame, and
 * tasks while something moves.
 */
export function frames(databases: Databases): Benchmark {
  return {
    name: 'frames',
    longestMs: 600_000,
    run: async () => {
      const { sessions } = await databases.prepared();
      const server = await startServer({ databaseUrl: await databases.copy() });
      const browser = await launchBrowser();
      try {
        const page = await openAs(browser, server.origin, sessions[0]);
        const slow = await page.context().newCDPSession(page);
        const lines: Line[] = [];
        for (const game of PLAYED_PAGES) {
          if (isMeasured(game.code)) lines.push(lineOf(game.code, await rounds(page, slow, game)));
        }
        if (isMeasured('crash')) lines.push(lineOf('crash', await flights(page, slow)));
        if (isMeasured('trend')) lines.push(lineOf('trend of 1,000 draws', await trendScrolls(page, slow), FRAME_MS));
        return lines;
      } finally {
        await browser.close();
        await server.stop();
      }
    },
  };
}

function lineOf(code: string, times: FrameTimes, mostScriptMs = MOST_SCRIPT_MS): Line {
  const found = judge(times, mostScriptMs, MOST_TASK_MS);
  return {
    name: `frames, ${code}`,
    bar: `< ${mostScriptMs} ms, <= ${MOST_TASK_MS} ms`,
    isLess: true,
    ...found,
  };
}

async function rounds(page: Page, slow: CDPSession, game: PlayedPage): Promise<FrameTimes> {
  await openGame(page, slow, game.code);
  return untilEnough(async (round) => {
    await game.prepare?.(page);
    return traced(page, slow, { name: `${game.code}-${round}`, isAlways: false }, () => playOnPage(page, game));
  });
}

async function untilEnough(one: (round: number) => Promise<FrameTimes>): Promise<FrameTimes> {
  const all: FrameTimes = { scriptMs: [], taskMs: [] };
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    if (round >= ROUNDS && all.scriptMs.length >= ENOUGH_FRAMES) break;
    const { scriptMs, taskMs } = await one(round);
    all.scriptMs.push(...scriptMs);
    all.taskMs.push(...taskMs);
  }
  return all;
}

/** A flight already in progress does not include its take-off, so the next one is awaited. */
async function flights(page: Page, slow: CDPSession): Promise<FrameTimes> {
  await openGame(page, slow, 'crash');
  const flying = page.locator('.crash-curve[data-state="flying"]');
  const isOver = () => flying.waitFor({ state: 'detached', timeout: FLIGHT_MS }).catch(() => undefined);
  return untilEnough(async (round) => {
    await page.locator('.crash-wait').waitFor({ timeout: 120_000 });
    await flying.waitFor({ timeout: 60_000 });
    return traced(page, slow, { name: `crash-${round}`, isAlways: true }, isOver);
  });
}

/** Scrolls down a trend of a thousand draws, three times. */
async function trendScrolls(page: Page, slow: CDPSession): Promise<FrameTimes> {
  return untilEnough(async (round) => {
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await openTrend(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    return traced(page, slow, { name: `trend-${round}`, isAlways: false }, () => scrollTrend(page, slow));
  });
}

async function openGame(page: Page, slow: CDPSession, code: string): Promise<void> {
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.goto(`/m/inhouse/${code}`);
  await page.getByRole('region', { name: 'Bet and controls' }).waitFor();
  await waitForLateParts(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
}

/**
 * Records the page's activity. Memory left by loading and earlier rounds is collected first, because the engine
 * collects at arbitrary times and that is not part of the round.
 */
async function traced(
  page: Page,
  slow: CDPSession,
  { name, isAlways }: { name: string; isAlways: boolean },
  during: () => Promise<unknown>,
): Promise<FrameTimes> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('the page has no browser');
  await slow.send('HeapProfiler.collectGarbage');
  await browser.startTracing(page, { categories: TRACE_CATEGORIES });
  await during();
  const text = (await browser.stopTracing()).toString();
  const folder = tracesFolder();
  if (folder !== undefined) writeFileSync(join(folder, `${name}.json`), text);
  return frameTimes(JSON.parse(text) as Trace, isAlways);
}

async function openAs(browser: Browser, origin: string, session: Session | undefined): Promise<Page> {
  if (session === undefined) throw new Error('there are too few members');
  const context: BrowserContext = await browser.newContext({ ...PHONE, baseURL: origin, serviceWorkers: 'block' });
  await context.addCookies([{ name: 'fairlot_sid', value: session.cookie, url: origin, httpOnly: true }]);
  const info = { token: session.token, merchantCode: 'fairlot', userName: 'bench1', type: 0, firstTimeLogin: false };
  // A later page uses the session that the first one renewed.
  await context.addInitScript((text) => {
    if (!location.protocol.startsWith('http')) return;
    sessionStorage.setItem('NOTICE_POP', '1');
    if (sessionStorage.getItem('MC_SESSION_INFO') === null) sessionStorage.setItem('MC_SESSION_INFO', text);
  }, JSON.stringify(info));
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  return page;
}
