import type { Page, Request } from '@playwright/test';
import { pathOf } from './browser.ts';
import { expect } from './expect.ts';

/** Maximum number of links that the navigation shows at a time. */
const MOST_LINKS = 24;

/** Logs an operator in to the back office at one of its addresses, in a desktop window. */
export async function logInOperator(
  page: Page,
  name: string,
  path = '/backoffice',
  password = 'Fairlot2026',
): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('navigation', { name: 'Sections' }).waitFor();
}

/** Opens a page of the back office by the link of its door, and by its sub-tab if the door opens another page. */
export async function showSection(page: Page, section: string, door = section): Promise<void> {
  await page.getByRole('link', { name: door, exact: true }).click();
  if (door !== section) await page.getByRole('tab', { name: section, exact: true }).click();
  await page.getByRole('heading', { name: section, level: 1 }).waitFor();
}

/** Clicks the button, enters a reason and confirms. */
export async function saveWith(page: Page, button: string, reason?: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await agree(page, button, reason);
}

/** Enters a reason in the open dialog of that name and confirms it. */
export async function agree(page: Page, name: string, reason = 'Season of the merchant'): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await dialog.getByRole('button', { name, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** The console's navigation, whose pages are opened one by one, as an operator does. */
export interface ConsoleWalk {
  /** Addresses of the doors in the operator's navigation. */
  doors: readonly string[];
  /** Opens a page by its link in the navigation or its sub-tab, and waits until it has loaded. */
  open(path: string): Promise<void>;
  /** Addresses of all pages behind the open door, the open one included. */
  pages(): Promise<readonly string[]>;
  /** Waits until every call has its response and nothing is loading. */
  settle(): Promise<void>;
}

/** Logs an operator in and lists the doors of the operator's navigation. Streams never end and are not waited for. */
export async function walkConsole(page: Page, name: string): Promise<ConsoleWalk> {
  const waiting = new Set<Request>();
  page.on('request', (request) => {
    if (/\/backoffice\/api\//.test(request.url()) && !request.url().includes('/events')) waiting.add(request);
  });
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('requestfailed', (request) => waiting.delete(request));
  await logInOperator(page, name);
  const hrefsOf = (all: Element[]) => all.map((link) => link.getAttribute('href') ?? '');
  const doors = await page.getByRole('navigation', { name: 'Sections' }).getByRole('link').evaluateAll(hrefsOf);
  expect(doors.length).toBeLessThanOrEqual(MOST_LINKS);
  const settle = () =>
    expect.poll(async () => waiting.size + (await page.locator('main .loading[role=status]').count())).toBe(0);
  return {
    doors,
    settle,
    open: async (path) => {
      if (pathOf(page) !== path) {
        // The previous page keeps its title until the next one has loaded.
        const former = await page.title();
        await page.locator(`:is(nav, main > [role=tablist]) a[href="${path}"]`).first().click();
        await expect.poll(() => page.title()).not.toBe(former);
      }
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await settle();
    },
    pages: async () => {
      const tabs = await page.locator('main > [role=tablist] [role=tab]').evaluateAll(hrefsOf);
      return tabs.length === 0 ? [pathOf(page)] : tabs;
    },
  };
}
