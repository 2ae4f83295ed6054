import { test } from '@fairlot/testkit/page/kit';
import type { Locator } from '@fairlot/testkit/page/locator';
import { expect } from 'vitest';
import { openPageSite, type Page } from '../open-page.testing.tsx';

const site = await openPageSite();

const textbox = (place: Locator | Page, name: string) => place.getByRole('textbox', { name, exact: true });

/** The texts below a field. */
async function notesOf(place: Locator, name: string): Promise<(string | null | undefined)[]> {
  const ids = (await textbox(place, name).getAttribute('aria-describedby')) ?? '';
  return ids.split(' ').map((id) => document.getElementById(id)?.textContent);
}

/** Fills in one character too many: all of it stays in the field, which names the limit until it is shortened. */
async function expectLimit(place: Locator, name: string, max: number, note = `At most ${max} characters`) {
  const field = textbox(place, name);
  await field.fill('x'.repeat(max + 1));
  await expect.poll(() => notesOf(place, name)).toContain(note);
  expect(await field.inputValue()).toHaveLength(max + 1);
  expect(await field.getAttribute('aria-invalid')).toBe('true');
}

test('a payout account with too long a bank or holder is not sent, and both fields name the limit', async () => {
  const page = await site.phoneOf('demo01');
  await page.goto('/m/payoutAccounts');
  await page.getByRole('button', { name: 'Add an account' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add an account' });
  await textbox(sheet, 'Account holder').waitFor();
  await expectLimit(sheet, 'Bank', 100);
  await expectLimit(sheet, 'Account holder', 100);
  await textbox(sheet, 'Account number').fill('0123456789');
  await sheet.getByLabel('Payment password').first().fill('2468');
  await sheet.getByRole('button', { name: 'Add an account' }).click();
  expect(await notesOf(sheet, 'Bank')).toContain('At most 100 characters');
  expect(await notesOf(sheet, 'Account holder')).toContain('At most 100 characters');
  await page.settle();
  expect(page.network.to('/wps/payout/accounts').filter(({ method }) => method === 'POST')).toEqual([]);
  // Letters outside the basic plane count as one.
  await textbox(sheet, 'Bank').fill('𝔹'.repeat(100));
  expect(await notesOf(sheet, 'Bank')).not.toContain('At most 100 characters');
});

test('feedback and chat keep a text that is too long, name the limit, and do not send it', async () => {
  const page = await site.phoneOf('demo01');
  await page.goto('/m/feedback');
  const main = page.getByRole('main');
  await textbox(main, 'Your message').waitFor();
  await expectLimit(main, 'Your message', 200, 'Between 10 and 200 words');
  await page.goto('/m/chat');
  await textbox(main, 'Write a message').waitFor();
  await expectLimit(main, 'Write a message', 2000);
  await main.getByRole('button', { name: 'Send', exact: true }).click();
  await page.settle();
  expect(await textbox(main, 'Write a message').inputValue()).toHaveLength(2001);
  expect(page.network.to('/wps/chat/messages').filter(({ method }) => method === 'POST')).toEqual([]);
});
