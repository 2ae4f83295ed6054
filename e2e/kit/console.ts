import type { Page, Request } from '@playwright/test';
import { expect } from './expect.ts';

/** Most links that the navigation shows at once. */
const MOST_LINKS = 24;

/** Logs a demonstration operator in to the back office at one of its addresses, in a desktop window. */
export async function logInOperator(page: Page, name: string, path = '/backoffice'): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByLabel('Password').fill('Fairlot2026');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('navigation', { name: 'Sections' }).waitFor();
}

/** Opens a page of the back office by the link of its door, and by its sub-tab if the door opens another page. */
export async function showSection(page: Page, section: string, door = section): Promise<void> {
  await page.getByRole('link', { name: door, exact: true }).click();
  if (door !== section) await page.getByRole('tab', { name: section, exact: true }).click();
  await page.getByRole('heading', { name: section, level: 1 }).waitFor();
}

/** Clicks the button, enters a reason and confirms; `isAsked` if the dialog is already open. */
export async function saveWith(page: Page, button: string, isAsked = false): Promise<void> {
  if (!isAsked) await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: button });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Season of the merchant');
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** The pages of the console's navigation, opened one by one. */
export interface ConsolePages {
  /** Addresses of all pages in the operator's navigation: behind every door, every sub-tab. */
  paths: readonly string[];
  /** Opens one of them and waits until it has loaded. */
  open(path: string): Promise<void>;
  /** Waits until every call has its response and nothing is loading. */
  settle(): Promise<void>;
}

/** Logs an operator in and lists the pages of the operator's navigation. Streams never end and are not waited for. */
export async function walkConsole(page: Page, name: string): Promise<ConsolePages> {
  const waiting = new Set<Request>();
  page.on('request', (request) => {
    if (/\/backoffice\/api\//.test(request.url()) && !request.url().includes('/events')) waiting.add(request);
  });
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('requestfailed', (request) => waiting.delete(request));
  await logInOperator(page, name);
  const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
  const hrefsOf = (all: Element[]) => all.map((link) => link.getAttribute('href') ?? '');
  const doors = await links.evaluateAll(hrefsOf);
  expect(doors.length).toBeLessThanOrEqual(MOST_LINKS);
  const paths: string[] = [];
  for (const door of doors) {
    await page.goto(door);
    await page.locator(`nav a[href="${door}"][aria-current]`).waitFor();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const tabs = await page.locator('main > [role=tablist] [role=tab]').evaluateAll(hrefsOf);
    paths.push(...(tabs.length === 0 ? [door] : tabs));
  }
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.length).toBeGreaterThan(50);
  const settle = () =>
    expect.poll(async () => waiting.size + (await page.locator('main .loading[role=status]').count())).toBe(0);
  return {
    paths,
    settle,
    open: async (path) => {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await settle();
    },
  };
}
