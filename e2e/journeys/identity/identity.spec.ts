import { expect, test } from '../../kit/test.ts';
import { logInByDialog, login, open, visit } from '../../kit/browser.ts';
import { withOwnProduct } from '../../kit/product/with-product.ts';

const product = withOwnProduct();

test('requires a captcha or a computed proof after the third failure, including for an unknown name', async () => {
  const { page } = await visit(product.origin);
  await open(page, '/m/login');
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  for (const [n, name] of ['demo02', 'nosuchname', 'demo02'].entries()) {
    await dialog.getByRole('textbox', { name: 'Username' }).fill(name);
    await dialog.getByRole('textbox', { name: 'Password' }).fill(`wrong${n}`);
    const answered = page.waitForResponse((response) => response.url().endsWith('/wps/session/login'));
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    expect((await (await answered).json()).errorCode).toBe('login.invalid');
    await page.getByText('Username or password is incorrect').first().waitFor();
  }
  await dialog.getByRole('textbox', { name: 'Captcha' }).waitFor();
  await dialog.getByRole('textbox', { name: 'Username' }).fill('demo02');
  await dialog.getByRole('textbox', { name: 'Password' }).fill('Fairlot2026');
  await dialog.getByRole('button', { name: 'Check without a picture' }).click();
  await dialog.getByText('Check passed').waitFor();
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
});

test('logging out in one tab logs out the others and clears the session', async () => {
  const { page, context } = await visit(product.origin);
  await login(page, 'demo01', 'Fairlot2026');
  const other = await context.newPage();
  await open(other, '/m/home');
  await other
    .getByRole('main')
    .getByText(/5,000,000\.00|4,\d{3},\d{3}\.\d{2}/)
    .waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).last().click();
  await page.getByRole('link', { name: 'Log in' }).first().waitFor();
  await other.getByRole('link', { name: 'Log in' }).first().waitFor();
  // The daily notice of a visitor may already have been shown.
  expect(
    await page.evaluate(() => [
      Object.keys(sessionStorage).filter((key) => key !== 'NOTICE_POP'),
      localStorage.getItem('MC_SESSION_INFO'),
      localStorage.getItem('autoLogin'),
    ]),
  ).toEqual([[], null, '0']);
  expect((await context.cookies()).find(({ name }) => name === 'fairlot_sid')).toBeUndefined();
});

test("a tab rendered for a member becomes a visitor when no tab has the member's token", async () => {
  const { page, context } = await visit(product.origin);
  await logInByDialog(page, 'demo01', 'Fairlot2026');
  await page.evaluate(() => sessionStorage.clear());
  await open(page, '/m/home');
  await page.getByRole('link', { name: 'Log in' }).first().waitFor();
  await expect.poll(async () => (await context.cookies()).find(({ name }) => name === 'fairlot_sid')).toBeUndefined();
});
