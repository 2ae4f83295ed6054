import { createVerified, openCashier } from '@fairlot/testkit/clients/cashier';
import { WITH_FEED } from '@fairlot/testkit/draws';
import { test } from '@fairlot/testkit/page/kit';
import { expect } from 'vitest';
import { openConsoleSite } from './open-console.testing.tsx';

const REASON = 'The proof is with the team lead';
const site = await openConsoleSite({ started: true, config: WITH_FEED });

test('evidence about name, device, account and bonuses opens beside the case, and a typed reason stays', async () => {
  const cashier = openCashier(site.app);
  const [payee, other] = [await createVerified(site.app, '400000000.00'), await createVerified(site.app)];
  // The test client of both members is the same device.
  await cashier.usableAccount(other);
  await cashier.withdraw(payee, await cashier.usableAccount(payee), '5100000.00');
  const page = await site.open(await site.operator(), '/backoffice/withdrawals');
  await page.getByRole('button', { name: /^View / }).click();
  const reason = page.getByRole('textbox', { name: 'Reason' }).first();
  await reason.fill(REASON);
  const address = page.url();
  for (const [check, title, found] of [
    ['Account holder’s name', 'Identity', 'Nguyễn Văn Đức'],
    ['Account used by one member only', 'Linked people', 'Log-ins'],
    ['Age of the device', 'Linked people', 'Log-ins'],
    ['Bonus abuse', 'Bonus money', 'There are no rows.'],
  ] as const) {
    const point = page.getByRole('listitem').filter({ hasText: check });
    await point.getByRole('button', { name: 'Evidence' }).first().click();
    const panel = page.getByRole('region', { name: title });
    await panel.getByText(found).first().waitFor();
    await panel.getByRole('button', { name: 'Close evidence' }).click();
  }
  expect(page.url()).toBe(address);
  expect(await reason.inputValue()).toBe(REASON);
});
