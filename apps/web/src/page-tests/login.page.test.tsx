import { createMember } from '@fairlot/testkit/members';
import { expect, onTestFinished, vi } from 'vitest';
import { IDENTITY_DEFAULTS } from '@fairlot/testkit/site/server-parts';
import { test } from '@fairlot/testkit/page/kit';
import { answerWith, envelope, refusal } from '@fairlot/testkit/page/network';
import { box, fillLogin, loginDialogOf, logOut, submitLogin } from './kit.testing.ts';
import { openPageSite } from './open-page.testing.tsx';

const site = await openPageSite();

test('free play: a closed one stays on the page, an open one leads home [E-007] [S-003] [S-029]', async () => {
  const page = site.phone();
  const trialName = () => sessionStorage.getItem('trialName');
  await site.app.rooms.site.change('identity', { ...IDENTITY_DEFAULTS, trialOpen: false });
  await page.goto('/m/login');
  await loginDialogOf(page).getByRole('button', { name: 'Free play' }).click();
  await page.getByText('Free play is closed at the moment').waitFor();
  expect([new URL(page.url()).pathname, trialName()]).toEqual(['/m/login', null]);
  await site.app.rooms.site.change('identity', IDENTITY_DEFAULTS);
  await loginDialogOf(page).getByRole('button', { name: 'Free play' }).click();
  await page.getByRole('main').getByText('1,000,000.00').first().waitFor();
  await page.waitForURL('/m/home');
  expect(trialName()).toMatch(/^guest/);
  await test.step('the page shows the name of the trial [A-009]', () =>
    page.getByRole('main').getByText(trialName()!).first().waitFor());
  await logOut(page);
  expect(trialName()).toBeNull();
});

test('free play is not offered while its flag is off', async () => {
  const page = site.phone();
  await site.setFlags({ FREEPLAY3: false });
  await page.goto('/m/login');
  await loginDialogOf(page).getByRole('button', { name: 'Log in', exact: true }).waitFor();
  expect(await loginDialogOf(page).getByRole('button', { name: 'Free play' }).count()).toBe(0);
  await page.goto('/m/trail');
  await page.getByText('This feature is switched off').waitFor();
  expect(await page.getByRole('main').getByRole('button', { name: 'Free play' }).count()).toBe(0);
  await site.setFlags({});
});

test('after a language change errors appear in the new one', async () => {
  const page = site.phone();
  await page.goto('/m/login');
  const dialog = loginDialogOf(page);
  await dialog.getByRole('textbox', { name: 'Username' }).fill('x');
  // The rules of names have arrived.
  await page.settle();
  await dialog.getByRole('button', { name: /^Language/ }).click();
  await page
    .getByRole('dialog', { name: 'Language' })
    .getByRole('button', { name: /Tiếng Việt/ })
    .click();
  const changed = page.getByRole('dialog', { name: 'Đăng nhập' });
  await changed.getByText('Tên đăng nhập không đúng định dạng').waitFor();
  expect(await changed.getByText('Vui lòng nhập mật khẩu').count()).toBe(0);
});

test('a log-in is encrypted: no name or password on the wire, the key in Encryption [X-003] [X-004]', async () => {
  const { userName } = await createMember(site.app);
  const page = site.phone();
  await page.goto('/m/login');
  await fillLogin(page, userName, 'Test2026');
  await submitLogin(page);
  await loginDialogOf(page).waitFor({ state: 'hidden' });
  const [call, ...others] = page.network.to('/wps/session/login');
  expect(others).toEqual([]);
  expect(Object.keys(call!.body as object)).toEqual(['data']);
  expect(JSON.stringify(call!.body)).not.toMatch(new RegExp(`${userName}|Test2026`));
  expect(call!.headers.get('encryption')).toMatch(/^v1\.[^.]+\.[A-Za-z0-9_-]{300,}$/);
  // The same request without the header is rejected.
  const answer = await site.app.server.inject({
    method: 'POST',
    url: '/wps/session/login',
    payload: call!.body as object,
  });
  expect([answer.statusCode, answer.json<{ errorCode: string }>().errorCode]).toEqual([400, 'encryption.invalid']);
});

test.for([
  ['first01', 'at the first log-in'],
  ['expired01', 'because it has expired'],
] as const)('%s must change the password %s, and then continues', async ([account]) => {
  const page = site.phone();
  await page.goto('/m/login');
  await fillLogin(page, account, 'Fairlot2026');
  await submitLogin(page);
  const change = page.getByRole('dialog', { name: 'Change password' });
  await box(change, 'New password').fill('Fairlot2027');
  await box(change, 'Confirm new password').fill('Fairlot2027');
  await change.getByRole('button', { name: 'Confirm', exact: true }).click();
  await change.waitFor({ state: 'hidden' });
  await page.getByRole('main').getByText('0.00').first().waitFor();
});

test('the browser keeps its push subscription while it has a visitor, and ends it when a member logs out', async () => {
  const unsubscribe = vi.fn(async () => true);
  const getKey = () => new Uint8Array([4]).buffer;
  const subscription = { endpoint: 'https://push.example/1', getKey, unsubscribe };
  const registration = { pushManager: { getSubscription: async () => subscription } };
  const dropped = vi.fn(async () => true);
  const cache = { put: async () => undefined, delete: dropped, keys: async () => [], addAll: async () => undefined };
  vi.stubGlobal('caches', { open: async () => cache });
  const serviceWorker = { register: async () => registration, getRegistration: async () => registration };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });
  const visitor = site.phone();
  await visitor.goto('/m/home');
  await expect.poll(() => dropped.mock.calls.length).toBeGreaterThan(0);
  await visitor.settle();
  expect(unsubscribe).not.toHaveBeenCalled();
  const page = await site.phoneOf('demo01');
  await page.goto('/m/home');
  await logOut(page);
  await expect.poll(() => unsubscribe.mock.calls.length).toBe(1);
});

test('of two tabs that left for a provider, the one whose secret is stored can still log in', async () => {
  const page = site.phone();
  const member = await createMember(site.app);
  const flow = { verifier: 'of the second tab', next: '/m/vip', remember: false, begunAt: Date.now() };
  localStorage.setItem('SOCIAL_LOGIN', JSON.stringify(flow));
  const stop = answerWith(page, /session\/login$/, refusal('social.failed'));
  await page.goto('/m/login#social=first');
  await page.getByText('The log-in with this provider did not succeed').first().waitFor();
  await stop();
  const { userName, token } = member;
  page.network.cookies.set('fairlot_sid', member.cookie);
  const answer = { token, userName, customerType: 0, firstTimeLogin: false };
  answerWith(page, /session\/login$/, envelope(answer));
  await page.goto('/m/login#social=second');
  await page.waitForURL('/m/vip');
  expect(localStorage.getItem('SOCIAL_LOGIN')).toBeNull();
});
