import { openSandbox } from '@fairlot/testkit/open-test-app';
import { callOf, test } from '@fairlot/testkit/page/kit';
import { newestCode } from '@fairlot/testkit/site/messages';
import { register } from '@fairlot/testkit/site/parts';
import { IDENTITY_DEFAULTS } from '@fairlot/testkit/site/server-parts';
import { expect } from 'vitest';
import { box, CAPTCHA, create, fillSecrets, noteOf, notePayloads, openSheet, PASSWORD } from '../kit.testing.ts';
import { openPageSite, type Page } from '../open-page.testing.tsx';

// These addresses are never called: the tests only check the buttons.
const provider = {
  issuer: 'https://accounts.example',
  clientId: 'fairlot',
  clientSecret: 'secret',
  tokenEndpoint: undefined,
};
const sandbox = await openSandbox();
const site = await openPageSite({ config: { ...sandbox.config, oidc: { google: provider, facebook: provider } } });
const { app } = site;
await app.rooms.site.change('identity', { ...IDENTITY_DEFAULTS, humanCheck: 'none' });

const welcomeOf = (page: Page) => page.getByRole('dialog', { name: 'Welcome to Fairlot' });
const sendPlain = async (url: string, moduleid: string, payload: object) =>
  (await app.server.inject({ method: 'PUT', url, headers: { moduleid }, payload })).statusCode;

test('by username: rules below the fields, terms, one dialog, the account in a message, and logged in', async () => {
  const page = site.phone();
  const payloads = notePayloads();
  const calls = () => page.network.to('/wps/account/register');
  const sheet = await openSheet(page);
  const terms = sheet.getByRole('checkbox', { name: /accept the terms/ });
  const password = box(sheet, 'Password');
  const welcome = welcomeOf(page);
  await test.step('the terms are accepted by default, and name the age of 21 [S-032] [I-022] [K-050]', async () => {
    expect([await terms.isChecked(), await sheet.getByText('at least 21 years').count()]).toEqual([true, 1]);
  });
  await test.step('the terms have their own page [A-032]', async () => {
    const link = sheet.getByRole('link', { name: 'Read the terms' });
    expect([await link.getAttribute('href'), await link.getAttribute('target')]).toEqual([
      '/m/help?tag=terms',
      '_blank',
    ]);
  });
  await test.step('submitting an empty form focuses its first field [V-050]', async () => {
    await create(sheet).click();
    await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('username');
    expect(await noteOf(sheet, 'Username')).toBe('Please fill in this field');
  });
  await test.step('requires the repeated password and the captcha [V-044] [V-047]', async () => {
    expect([await noteOf(sheet, 'Confirm password'), await noteOf(sheet, 'Captcha')]).toEqual([
      'Please enter the password again',
      'Please enter the characters of the image',
    ]);
  });
  await test.step('without the terms nothing is sent, not even by Enter [S-031] [V-049]', async () => {
    await terms.uncheck();
    expect(await create(sheet).isDisabled()).toBe(true);
    await box(sheet, 'Username').fill('newbie01');
    await fillSecrets(sheet);
    await box(sheet, 'Captcha').press('Enter');
    await page.settle();
    await terms.check();
    expect(calls()).toEqual([]);
  });
  await test.step('passwords can be shown and hidden [A-031]', async () => {
    for (const [nth, field] of [password, box(sheet, 'Confirm password')].entries()) {
      await sheet.getByRole('button', { name: 'Show password' }).nth(nth).click();
      expect(await field.getAttribute('type')).toBe('text');
      await sheet.getByRole('button', { name: 'Hide password' }).click();
      expect(await field.getAttribute('type')).toBe('password');
    }
  });
  await test.step('compares a changed password with its repetition again [V-046] [V-045]', async () => {
    await password.fill('Another4Rain');
    await expect.poll(() => noteOf(sheet, 'Confirm password')).toBe('Confirmation password not matched');
    await password.fill(PASSWORD);
  });
  await test.step('a click on the picture loads another [A-029]', async () => {
    const image = () => sheet.getByRole('img', { name: 'Captcha image' }).getAttribute('src');
    const before = await image();
    const press = () => sheet.getByRole('img', { name: 'Captcha image' }).click();
    expect((await callOf(page, '/wps/captcha', press)).headers.get('moduleid')).toBe('VALID_CAPTCHA3');
    await expect.poll(image).not.toBe(before);
  });
  await test.step('reports below the field that a picture failed to load, and another click loads it', async () => {
    const resume = page.network.intercept(/wps\/captcha/, () => {
      throw new TypeError('Failed to fetch');
    });
    await sheet.getByRole('button', { name: 'New captcha' }).click();
    await expect.poll(() => noteOf(sheet, 'Captcha')).toBe('Loading failed, click to retry');
    await resume();
    await sheet.getByRole('button', { name: 'New captcha' }).click();
    await expect.poll(() => noteOf(sheet, 'Captcha')).toBe('');
    await box(sheet, 'Captcha').fill(CAPTCHA);
  });
  await test.step('log-in, registration and forgotten password replace one another [A-035] [A-052]', async () => {
    await sheet.getByRole('button', { name: 'Log in', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await page.getByRole('dialog', { name: 'Log in' }).waitFor();
    await expect.poll(() => page.locator('dialog').count()).toBe(1);
    await dialog.getByRole('button', { name: 'Forgot?' }).click();
    await page.getByRole('dialog', { name: 'Forgot password' }).waitFor();
    await expect.poll(() => page.locator('dialog').count()).toBe(1);
    await dialog.getByRole('button', { name: 'Back' }).click();
    await page.goto('/m/login');
    await dialog.getByRole('button', { name: 'Join Fairlot' }).click();
    await password.waitFor();
    await expect.poll(() => page.locator('dialog').count()).toBe(1);
  });
  await box(sheet, 'Username').fill('newbie01');
  await fillSecrets(sheet);
  await test.step('sends name and passwords [A-012] [A-013] [A-014]', async () => {
    await create(sheet).click();
    await welcome.waitFor();
    expect(payloads().find(({ username }) => username === 'newbie01')).toMatchObject({
      password: PASSWORD,
      confirmPassword: PASSWORD,
    });
  });
  await test.step('sends type 0 [A-033] [E-106]', () => {
    expect(calls()).toHaveLength(1);
    expect(payloads().find(({ username }) => username === 'newbie01')).toMatchObject({ type: 0 });
  });
  await test.step('must be encrypted; plain text is rejected [X-011]', async () => {
    const [call] = calls();
    expect([call?.method, call?.headers.get('moduleid'), Object.keys(call?.body as object)]).toEqual([
      'PUT',
      'REGISTER_REE3',
      ['data'],
    ]);
    expect(await sendPlain('/wps/account/register', 'REGISTER_REE3', { username: 'newbie02' })).toBe(400);
  });
  await test.step('a message replaces the dialog, and the player is logged in [S-033] [S-034] [I-009]', async () => {
    await expect.poll(() => sheet.count()).toBe(0);
    const text = await welcome.innerText();
    for (const part of ['Registered successfully', 'now logged in']) expect(text).toContain(part);
    expect(sessionStorage.getItem('MC_SESSION_INFO')).toContain('newbie01');
  });
  await test.step('names the account, and how to log in the next time [S-035] [S-036]', async () => {
    const text = await welcome.innerText();
    for (const part of ['newbie01', 'with this account or with your mobile number']) expect(text).toContain(part);
  });
  await welcome.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => page.locator('dialog').count()).toBe(0);
});

test('by mobile number: the number is validated before a code is sent, the server creates the account', async () => {
  const page = site.phone();
  const payloads = notePayloads();
  const sheet = page.getByRole('dialog', { name: 'Register' });
  const welcome = welcomeOf(page);
  await test.step('there are tabs only if both methods are enabled [A-010]', async () => {
    const shown = async (changes: Record<string, boolean>) => {
      await site.setFlags(changes);
      await openSheet(page);
      const fields = ['Username', 'Mobile number'].map((name) => box(sheet, name).count());
      return [await sheet.getByRole('tab').count(), ...(await Promise.all(fields))];
    };
    expect(await shown({ REGISTER_REE3: true, MOBILENUMREG3: false })).toEqual([0, 1, 0]);
    expect(await shown({ REGISTER_REE3: false, MOBILENUMREG3: true })).toEqual([0, 0, 1]);
    expect(await shown({ REGISTER_REE3: true, MOBILENUMREG3: true })).toEqual([2, 1, 0]);
    await sheet.getByRole('tab', { name: 'Mobile', exact: true }).click();
    expect(await box(sheet, 'Username').count()).toBe(0);
  });
  await test.step('sends no code to an invalid number [V-048] [V-043]', async () => {
    await box(sheet, 'Mobile number').fill('912');
    await sheet.getByRole('button', { name: 'Get code' }).click();
    await expect.poll(() => noteOf(sheet, 'Mobile number')).toBe('Please enter a valid mobile number');
    expect(page.network.to('/wps/account/sendVerificationCode')).toEqual([]);
  });
  await test.step('a list of countries sets the dialling code [A-026]', async () => {
    await sheet.getByRole('button', { name: 'Country, +84' }).click();
    const countries = page.getByRole('dialog', { name: 'Choose a country' });
    await countries.getByRole('searchbox').fill('84');
    await countries.getByRole('button', { name: /Vietnam/ }).waitFor();
    await countries.getByRole('searchbox').fill('thai');
    await countries.getByText('+66', { exact: true }).click();
    await countries.waitFor({ state: 'detached' });
    await sheet.getByRole('button', { name: 'Country, +66' }).waitFor();
  });
  let code = '';
  await test.step('the received code has its own field [A-027]', async () => {
    await box(sheet, 'Mobile number').fill('812345601');
    await sheet.getByRole('button', { name: 'Get code' }).click();
    await sheet.getByRole('timer').waitFor();
    code = await newestCode(app, sandbox, '66812345601');
    await box(sheet, 'SMS code').fill(code);
    await fillSecrets(sheet);
    await create(sheet).click();
    await welcome.waitFor();
  });
  await test.step('sends it with the number and the chosen dialling code [E-097] [E-105]', () => {
    expect(payloads().at(-1)).toMatchObject({
      mobileNum: '812345601',
      countryDialingCode: '66',
      verificationCode: code,
    });
  });
  await test.step('the server creates the account and logs it in [I-009]', async () => {
    expect(await welcome.innerText()).toMatch(/p[a-z0-9]{9}/);
    expect(sessionStorage.getItem('MC_SESSION_INFO')).toMatch(/"userName":"p[a-z0-9]{9}"/);
  });
  await test.step('must be encrypted; plain text is rejected [X-012]', async () => {
    const [call] = page.network.to('/wps/account/registerMobile');
    expect([call?.method, call?.headers.get('moduleid'), Object.keys(call?.body as object)]).toEqual([
      'PUT',
      'MOBILENUMREG3',
      ['data'],
    ]);
    const plain = sendPlain('/wps/account/registerMobile', 'MOBILENUMREG3', { mobileNum: '912345602' });
    expect(await plain).toBe(400);
  });
});

test('a name that another visitor registers at the same moment is reported as taken [N-007]', async () => {
  const page = site.phone();
  const sheet = await openSheet(page);
  await box(sheet, 'Username').fill('wanted01');
  await fillSecrets(sheet);
  const outcomes: (string | null)[] = [];
  page.network.intercept(/account\/register$/, async (request) => {
    const other = await register(app, 'wanted01');
    outcomes.push(other.json<{ errorCode: string | null }>().errorCode);
    return page.network.ask(request);
  });
  await create(sheet).click();
  await sheet.getByText('Sorry, the username already exists').waitFor();
  expect([outcomes, await welcomeOf(page).count()]).toEqual([[null], 0]);
});

test('a guest sees log in and join; both offer the enabled providers; addresses', async () => {
  await site.setFlags({ GOOGLELOGIN3: true, FACEBOOKLOGIN3: true });
  const page = site.phone();
  const offers = async (path: string, title: string) => {
    await page.goto(path);
    const dialog = page.getByRole('dialog', { name: title });
    for (const name of ['Google', 'Facebook']) await dialog.getByRole('button', { name, exact: true }).waitFor();
  };
  await test.step('home links to both [Q-001]', async () => {
    await page.goto('/m/home');
    for (const name of ['Log in', 'Join'])
      await page.getByRole('banner').getByRole('link', { name, exact: true }).waitFor();
  });
  await test.step('one address serves both [P-029]', () => offers('/m/loginRegister', 'Log in'));
  await test.step('registration has the provider buttons of the log-in [A-034]', () =>
    offers('/m/register', 'Register'));
  await test.step('the page after a registration names the account [P-030]', async () => {
    const member = await site.phoneOf('demo02');
    await member.goto('/m/registerSuccess');
    await member.getByRole('main').getByText('Registered successfully').waitFor();
    expect(await member.getByRole('main').innerText()).toContain('demo02');
    expect(new URL(member.url()).pathname).toBe('/m/registerSuccess');
  });
});
