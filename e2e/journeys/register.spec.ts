import { auditBooks } from '@fairlot/testkit';
import type { Locator, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenApp, openAppInProcess } from '../kit/app-in-process.ts';
import { closeBrowser, expectNoOverflow, login, open, visit } from '../kit/browser.ts';
import { notePayloads } from '../kit/sealed.ts';
import { step } from '../kit/step.ts';

const CAPTCHA = '24680';
const PASSWORD = 'Winter4Rain';
let running: OpenApp;
beforeAll(async () => {
  // Nobody is asked at these addresses: the journeys look at the buttons alone.
  const provider = { issuer: 'https://accounts.example', clientId: 'fairlot', clientSecret: 'secret', tokenEndpoint: undefined };
  running = await openAppInProcess({ oidc: { google: provider, facebook: provider } });
});
afterAll(async () => {
  await closeBrowser();
  await auditBooks(running.app);
  await running.close();
});

const sheetOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Register' });
const box = (sheet: Locator, name: string): Locator => sheet.getByRole('textbox', { name, exact: true });
const create = (sheet: Locator): Locator => sheet.getByRole('button', { name: 'Create account' });
async function openSheet(page: Page, path = '/m/register'): Promise<Locator> {
  await open(page, path);
  const sheet = sheetOf(page);
  await box(sheet, 'Password').waitFor();
  return sheet;
}
async function fillSecrets(sheet: Locator, { captcha = CAPTCHA } = {}): Promise<void> {
  await box(sheet, 'Password').fill(PASSWORD);
  await box(sheet, 'Confirm password').fill(PASSWORD);
  await box(sheet, 'Captcha').fill(captcha);
}
/** The text under a field. */
async function noteOf(sheet: Locator, label: string): Promise<string> {
  const id = await box(sheet, label).getAttribute('aria-describedby');
  return id === null ? '' : sheet.locator(`[id="${id}"]`).innerText();
}
function watch(page: Page, path: string): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes(path)) sent.push(request);
  });
  return sent;
}
/** Pages for visitors are kept for a second: past it they show what was changed. */
const ownPage = () => new Promise((resolve) => setTimeout(resolve, 1100));
const flag = async (changes: Record<string, boolean>) => running.app.rooms.site.change('flags', { ...(await running.app.rooms.site.flags()), ...changes });

it('by username: rules under the fields, terms, one dialog, the account in a message, and logged in', async () => {
  const { page, context, errors, close } = await visit(running.origin);
  const payloads = await notePayloads(page);
  const calls = watch(page, '/wps/account/register');
  const sheet = await openSheet(page);
  const terms = sheet.getByRole('checkbox', { name: /accept the terms/ });
  const password = box(sheet, 'Password');
  const welcome = page.getByRole('dialog', { name: 'Welcome to Fairlot' });
  await step('the terms are accepted at first, and name the age of 21 [S-032] [I-022] [K-050]', async () => {
    expect([await terms.isChecked(), await sheet.getByText('at least 21 years').count()]).toEqual([true, 1]);
  });
  await step('they stand on a page of their own [A-032]', async () => {
    const link = sheet.getByRole('link', { name: 'Read the terms' });
    expect(await link.getAttribute('href')).toBe('/m/help?tag=terms');
    const [help] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await help.waitForURL('**/m/help?tag=terms');
    await help.close();
  });
  await step('an empty form leads to its first field [V-050]', async () => {
    await create(sheet).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('username');
    expect(await noteOf(sheet, 'Username')).toBe('Please fill in this field');
  });
  await step('without the terms nothing is sent, also not by Enter [S-031] [V-049]', async () => {
    await terms.uncheck();
    expect(await create(sheet).isDisabled()).toBe(true);
    await box(sheet, 'Username').fill('newbie01');
    await fillSecrets(sheet);
    await box(sheet, 'Captcha').press('Enter');
    await terms.check();
    expect(calls).toEqual([]);
  });
  await step('passwords can be shown and hidden [A-031]', async () => {
    for (const nth of [0, 1]) {
      const field = nth === 0 ? password : box(sheet, 'Confirm password');
      await sheet.getByRole('button', { name: 'Show password' }).nth(nth).click();
      expect(await field.getAttribute('type')).toBe('text');
      await sheet.getByRole('button', { name: 'Hide password' }).click();
      expect(await field.getAttribute('type')).toBe('password');
    }
  });
  await step('another password is compared with its repetition again [V-046]', async () => {
    await password.fill('Another4Rain');
    expect(await noteOf(sheet, 'Confirm password')).toBe('Confirmation password not matched');
    await password.fill(PASSWORD);
  });
  await step('a press on the picture brings another [A-029]', async () => {
    const image = () => sheet.getByRole('img', { name: 'Captcha image' }).getAttribute('src');
    const before = await image();
    await sheet.getByRole('img', { name: 'Captcha image' }).click();
    await expect.poll(image).not.toBe(before);
    await box(sheet, 'Captcha').fill(CAPTCHA);
  });
  await step('log-in, registration and forgotten password take each other\'s place [A-035] [A-052]', async () => {
    await sheet.getByRole('button', { name: 'Log in', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await page.getByRole('dialog', { name: 'Log in' }).waitFor();
    await expect.poll(() => page.locator('dialog').count()).toBe(1);
    await dialog.getByRole('button', { name: 'Forgot?' }).click();
    await page.getByRole('dialog', { name: 'Forgot password' }).waitFor();
    await expect.poll(() => page.locator('dialog').count()).toBe(1);
    await dialog.getByRole('button', { name: 'Back' }).click();
    await open(page, '/m/login');
    await dialog.getByRole('button', { name: 'Join Fairlot' }).click();
    await box(sheet, 'Password').waitFor();
    await expect.poll(() => page.locator('dialog').count()).toBe(1);
  });
  await box(sheet, 'Username').fill('newbie01');
  await fillSecrets(sheet);
  await step('name and passwords are sent [A-012] [A-013] [A-014]', async () => {
    await create(sheet).click();
    await welcome.waitFor();
    expect((await payloads()).find(({ username }) => username === 'newbie01')).toMatchObject({ password: PASSWORD, confirmPassword: PASSWORD });
  });
  await step('as type 0 [A-033] [E-106]', async () => {
    expect(calls).toHaveLength(1);
    expect((await payloads()).find(({ username }) => username === 'newbie01')).toMatchObject({ type: 0 });
  });
  await step('encrypted alone; in plain it is refused [X-011]', async () => {
    expect(Object.keys(JSON.parse(calls[0]?.postData() ?? '{}') as object)).toEqual(['data']);
    expect([calls[0]?.method(), calls[0]?.headers()['moduleid']]).toEqual(['PUT', 'REGISTER_REE3']);
    const plain = await page.request.put('/wps/account/register', { headers: { moduleid: 'REGISTER_REE3' }, data: { username: 'newbie02' } });
    expect(plain.status()).toBe(400);
  });
  await step('the dialog gives way to a message, and the player is logged in [S-033] [S-034] [I-009]', async () => {
    await expect.poll(() => sheet.count()).toBe(0);
    const text = await welcome.innerText();
    for (const part of ['Registered successfully', 'now logged in']) expect(text).toContain(part);
    expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toContain('newbie01');
  });
  await step('it names the account, and how to log in the next time [S-035] [S-036]', async () => {
    const text = await welcome.innerText();
    for (const part of ['newbie01', 'with this account or with your mobile number']) expect(text).toContain(part);
  });
  await welcome.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => page.locator('dialog').count()).toBe(0);
  expect(errors).toEqual([]);
  await close();
});

it('by mobile number: the number is checked before a code is sent, the server makes the account', async () => {
  const { page, errors, close } = await visit(running.origin);
  const payloads = await notePayloads(page);
  const codes = watch(page, '/wps/account/sendVerificationCode');
  const calls = watch(page, '/wps/account/registerMobile');
  const sheet = sheetOf(page);
  const welcome = page.getByRole('dialog', { name: 'Welcome to Fairlot' });
  await step('both ways have tabs only together [A-010]', async () => {
    await flag({ MOBILENUMREG3: false });
    await openSheet(page);
    expect([await sheet.getByRole('tab').count(), await box(sheet, 'Username').count()]).toEqual([0, 1]);
    await flag({ MOBILENUMREG3: true });
    await ownPage();
    await openSheet(page);
    await sheet.getByRole('tab', { name: 'Mobile', exact: true }).click();
    expect(await box(sheet, 'Username').count()).toBe(0);
  });
  await step('no code is sent to a number that cannot be [V-048]', async () => {
    await box(sheet, 'Mobile number').fill('912');
    await sheet.getByRole('button', { name: 'Get code' }).click();
    await expect.poll(() => noteOf(sheet, 'Mobile number')).toBe('Please enter a valid mobile number');
    expect(codes).toEqual([]);
  });
  await step('a list of countries gives the dialling code [A-026]', async () => {
    await sheet.getByRole('button', { name: 'Country, +84' }).click();
    const countries = page.getByRole('dialog', { name: 'Choose a country' });
    await countries.getByRole('searchbox').fill('thai');
    await countries.getByText('+66', { exact: true }).waitFor();
    await countries.getByRole('searchbox').fill('84');
    await countries.getByRole('button', { name: /Vietnam/ }).click();
    await countries.waitFor({ state: 'detached' });
  });
  let code: string | undefined;
  await step('the code that was sent to it goes into a field of its own [A-027]', async () => {
    await box(sheet, 'Mobile number').fill('912345601');
    await sheet.getByRole('button', { name: 'Get code' }).click();
    await expect.poll(async () => (code = /\b\d{6}\b/.exec((await running.sandbox.texts('84912345601'))[0]?.text ?? '')?.[0]), { timeout: 30_000 }).toBeDefined();
    await box(sheet, 'SMS code').fill(code ?? '');
    await fillSecrets(sheet);
    await expectNoOverflow(page);
    await create(sheet).click();
    await welcome.waitFor();
    expect((await payloads()).at(-1)).toMatchObject({ mobileNum: '912345601', countryDialingCode: '84', verificationCode: code });
  });
  await step('the account is made by the server and logged in [I-009]', async () => {
    expect(await welcome.innerText()).toMatch(/p[a-z0-9]{9}/);
    expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toMatch(/"userName":"p[a-z0-9]{9}"/);
  });
  await step('encrypted alone; in plain it is refused [X-012]', async () => {
    expect([calls[0]?.method(), calls[0]?.headers()['moduleid'], Object.keys(JSON.parse(calls[0]?.postData() ?? '{}') as object)]).toEqual(['PUT', 'MOBILENUMREG3', ['data']]);
    const plain = await page.request.put('/wps/account/registerMobile', { headers: { moduleid: 'MOBILENUMREG3' }, data: { mobileNum: '912345602' } });
    expect(plain.status()).toBe(400);
  });
  expect(errors).toEqual([]);
  await close();
});

it('shows every field that the merchant shows, with the merchant\'s rules, on both sides', async () => {
  const { page, close } = await visit(running.origin);
  const payloads = await notePayloads(page);
  const { site } = running.app.rooms;
  const shown = ['paymentPassword', 'idNumber', 'qqNum', 'facebook', 'wechat', 'line', 'whatsapp', 'zalo', 'email', 'nickname', 'payeeName', 'mobileNum', 'verificationCode', 'recommenderId'];
  await site.change('registerFields', {
    ...Object.fromEntries(shown.map((name) => [name, { show: true }])),
    nickname: { show: true, rules: [{ pattern: '^.{3,}$', flags: '', errorCode: 'name.format' }, { pattern: '^[a-z]*$', flags: '', errorCode: 'account.format' }] },
  });
  const sheet = await openSheet(page);
  await box(sheet, 'Username').fill('newbie03');
  await fillSecrets(sheet);
  const wrong: [string, string, string][] = [
    ['Payment password', 'abc', 'The payment password needs 4 to 6 digits'], ['ID number', 'a b', 'ID number format is incorrect'], ['QQ', 'a b', 'Contact format is incorrect'], ['Facebook', 'a b', 'Contact format is incorrect'],
    ['WeChat', 'a b', 'Contact format is incorrect'], ['LINE', 'a b', 'Contact format is incorrect'], ['WhatsApp', 'a b', 'Contact format is incorrect'], ['Zalo', 'a b', 'Contact format is incorrect'],
    ['Email', 'nobody', 'E-mail format is incorrect'], ['Invitation code', '???', 'Invalid invitation code'],
  ];
  const refusals: [string, string, string][] = [['Payee name', '4u', 'Name format is not valid'], ['Recommender ID', '?', 'Referrer link error']];
  const nickname: [string, string, string] = ['Nickname', 'X', 'Name format is not valid,Account format is incorrect'];
  for (const [label, value] of [...wrong, ...refusals, nickname]) await box(sheet, label).fill(value);
  await create(sheet).click();
  for (const [label, , text] of wrong) await expect.poll(() => noteOf(sheet, label)).toBe(text);
  await step('a payee and a referrer that cannot be are told so [V-064] [N-012] [N-013]', async () => {
    for (const [label, , text] of refusals) await expect.poll(() => noteOf(sheet, label)).toBe(text);
  });
  await step('rules that the merchant made are in force, two of them joined by a comma [V-028] [V-030]', async () => {
    await expect.poll(() => noteOf(sheet, nickname[0])).toBe(nickname[2]);
  });

  const right: [string, string][] = [
    ['Payment password', '135790'], ['ID number', '079200001234'], ['QQ', '12345678'], ['Facebook', 'nam.fb'], ['WeChat', 'nam_wx'], ['LINE', 'nam.line'], ['WhatsApp', '+84912'], ['Zalo', '0912'], ['Email', 'nam@example.com'],
    ['Nickname', 'nam'], ['Payee name', 'NGUYEN VAN A'], ['Recommender ID', 'demo01'], ['Invitation code', ''],
  ];
  for (const [label, value] of right) await box(sheet, label).fill(value);
  await box(sheet, 'Captcha').fill(CAPTCHA);
  await create(sheet).click();
  await page.getByRole('dialog', { name: 'Welcome to Fairlot' }).waitFor();
  const sent = (await payloads()).find(({ username }) => username === 'newbie03');
  const sends = async (fields: Record<string, string>) => expect(sent).toMatchObject(fields);
  await step('payment password and ID number are sent [A-015] [A-016]', () => sends({ paymentPassword: '135790', idNumber: '079200001234' }));
  await step('QQ, Facebook and WeChat [A-017] [A-018] [A-019]', () => sends({ qqNum: '12345678', facebook: 'nam.fb', wechat: 'nam_wx' }));
  await step('LINE, WhatsApp and Zalo [A-020] [A-021] [A-022]', () => sends({ line: 'nam.line', whatsapp: '+84912', zalo: '0912' }));
  await step('e-mail, nickname and payee [A-023] [A-024] [A-025]', () => sends({ email: 'nam@example.com', nickname: 'nam', payeeName: 'NGUYEN VAN A' }));
  await step('the referrer [A-028]', () => sends({ recommenderId: 'demo01' }));
  const token = await page.evaluate(() => (JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}') as { token: string }).token);
  const kept = await (await page.request.get('/wps/account/personal', { headers: { authorization: `Bearer ${token}` } })).json();
  expect(kept.value).toMatchObject({ account: 'newbie03', nickname: 'nam', email: 'nam@example.com', payeeName: 'NGUYEN VAN A', idNumber: '*********234', contacts: { qqNum: '12345678', zalo: '0912', line: 'nam.line' } });
  await site.change('registerFields', {});
  await close();
});

it('an invitation link brings its code; one that is nobody\'s is refused for a second, at its field', async () => {
  const { page, close } = await visit(running.origin);
  const payloads = await notePayloads(page);
  const checks = watch(page, '/wps/affiliate');
  const sheet = await openSheet(page, '/m/register?affiliateCode=NOSUCH12');
  await step('the code is asked about under the host of the page, and refused at its field [X-039] [V-042]', async () => {
    expect(await box(sheet, 'Invitation code').inputValue()).toBe('NOSUCH12');
    await expect.poll(() => noteOf(sheet, 'Invitation code')).toBe('Invalid invitation code');
    expect(Object.fromEntries(new URL(checks[0]?.url() ?? '').searchParams)).toEqual({ code: 'NOSUCH12', domain: new URL(running.origin).hostname });
  });
  await box(sheet, 'Username').fill('newbie04');
  await fillSecrets(sheet);
  const toast = page.locator('.toast');
  await step('it is sent with the form; the server\'s word becomes a text [A-030] [N-038]', async () => {
    await create(sheet).click();
    await toast.getByText('Invalid invitation code').waitFor();
    expect((await payloads()).find(({ username }) => username === 'newbie04')).toMatchObject({ affiliateCode: 'NOSUCH12' });
  });
  await step('its field has the focus, and after a second the message is gone [N-001] [N-002]', async () => {
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('affiliateCode');
    await toast.waitFor({ state: 'detached', timeout: 2000 });
  });
  await close();
});

it('two tabs that register the same name at once: one gets it, the other is told at the field [N-007]', async () => {
  const visits = [await visit(running.origin), await visit(running.origin)];
  const sheets = await Promise.all(visits.map(async ({ page }) => {
    const sheet = await openSheet(page);
    await box(sheet, 'Username').fill('wanted01');
    await fillSecrets(sheet);
    return sheet;
  }));
  await Promise.all(sheets.map((sheet) => create(sheet).click()));
  const outcomes = await Promise.all(visits.map(async ({ page }, index) => {
    const welcome = page.getByRole('dialog', { name: 'Welcome to Fairlot' });
    const taken = sheets[index]!.getByText('Sorry, the username already exists');
    await welcome.or(taken).first().waitFor();
    return (await welcome.count()) > 0 ? 'got it' : 'told';
  }));
  expect(outcomes.toSorted((a, b) => a.localeCompare(b))).toEqual(['got it', 'told']);
  for (const { close } of visits) await close();
});

it('a guest sees log in and join; both dialogs offer the same providers, where they are on; addresses of the registry', async () => {
  await flag({ GOOGLELOGIN3: true, FACEBOOKLOGIN3: true });
  await ownPage();
  const { page, errors, close } = await visit(running.origin);
  const offers = async (path: string, title: string) => {
    await open(page, path);
    const dialog = page.getByRole('dialog', { name: title });
    for (const name of ['Google', 'Facebook']) await dialog.getByRole('button', { name, exact: true }).waitFor();
  };
  await step('home has both ways in [Q-001]', async () => {
    await open(page, '/m/home');
    for (const name of ['Log in', 'Join']) await page.getByRole('banner').getByRole('link', { name, exact: true }).waitFor();
  });
  await step('one address is for both [P-029]', () => offers('/m/loginRegister', 'Log in'));
  await step('registration has the buttons of the log-in [A-034]', () => offers('/m/register', 'Register'));
  await step('the page after a registration names the account [P-030]', async () => {
    await login(page, 'demo02', 'Fairlot2026');
    await open(page, '/m/registerSuccess');
    expect(await page.getByRole('main').innerText()).toContain('demo02');
  });
  expect(errors).toEqual([]);
  await close();
});
