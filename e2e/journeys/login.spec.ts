import { auditBooks, createMember } from '@fairlot/testkit';
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newestCode } from '../../apps/server/src/rooms/identity/sandbox.testing.ts';
import { memberWithMobile } from '../../apps/server/src/rooms/identity/sms.testing.ts';
import { IDENTITY_DEFAULTS } from '../../apps/server/src/rooms/site/identity-settings.ts';
import { closeBrowser, login, open, visit } from '../kit/browser.ts';
import { startProvider, type RunningProvider } from '../kit/oidc.ts';
import { openApp, type OpenApp } from '../kit/open-app.ts';
import { notePayloads } from '../kit/sealed.ts';

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
async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Log out' }).click();
}

it('by name and password: rules, payload, session, remembered and logged out again [I-010] [H-025] [M-018] [M-019] [M-020] [M-021] [E-001] [E-002] [E-003] [E-004] [E-005] [E-006] [E-090] [E-091] [E-092] [E-123] [S-001] [S-002] [S-004] [S-005] [V-020] [V-021] [V-026] [V-061] [N-008] [X-005] [E-120]', async () => {
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
  await fill('bób 🎲', 'Test2026');
  await expect.poll(async () => {
    await submit(page);
    return dialog.innerText();
  }).toContain('Account format is incorrect');
  await fill(userName, '');
  await submit(page);
  await dialog.getByText('Please enter your password').waitFor();
  expect(logins).toHaveLength(0);

  await fill(`  ${userName} `, 'Test2026');
  await dialog.getByRole('checkbox', { name: 'Remember password' }).check();
  await submit(page);
  await dialog.waitFor({ state: 'hidden' });
  expect(logins[0]!.headers()['content-type']).toContain('application/json');
  expect(logins[0]!.headers()).not.toHaveProperty('device');
  expect((await payloads()).find(({ type }) => type === 'username')).toMatchObject({ username: userName, password: 'Test2026', remember: true });
  const local = await storageOf(page, 'localStorage');
  const token = String(JSON.parse(local['MC_SESSION_INFO'] ?? '{}').token);
  expect(JSON.parse(local['MC_SESSION_INFO'] ?? '')).toEqual({ token, merchantCode: 'fairlot', userName, type: 0, firstTimeLogin: false });
  expect(local['autoLogin']).toBe('1');
  expect(JSON.stringify([local, await storageOf(page, 'sessionStorage')])).not.toContain('Test2026');
  expect(JSON.parse(local['REMEMBERED_LOGIN'] ?? '')).toMatchObject({ userName, v: 1 });

  await page.getByRole('main').getByText('700.00').first().waitFor();
  // The token is in memory too: calls carry it although the storages are empty.
  await page.evaluate(() => [sessionStorage.clear(), localStorage.removeItem('MC_SESSION_INFO')]);
  const wallet = page.waitForRequest('**/wps/wallet/merchant*');
  await page.getByRole('button', { name: 'Refresh balance' }).first().click();
  expect((await wallet).headers()['authorization']).toMatch(/^Bearer ./);
  await page.evaluate((text) => localStorage.setItem('MC_SESSION_INFO', text), local['MC_SESSION_INFO'] ?? '');

  // Another visit: the session that was remembered is taken up and renewed.
  await page.close();
  const later = await context.newPage();
  const renewed = requestsTo(later, '/wps/session/renew');
  await open(later, '/m/home');
  await expect.poll(() => renewed.length).toBeGreaterThan(0);
  await later.getByRole('main').getByText('700.00').first().waitFor();

  await logOut(later);
  const question = later.getByRole('dialog', { name: /log out/i });
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect((await storageOf(later, 'localStorage'))['autoLogin']).toBe('1');
  await later.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Log out' }).click();
  const ended = later.waitForRequest((request) => request.url().endsWith('/wps/session/logout'));
  await question.getByRole('button', { name: 'Log out' }).click();
  expect([(await ended).method(), (await ended).headers()['authorization']?.slice(0, 7)]).toEqual(['DELETE', 'Bearer ']);
  await later.getByRole('link', { name: 'Log in' }).first().waitFor();
  expect(new URL(later.url()).pathname).toBe('/m/home');
  expect(await later.evaluate(() => [sessionStorage.length, localStorage.getItem('MC_SESSION_INFO'), localStorage.getItem('autoLogin')])).toEqual([0, null, '0']);
  expect(await later.getByRole('main').innerText()).not.toMatch(new RegExp(`${userName}|700\\.00`));

  await later.getByRole('link', { name: 'Log in' }).first().click();
  await expect.poll(() => dialogOf(later).getByRole('textbox', { name: 'Password' }).inputValue()).toBe('Test2026');
  expect(await dialogOf(later).getByRole('textbox', { name: 'Username' }).inputValue()).toBe(userName);
  await dialogOf(later).getByRole('checkbox', { name: 'Remember password' }).uncheck();
  await submit(later);
  await dialogOf(later).waitFor({ state: 'hidden' });
  await expect.poll(async () => (await storageOf(later, 'localStorage'))['REMEMBERED_LOGIN']).toBeUndefined();
  expect(JSON.parse((await storageOf(later, 'sessionStorage'))['MC_SESSION_INFO'] ?? '{}').userName).toBe(userName);
  expect(errors).toEqual([]);
  await close();
});

it('by a code: number checked, human proved, countdown to its end, wrong and right code [I-010] [E-091] [E-094] [E-095] [S-018] [S-019] [S-020] [S-022] [S-023] [V-022] [V-023] [V-025] [V-065] [N-003] [N-014] [N-015] [N-027] [N-031] [N-032] [K-026] [K-030] [S-099] [X-006]', async () => {
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
  expect(await code.isDisabled()).toBe(true);
  await number.fill('1234');
  await get.click();
  await dialog.getByText('Please enter a mobile number of at least 8 digits').waitFor();
  await number.fill('99999999999');
  await get.click();
  await dialog.getByText('Please enter a valid mobile number').waitFor();
  expect(sends).toHaveLength(0);

  await page.route('**/wps/account/sendVerificationCode', (route) => route.abort(), { times: 1 });
  await number.fill('0912555001');
  await get.click();
  await page.getByText('Sending the code').waitFor();
  await page.getByText('No connection').waitFor();
  expect(await page.getByText('Sending the code').count()).toBe(0);

  await page.route('**/wps/account/sendVerificationCode', (route) => route.fulfill({ json: { success: false, value: null, errorCode: 'mobile.format', message: '' } }), { times: 1 });
  await get.click();
  await page.getByText('The mobile num is not valid').waitFor();

  // An answer that does not come: the message goes after ten seconds.
  let answer = () => {};
  await page.route('**/wps/account/sendVerificationCode', async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    await route.continue();
  }, { times: 1 });
  const asked = page.waitForRequest('**/wps/account/sendVerificationCode');
  await get.click();
  await asked;
  await page.getByText('Sending the code').waitFor();
  await page.clock.runFor(10_100);
  expect(await page.getByText('Sending the code').count()).toBe(0);
  answer();
  await page.getByText('Code sent').waitFor();
  const sent = sends.at(-1)!.postDataJSON() as Record<string, string>;
  expect(sent).toMatchObject({ mobileNum: '0912555001', countryDialingCode: '84', scene: 'login' });
  expect(JSON.parse(atob(sent['altcha'] ?? ''))).toMatchObject({ challenge: { signature: expect.any(String) }, solution: { derivedKey: expect.any(String) } });
  expect(await get.count()).toBe(0);
  const seconds = async () => Number(/\d+/.exec(await dialog.getByRole('timer').innerText())?.[0]);
  const first = await seconds();
  expect(first).toBeGreaterThan(250);
  await page.clock.runFor(1500);
  expect(await seconds()).toBeLessThan(first);
  await page.getByText('Code sent').waitFor({ state: 'detached', timeout: 1000 });

  await code.fill('12');
  await submit(page);
  await dialog.getByText('Verification code error').waitFor();
  expect(logins).toHaveLength(0);
  const right = await newestCode(site.app, site.sandbox, '84912555001');
  await code.fill(right === '000000' ? '111111' : '000000');
  await submit(page);
  await expect.poll(() => logins.length).toBe(1);
  await dialog.getByText('Verification code error').waitFor();
  await code.fill(right);
  await submit(page);
  await dialog.waitFor({ state: 'hidden' });
  expect((await payloads()).at(-1)).toMatchObject({ type: 'sms', username: '0912555001', password: right, countryDialingCode: '84', remember: false });
  expect(logins.at(-1)!.headers()['device']).toBe('OTHERS');

  // A code runs out: the button is back, the field closed.
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
  await page.getByRole('link', { name: 'Log in' }).first().click();
  await dialog.getByRole('tab', { name: 'SMS code' }).click();
  await number.fill('912555002');
  await get.click();
  await dialog.getByRole('timer').waitFor();
  expect(await code.isEnabled()).toBe(true);
  await page.clock.runFor(301_000);
  await get.waitFor();
  expect(await code.isDisabled()).toBe(true);
  expect(errors).toEqual([]);
  await close();
});

it('with a provider: buttons by flag, there and back to the page that was wanted, cancelled there [I-011] [A-002] [A-007] [A-008] [Q-032] [Q-033] [Q-034]', async () => {
  const { page, errors, close } = await visit(site.origin);
  const next = encodeURIComponent('/m/transaction/record');
  await open(page, `/m/login?next=${next}`);
  await dialogOf(page).getByRole('button', { name: 'Facebook' }).waitFor();
  await dialogOf(page).getByRole('tab', { name: 'SMS code' }).waitFor();
  person = null;
  await dialogOf(page).getByRole('button', { name: 'Google' }).click();
  await page.getByText('The log-in with this provider did not succeed').waitFor();
  expect(page.url()).not.toContain('social');
  person = 'person-1';
  await open(page, `/m/login?next=${next}`);
  await dialogOf(page).getByRole('button', { name: 'Google' }).click();
  await page.waitForURL('**/m/transaction/record');
  expect(JSON.parse((await storageOf(page, 'sessionStorage'))['MC_SESSION_INFO'] ?? '{}').token).toMatch(/./);
  expect((await storageOf(page, 'localStorage'))['SOCIAL_LOGIN']).toBeUndefined();
  await page.context().clearCookies();
  await page.evaluate(() => [sessionStorage.clear(), localStorage.clear()]);
  await site.app.rooms.site.change('flags', { ...ALL_ON, GOOGLELOGIN3: false, FACEBOOKLOGIN3: false, MOBILEVERCODELOGIN3: false });
  await open(page, '/m/login');
  await dialogOf(page).getByRole('button', { name: 'Log in', exact: true }).waitFor();
  expect([await dialogOf(page).getByRole('button', { name: 'Google' }).count(), await dialogOf(page).getByRole('button', { name: 'Facebook' }).count(), await dialogOf(page).getByRole('tab').count()]).toEqual([0, 0, 0]);
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

it('a captcha once a refusal demands it, renewed by every failure and by a press; work instead of it [S-026] [S-027] [S-028] [N-006] [N-024] [V-024]', async () => {
  const { userName } = await createMember(site.app);
  const { page, close } = await visit(site.origin);
  const captchas = requestsTo(page, '/wps/captcha');
  const logins = requestsTo(page, '/wps/session/login');
  await open(page, '/m/login');
  const dialog = dialogOf(page);
  const fail = async (name: string) => {
    await dialog.getByRole('textbox', { name: 'Username' }).fill(name);
    await dialog.getByRole('textbox', { name: 'Password' }).fill('Wrong2026');
    const answered = page.waitForResponse('**/wps/session/login');
    await submit(page);
    const answer = await (await answered).json();
    await dialog.getByText('Username or password is incorrect').waitFor();
    return answer;
  };
  const known = await fail(userName);
  expect(await fail('nobodyhere')).toEqual(known);
  expect(captchas).toHaveLength(0);
  expect((await fail(userName)).value).toEqual({ captcha: true });
  await dialog.getByRole('img', { name: 'Captcha image' }).waitFor();
  expect(captchas).toHaveLength(1);
  await dialog.getByRole('textbox', { name: 'Password' }).fill('Test2026');
  await submit(page);
  await dialog.getByText('Please write the code').waitFor();
  expect(logins).toHaveLength(3);
  const image = await dialog.getByRole('img', { name: 'Captcha image' }).getAttribute('src');
  await dialog.getByRole('img', { name: 'Captcha image' }).click();
  await expect.poll(() => dialog.getByRole('img', { name: 'Captcha image' }).getAttribute('src')).not.toBe(image);
  expect(captchas).toHaveLength(2);
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
