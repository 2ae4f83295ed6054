import { expect } from 'vitest';
import { test } from '@fairlot/testkit/page/kit';
import { answerWith, changeAnswer, envelope, hold } from '@fairlot/testkit/page/network';
import { box, noteOf } from './kit.testing.ts';
import { openPageSite, type Page } from './open-page.testing.tsx';

const site = await openPageSite();
const COUNTRIES = /system\/systemCountry/;
const CODES = '/wps/account/sendVerificationCode';

type Form = [path: string, name: string, tab: string];
/** The three forms with a mobile number. */
const FORMS: Form[] = [
  ['/m/register', 'Register', 'Mobile'],
  ['/m/login', 'Log in', 'SMS code'],
  ['/m/forget', 'Forgot password', 'Phone'],
];

/** Opens a form, types a valid number and asks for its code. */
async function askForCode(page: Page, [path, name, tab]: Form, number = '912345678') {
  changeAnswer<{ value: { identity: object } }>(page, /whitelabel\/settings/, ({ value }) => {
    // There is no worker here that proves a human.
    Object.assign(value.identity, { humanCheck: 'none' });
  });
  answerWith(page, new RegExp(CODES), envelope({}));
  await page.goto(path);
  const sheet = page.getByRole('dialog', { name });
  await sheet.getByRole('tab', { name: tab, exact: true }).click();
  await box(sheet, 'Mobile number').fill(number);
  await sheet.getByRole('button', { name: 'Get code' }).click();
  return sheet;
}

test.each(FORMS)('%s: a number pasted before the countries have arrived waits for them', async (...form) => {
  const page = site.phone();
  const countries = hold(page, COUNTRIES);
  const sheet = await askForCode(page, form, '+84 912 345 678');
  expect(await noteOf(sheet, 'Mobile number')).toBe('');
  countries.release();
  await expect
    .poll(() => page.network.to(CODES).map(({ body }) => body))
    .toMatchObject([{ mobileNum: '912345678', countryDialingCode: '84' }]);
  expect(await box(sheet, 'Mobile number').inputValue()).toBe('912345678');
});

test.each(FORMS)('%s: without the countries the form asks for one, and sends nothing', async (...form) => {
  const page = site.phone();
  answerWith(page, COUNTRIES, { status: 500, json: {} });
  const sheet = await askForCode(page, form);
  await expect.poll(() => noteOf(sheet, 'Mobile number')).toBe('Choose a country');
  expect(page.network.to(CODES)).toEqual([]);
});
