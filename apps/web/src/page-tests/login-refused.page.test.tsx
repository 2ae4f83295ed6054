import { sql } from '@fairlot/testkit/site/server-parts';
import { createMember } from '@fairlot/testkit/members';
import { describe, expect } from 'vitest';
import { readCatalogue } from '../../scripts/compile-catalogues.ts';
import { test } from '@fairlot/testkit/page/kit';
import { prepareDialog } from '../app/overlay/dialogs.ts';
import { createI18n } from '../shared/i18n/catalogues.ts';
import {
  box,
  CAPTCHA,
  endSession,
  fillLogin,
  loginDialogOf,
  noteOf,
  notePayloads,
  submitLogin,
} from './kit.testing.ts';
import { answerWith, changeAnswer, refusal } from '@fairlot/testkit/page/network';
import { openPageSite, type Page } from './open-page.testing.tsx';

const site = await openPageSite();

/** Failures of one test count against the next, since both come from one address. */
const forgetFailures = () => site.app.platform.db.run(sql`delete from identity_login_failures`);

/** Submits the log-in and waits until its response has been handled. */
async function answered(page: Page): Promise<void> {
  const before = page.network.to('/wps/session/login').length;
  await submitLogin(page);
  await expect.poll(() => page.network.to('/wps/session/login').length).toBe(before + 1);
  await loginDialogOf(page).locator('[aria-busy]').waitFor({ state: 'detached' });
}

/** Closes the alert about an ended session, the only open dialog, with its button; then the log-in opens. */
async function confirmEnd(page: Page): Promise<void> {
  const name = 'The account has been logged out, please log in again';
  const alert = page.getByRole('alertdialog', { name });
  await alert.waitFor();
  await page.settle();
  expect([await page.getByRole('dialog').count(), await page.getByRole('alertdialog').count()]).toEqual([0, 1]);
  await alert.getByRole('button', { name: 'Log in' }).click();
  await alert.waitFor({ state: 'hidden' });
  await loginDialogOf(page).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
}

test('an ended session at a tap on a game is reported once, without an alert about the game [N-037]', async () => {
  const page = await site.phoneOfNew();
  await page.goto('/m/rng?vassalage=NWND');
  await page.locator('.tile').first().waitFor();
  await page.settle();
  await endSession(site, page);
  await page.locator('.tile').first().getByRole('button').first().click();
  await confirmEnd(page);
});

test('an ended session at a message in the chat is reported before the log-in opens, and keeps the text', async () => {
  const member = await createMember(site.app);
  const page = site.phone(member);
  await page.goto('/m/chat');
  const field = page.getByRole('textbox', { name: 'Write a message' });
  await field.fill('Where is my deposit?');
  await page.settle();
  // The page asks a visitor to log in, too; here that does not wait for its code.
  await prepareDialog(createI18n('EN', 'en'), 'login');
  await endSession(site, page);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('alertdialog').waitFor();
  await page.settle();
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(1);
  await confirmEnd(page);
  await fillLogin(page, member.userName, 'Test2026');
  await submitLogin(page);
  await loginDialogOf(page).waitFor({ state: 'detached' });
  await field.waitFor();
  expect(await field.inputValue()).toBe('Where is my deposit?');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('log').getByText('Where is my deposit?').waitFor();
  expect(await field.inputValue()).toBe('');
});

test('an ended session is renewed once, reported by an alert, and asks for one log-in [N-021]', async () => {
  const page = await site.phoneOfNew({ balance: '5.00' });
  await page.goto('/m/home');
  await page.getByRole('main').getByText('5.00').first().waitFor();
  // The session that ends below is the renewed one.
  await page.settle();
  expect(page.network.to('/wps/session/renew')).toHaveLength(1);
  await endSession(site, page);
  await page.getByRole('button', { name: 'Refresh balance' }).first().click();
  await confirmEnd(page);
  expect(page.network.to('/wps/session/renew')).toHaveLength(2);
  await loginDialogOf(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Log in' }).first().waitFor();
  expect(await page.getByRole('main').innerText()).not.toContain('5.00');
});

test('an ended session on a page for members leaves it, and the log-in returns to it', async () => {
  const member = await createMember(site.app);
  const page = site.phone(member);
  await page.goto('/m/member/home');
  await page.settle();
  await endSession(site, page);
  await page.getByRole('button', { name: 'Refresh balance' }).first().click();
  await page.waitForURL('/m/home');
  await confirmEnd(page);
  await fillLogin(page, member.userName, 'Test2026');
  await submitLogin(page);
  await page.waitForURL('/m/member/home');
});

test('a disabled account is reported only after the right password [N-006]', async () => {
  const { userName, memberId } = await createMember(site.app);
  await site.app.rooms.identity.disableMember(memberId);
  const page = site.phone();
  await page.goto('/m/login');
  for (const [name, password, text] of [
    [userName, 'Wrong2026', 'Username or password is incorrect'],
    ['nobodyhere2', 'Wrong2026', 'Username or password is incorrect'],
    [userName, 'Test2026', 'Sorry, the user does not exist or is disabled'],
  ] as const) {
    await fillLogin(page, name, password);
    await answered(page);
    await loginDialogOf(page).getByText(text).waitFor();
  }
  const [known, unknown] = page.network.to('/wps/session/login');
  expect(await known?.answer).toEqual(await unknown?.answer);
});

test('a log-in sent before the captcha picture has loaded waits for it', async () => {
  const { userName } = await createMember(site.app);
  const page = site.phone();
  let showPicture: () => void = () => undefined;
  const shown = new Promise<void>((resolve) => (showPicture = resolve));
  page.network.intercept(/wps\/captcha/, async (request) => {
    await shown;
    return page.network.ask(request);
  });
  const refused = answerWith(page, /session\/login/, () => refusal('captcha.error'));
  await page.goto('/m/login');
  await fillLogin(page, userName, 'Test2026');
  await submitLogin(page);
  await box(loginDialogOf(page), 'Captcha').waitFor();
  await refused();
  await box(loginDialogOf(page), 'Captcha').fill('24680');
  await submitLogin(page);
  expect(page.network.to('/wps/session/login')).toHaveLength(1);
  showPicture();
  await loginDialogOf(page).waitFor({ state: 'detached' });
  expect(await page.network.to('/wps/session/login').at(-1)?.answer).toMatchObject({ success: true });
});

test('a captcha once an error requires it, renewed by every failure and click', async () => {
  await forgetFailures();
  const { userName } = await createMember(site.app);
  const page = site.phone();
  const payloads = notePayloads();
  const captchas = () => page.network.to('/wps/captcha').length;
  await page.goto('/m/login');
  const dialog = loginDialogOf(page);
  const image = dialog.getByRole('img', { name: 'Captcha image' });
  const field = box(dialog, 'Captcha');
  const fail = async (name: string) => {
    await fillLogin(page, name, 'Wrong2026');
    await answered(page);
    await dialog.getByText('Username or password is incorrect').waitFor();
    return page.network.to('/wps/session/login').at(-1)?.answer as Promise<{ value: object }>;
  };
  await test.step('an unknown name and a wrong password get the same response, without the flag', async () => {
    const known = await fail(userName);
    expect(await fail('nobodyhere')).toEqual(known);
    expect([captchas(), await image.count(), await field.count()]).toEqual([0, 0, 0]);
  });
  await test.step('an error with the flag shows the field and a picture [S-026] [S-027] [N-024]', async () => {
    expect((await fail(userName)).value).toEqual({ captcha: true });
    await image.waitFor();
    expect(captchas()).toBe(1);
  });
  await test.step('the field is shown with it, not before [A-005]', () => field.waitFor());
  await test.step('the field is required [V-024]', async () => {
    await box(dialog, 'Password').fill('Test2026');
    await submitLogin(page);
    await dialog.getByText('Please enter the code').waitFor();
    expect(page.network.to('/wps/session/login')).toHaveLength(3);
  });
  await test.step('a click on the picture loads another [S-028]', async () => {
    const source = await image.getAttribute('src');
    await image.click();
    await expect.poll(() => image.getAttribute('src')).not.toBe(source);
    expect(captchas()).toBe(2);
  });
  await field.fill('nope');
  await submitLogin(page);
  await dialog.getByText('Verification code error').waitFor();
  await test.step('name, password and captcha are encrypted together [E-090]', () =>
    expect(payloads().at(-1)).toMatchObject({ username: userName, password: 'Test2026', captcha: 'nope' }));
  await expect.poll(captchas).toBe(3);
  await field.fill(CAPTCHA);
  await submitLogin(page);
  await dialog.waitFor({ state: 'hidden' });
  await forgetFailures();
});

/** The codes of docs/spec/decisions.md (error map) at the log-in, with the field that shows each. */
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
  // It requires a new captcha from then on, so it is last.
  ['captcha.error', 'Captcha'],
] as const;
const texts = readCatalogue('EN', 'errors');
const wordsOf = (code: string) => texts[`error.${code}`] ?? texts['error.unknown.error'] ?? '';

describe('every code of the error map has its effect', () => {
  test('shows its text at its field of the log-in; an unknown code has the general text [N-037]', async () => {
    const page = site.phone();
    let errorCode = '';
    answerWith(page, /session\/login/, () => refusal(errorCode));
    await page.goto('/m/login');
    await fillLogin(page, 'newbie09', 'Test2026');
    for (const [code, label] of AT_LOGIN) {
      errorCode = code;
      await answered(page);
      await expect.poll(async () => [code, await noteOf(loginDialogOf(page), label)]).toEqual([code, wordsOf(code)]);
    }
  });

  test('opens the log-in, or the page of a closed site [N-037]', async () => {
    const page = site.phone();
    let [errorCode, status] = ['auth.required', 0];
    answerWith(page, /session\/testPlay/, () => refusal(errorCode));
    changeAnswer<{ value: { status: number } }>(page, /whitelabel\/systemStatus/, ({ value }) => {
      value.status = status;
    });
    await page.goto('/m/trail');
    const begin = page.getByRole('main').getByRole('button', { name: 'Free play' });
    await begin.click();
    await page.locator('.toast').getByText(wordsOf(errorCode)).waitFor();
    await loginDialogOf(page).getByRole('button', { name: 'Close' }).click();
    for (const [code, closed, heading] of [
      ['system.maintenance', 1, 'Back in a short while'],
      ['system.restricted', 2, 'Not available where you are'],
    ] as const) {
      await page.goto('/m/trail');
      await begin.waitFor();
      [errorCode, status] = [code, closed];
      await begin.click();
      await page.getByRole('heading', { name: heading }).waitFor();
      expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(0);
      status = 0;
    }
  });
});

test('another account needs no authenticator because the one before had one', async () => {
  const { userName } = await createMember(site.app);
  const page = site.phone();
  await page.goto('/m/login');
  const passOn = answerWith(page, /session\/login/, refusal('totp.required'));
  await fillLogin(page, 'withtotp', 'Test2026');
  await submitLogin(page);
  await box(loginDialogOf(page), 'Authenticator code').waitFor();
  await passOn();
  await fillLogin(page, userName, 'Test2026');
  await submitLogin(page);
  await loginDialogOf(page).waitFor({ state: 'detached' });
});
