import { expect, test } from '../../kit/test.ts';
import { newestCode } from '../../../apps/server/src/rooms/identity/sandbox.testing.ts';
import { memberWithMobile } from '../../../apps/server/src/rooms/identity/messages/sms.testing.ts';
import { open, visit } from '../../kit/browser.ts';
import { requestsTo } from '../../kit/calls.ts';
import { runUntilShown, stopClock } from '../../kit/clock.ts';
import { answerWith, hold, intercept, refusal } from '../../kit/intercept.ts';
import { askLogOut, loginDialogOf, submitLogin } from '../../kit/login-dialog.ts';
import { withApp } from '../../kit/open-app.ts';
import { notePayloads } from '../../kit/sealed.ts';

const site = withApp();
test.beforeEach(() => site.app.rooms.site.change('flags', { MOBILEVERCODELOGIN3: true, CHNGPASSVERIF3: true }));

test('by a code: number validation, proof of a human, full countdown, wrong and right code', async () => {
  await memberWithMobile(site.app, '84912555001');
  const { page } = await visit(site.origin);
  const payloads = await notePayloads(page);
  const sends = requestsTo(page, '/wps/account/sendVerificationCode');
  const logins = requestsTo(page, '/wps/session/login');
  await page.addInitScript(() => {
    // The protocol cannot make Chromium emulate an app on the home screen.
    const { matchMedia } = window;
    window.matchMedia = (query) => matchMedia.call(window, query === '(display-mode: standalone)' ? 'all' : query);
  });
  await page.clock.install();
  await open(page, '/m/login');
  const dialog = loginDialogOf(page);
  await dialog.getByRole('tab', { name: 'SMS code' }).click();
  const number = dialog.getByRole('textbox', { name: 'Mobile number' });
  const code = dialog.getByRole('textbox', { name: 'SMS code' });
  const get = dialog.getByRole('button', { name: 'Get code' });
  const sending = page.getByText('Sending the code');
  const timer = dialog.getByRole('timer');
  await test.step('initially shows the button, and no field for a code [S-018]', async () => {
    expect([await get.innerText(), await code.isDisabled(), await timer.count()]).toEqual(['Get code', true, 0]);
  });
  await test.step('sends no code to an invalid number [V-025] [V-022] [N-015]', async () => {
    await number.fill('1234');
    await get.click();
    await dialog.getByText('Please enter a mobile number of at least 8 digits').waitFor();
    await number.fill('99999999999');
    await get.click();
    await dialog.getByText('Please enter a valid mobile number').waitFor();
    expect(sends).toHaveLength(0);
  });
  await test.step('an error ends the loading message [N-031] [N-027]', async () => {
    await intercept(page, '**/wps/account/sendVerificationCode', (route) => route.abort(), { times: 1 });
    await number.fill('0912555001');
    await get.click();
    await sending.waitFor();
    await page.getByText('No connection').waitFor();
    expect(await sending.count()).toBe(0);
  });
  await test.step('shows that the server rejected a number [V-065] [N-014]', async () => {
    await answerWith(page, '**/wps/account/sendVerificationCode', refusal('mobile.format'), { times: 1 });
    await get.click();
    await page.getByText('The mobile num is not valid').waitFor();
  });
  let answer = () => {};
  await test.step('without a response the loading message disappears after ten seconds [K-026]', async () => {
    answer = (await hold(page, '**/wps/account/sendVerificationCode', { times: 1 })).release;
    const asked = page.waitForRequest('**/wps/account/sendVerificationCode');
    await get.click();
    await asked;
    await sending.waitFor();
    await page.clock.runFor(10_100);
    expect(await sending.count()).toBe(0);
  });
  await test.step('confirms the sending for 1.5 seconds [N-032]', async () => {
    answer();
    await page.getByText('Code sent').waitFor();
    await stopClock(page);
    await page.clock.runFor(500);
    await page.getByText('Code sent').waitFor({ state: 'detached' });
  });
  await test.step('sends number, dialling code and the proof of a human [E-094] [E-095]', async () => {
    const sent = sends.at(-1)!.postDataJSON() as Record<string, string>;
    expect(sent).toMatchObject({ mobileNum: '0912555001', countryDialingCode: '84', scene: 'login' });
    expect(JSON.parse(atob(sent['altcha'] ?? ''))).toMatchObject({
      challenge: { signature: expect.any(String) },
      solution: { derivedKey: expect.any(String) },
    });
  });
  await test.step('the button counts down, updated every half second [S-019] [S-020] [K-030]', async () => {
    const seconds = async () => Number(/\d+/.exec(await timer.innerText())?.[0]);
    expect(await get.count()).toBe(0);
    const first = await seconds();
    expect(first).toBeGreaterThan(250);
    await page.clock.runFor(1000);
    const seen = [await seconds()];
    for (let tick = 0; tick < 10; tick++) {
      await page.clock.runFor(500);
      seen.push(await seconds());
    }
    // Ten half seconds: five seconds, one at a time, none late.
    expect(seen[0]! - seen.at(-1)!).toBe(5);
    expect(seen.slice(2).map((value, index) => seen[index]! - value)).toEqual(Array.from({ length: 9 }, () => 1));
    await page.clock.resume();
  });
  let right = '';
  await test.step('rejects an invalid code before it is sent [V-023]', async () => {
    await code.fill('12');
    await submitLogin(page);
    await dialog.getByText('Verification code error').waitFor();
    expect(logins).toHaveLength(0);
    right = await newestCode(site.app, site.sandbox, '84912555001');
  });
  await test.step('the server rejects a wrong code [N-003]', async () => {
    await code.fill(right === '000000' ? '111111' : '000000');
    await submitLogin(page);
    await expect.poll(() => logins.length).toBe(1);
    await dialog.getByText('Verification code error').waitFor();
  });
  await test.step('logs in with the right code, even from the home screen [I-010] [E-091] [X-006]', async () => {
    await code.fill(right);
    await submitLogin(page);
    await dialog.waitFor({ state: 'hidden' });
    expect((await payloads()).at(-1)).toMatchObject({
      type: 'sms',
      username: '0912555001',
      password: right,
      countryDialingCode: '84',
      remember: false,
    });
    expect(logins.at(-1)!.headers()['device']).toBe('OTHERS');
  });
  await test.step('the message of a log-out without a response disappears after 9999 ms [S-099]', async () => {
    const logout = await hold(page, '**/wps/session/logout');
    await askLogOut(page);
    await stopClock(page);
    await page
      .getByRole('dialog', { name: /log out/i })
      .getByRole('button', { name: 'Log out' })
      .click();
    const message = page.getByText('Logging out');
    await runUntilShown(page, message);
    // It appeared within the last hundredths of a second of a paused clock.
    await page.clock.runFor(9900);
    expect(await message.count()).toBe(1);
    await page.clock.runFor(99 + 300);
    expect(await message.count()).toBe(0);
    await page.clock.resume();
    logout.release();
  });
  await test.step('an expired code: the button is back, the field disabled [S-022] [S-023]', async () => {
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
});

test('providers are not offered without their service, whatever their flags are [A-007] [A-008]', async () => {
  await site.app.rooms.site.change('flags', { FACEBOOKLOGIN3: true, GOOGLELOGIN3: true });
  const { page } = await visit(site.origin);
  await open(page, '/m/login');
  const dialog = loginDialogOf(page);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).waitFor();
  expect(await dialog.getByRole('button', { name: /Facebook|Google/ }).count()).toBe(0);
});
