import type { Page } from '@playwright/test';
import { expect } from './expect.ts';
import { totpOf } from '@fairlot/testkit/clients/totp';

const DESK = { width: 1440, height: 900 };
const REASON = 'The site is about to open';

/** Creates the first operator at the printed address, with an authenticator. */
export async function createFirstOperator(page: Page, address: string, name: string, password: string): Promise<void> {
  await page.setViewportSize(DESK);
  await page.goto(address);
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Repeat the password').fill(password);
  await page.getByRole('button', { name: 'Create operator' }).click();
  await addAuthenticator(page);
}

/** Adds the second operator in the set-up. Returns the password of the first log-in. */
export async function addSecondOperator(page: Page, name: string): Promise<string> {
  const step = page.getByRole('region', { name: 'Operators' });
  await step.getByRole('textbox', { name: 'Name' }).fill(name);
  await step.getByRole('button', { name: 'Add operator' }).click();
  const password = await step.locator('code.secret').innerText();
  await step.getByRole('button', { name: 'Done', exact: true }).click();
  return password;
}

/** The second operator's first log-in: sets a new password and an authenticator. */
export async function logInFirst(page: Page, name: string, given: string, own: string): Promise<void> {
  await page.setViewportSize(DESK);
  await page.goto('/backoffice');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByLabel('Password').fill(given);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByLabel('Current password').fill(given);
  await page.getByLabel('New password', { exact: true }).fill(own);
  await page.getByLabel('Repeat the new password').fill(own);
  await page.getByRole('button', { name: 'Save password' }).click();
  await addAuthenticator(page);
}

async function addAuthenticator(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Set up authenticator' }).click();
  await page.getByRole('img', { name: 'Code for an authenticator app' }).waitFor();
  const secret = await page.locator('code').innerText();
  await page.getByLabel('Authenticator code').fill(totpOf(secret));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByRole('navigation', { name: 'Steps' }).waitFor();
}

/** Opens a step of the set-up by its entry. */
export async function openStep(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: 'Not open yet' }).click();
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('button', { name: new RegExp(title) })
    .click();
  await page.getByRole('region', { name: title }).waitFor();
}

/** Confirms the settings of a step. */
export async function confirmStep(page: Page, title: string): Promise<void> {
  await openStep(page, title);
  await page.getByRole('button', { name: `Confirm: ${title}` }).click();
  await page.getByText('Confirmed by').waitFor();
}

/** Gives the reason in the open dialog and sends it. */
export async function giveReason(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(REASON);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** The second operator approves all pending changes. */
export async function approveAll(page: Page, howMany: number): Promise<void> {
  await page.goto('/backoffice/approvals');
  const waiting = page.getByRole('button', { name: /^Approve / });
  await expect(waiting).toHaveCount(howMany);
  for (let left = howMany; left > 0; left -= 1) {
    await waiting.first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await expect(waiting).toHaveCount(left - 1);
  }
}
