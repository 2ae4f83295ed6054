import type { Page } from '@playwright/test';

/** Logs an operator of the demonstration in to the back office, at one of its addresses, at a desk. */
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

/** Presses the button, gives a reason and confirms; `isAsked` when the question is open already. */
export async function saveWith(page: Page, button: string, isAsked = false): Promise<void> {
  if (!isAsked) await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: button });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Season of the merchant');
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}
