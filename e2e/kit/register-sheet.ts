import type { Locator, Page } from '@playwright/test';
import { open } from './browser.ts';

/** The answer to every captcha, as configured for test servers. */
export const CAPTCHA = '24680';
export const PASSWORD = 'Winter4Rain';

/** The registration dialog. */
export const sheetOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Register' });
export const box = (sheet: Locator, name: string): Locator => sheet.getByRole('textbox', { name, exact: true });
export const create = (sheet: Locator): Locator => sheet.getByRole('button', { name: 'Create account' });

/** Opens it at one of its addresses. */
export async function openSheet(page: Page, path = '/m/register'): Promise<Locator> {
  await open(page, path);
  const sheet = sheetOf(page);
  await box(sheet, 'Password').waitFor();
  return sheet;
}

/** Fills in both passwords and the captcha. */
export async function fillSecrets(sheet: Locator, { captcha = CAPTCHA } = {}): Promise<void> {
  await box(sheet, 'Password').fill(PASSWORD);
  await box(sheet, 'Confirm password').fill(PASSWORD);
  await box(sheet, 'Captcha').fill(captcha);
}
