import { createMember } from '@fairlot/testkit';
import { expect, test } from '../../kit/test.ts';
import { sql } from '../../../apps/server/src/platform/db/index.ts';
import { readCatalogue } from '../../../apps/web/scripts/compile-catalogues.ts';
import { login, open, visit } from '../../kit/browser.ts';
import { requestsTo } from '../../kit/calls.ts';
import { answerWith, changeAnswer, refusal } from '../../kit/intercept.ts';
import { loginDialogOf, storageOf, submitLogin } from '../../kit/login-dialog.ts';
import { openApp, type OpenApp } from '../../kit/open-app.ts';
import { box, create, fillSecrets, noteOf, openSheet } from '../../kit/register-sheet.ts';
import { notePayloads } from '../../kit/sealed.ts';

let site: OpenApp;
test.beforeAll(async () => {
  site = await openApp();
});
test.afterAll(() => site.close());

/** Failures of one test are counted against the next: both come from one address. */
const forgetFailures = () => site.app.platform.db.run(sql`delete from identity_login_failures`);

test('a session that was ended: one try to renew it, one message, one log-in [N-021]', async () => {
  const { userName } = await createMember(site.app, { balance: '5.00' });
  const { page } = await visit(site.origin);
  await login(page, userName, 'Test2026');
  await page.getByRole('main').getByText('5.00').first().waitFor();
  const renewals = requestsTo(page, '/wps/session/renew');
  const info = JSON.parse((await storageOf(page, 'sessionStorage'))['MC_SESSION_INFO'] ?? '{}') as { token: string };
  await page.request.delete('/wps/session/logout', { headers: { authorization: `Bearer ${info.token}` } });
  await page.getByRole('button', { name: 'Refresh balance' }).first().click();
  await page.getByText('The account has been logged out, please log in again').waitFor();
  await loginDialogOf(page).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  expect(renewals).toHaveLength(1);
  await loginDialogOf(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Log in' }).first().waitFor();
  expect(await page.getByRole('main').innerText()).not.toContain('5.00');
});

test('a disabled account is told so after the right password alone [N-006]', async () => {
  const { userName, memberId } = await createMember(site.app);
  await site.app.rooms.identity.disableMember(memberId);
  const { page } = await visit(site.origin);
  await open(page, '/m/login');
  const dialog = loginDialogOf(page);
  const answers: unknown[] = [];
  await forgetFailures();
  for (const [name, password, text] of [
    [userName, 'Wrong2026', 'Username or password is incorrect'],
    ['nobodyhere2', 'Wrong2026', 'Username or password is incorrect'],
    [userName, 'Test2026', 'Sorry, the user does not exist or is disabled'],
  ] as const) {
    await dialog.getByRole('textbox', { name: 'Username' }).fill(name);
    await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
    const answered = page.waitForResponse('**/wps/session/login');
    await submitLogin(page);
    answers.push(await (await answered).json());
    await dialog.getByText(text).waitFor();
    // A press while the former answer is still being read would be none.
    await dialog.locator('[aria-busy]').waitFor({ state: 'detached' });
  }
  expect(answers[0]).toEqual(answers[1]);
});

test('a captcha once a refusal demands it, renewed by every failure and by a press; work instead of it', async () => {
  const { userName } = await createMember(site.app);
  const { page } = await visit(site.origin);
  const payloads = await notePayloads(page);
  const captchas = requestsTo(page, '/wps/captcha');
  const logins = requestsTo(page, '/wps/session/login');
  await forgetFailures();
  await open(page, '/m/login');
  const dialog = loginDialogOf(page);
  const image = dialog.getByRole('img', { name: 'Captcha image' });
  const field = dialog.getByRole('textbox', { name: 'Captcha' });
  const fail = async (name: string) => {
    await dialog.getByRole('textbox', { name: 'Username' }).fill(name);
    await dialog.getByRole('textbox', { name: 'Password' }).fill('Wrong2026');
    const answered = page.waitForResponse('**/wps/session/login');
    await submitLogin(page);
    const answer = await (await answered).json();
    await dialog.getByText('Username or password is incorrect').waitFor();
    return answer;
  };
  await test.step('an unknown name and a wrong password get one and the same answer, without the flag', async () => {
    const known = await fail(userName);
    expect(await fail('nobodyhere')).toEqual(known);
    expect([captchas.length, await image.count(), await field.count()]).toEqual([0, 0, 0]);
  });
  await test.step('a refusal with the flag brings the field and a picture [S-026] [S-027] [N-024]', async () => {
    expect((await fail(userName)).value).toEqual({ captcha: true });
    await image.waitFor();
    expect(captchas).toHaveLength(1);
  });
  await test.step('the field stands beside it, not before [A-005]', () => field.waitFor());
  await test.step('it must be filled in [V-024]', async () => {
    await dialog.getByRole('textbox', { name: 'Password' }).fill('Test2026');
    await submitLogin(page);
    await dialog.getByText('Please write the code').waitFor();
    expect(logins).toHaveLength(3);
  });
  await test.step('a press on the picture brings another [S-028]', async () => {
    const source = await image.getAttribute('src');
    await image.click();
    await expect.poll(() => image.getAttribute('src')).not.toBe(source);
    expect(captchas).toHaveLength(2);
  });
  await field.fill('nope');
  await submitLogin(page);
  await dialog.getByText('Verification code error').waitFor();
  await test.step('name, password and what was read in the picture are sealed together [E-090]', async () =>
    expect((await payloads()).at(-1)).toMatchObject({ username: userName, password: 'Test2026', captcha: 'nope' }));
  await expect.poll(() => captchas.length).toBe(3);
  await dialog.getByRole('button', { name: 'Check without a picture' }).click();
  await dialog.getByText('Check passed').waitFor();
  await submitLogin(page);
  await dialog.waitFor({ state: 'hidden' });
});

/** The codes of docs/spec/decisions.md (error map) at the log-in, with the field at which they stand. */
const AT_LOGIN = [
  ['invitation.code.error', 'Password'],
  ['verification.code.error', 'Password'],
  ['auth.logged.out', 'Password'],
  ['permission.denied', 'Password'],
  ['user.invalid', 'Password'],
  ['login.invalid', 'Password'],
  ['username.exists', 'Username'],
  ['account.format', 'Username'],
  ['password.format', 'Password'],
  ['modify.new.old.same', 'Password'],
  ['url.empty', 'Password'],
  ['system.upgrading', 'Password'],
  ['rate.limited', 'Password'],
  ['of.another.release', 'Password'],
  // It asks for another captcha from then on, so it comes last.
  ['captcha.error', 'Captcha'],
] as const;
/** Those of the registration; what no field is there for is a toast. */
const AT_REGISTRATION = [
  ['username.exists', 'Username'],
  ['account.format', 'Username'],
  ['password.format', 'Password'],
  ['password.confirm', 'Confirm password'],
  ['email.format', null],
  ['referrer.invalid', null],
  ['name.format', null],
  ['mobile.format', null],
  ['verification.code.error', null],
  ['captcha.error', 'Captcha'],
] as const;
const texts = readCatalogue('EN', 'errors');
const wordsOf = (code: string) => texts[`error.${code}`] ?? texts['error.unknown.error'] ?? '';

test.describe('every code of the error map has its reaction', () => {
  test('its own text at its field of the log-in; an unknown code has the general text [N-037]', async () => {
    const { page } = await visit(site.origin);
    let errorCode = '';
    await answerWith(page, '**/wps/session/login', () => refusal(errorCode));
    await open(page, '/m/login');
    const dialog = loginDialogOf(page);
    await dialog.getByRole('textbox', { name: 'Username' }).fill('newbie09');
    await dialog.getByRole('textbox', { name: 'Password' }).fill('Test2026');
    for (const [code, label] of AT_LOGIN) {
      errorCode = code;
      const answered = page.waitForResponse('**/wps/session/login');
      await submitLogin(page);
      await answered;
      await dialog.locator('[aria-busy]').waitFor({ state: 'detached' });
      await expect.poll(async () => [code, await noteOf(dialog, label)]).toEqual([code, wordsOf(code)]);
    }
  });

  test('at its field of the registration, or in a toast [N-037]', async () => {
    const { page } = await visit(site.origin);
    let errorCode = '';
    await answerWith(page, '**/wps/account/register', () => refusal(errorCode));
    const sheet = await openSheet(page);
    await box(sheet, 'Username').fill('newbie09');
    for (const [code, label] of AT_REGISTRATION) {
      errorCode = code;
      // Every refusal empties what the picture says.
      await fillSecrets(sheet);
      await create(sheet).click();
      if (label === null) await page.locator('.toast').getByText(wordsOf(code), { exact: true }).waitFor();
      else await expect.poll(async () => [code, await noteOf(sheet, label)]).toEqual([code, wordsOf(code)]);
    }
  });

  test('the log-in opens, or the page of a closed site [N-037]', async () => {
    const { page } = await visit(site.origin);
    let [errorCode, status] = ['auth.required', 0];
    await answerWith(page, '**/wps/session/testPlay', () => refusal(errorCode));
    await changeAnswer<{ value: { status: number } }>(page, '**/wps/whitelabel/systemStatus', ({ value }) => {
      value.status = status;
    });
    await open(page, '/m/trail');
    const begin = page.getByRole('main').getByRole('button').first();
    await begin.click();
    await page.locator('.toast').getByText(wordsOf(errorCode)).waitFor();
    await loginDialogOf(page).getByRole('button', { name: 'Close' }).click();
    for (const [code, closed, heading] of [
      ['system.maintenance', 1, 'Back in a short while'],
      ['system.restricted', 2, 'Not available where you are'],
    ] as const) {
      await open(page, '/m/trail');
      await begin.waitFor();
      [errorCode, status] = [code, closed];
      await begin.click();
      await page.getByRole('heading', { name: heading }).waitFor();
      expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(0);
      status = 0;
    }
  });
});
