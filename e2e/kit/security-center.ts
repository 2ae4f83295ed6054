import type { Locator, Page } from '@playwright/test';

/** Opens one part of the security centre and returns its sheet. */
export async function openPart(page: Page, row: string, title = row): Promise<Locator> {
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${row}`) })
    .click();
  const sheet = page.getByRole('dialog', { name: title, exact: true });
  await sheet.waitFor();
  return sheet;
}

export const box = (sheet: Locator, name: string): Locator => sheet.getByRole('textbox', { name, exact: true });
