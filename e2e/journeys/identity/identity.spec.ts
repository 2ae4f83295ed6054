import { expect, test } from '../../kit/test.ts';
import { logInByDialog, login, open, visit } from '../../kit/browser.ts';
import { Client, issueOnSale } from '@fairlot/testkit/client';
import { loginDialogOf, logOutByMenu } from '../../kit/login-dialog.ts';
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
  await logOutByMenu(page);
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

test('logging in in one tab closes the log-in that is open over the page of another', async () => {
  const { page, context } = await visit(product.origin);
  await open(page, '/m/lott');
  await page.getByRole('link', { name: 'Log in' }).first().click();
  await loginDialogOf(page).waitFor();
  const other = await context.newPage();
  await logInByDialog(other, 'demo01', 'Fairlot2026');
  await loginDialogOf(page).waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'Deposit' }).first().waitFor();
  await logOutByMenu(other);
  await page.getByRole('link', { name: 'Log in' }).first().waitFor();
  expect(await loginDialogOf(page).count()).toBe(0);
});

test("a tab rendered for a member becomes a visitor when no tab has the member's token", async () => {
  const { page, context } = await visit(product.origin);
  await logInByDialog(page, 'demo01', 'Fairlot2026');
  await page.evaluate(() => sessionStorage.clear());
  await open(page, '/m/home');
  await page.getByRole('link', { name: 'Log in' }).first().waitFor();
  await expect.poll(async () => (await context.cookies()).find(({ name }) => name === 'fairlot_sid')).toBeUndefined();
});

test('free play needs no account: play money, own record, no cashier or security [Q-003] [Q-024]', async () => {
  const { page } = await visit(product.origin);
  await open(page, '/m/trail');
  await page.getByRole('button', { name: 'Free play' }).first().click();
  await page.getByRole('main').getByText('1,000,000.00', { exact: true }).first().waitFor();
  expect(await page.getByText('Play money').count()).toBeGreaterThan(0);
  expect(await page.evaluate(() => sessionStorage.getItem('trialName'))).toMatch(/^guest/);

  await open(page, '/m/lottery/play?gameCode=VN60');
  await page.getByRole('button', { name: '07', exact: true }).click();
  const place = page.getByRole('region', { name: 'Bet slip' }).getByRole('button', { name: /^Place bet 27,000/ });
  await place.waitFor({ timeout: 70_000 });
  await issueOnSale(new Client(product.origin), 'VN60', 8000);
  await place.click();
  await page.getByRole('region', { name: /tickets/i }).waitFor();
  // An event updates the record after the bet.
  await expect(async () => {
    await open(page, '/m/gameRecord');
    await page.getByText('27,000.00').first().waitFor({ timeout: 10_000 });
  }).toPass();
  for (const path of [
    '/m/voucherCenter',
    '/m/withdraw',
    '/m/securityCenter',
    '/m/member/limits',
    '/m/member/history',
    '/m/member/cashback',
    '/m/transaction/statement',
  ]) {
    await open(page, path);
    await page
      .getByRole('dialog')
      .getByText(/real account/i)
      .first()
      .waitFor();
  }
  await open(page, '/m/set?tab=limits');
  await page.getByRole('switch', { name: 'Dark theme' }).waitFor();
  expect(await page.getByRole('tab').count()).toBe(0);
  const token = await page.evaluate(
    () => (JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}') as { token: string }).token,
  );
  for (const path of ['/wps/deposit/methods', '/wps/security'])
    expect((await page.request.get(path, { headers: { authorization: `Bearer ${token}` } })).status()).toBe(403);
  await open(page, '/m/securityCenter');
  await page.getByRole('dialog').getByRole('button', { name: 'Join' }).click();
  await page.getByRole('dialog', { name: 'Register' }).waitFor();
  expect(page.url()).toContain('/m/register?next=%2Fm%2FsecurityCenter');
});
