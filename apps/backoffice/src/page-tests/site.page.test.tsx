import { test } from '@fairlot/testkit/page/kit';
import { expect } from 'vitest';
import { openConsoleSite, send } from './open-console.testing.tsx';

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

test('the registration card keeps fields that it does not change', async () => {
  const registerFields = {
    username: { rules: [{ pattern: '^[a-z]{5,12}$', flags: 'i', errorCode: 'account.format' }] },
    captcha: { show: true },
    email: { show: true, required: true },
  };
  await site.app.rooms.site.change('registerFields', registerFields);
  const page = await site.open(operator, '/backoffice/site');
  const card = page.getByRole('region', { name: 'Registration and log-in' });
  await card.getByLabel('Code length (digits)').fill('5');
  await card.getByRole('button', { name: 'Save: Registration and log-in' }).click();
  await send(page.getByRole('dialog', { name: 'Save: Registration and log-in' }), 'Save: Registration and log-in');
  await card.getByText('Saved').waitFor();
  expect(await site.app.rooms.site.all()).toMatchObject({ registerFields, identity: { codeLength: 5 } });
  expect(await site.app.rooms.site.setting('registerFields')).toEqual(registerFields);
});
