import type { Page } from '@playwright/test';
import { findOverflow } from '../../pages/in-page.ts';
import { PHONE, type Visit, visit } from '../../kit/browser.ts';
import { walkConsole } from '../../kit/console.ts';
import { endClean } from '../../kit/end.ts';
import { openProduct, type Product } from '../../kit/product/open-product.ts';
import { expect, test } from '../../kit/test.ts';

/** More than fifty pages at two widths, also where much else runs. */
const ALL_PAGES_MS = 600_000;
const DESK = { width: 1440, height: 900 } as const;
let product: Product;
let desk: Visit;
test.beforeAll(async () => {
  product = await openProduct();
  desk = await visit(product.origin);
});
test.afterAll(() => endClean(product, desk));

test('every page of the console fits a phone, and no cell breaks a word at a desk', async () => {
  test.setTimeout(ALL_PAGES_MS);
  const { page } = desk;
  const { paths, open, settle } = await walkConsole(page, 'operator');
  const faults: string[] = [];
  for (const path of paths) {
    await page.setViewportSize(DESK);
    await open(path);
    await drawn(page);
    for (const fault of await page.evaluate(findBrokenWords)) faults.push(`${path} at ${DESK.width} px: ${fault}`);
    await page.setViewportSize(PHONE);
    await settle();
    await drawn(page);
    for (const fault of await page.evaluate(findOverflow)) faults.push(`${path} at ${PHONE.width} px: ${fault}`);
    for (const fault of await page.evaluate(findCutTables)) faults.push(`${path} at ${PHONE.width} px: ${fault}`);
  }
  expect(faults).toEqual([]);
});

/** Waits until what is on the page has its size. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Words of table cells that stand in two lines. Ids and hashes without a space may break. Runs in the page. */
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

/** Tables that have more columns than the screen shows. Those with buttons in their head scroll. Runs in the page. */
function findCutTables(): string[] {
  return [...document.querySelectorAll('main .scroll, main .list-scroll')]
    .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.querySelector('thead button') === null)
    .map(
      (part) => `${part.getAttribute('aria-label') ?? 'a table'} is ${part.scrollWidth - part.clientWidth} px too wide`,
    );
}
