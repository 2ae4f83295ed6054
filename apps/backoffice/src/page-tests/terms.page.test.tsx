import { test } from '@fairlot/testkit/page/kit';
import { expect } from 'vitest';
import { openConsoleSite } from './open-console.testing.tsx';

const site = await openConsoleSite();
const operator = await site.operator();

test('withdrawal terms name the values that VIP levels replace', async () => {
  const page = await site.open(operator, '/backoffice/withdrawal-terms');
  const hint = /Each VIP level has its own daily limit/;
  await page.getByText(hint).waitFor();
  await page.getByRole('button', { name: 'Change the terms' }).click();
  const dialog = page.getByRole('dialog', { name: /^Change the terms/ });
  await dialog.getByRole('textbox', { name: 'Daily limit' }).waitFor();
  expect(await dialog.getByText(hint).count()).toBe(2);
});
