import { ALL_ERROR_TEXTS } from '@fairlot/contract';
import type { Page } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import { login, open, visit } from '../../kit/browser.ts';
import { answerWith } from '../../kit/intercept.ts';
import { openApp, type OpenApp } from '../../kit/open-app.ts';
import { box, CAPTCHA, create, fillSecrets, openSheet } from '../../kit/register-sheet.ts';

/** What the server may say of a registration, and of a code that was asked for. */
const OF_REGISTRATION = [
  'username.exists',
  'account.format',
  'password.format',
  'password.common',
  'password.confirm',
  'name.format',
  'email.format',
  'mobile.format',
  'mobile.exists',
  'payment.password.format',
  'id.number.format',
  'contact.format',
  'field.required',
  'referrer.invalid',
  'captcha.error',
  'verification.code.error',
  'invitation.code.error',
  'agreement.required',
  'rate.limited',
  'permission.denied',
] as const;
const OF_CODES = ['mobile.format', 'rate.limited', 'permission.denied'] as const;
/** Words of the server, which no player ever sees. */
const OWN_WORDS = 'ERR-77 of the server';

let running: OpenApp;
test.beforeAll(async () => {
  running = await openApp({ started: true });
});
test.afterAll(() => running.close());

/** Presses for every code that the server answers with, and one that nobody knows; its text is seen, never the code. */
async function expectTexts(
  page: Page,
  path: string,
  codes: readonly (keyof typeof ALL_ERROR_TEXTS)[],
  press: () => Promise<void>,
) {
  for (const [code, text] of [
    ...codes.map((code) => [code, ALL_ERROR_TEXTS[code]] as const),
    ['no.such.code', 'Unknown error'] as const,
  ]) {
    const json = { success: false, value: null, errorCode: code, message: OWN_WORDS };
    const stop = await answerWith(page, path, { json });
    await press();
    await page.getByText(text, { exact: true }).first().waitFor();
    const seen = await page.locator('body').innerText();
    expect([code, seen.includes(code), seen.includes(OWN_WORDS)]).toEqual([code, false, false]);
    await stop();
  }
}

test("every refusal of the server is said in the player's words", async () => {
  const { page } = await visit(running.origin);
  const sheet = await openSheet(page);
  await test.step('of a registration [N-038]', async () => {
    await box(sheet, 'Username').fill('newbie09');
    await fillSecrets(sheet);
    await expectTexts(page, '**/wps/account/register', OF_REGISTRATION, async () => {
      await box(sheet, 'Captcha').fill(CAPTCHA);
      await create(sheet).click();
    });
  });
  await test.step('of a code by SMS [N-038]', async () => {
    await sheet.getByRole('tab', { name: 'Mobile', exact: true }).click();
    await box(sheet, 'Mobile number').fill('912345677');
    await expectTexts(page, '**/wps/account/sendVerificationCode', OF_CODES, () =>
      sheet.getByRole('button', { name: 'Get code' }).click(),
    );
  });
});

test('a new password says how strong it is, by the list that the server keeps', async () => {
  const { page } = await visit(running.origin);
  await open(page, '/m/register');
  const register = page.getByRole('dialog', { name: 'Register' });
  await box(register, 'Username').fill('riverbank');
  const told = register.getByRole('status').filter({ hasText: 'Password strength' });
  for (const [password, level] of [
    ['abc', 'Not accepted yet'],
    ['Password1', 'Easy to guess'],
    ['x9#Riverbank!7', 'Easy to guess'],
    ['Hanoi2026', 'Weak'],
    ['hoa-sen 42', 'Fair'],
    ['Sunny-Ridge-2041', 'Good'],
    ['kT9#xw2LmQ4z', 'Strong'],
  ] as const) {
    await box(register, 'Password').fill(password);
    await expect.poll(() => told.innerText()).toBe(`Password strength: ${level}`);
    await register.locator('.strength').getByText(level).waitFor();
  }
  await box(register, 'Password').fill('');
  await told.waitFor({ state: 'detached' });
  await login(page, 'demo01', 'Fairlot2026', '/m/changePsw');
  const change = page.getByRole('dialog', { name: 'Change password' });
  await box(change, 'New password').fill('kT9#xw2LmQ4z');
  await change.locator('.strength').getByText('Strong').waitFor();
  await box(change, 'New password').fill('x9#demo01!7Kq');
  await change.locator('.strength').getByText('Easy to guess').waitFor();
});
