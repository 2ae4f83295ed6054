import type { Browser, Locator, Page } from '@playwright/test';
import { findings } from '../kit/axe.ts';
import { logInByDialog, open } from '../kit/browser.ts';
import { listCatalogues, readCatalogue } from '../../apps/web/scripts/compile-catalogues.ts';
import type { Address } from './addresses.ts';
import { findOverflow, lengthenTexts } from './in-page.ts';

export interface Inspector {
  login: (username: string, password: string) => Promise<void>;
  /** The faults of one address, one per line. A page that does not open is a fault. */
  inspect: (address: Address, language: string) => Promise<string[]>;
  close: () => Promise<void>;
}

const WIDTHS = [360, 390] as const;
const SETTLE_MS = 350;
const GROUPS = listCatalogues().find(({ language }) => language === 'EN')?.groups ?? [];

/** Opens a separate phone with reduced motion. `isLayoutOnly` skips axe. */
export async function openInspector(
  browser: Browser,
  origin: string,
  { isLayoutOnly }: { isLayoutOnly: boolean },
): Promise<Inspector> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    baseURL: origin,
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  return {
    login: (username, password) => logInByDialog(page, username, password),
    async inspect({ path, press = [] }, language) {
      const code = language === 'LONG' ? 'EN' : language;
      await context.addCookies([{ name: 'lang', value: code, url: origin }]);
      try {
        await open(page, path);
        await page.waitForTimeout(SETTLE_MS);
        for (const target of press) {
          await find(page, target, code).click();
          await page.waitForTimeout(SETTLE_MS);
        }
        if (language === 'LONG') return await inspectLong(page);
        return isLayoutOnly ? await overflowFaults(page) : await inspectPage(page);
      } catch (error) {
        return [`does not open: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`];
      }
    },
    close: () => context.close(),
  };
}

/** Finds a button, link or tab by its text key, its digits, or its class. */
function find(page: Page, target: string, language: string): Locator {
  if (target.startsWith('.')) return page.locator(target).first();
  const [group] = GROUPS.filter((name) => target in readCatalogue(language, name));
  const name = group === undefined ? target : (readCatalogue(language, group)[target] ?? '');
  return page
    .getByRole('button', { name, exact: group === undefined })
    .or(page.locator('a, summary, [role=tab], [role=radio]', { hasText: name }))
    .or(page.getByRole('link', { name, exact: true }))
    .first();
}

async function inspectPage(page: Page): Promise<string[]> {
  const faults = await overflowFaults(page);
  for (const theme of ['light', 'dark']) {
    await page.evaluate((value) => (document.documentElement.dataset['theme'] = value), theme);
    // Colours are animated when the theme changes.
    await page.waitForTimeout(SETTLE_MS);
    for (const { id, targets } of await findings(page))
      faults.push(`${theme}: ${id} at ${targets[0] ?? ''} (${targets.length})`.replaceAll('\n', ' '));
  }
  return faults;
}

async function inspectLong(page: Page): Promise<string[]> {
  await page.evaluate(lengthenTexts);
  return overflowFaults(page);
}

async function overflowFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await page.waitForTimeout(100);
    for (const place of await page.evaluate(findOverflow)) faults.push(`${width}: ${place}`);
  }
  return faults;
}
