import type { Locator, Page } from '@playwright/test';

/** The title of a page. */
export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });
export const footer = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });
export const menu = (page: Page): Locator => page.getByRole('dialog', { name: 'Menu' });

export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu(page).waitFor();
}
