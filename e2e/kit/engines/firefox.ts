import puppeteer from 'puppeteer-core';
import { type EngineKind, findProgram } from './engine.ts';

const program = process.env['FIREFOX_PATH'] ?? findProgram('firefox-esr', 'firefox');

/** Firefox, driven by WebDriver BiDi. */
export const firefox: EngineKind = {
  name: 'Firefox',
  missing: program === undefined ? 'Firefox is not installed: apt-get install firefox-esr' : null,
  leastWidth: 320,
  hasPasskeys: true,
  hasTextSize: true,
  start: async (textSize = 16) => {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      headless: true,
      executablePath: program ?? 'firefox',
      // As in the other journeys.
      extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'font.size.variable.x-western': textSize },
    });
    return {
      open: async (userAgent) => {
        const context = await browser.createBrowserContext();
        const page = await context.newPage();
        if (userAgent !== undefined) await page.setUserAgent({ userAgent });
        await page.setViewport({ width: 390, height: 844 });
        return {
          goto: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
          evaluate: async (run, ...args) =>
            (await page.evaluate(run as unknown as (...given: unknown[]) => unknown, ...args)) as never,
          click: (x, y) => page.mouse.click(x, y),
          type: (text) => page.keyboard.type(text),
          resize: (width, height) => page.setViewport({ width, height }),
          picture: async () => Buffer.from(await page.screenshot()),
          close: () => context.close(),
        };
      },
      close: () => browser.close(),
    };
  },
};
