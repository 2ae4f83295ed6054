import { expect, test } from '../../kit/test.ts';
import { expectNoOverflow, login, open, visit } from '../../kit/browser.ts';
import { requestsTo } from '../../kit/calls.ts';
import { intercept } from '../../kit/intercept.ts';
import { withApp } from '../../kit/open-app.ts';
import { pagesRenewed } from '../../kit/operator.ts';
import { box, CAPTCHA, create, fillSecrets, noteOf, openSheet, PASSWORD, sheetOf } from '../../kit/register-sheet.ts';
import { notePayloads } from '../../kit/sealed.ts';

// These addresses are never called: the journeys only check the buttons.
const provider = {
  issuer: 'https://accounts.example',
  clientId: 'fairlot',
  clientSecret: 'secret',
  tokenEndpoint: undefined,
};
const running = withApp({ started: true, config: { oidc: { google: provider, facebook: provider } } });

const flag = async (changes: Record<string, boolean>) =>
  running.app.rooms.site.change('flags', { ...(await running.app.rooms.site.flags()), ...changes });

test('by username: rules below the fields, terms, one dialog, the account in a message, and logged in', async () => {
  const { page, context } = await visit(running.origin);
  const payloads = await notePayloads(page);
  const calls = requestsTo(page, '/wps/account/register');
  const sheet = await openSheet(page);
  const terms = sheet.getByRole('checkbox', { name: /accept the terms/ });
  const password = box(sheet, 'Password');
  const welcome = page.getByRole('dialog', { name: 'Welcome to Fairlot' });
  await test.step('the terms are accepted by default, and name the age of 21 [S-032] [I-022] [K-050]', async () => {
    expect([await terms.isChecked(), await sheet.getByText('at least 21 years').count()]).toEqual([true, 1]);
  });
  await test.step('the terms have their own page [A-032]', async () => {
    const link = sheet.getByRole('link', { name: 'Read the terms' });
    expect(await link.getAttribute('href')).toBe('/m/help?tag=terms');
    const [help] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await help.waitForURL('**/m/help?tag=terms');
    await help.close();
  });
  await test.step('submitting an empty form focuses its first field [V-050]', async () => {
    await create(sheet).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('username');
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
    await terms.check();
    expect(calls).toEqual([]);
  });
  await test.step('passwords can be shown and hidden [A-031]', async () => {
    for (const nth of [0, 1]) {
      const field = nth === 0 ? password : box(sheet, 'Confirm password');
      await sheet.getByRole('button', { name: 'Show password' }).nth(nth).click();
      expect(await field.getAttribute('type')).toBe('text');
      await sheet.getByRole('button', { name: 'Hide password' }).click();
      expect(await field.getAttribute('type')).toBe('password');
    }
  });
  await test.step('compares a changed password with its repetition again [V-046] [V-045]', async () => {
    await password.fill('Another4Rain');
    expect(await noteOf(sheet, 'Confirm password')).toBe('Confirmation password not matched');
    await password.fill(PASSWORD);
  });
  await test.step('a click on the picture loads another [A-029]', async () => {
    const image = () => sheet.getByRole('img', { name: 'Captcha image' }).getAttribute('src');
    const before = await image();
    const [asked] = await Promise.all([
      page.waitForRequest('**/wps/captcha'),
      sheet.getByRole('img', { name: 'Captcha image' }).click(),
    ]);
    expect(asked.headers()['moduleid']).toBe('VALID_CAPTCHA3');
    await expect.poll(image).not.toBe(before);
  });
  await test.step('reports below the field that a picture failed to load, and another click loads it', async () => {
    const resume = await intercept(page, '**/wps/captcha**', (route) => route.abort());
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
    await open(page, '/m/login');
    await dialog.getByRole('button', { name: 'Join Fairlot' }).click();
    await box(sheet, 'Password').waitFor();
    await expect.poll(() => page.locator('dialog').count()).toBe(1);
  });
  await box(sheet, 'Username').fill('newbie01');
  await fillSecrets(sheet);
  await test.step('sends name and passwords [A-012] [A-013] [A-014]', async () => {
    await create(sheet).click();
    await welcome.waitFor();
    expect((await payloads()).find(({ username }) => username === 'newbie01')).toMatchObject({
      password: PASSWORD,
      confirmPassword: PASSWORD,
    });
  });
  await test.step('sends type 0 [A-033] [E-106]', async () => {
    expect(calls).toHaveLength(1);
    expect((await payloads()).find(({ username }) => username === 'newbie01')).toMatchObject({ type: 0 });
  });
  await test.step('must be encrypted; plain text is rejected [X-011]', async () => {
    expect(Object.keys(JSON.parse(calls[0]?.postData() ?? '{}') as object)).toEqual(['data']);
    expect([calls[0]?.method(), calls[0]?.headers()['moduleid']]).toEqual(['PUT', 'REGISTER_REE3']);
    const plain = await page.request.put('/wps/account/register', {
      headers: { moduleid: 'REGISTER_REE3' },
      data: { username: 'newbie02' },
    });
    expect(plain.status()).toBe(400);
  });
  await test.step('a message replaces the dialog, and the player is logged in [S-033] [S-034] [I-009]', async () => {
    await expect.poll(() => sheet.count()).toBe(0);
    const text = await welcome.innerText();
    for (const part of ['Registered successfully', 'now logged in']) expect(text).toContain(part);
    expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toContain('newbie01');
  });
  await test.step('names the account, and how to log in the next time [S-035] [S-036]', async () => {
    const text = await welcome.innerText();
    for (const part of ['newbie01', 'with this account or with your mobile number']) expect(text).toContain(part);
  });
  await welcome.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => page.locator('dialog').count()).toBe(0);
});

test('by mobile number: the number is validated before a code is sent, the server creates the account', async () => {
  const { page } = await visit(running.origin);
  const payloads = await notePayloads(page);
  const codes = requestsTo(page, '/wps/account/sendVerificationCode');
  const calls = requestsTo(page, '/wps/account/registerMobile');
  const sheet = sheetOf(page);
  const welcome = page.getByRole('dialog', { name: 'Welcome to Fairlot' });
  await test.step('there are tabs only if both methods are enabled [A-010]', async () => {
    const shown = async (changes: Record<string, boolean>) => {
      await flag(changes);
      await pagesRenewed(running.origin);
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
    expect(codes).toEqual([]);
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
  let code: string | undefined;
  await test.step('the received code has its own field [A-027]', async () => {
    await box(sheet, 'Mobile number').fill('812345601');
    await sheet.getByRole('button', { name: 'Get code' }).click();
    await expect
      .poll(async () => (code = /\b\d{6}\b/.exec((await running.sandbox.texts('66812345601'))[0]?.text ?? '')?.[0]), {
        timeout: 30_000,
      })
      .toBeDefined();
    await box(sheet, 'SMS code').fill(code ?? '');
    await fillSecrets(sheet);
    await expectNoOverflow(page);
    await create(sheet).click();
    await welcome.waitFor();
  });
  await test.step('sends it with the number and the chosen dialling code [E-097] [E-105]', async () => {
    expect((await payloads()).at(-1)).toMatchObject({
      mobileNum: '812345601',
      countryDialingCode: '66',
      verificationCode: code,
    });
  });
  await test.step('the server creates the account and logs it in [I-009]', async () => {
    expect(await welcome.innerText()).toMatch(/p[a-z0-9]{9}/);
    expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toMatch(/"userName":"p[a-z0-9]{9}"/);
  });
  await test.step('must be encrypted; plain text is rejected [X-012]', async () => {
    expect([
      calls[0]?.method(),
      calls[0]?.headers()['moduleid'],
      Object.keys(JSON.parse(calls[0]?.postData() ?? '{}') as object),
    ]).toEqual(['PUT', 'MOBILENUMREG3', ['data']]);
    const plain = await page.request.put('/wps/account/registerMobile', {
      headers: { moduleid: 'MOBILENUMREG3' },
      data: { mobileNum: '912345602' },
    });
    expect(plain.status()).toBe(400);
  });
});

test('two tabs register the same name at once: one gets it, the other shows an error [N-007]', async () => {
  const visits = [await visit(running.origin), await visit(running.origin)];
  const sheets = await Promise.all(
    visits.map(async ({ page }) => {
      const sheet = await openSheet(page);
      await box(sheet, 'Username').fill('wanted01');
      await fillSecrets(sheet);
      return sheet;
    }),
  );
  await Promise.all(sheets.map((sheet) => create(sheet).click()));
  const outcomes = await Promise.all(
    visits.map(async ({ page }, index) => {
      const welcome = page.getByRole('dialog', { name: 'Welcome to Fairlot' });
      const taken = sheets[index]!.getByText('Sorry, the username already exists');
      await welcome.or(taken).first().waitFor();
      return (await welcome.count()) > 0 ? 'got it' : 'taken';
    }),
  );
  expect(outcomes.toSorted((a, b) => a.localeCompare(b))).toEqual(['got it', 'taken']);
});

test('a guest sees log in and join; both offer the enabled providers; addresses', async () => {
  await flag({ GOOGLELOGIN3: true, FACEBOOKLOGIN3: true });
  await pagesRenewed(running.origin);
  const { page } = await visit(running.origin);
  const offers = async (path: string, title: string) => {
    await open(page, path);
    const dialog = page.getByRole('dialog', { name: title });
    for (const name of ['Google', 'Facebook']) await dialog.getByRole('button', { name, exact: true }).waitFor();
  };
  await test.step('home links to both [Q-001]', async () => {
    await open(page, '/m/home');
    for (const name of ['Log in', 'Join'])
      await page.getByRole('banner').getByRole('link', { name, exact: true }).waitFor();
  });
  await test.step('one address serves both [P-029]', () => offers('/m/loginRegister', 'Log in'));
  await test.step('registration has the provider buttons of the log-in [A-034]', () =>
    offers('/m/register', 'Register'));
  await test.step('the page after a registration names the account [P-030]', async () => {
    await login(page, 'demo02', 'Fairlot2026', '/m/registerSuccess');
    await page.getByRole('main').getByText('Registered successfully').waitFor();
    expect(await page.getByRole('main').innerText()).toContain('demo02');
    expect(new URL(page.url()).pathname).toBe('/m/registerSuccess');
  });
});
