import type { Locator, Page } from '@playwright/test';

export const loginDialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Log in' });

export const submitLogin = (page: Page): Promise<void> =>
  loginDialogOf(page).getByRole('button', { name: 'Log in', exact: true }).click();

/** Clicks "Log out" in the menu, which asks for confirmation. */
export async function askLogOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Log out' }).click();
}

/** Logs out through the menu and waits until the page is a visitor's. */
export async function logOutByMenu(page: Page): Promise<void> {
  await askLogOut(page);
  await page
    .getByRole('dialog', { name: /log out/i })
    .getByRole('button', { name: 'Log out' })
    .click();
  await page.getByRole('link', { name: 'Log in' }).first().waitFor();
}

/** The contents of a storage of the page. */
export function storageOf(page: Page, kind: 'sessionStorage' | 'localStorage'): Promise<Record<string, string>> {
  return page.evaluate((name) => Object.fromEntries(Object.entries(window[name])) as Record<string, string>, kind);
}
