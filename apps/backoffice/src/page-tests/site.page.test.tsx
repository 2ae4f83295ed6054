import { test } from '@fairlot/testkit/page/kit';
import { expect } from 'vitest';
import { openConsoleSite } from './open-console.testing.tsx';

const site = await openConsoleSite();
const operator = await site.operator();

test('a window or wording that was typed but not added is not reported as saved', async () => {
  const page = await site.open(operator, '/backoffice/site');
  const notAdded = 'Your entry is not in the list yet. Add it or clear it.';
  const windows = page.getByRole('region', { name: 'Maintenance windows' });
  await windows.getByLabel('Until').fill('2099-01-01T10:00');
  await windows.getByRole('button', { name: 'Save: Maintenance windows' }).click();
  await windows.getByText(notAdded).waitFor();
  await windows.getByRole('button', { name: 'Add window' }).click();
  await windows.getByRole('button', { name: 'Save: Maintenance windows' }).click();
  await page.getByRole('dialog', { name: 'Save: Maintenance windows' }).waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  const words = page.getByRole('region', { name: 'Wording' });
  await words.getByLabel('Your wording').fill('Our own words');
  await words.getByRole('button', { name: 'Save: Wording' }).click();
  await words.getByText(notAdded).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});
