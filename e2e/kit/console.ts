import type { Page, Request } from '@playwright/test';
import { expect } from './expect.ts';

/** Logs a demonstration operator in to the back office at one of its addresses, in a desktop window. */
export async function logInOperator(page: Page, name: string, path = '/backoffice'): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByLabel('Password').fill('Fairlot2026');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('navigation', { name: 'Sections' }).waitFor();
}

/** Opens a section of the back office by its link. */
export async function showSection(page: Page, section: string): Promise<void> {
  await page.getByRole('link', { name: section, exact: true }).click();
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
  /** Addresses of all pages in the operator's navigation. */
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
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(paths.length).toBeGreaterThan(25);
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
