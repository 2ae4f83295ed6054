import { ALL_ERROR_TEXTS } from '@fairlot/contract';
import { expect } from 'vitest';
import { test } from '@fairlot/testkit/page/kit';
import { box, CAPTCHA, chooseMobile, create, fillSecrets, noteOf, openSheet } from './kit.testing.ts';
import { answerWith, changeAnswer } from '@fairlot/testkit/page/network';
import { openPageSite, type Page } from './open-page.testing.tsx';

/** Error codes of a registration. */
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
/** Fields of the form that show a code; the others are shown in a toast. */
const FIELDS: Readonly<Record<string, string>> = {
  'username.exists': 'Username',
  'account.format': 'Username',
  'password.format': 'Password',
  'password.common': 'Password',
  'password.confirm': 'Confirm password',
  'captcha.error': 'Captcha',
};
/** Error codes of requests for an SMS code. */
const OF_CODES = ['mobile.format', 'rate.limited', 'permission.denied'] as const;
/** The server's own message, which no player ever sees. */
const OWN_WORDS = 'ERR-77 of the server';

const site = await openPageSite();

/** Submits once for every code and for an unknown one. The page shows its text, never the code. */
async function expectTexts(
  page: Page,
  call: RegExp,
  codes: readonly (keyof typeof ALL_ERROR_TEXTS)[],
  submit: () => Promise<void>,
  check: (code: string, text: string) => Promise<void> = async () => undefined,
) {
  for (const [code, text] of [
    ...codes.map((code) => [code, ALL_ERROR_TEXTS[code]] as const),
    ['no.such.code', 'Unknown error'] as const,
  ]) {
    const json = { success: false, value: null, errorCode: code, message: OWN_WORDS };
    const stop = answerWith(page, call, { json });
    await submit();
    await page.getByText(text, { exact: true }).first().waitFor();
    await check(code, text);
    const seen = await page.innerText();
    expect([code, seen.includes(code), seen.includes(OWN_WORDS)]).toEqual([code, false, false]);
    await stop();
  }
}

test('every refused registration shows a text for players at its field, or in a toast [N-037] [N-038]', async () => {
  const page = site.phone();
  const sheet = await openSheet(page);
  await box(sheet, 'Username').fill('newbie09');
  await fillSecrets(sheet);
  const submit = async () => {
    // Every error clears the captcha.
    await box(sheet, 'Captcha').fill(CAPTCHA);
    await create(sheet).click();
  };
  await expectTexts(page, /account\/register/, OF_REGISTRATION, submit, async (code, text) => {
    const label = FIELDS[code];
    if (label === undefined) await page.locator('.toast').getByText(text, { exact: true }).waitFor();
    else expect([code, await noteOf(sheet, label)]).toEqual([code, text]);
  });
});

test('an optional mobile number and its code are marked as optional', async () => {
  const page = site.phone();
  type Rule = { show: boolean; required: boolean };
  changeAnswer(page, /account\/regValidata/, ({ value }: { value: { mobileNum: Rule; verificationCode: Rule } }) => {
    Object.assign(value.mobileNum, { show: true, required: false });
    Object.assign(value.verificationCode, { show: true, required: false });
  });
  const sheet = await openSheet(page);
  await expect.poll(() => sheet.innerText()).toMatch(/Mobile number · optional/);
  expect(await sheet.innerText()).toMatch(/SMS code · optional/);
});

test('an e-mail address that is too long is neither cut nor accepted [V-051]', async () => {
  const page = site.phone();
  changeAnswer(page, /account\/regValidata/, ({ value }: { value: { email: { show: boolean } } }) =>
    Object.assign(value.email, { show: true }),
  );
  const sheet = await openSheet(page);
  const email = box(sheet, 'E-mail');
  expect(await email.getAttribute('maxlength')).toBeNull();
  await email.fill(`${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(11)}`);
  await create(sheet).click();
  await sheet.getByText(ALL_ERROR_TEXTS['email.format']).first().waitFor();
  expect(page.network.to('/wps/account/register')).toEqual([]);
});

test('every refused request for an SMS code shows a text for players [N-038]', async () => {
  const page = site.phone();
  changeAnswer<{ value: { identity: object } }>(page, /whitelabel\/settings/, ({ value }) => {
    // There is no worker here that proves a human.
    Object.assign(value.identity, { humanCheck: 'none' });
  });
  const sheet = await openSheet(page);
  await chooseMobile(sheet);
  await box(sheet, 'Mobile number').fill('912345677');
  await expectTexts(page, /account\/sendVerificationCode/, OF_CODES, () =>
    sheet.getByRole('button', { name: 'Get code' }).click(),
  );
});

test('a closed registration shows a message, without banners that invite visitors to join', async () => {
  const page = site.phone();
  const invitation = page.getByRole('dialog', { name: 'Register' }).getByText('Your account is ready in a minute');
  await page.goto('/m/register');
  await invitation.first().waitFor();
  changeAnswer<{ value: { register: object } }>(page, /whitelabel\/settings/, ({ value }) => {
    Object.assign(value.register, { username: false, mobileNum: false });
  });
  await page.goto('/m/register');
  await page.getByText('Registration is closed').waitFor();
  await page.settle();
  expect(await invitation.count()).toBe(0);
});

const STRENGTHS = [
  ['abc', 'Not accepted yet'],
  ['Password1', 'Easy to guess'],
  ['x9#Riverbank!7', 'Easy to guess'],
  ['Hanoi2026', 'Weak'],
  ['hoa-sen 42', 'Fair'],
  ['Sunny-Ridge-2041', 'Good'],
  ['kT9#xw2LmQ4z', 'Strong'],
] as const;

test("a new password shows its strength, based on the server's list", async () => {
  const page = site.phone();
  const register = await openSheet(page);
  await box(register, 'Username').fill('riverbank');
  const strength = register.getByRole('status').filter({ hasText: 'Password strength' });
  for (const [password, level] of STRENGTHS) {
    await box(register, 'Password').fill(password);
    await expect.poll(() => strength.innerText()).toBe(`Password strength: ${level}`);
    await register.locator('.strength').getByText(level).first().waitFor();
  }
  await box(register, 'Password').fill('moss');
  await register.getByText('Use 6 to 20 characters. Add a digit.', { exact: true }).waitFor();
  await box(register, 'Password').fill('');
  await strength.waitFor({ state: 'detached' });
});

test('a changed password shows its strength; one that contains the username is easy to guess', async () => {
  const page = await site.phoneOf('demo01');
  await page.goto('/m/changePsw');
  const change = page.getByRole('dialog', { name: 'Change password' });
  await box(change, 'New password').fill('kT9#xw2LmQ4z');
  await change.locator('.strength').getByText('Strong').first().waitFor();
  await box(change, 'New password').fill('x9#demo01!7Kq');
  await change.locator('.strength').getByText('Easy to guess').first().waitFor();
});
