import { randomUUID } from 'node:crypto';
import { test } from '@fairlot/testkit/page/kit';
import { answerWith, envelope } from '@fairlot/testkit/page/network';
import { expect } from 'vitest';
import { type ConsolePage, openConsoleSite } from './open-console.testing.tsx';

const site = await openConsoleSite();
const operator = await site.operator();

const openMembers = async (): Promise<ConsolePage> => {
  const page = await site.open(operator, '/backoffice/members?filter=find:prefix:demo0');
  await page.getByRole('button', { name: 'demo02', exact: true }).waitFor();
  return page;
};

/** Presses a key of a keyboard with another script. */
const pressPlace = (key: string, code: string, held: KeyboardEventInit = {}) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true, ...held }));

test('shortcuts follow the place of the key on a Thai keyboard', async () => {
  const page = await openMembers();
  pressPlace('่', 'KeyJ');
  await page.locator('.list-current').waitFor();
  pressPlace('ป', 'KeyX');
  await page.getByText('1 selected').waitFor();
  pressPlace('เ', 'KeyG');
  pressPlace('ะ', 'KeyT');
  await page.waitForURL(/backoffice\/audit/);
  pressPlace('า', 'KeyK', { ctrlKey: true });
  await page.getByRole('dialog').getByRole('combobox').waitFor();
});

test('Enter that ends the word of an input method does not choose a result', async () => {
  const page = await site.open(operator, '/backoffice/adjustments');
  const field = page.getByRole('combobox', { name: 'Member' });
  await field.fill('demo02');
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  const press = (isComposing: boolean) =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', isComposing, bubbles: true, cancelable: true }),
    );
  press(true);
  await field.click();
  expect(await field.inputValue()).toBe('demo02');
  press(false);
  await page.getByText(/demo02 \(\d+\)/).waitFor();
  expect(await page.getByRole('option').count()).toBe(0);
});

test('a value that the field of a condition does not accept is reported there', async () => {
  const page = await openMembers();
  await page.getByRole('button', { name: 'Filter' }).click();
  const editor = page.getByRole('form', { name: 'Add a condition' });
  await editor.getByRole('combobox', { name: 'Field' }).selectOption('memberId');
  await editor.getByRole('combobox', { name: 'Comparison' }).selectOption('in');
  const values = editor.getByRole('textbox', { name: /^Values/ });
  await values.fill('1, two');
  await editor.getByRole('button', { name: 'Apply' }).click();
  await editor.getByText('Enter a number.').waitFor();
  expect(new URL(page.url()).search).toBe('?filter=find:prefix:demo0');
  await values.fill('1, 2');
  await editor.getByRole('button', { name: 'Apply' }).click();
  await page.waitForURL(/filter=memberId:in:1,2$/);
  await expect.poll(() => page.locator('[data-row]').count()).toBe(2);
});

test('the result of a bulk action whose dialog was closed is shown above the list', async () => {
  const page = await openMembers();
  const course = { action: 'disable', fits: 2, refused: 0, done: 1, failed: 1 };
  const details = { leftOut: [], failures: [], rows: [], reason: null };
  const jobId = randomUUID();
  const running = answerWith(page, /\/bulk\?list=members$/, envelope([{ jobId, state: 'running', ...course }]));
  answerWith(page, new RegExp(`/bulk/${jobId}$`), envelope({ state: 'done', ...course, ...details }));
  await page.goto('/backoffice/members');
  await page.getByText('Disable: 2 of 2').waitFor();
  await running();
  const result = page.getByRole('status').filter({ hasText: 'Done. 1 done, 1 failed' });
  await result.getByRole('button', { name: 'View' }).click();
  const dialog = page.getByRole('dialog', { name: 'Disable' });
  await dialog.getByText('Done. 1 done, 1 failed').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => result.count()).toBe(0);
});
