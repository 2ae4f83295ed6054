import { expect, test } from '../../kit/test.ts';
import { open, pathOf, visit } from '../../kit/browser.ts';
import { letPass } from '../../kit/clock.ts';
import { logInOperator, saveWith } from '../../kit/console.ts';
import { changeSite, openOperator } from '../../kit/operator.ts';
import { withOwnProduct, withPhone } from '../../kit/product/with-product.ts';
import { heading } from '../../kit/shell.ts';
import { Client } from '@fairlot/testkit/client';

const PASSWORD = 'Fairlot2026';

const product = withOwnProduct();
const member = withPhone(product, { account: 'demo01' });

/** Changes a flag of the demonstration, and none of the others. */
async function setFlag(name: string, isOn: boolean): Promise<void> {
  const { value } = await new Client(product.origin).call('GET', '/wps/whitelabel');
  await changeSite(product.origin, { flags: { ...(value['flags'] as object), [name]: isOn } });
}

test("a closed page shows members the merchant's reason", async () => {
  const { page } = member;
  const operator = await openOperator(product.origin);
  await operator.put('/pages/vip', { open: false, texts: { EN: 'Back on Monday', VI: 'Mở lại vào thứ Hai' } });
  await open(page, '/m/vip');
  await heading(page, 'VIP').waitFor();
  await page.getByRole('main').getByText('Back on Monday').waitFor();
  const desk = await visit(product.origin);
  await logInOperator(desk.page, 'operator', '/backoffice/pages');
  const row = desk.page.getByRole('row').filter({ hasText: 'VIP' });
  await row.getByText('EN: Back on Monday').waitFor();
  await saveWith(desk.page, 'Open VIP');
  // The status of the row; the text 'Open' is also on the button that was there before.
  await row.getByRole('button', { name: 'Close VIP' }).waitFor();
  await page.getByRole('main').getByText('Back on Monday').waitFor({ state: 'detached' });
  await page.getByRole('main').getByText('You rise by at most one level a day').waitFor();
  await test.step('the deposit page has its own address [R-015]', async () => {
    await open(page, '/m/voucherCenter');
    await heading(page, 'Deposit').waitFor();
    await page.getByRole('main').getByRole('textbox', { name: 'You deposit' }).waitFor();
  });
  await test.step('the withdrawal has its address and can be requested [R-016] [Q-011]', async () => {
    await open(page, '/m/withdraw');
    await heading(page, 'Withdraw').waitFor();
    await page.getByRole('textbox', { name: 'You withdraw' }).fill('100000');
    // Identity and account are done; the missing step is listed first, and is completed without losing the amount.
    await page.getByRole('region', { name: 'Before the first withdrawal' }).getByText('2 of 3 done').waitFor();
    await page.getByRole('button', { name: 'Set payment password' }).click();
    const sheet = page.getByRole('dialog', { name: 'Set payment password' });
    await sheet.getByRole('textbox', { name: 'New payment password' }).fill('2468');
    await sheet.getByRole('textbox', { name: 'Confirm payment password' }).fill('2468');
    await sheet.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
    await sheet.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('radio', { name: /Harbour Bank/ }).waitFor();
    await page.getByRole('textbox', { name: 'Payment password' }).fill('2468');
    await expect
      .poll(() => page.getByRole('button', { name: 'Withdraw 100,000 VND' }).isEnabled({ timeout: 1000 }))
      .toBe(true);
  });
});

test('customer service opens over any page; its button, a click beside it or a link closes it', async () => {
  const { page } = member;
  const sheet = page.getByRole('dialog', { name: 'Customer service' });
  const show = async () => {
    await open(page, '/m/member/home');
    await page.getByRole('button', { name: 'Customer service' }).click();
    await sheet.getByRole('link', { name: 'Customer service' }).waitFor();
  };
  const messages = sheet.getByRole('link', { name: 'Messages' });
  await setFlag('MAILCEN', false);
  await show();
  await test.step('the entry has its title and its encrypted address [C-001] [E-064] [E-065]', async () => {
    const answer = await page.request.get('/wps/system/getService?language=EN');
    expect(await answer.text()).not.toContain('fairlot.example');
    const { value } = (await answer.json()) as { value: { title: string }[] };
    const entry = sheet.getByRole('link', { name: value[0]!.title });
    expect(await entry.getAttribute('href')).toBe('https://fairlot.example/support');
  });
  expect(await messages.count()).toBe(0);
  await test.step('its button closes it [C-011]', async () => {
    await sheet.getByRole('button', { name: 'Close' }).click();
    await sheet.waitFor({ state: 'hidden' });
  });
  await setFlag('MAILCEN', true);
  await show();
  await test.step('messages are there while they are enabled [C-002]', async () =>
    expect(await messages.getAttribute('href')).toBe('/m/webEmail'));
  await test.step('a click beside it closes it, after 300 ms [C-010]', async () => {
    await letPass(page, 350);
    await page.mouse.click(200, 20);
    await sheet.waitFor({ state: 'hidden' });
  });
  await show();
  await test.step('help opens its page, which closes the sheet [C-008] [C-009]', async () => {
    await sheet.getByRole('link', { name: 'Help centre' }).click();
    await expect.poll(() => pathOf(page)).toBe('/m/help');
    await sheet.waitFor({ state: 'hidden' });
  });
});
