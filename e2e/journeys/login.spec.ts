import { auditBooks, createMember } from '@fairlot/testkit';
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sql } from '../../apps/server/src/platform/db/index.ts';
import { newestCode } from '../../apps/server/src/rooms/identity/sandbox.testing.ts';
import { memberWithMobile } from '../../apps/server/src/rooms/identity/sms.testing.ts';
import { IDENTITY_DEFAULTS } from '../../apps/server/src/rooms/site/identity-settings.ts';
import { closeBrowser, login, open, visit } from '../kit/browser.ts';
import { startProvider, type RunningProvider } from '../kit/oidc.ts';
import { openApp, type OpenApp } from '../kit/open-app.ts';
import { notePayloads } from '../kit/sealed.ts';
import { step } from '../kit/step.ts';

const ALL_ON = { MOBILEVERCODELOGIN3: true, CHNGPASSVERIF3: true, FORGOTEMAIL3: true, GOOGLELOGIN3: true, FACEBOOKLOGIN3: true, PASSKEYLOGIN3: true, SECCEN3: true };
let site: OpenApp;
let provider: RunningProvider;
/** Whom the provider lets in; null: the player cancels there. */
let person: string | null = 'person-1';

beforeAll(async () => {
  provider = await startProvider(() => person);
  site = await openApp((origin) => {
    provider.serve(origin);
    const client = { issuer: provider.issuer, clientId: 'fairlot', clientSecret: 'secret-of-fairlot', tokenEndpoint: undefined };
    return { oidc: { google: client, facebook: client } };
  });
});
beforeEach(() => site.app.rooms.site.change('flags', ALL_ON));
afterAll(async () => {
  await closeBrowser();
  await provider.close();
  await auditBooks(site.app);
  await site.close();
});

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Log in' });
const submit = (page: Page) => dialogOf(page).getByRole('button', { name: 'Log in', exact: true }).click();
const storageOf = (page: Page, kind: 'sessionStorage' | 'localStorage') => page.evaluate((name) => Object.fromEntries(Object.entries(window[name])) as Record<string, string>, kind);
function requestsTo(page: Page, path: string): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) sent.push(request);
  });
  return sent;
}
/** Failures of one test are counted against the next: both come from one address. */
const forgetFailures = () => site.app.platform.db.run(sql`delete from identity_login_failures`);
async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Log out' }).click();
}

it('by name and password: rules, payload, session, remembered and logged out again', async () => {
  const { userName } = await createMember(site.app, { balance: '700.00' });
  const { page, context, errors, close } = await visit(site.origin);
  const payloads = await notePayloads(page);
  const logins = requestsTo(page, '/wps/session/login');
  await open(page, '/m/login');
  const dialog = dialogOf(page);
  const fill = async (name: string, password: string) => {
    await dialog.getByRole('textbox', { name: 'Username' }).fill(name);
    await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
  };
  await step('a bad name is told so, and nothing is sent [V-020] [V-061] [N-008]', async () => {
    await fill('bób 🎲', 'Test2026');
    await expect.poll(async () => {
      await submit(page);
      return dialog.innerText();
    }).toContain('Account format is incorrect');
    expect(logins).toHaveLength(0);
  });
  await step('nor without a password [V-021]', async () => {
    await fill(userName, '');
    await submit(page);
    await dialog.getByText('Please enter your password').waitFor();
    expect(logins).toHaveLength(0);
  });
  await step('then as JSON, not as an app [X-005]', async () => {
    await fill(`  ${userName} `, 'Test2026');
    await dialog.getByRole('checkbox', { name: 'Remember password' }).check();
    await submit(page);
    await dialog.waitFor({ state: 'hidden' });
    expect(logins[0]!.headers()['content-type']).toContain('application/json');
    expect(logins[0]!.headers()).not.toHaveProperty('device');
  });
  await step('the name trimmed, the password as typed, and the wish to be remembered [V-026] [E-091] [E-092]', async () => {
    expect((await payloads()).find(({ type }) => type === 'username')).toMatchObject({ username: userName, password: 'Test2026', remember: true });
  });
  const local = await storageOf(page, 'localStorage');
  const info = JSON.parse(local['MC_SESSION_INFO'] ?? '{}') as Record<string, unknown>;
  await step('the session is kept with its token and merchant [E-001] [E-002] [E-003]', async () => {
    expect(info).toMatchObject({ token: expect.stringMatching(/./), merchantCode: 'fairlot' });
  });
  await step('and with whose it is, what they are, and nothing else [E-004] [E-005] [E-006]', async () => {
    const { value } = (await (await logins[0]!.response())!.json()) as { value: { token: string; userName: string; customerType: number; firstTimeLogin: boolean } };
    expect(info).toEqual({ token: info['token'], merchantCode: 'fairlot', userName: value.userName, type: value.customerType, firstTimeLogin: value.firstTimeLogin });
    expect([value.userName, value.customerType, value.firstTimeLogin]).toEqual([userName, 0, false]);
  });
  await step('no storage holds the password in plain [E-123]', async () => {
    expect(JSON.stringify([local, await storageOf(page, 'sessionStorage')])).not.toContain('Test2026');
    expect(JSON.parse(local['REMEMBERED_LOGIN'] ?? '')).toMatchObject({ userName, v: 1 });
  });
  await page.getByRole('main').getByText('700.00').first().waitFor();
  await step('the token is in memory too: calls carry it although the storages are empty [S-001]', async () => {
    await page.evaluate(() => [sessionStorage.clear(), localStorage.removeItem('MC_SESSION_INFO')]);
    const wallet = page.waitForRequest('**/wps/wallet/merchant*');
    await page.getByRole('button', { name: 'Refresh balance' }).first().click();
    expect((await wallet).headers()['authorization']).toMatch(/^Bearer ./);
    await page.evaluate((text) => localStorage.setItem('MC_SESSION_INFO', text), local['MC_SESSION_INFO'] ?? '');
  });

  await page.close();
  const later = await context.newPage();
  await step('another visit takes the remembered session up and renews it [H-025]', async () => {
    const renewed = requestsTo(later, '/wps/session/renew');
    await open(later, '/m/home');
    await expect.poll(() => renewed.length).toBeGreaterThan(0);
    await later.getByRole('main').getByText('700.00').first().waitFor();
  });
  const question = later.getByRole('dialog', { name: /log out/i });
  await step('logging out is asked twice [M-018]', async () => {
    await logOut(later);
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect((await storageOf(later, 'localStorage'))['MC_SESSION_INFO']).toBeDefined();
  });
  await step('it tells the server, and leads home as a visitor [M-019] [M-021]', async () => {
    await later.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Log out' }).click();
    const ended = later.waitForRequest((request) => request.url().endsWith('/wps/session/logout'));
    await question.getByRole('button', { name: 'Log out' }).click();
    expect([(await ended).method(), (await ended).headers()['authorization']?.slice(0, 7)]).toEqual(['DELETE', 'Bearer ']);
    await later.getByRole('link', { name: 'Log in' }).first().waitFor();
    expect(new URL(later.url()).pathname).toBe('/m/home');
  });
  await step('no token is left, nor anything of the session [S-002] [S-005]', async () => {
    expect(await later.evaluate(() => [sessionStorage.length, localStorage.getItem('MC_SESSION_INFO')])).toEqual([0, null]);
    const call = later.waitForRequest(/\/(wps|lgw)\//);
    await later.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Promos' }).click();
    expect((await call).headers()).not.toHaveProperty('authorization');
    await later.goBack();
  });
  await step('the next visit begins as a visitor [M-020] [E-120]', async () => {
    expect([local['autoLogin'], (await storageOf(later, 'localStorage'))['autoLogin']]).toEqual(['1', '0']);
  });
  await step('name and balance are gone from the page [S-004]', async () => {
    await later.getByRole('link', { name: 'Log in' }).first().waitFor();
    expect(await later.getByRole('main').innerText()).not.toMatch(new RegExp(`${userName}|700\\.00`));
  });
  await step('what was remembered stands in the form, and goes when that is not wanted any more [I-010] [E-090]', async () => {
    await later.getByRole('link', { name: 'Log in' }).first().click();
    await expect.poll(() => dialogOf(later).getByRole('textbox', { name: 'Password' }).inputValue()).toBe('Test2026');
    expect(await dialogOf(later).getByRole('textbox', { name: 'Username' }).inputValue()).toBe(userName);
    await dialogOf(later).getByRole('checkbox', { name: 'Remember password' }).uncheck();
    await submit(later);
    await dialogOf(later).waitFor({ state: 'hidden' });
    await expect.poll(async () => (await storageOf(later, 'localStorage'))['REMEMBERED_LOGIN']).toBeUndefined();
    expect(JSON.parse((await storageOf(later, 'sessionStorage'))['MC_SESSION_INFO'] ?? '{}').userName).toBe(userName);
  });
  expect(errors).toEqual([]);
  await close();
});

it('by a code: number checked, human proved, countdown to its end, wrong and right code', async () => {
  await memberWithMobile(site.app, '84912555001');
  const { page, errors, close } = await visit(site.origin);
  const payloads = await notePayloads(page);
  const sends = requestsTo(page, '/wps/account/sendVerificationCode');
  const logins = requestsTo(page, '/wps/session/login');
  await page.addInitScript(() => {
    // Chromium cannot be told by the protocol that it shows an app of the home screen.
    const { matchMedia } = window;
    window.matchMedia = (query) => matchMedia.call(window, query === '(display-mode: standalone)' ? 'all' : query);
  });
  await page.clock.install();
  await open(page, '/m/login');
  const dialog = dialogOf(page);
  await dialog.getByRole('tab', { name: 'SMS code' }).click();
  const number = dialog.getByRole('textbox', { name: 'Mobile number' });
  const code = dialog.getByRole('textbox', { name: 'SMS code' });
  const get = dialog.getByRole('button', { name: 'Get code' });
  const sending = page.getByText('Sending the code');
  const timer = dialog.getByRole('timer');
  await step('at first there is the button, and no field for a code [S-018]', async () => {
    expect([await get.innerText(), await code.isDisabled(), await timer.count()]).toEqual(['Get code', true, 0]);
  });
  await step('no code is sent to a number that cannot be [V-025] [V-022] [N-015]', async () => {
    await number.fill('1234');
    await get.click();
    await dialog.getByText('Please enter a mobile number of at least 8 digits').waitFor();
    await number.fill('99999999999');
    await get.click();
    await dialog.getByText('Please enter a valid mobile number').waitFor();
    expect(sends).toHaveLength(0);
  });
  await step('a failure ends the loading message [N-031] [N-027]', async () => {
    await page.route('**/wps/account/sendVerificationCode', (route) => route.abort(), { times: 1 });
    await number.fill('0912555001');
    await get.click();
    await sending.waitFor();
    await page.getByText('No connection').waitFor();
    expect(await sending.count()).toBe(0);
  });
  await step('a number that the server refuses is told so [V-065] [N-014]', async () => {
    await page.route('**/wps/account/sendVerificationCode', (route) => route.fulfill({ json: { success: false, value: null, errorCode: 'mobile.format', message: '' } }), { times: 1 });
    await get.click();
    await page.getByText('The mobile num is not valid').waitFor();
  });
  let answer = () => {};
  await step('an answer that hangs: the loading message goes after ten seconds [K-026]', async () => {
    await page.route('**/wps/account/sendVerificationCode', async (route) => {
      await new Promise<void>((resolve) => (answer = resolve));
      await route.continue();
    }, { times: 1 });
    const asked = page.waitForRequest('**/wps/account/sendVerificationCode');
    await get.click();
    await asked;
    await sending.waitFor();
    await page.clock.runFor(10_100);
    expect(await sending.count()).toBe(0);
  });
  await step('that it was sent is said for 1.5 seconds [N-032]', async () => {
    answer();
    await page.getByText('Code sent').waitFor();
    await page.clock.runFor(1500);
    await page.getByText('Code sent').waitFor({ state: 'detached', timeout: 1000 });
  });
  await step('number, dialling code and the proof of a human were sent [E-094] [E-095]', async () => {
    const sent = sends.at(-1)!.postDataJSON() as Record<string, string>;
    expect(sent).toMatchObject({ mobileNum: '0912555001', countryDialingCode: '84', scene: 'login' });
    expect(JSON.parse(atob(sent['altcha'] ?? ''))).toMatchObject({ challenge: { signature: expect.any(String) }, solution: { derivedKey: expect.any(String) } });
  });
  await step('seconds instead of the button, fewer at every tick [S-019] [S-020]', async () => {
    const seconds = async () => Number(/\d+/.exec(await timer.innerText())?.[0]);
    expect(await get.count()).toBe(0);
    const first = await seconds();
    expect(first).toBeGreaterThan(250);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000);
    const seen = [await seconds()];
    for (let tick = 0; tick < 10; tick++) {
      await page.clock.runFor(500);
      seen.push(await seconds());
    }
    // Ten half seconds: five seconds, one at a time, none of them late.
    expect(seen[0]! - seen.at(-1)!).toBe(5);
    expect(seen.slice(2).map((value, index) => seen[index]! - value)).toEqual(Array.from({ length: 9 }, () => 1));
    await page.clock.resume();
  });
  let right = '';
  await step('what is no code is refused before it is sent [V-023]', async () => {
    await code.fill('12');
    await submit(page);
    await dialog.getByText('Verification code error').waitFor();
    expect(logins).toHaveLength(0);
    right = await newestCode(site.app, site.sandbox, '84912555001');
  });
  await step('a wrong one by the server [N-003]', async () => {
    await code.fill(right === '000000' ? '111111' : '000000');
    await submit(page);
    await expect.poll(() => logins.length).toBe(1);
    await dialog.getByText('Verification code error').waitFor();
  });
  await step('the right one logs in, also from the home screen [I-010] [E-091] [X-006]', async () => {
    await code.fill(right);
    await submit(page);
    await dialog.waitFor({ state: 'hidden' });
    expect((await payloads()).at(-1)).toMatchObject({ type: 'sms', username: '0912555001', password: right, countryDialingCode: '84', remember: false });
    expect(logins.at(-1)!.headers()['device']).toBe('OTHERS');
  });
  await step('a log-out that hangs: its message goes after 9999 ms [S-099]', async () => {
    await page.route('**/wps/session/logout', async (route) => {
      await new Promise<void>((resolve) => (answer = resolve));
      await route.continue();
    });
    await logOut(page);
    await page.getByRole('dialog', { name: /log out/i }).getByRole('button', { name: 'Log out' }).click();
    await page.getByText('Logging out').waitFor();
    await page.clock.runFor(9998);
    expect(await page.getByText('Logging out').count()).toBe(0);
    answer();
  });
  await step('a code that ran out: the button is back, the field closed [S-022] [S-023]', async () => {
    await page.getByRole('link', { name: 'Log in' }).first().click();
    await dialog.getByRole('tab', { name: 'SMS code' }).click();
    await number.fill('912555002');
    await get.click();
    await timer.waitFor();
    expect(await code.isEnabled()).toBe(true);
    await page.clock.runFor(301_000);
    await get.waitFor();
    expect(await code.isDisabled()).toBe(true);
  });
  expect(errors).toEqual([]);
  await close();
});

it('with a provider: there and back to the page that was wanted, cancelled there', async () => {
  const { page, errors, close } = await visit(site.origin);
  const next = encodeURIComponent('/m/transaction/record');
  const button = (name: string) => dialogOf(page).getByRole('button', { name });
  const tab = dialogOf(page).getByRole('tab', { name: 'SMS code' });
  await open(page, `/m/login?next=${next}`);
  await button('Facebook').waitFor();
  await tab.waitFor();
  await step('who cancels there is told, and is no member; who does not gets the page [I-011]', async () => {
    person = null;
    await button('Google').click();
    await page.getByText('The log-in with this provider did not succeed').waitFor();
    expect(page.url()).not.toContain('social');
    person = 'person-1';
    await open(page, `/m/login?next=${next}`);
    await button('Google').click();
    await page.waitForURL('**/m/transaction/record');
    expect(JSON.parse((await storageOf(page, 'sessionStorage'))['MC_SESSION_INFO'] ?? '{}').token).toMatch(/./);
    expect((await storageOf(page, 'localStorage'))['SOCIAL_LOGIN']).toBeUndefined();
  });
  await page.context().clearCookies();
  await page.evaluate(() => [sessionStorage.clear(), localStorage.clear()]);
  await site.app.rooms.site.change('flags', { ...ALL_ON, GOOGLELOGIN3: false, FACEBOOKLOGIN3: false, MOBILEVERCODELOGIN3: false });
  await open(page, '/m/login');
  await button('Log in').first().waitFor();
  await step('without its flag Facebook is not offered [A-007] [Q-033]', async () => expect(await button('Facebook').count()).toBe(0));
  await step('nor Google [A-008] [Q-034]', async () => expect(await button('Google').count()).toBe(0));
  await step('nor a code [A-002] [Q-032]', async () => expect(await tab.count()).toBe(0));
  expect(errors).toEqual([]);
  await close();
});

it('free play from the dialog: closed it stays, open it leads home, and leaves nothing behind [E-007] [S-003] [S-029]', async () => {
  const { page, errors, close } = await visit(site.origin);
  await site.app.rooms.site.change('identity', { ...IDENTITY_DEFAULTS, trialOpen: false });
  await open(page, '/m/login');
  await dialogOf(page).getByRole('button', { name: 'Free play' }).click();
  await page.getByText('Free play is closed at the moment').waitFor();
  expect([new URL(page.url()).pathname, (await storageOf(page, 'sessionStorage'))['trialName']]).toEqual(['/m/login', undefined]);
  await site.app.rooms.site.change('identity', IDENTITY_DEFAULTS);
  await dialogOf(page).getByRole('button', { name: 'Free play' }).click();
  await page.getByRole('main').getByText('1,000,000.00').first().waitFor();
  expect([new URL(page.url()).pathname, (await storageOf(page, 'sessionStorage'))['trialName']]).toEqual(['/m/home', expect.stringMatching(/^guest/)]);
  await logOut(page);
  await page.getByRole('dialog', { name: /log out/i }).getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('link', { name: 'Log in' }).first().waitFor();
  expect((await storageOf(page, 'sessionStorage'))['trialName']).toBeUndefined();
  expect(errors).toEqual([]);
  await close();
});

it('with a passkey of the device', async () => {
  const member = await createMember(site.app);
  const { page, context, close } = await visit(site.origin);
  const cdp = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', { options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true } });
  await login(page, member.userName, 'Test2026');
  await addPasskey(page);
  await open(page, '/m/home');
  await logOut(page);
  await page.getByRole('dialog', { name: /log out/i }).getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('link', { name: 'Log in' }).first().click();
  await dialogOf(page).getByRole('button', { name: 'Use a passkey' }).click();
  await dialogOf(page).waitFor({ state: 'hidden' });
  expect(JSON.parse((await storageOf(page, 'sessionStorage'))['MC_SESSION_INFO'] ?? '{}').userName).toBe(member.userName);
  await close();
});

/** Adds a passkey in the security centre. */
async function addPasskey(page: Page): Promise<void> {
  await open(page, '/m/securityCenter');
  await page.getByRole('button', { name: /passkey/i }).first().click();
  const sheet = page.getByRole('dialog', { name: /passkey/i });
  await sheet.getByRole('textbox', { name: /name/i }).fill('My phone');
  await sheet.getByRole('textbox', { name: /password/i }).fill('Test2026');
  await sheet.getByRole('button', { name: 'Add passkey' }).click();
  await sheet.getByText('My phone').waitFor();
}

it('after a change of language what is wrong stands in the new one, 200 ms later', async () => {
  const { page, close } = await visit(site.origin);
  await open(page, '/m/login');
  const dialog = dialogOf(page);
  await dialog.getByRole('textbox', { name: 'Username' }).fill('x');
  await dialog.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('dialog', { name: 'Language' }).getByRole('button', { name: /Tiếng Việt/ }).click();
  const changed = page.getByRole('dialog', { name: 'Đăng nhập' });
  await changed.getByText('Tên đăng nhập không đúng định dạng').waitFor();
  expect(await changed.getByText('Vui lòng nhập mật khẩu').count()).toBe(0);
  await close();
});

it('a session that the server has ended: one try to renew it, the message and the log-in once, a visitor [N-021]', async () => {
  const { userName } = await createMember(site.app, { balance: '5.00' });
  const { page, close } = await visit(site.origin);
  await login(page, userName, 'Test2026');
  await page.getByRole('main').getByText('5.00').first().waitFor();
  const renewals = requestsTo(page, '/wps/session/renew');
  const info = JSON.parse((await storageOf(page, 'sessionStorage'))['MC_SESSION_INFO'] ?? '{}') as { token: string };
  await page.request.delete('/wps/session/logout', { headers: { authorization: `Bearer ${info.token}` } });
  await page.getByRole('button', { name: 'Refresh balance' }).first().click();
  await page.getByText('The account has been logged out, please log in again').waitFor();
  await dialogOf(page).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  expect(renewals).toHaveLength(1);
  await dialogOf(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Log in' }).first().waitFor();
  expect(await page.getByRole('main').innerText()).not.toContain('5.00');
  await close();
});

it('a disabled account is told so after the right password alone [N-006]', async () => {
  const { userName, memberId } = await createMember(site.app);
  await site.app.rooms.identity.disableMember(memberId);
  const { page, close } = await visit(site.origin);
  await open(page, '/m/login');
  const dialog = dialogOf(page);
  const answers: unknown[] = [];
  await forgetFailures();
  for (const [name, password, text] of [[userName, 'Wrong2026', 'Username or password is incorrect'], ['nobodyhere2', 'Wrong2026', 'Username or password is incorrect'], [userName, 'Test2026', 'Sorry, the user does not exist or is disabled']] as const) {
    await dialog.getByRole('textbox', { name: 'Username' }).fill(name);
    await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
    const answered = page.waitForResponse('**/wps/session/login');
    await submit(page);
    answers.push(await (await answered).json());
    await dialog.getByText(text).waitFor();
    // A press while the former answer is still being read would be none.
    await dialog.locator('[aria-busy]').waitFor({ state: 'detached' });
  }
  expect(answers[0]).toEqual(answers[1]);
  await close();
});

it('a captcha once a refusal demands it, renewed by every failure and by a press; work instead of it', async () => {
  const { userName } = await createMember(site.app);
  const { page, close } = await visit(site.origin);
  const captchas = requestsTo(page, '/wps/captcha');
  const logins = requestsTo(page, '/wps/session/login');
  await forgetFailures();
  await open(page, '/m/login');
  const dialog = dialogOf(page);
  const image = dialog.getByRole('img', { name: 'Captcha image' });
  const fail = async (name: string) => {
    await dialog.getByRole('textbox', { name: 'Username' }).fill(name);
    await dialog.getByRole('textbox', { name: 'Password' }).fill('Wrong2026');
    const answered = page.waitForResponse('**/wps/session/login');
    await submit(page);
    const answer = await (await answered).json();
    await dialog.getByText('Username or password is incorrect').waitFor();
    return answer;
  };
  await step('an unknown name and a wrong password get one and the same answer, without the flag', async () => {
    const known = await fail(userName);
    expect(await fail('nobodyhere')).toEqual(known);
    expect([captchas.length, await image.count()]).toEqual([0, 0]);
  });
  await step('a refusal with the flag brings the field and a picture [S-026] [S-027] [N-024]', async () => {
    expect((await fail(userName)).value).toEqual({ captcha: true });
    await image.waitFor();
    expect(captchas).toHaveLength(1);
  });
  await step('it must be filled in [V-024]', async () => {
    await dialog.getByRole('textbox', { name: 'Password' }).fill('Test2026');
    await submit(page);
    await dialog.getByText('Please write the code').waitFor();
    expect(logins).toHaveLength(3);
  });
  await step('a press on the picture brings another [S-028]', async () => {
    const source = await image.getAttribute('src');
    await image.click();
    await expect.poll(() => image.getAttribute('src')).not.toBe(source);
    expect(captchas).toHaveLength(2);
  });
  await dialog.getByRole('textbox', { name: 'Captcha' }).fill('nope');
  await submit(page);
  await dialog.getByText('Verification code error').waitFor();
  await expect.poll(() => captchas.length).toBe(3);
  await dialog.getByRole('button', { name: 'Check without a picture' }).click();
  await dialog.getByText('Check passed').waitFor();
  await submit(page);
  await dialog.waitFor({ state: 'hidden' });
  await close();
});
