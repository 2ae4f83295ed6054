import type { Page } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import { findings } from '../../kit/axe.ts';
import { PHONE } from '../../kit/browser.ts';
import { walkConsole } from '../../kit/console.ts';
import { withOwnProduct, withPhone } from '../../kit/product/with-product.ts';
import { findOverflow } from '../../pages/in-page.ts';

/** Timeout for checking more than fifty pages at two widths, even on a busy machine. */
const ALL_PAGES_MS = 600_000;
const DESK = { width: 1440, height: 900 } as const;
const product = withOwnProduct();
const desk = withPhone(product);

test('every page of the console opens, is accessible, fits a phone, and breaks no word on a desktop', async () => {
  test.setTimeout(ALL_PAGES_MS);
  const { page } = desk;
  const [refused, found]: [string[], string[]] = [[], []];
  const note = (path: string, faults: readonly unknown[]) =>
    found.push(...faults.map((fault) => `${path}: ${typeof fault === 'string' ? fault : JSON.stringify(fault)}`));
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${page.url()} asked ${response.url()}: ${response.status()}`);
  });
  const { doors, pages, open, settle } = await walkConsole(page, 'operator');
  const checked = new Set<string>();
  const check = async (path: string) => {
    const isFrameChecked = checked.size >= 2;
    // Every second page in dark mode: pages consist of the same parts in both.
    await page.emulateMedia({ colorScheme: checked.size % 2 === 0 ? 'light' : 'dark' });
    await page.setViewportSize(DESK);
    await open(path);
    await drawn(page);
    // The frame around the pages is the same on all of them: it is checked once in each theme.
    note(path, await findings(page, isFrameChecked ? 'main' : undefined));
    note(`${path} at a desk`, await page.evaluate(findBrokenWords));
    await page.setViewportSize(PHONE);
    await settle();
    await drawn(page);
    note(`${path} on a phone`, await page.evaluate(findOverflow));
    note(`${path} on a phone`, await page.evaluate(findCutTables));
    checked.add(path);
  };
  for (const door of doors) {
    await check(door);
    for (const path of await pages()) if (!checked.has(path)) await check(path);
  }
  expect(checked.size).toBeGreaterThan(50);
  expect(refused).toEqual([]);
  expect(found).toEqual([]);
});

/** Waits until the page's content has its final size. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Words in table cells that are broken into two lines. Ids and hashes without a space may break. Runs in the page. */
function findBrokenWords(): string[] {
  const broken: string[] = [];
  for (const cell of document.querySelectorAll('main :is(td, th)')) {
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{N}]{2,24}/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(`"${word}" breaks in "${(cell.textContent ?? '').slice(0, 40)}"`);
      }
    }
  }
  return broken.slice(0, 6);
}

/** Tables with more columns than fit the screen. Those with buttons in their header scroll. Runs in the page. */
function findCutTables(): string[] {
  return [...document.querySelectorAll('main .scroll, main .list-scroll')]
    .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.querySelector('thead button') === null)
    .map(
      (part) => `${part.getAttribute('aria-label') ?? 'a table'} is ${part.scrollWidth - part.clientWidth} px too wide`,
    );
}
