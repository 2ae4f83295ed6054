import { createMember } from '@fairlot/testkit/members';
import { openSandbox } from '@fairlot/testkit/open-test-app';
import { test } from '@fairlot/testkit/page/kit';
import { changeAnswer, hold } from '@fairlot/testkit/page/network';
import { seal } from '@fairlot/testkit/seal';
import { deliver, giveContact, newestCode } from '@fairlot/testkit/site/messages';
import { IDENTITY_DEFAULTS } from '@fairlot/testkit/site/server-parts';
import { expect } from 'vitest';
import { holdTimers, loginDialogOf, notePayloads } from '../kit.testing.ts';
import { openPageSite, type Page } from '../open-page.testing.tsx';

/** The password of members that tests create. */
const OLD = 'Test2026';
const sandbox = await openSandbox();
const site = await openPageSite({ config: sandbox.config });
const { app } = site;
await app.rooms.site.change('identity', { ...IDENTITY_DEFAULTS, humanCheck: 'none' });

const forgotOf = (page: Page) => page.getByRole('dialog', { name: 'Forgot password' });
const logIn = async (username: string, password: string) => {
  const sealed = await seal(app, { username, password, type: 'username' });
  return (await app.server.inject({ method: 'POST', url: '/wps/session/login', ...sealed })).json<object>();
};

test('by e-mail: the form, the link, a new password, once only', async () => {
  await app.rooms.site.change('flags', { FORGOTEMAIL3: true, CHNGPASSVERIF3: false });
  const { userName, memberId } = await createMember(app);
  await giveContact(app, memberId, { email: 'mira@example.com' });
  const page = site.phone();
  const dialog = forgotOf(page);
  const name = dialog.getByRole('textbox', { name: 'Username' });
  const email = dialog.getByRole('textbox', { name: 'E-mail' });
  const retrieve = dialog.getByRole('button', { name: 'Retrieve password' });
  const path = () => new URL(page.url()).pathname;
  await test.step('shows only two fields without the setting for mobile numbers [A-040] [A-036]', async () => {
    await page.goto('/m/login');
    await loginDialogOf(page).getByRole('button', { name: 'Forgot?' }).click();
    await dialog.waitFor();
    await loginDialogOf(page).waitFor({ state: 'hidden' });
    expect([path(), await dialog.getByRole('tab').count(), await dialog.getByRole('textbox').count()]).toEqual([
      '/m/forget',
      0,
      2,
    ]);
    expect([await name.isVisible(), await email.isVisible()]).toEqual([true, true]);
  });
  await test.step('links to customer service [A-038]', async () => {
    await dialog.getByRole('link', { name: 'Customer service' }).click();
    const service = page.getByRole('dialog', { name: 'Customer service' });
    await service.getByRole('link', { name: 'Help centre' }).waitFor();
    await service.getByRole('button', { name: 'Close' }).click();
    await service.waitFor({ state: 'hidden' });
    expect(path()).toBe('/m/forget');
  });
  await test.step('shows an error below an invalid address [V-002] [V-003] [V-063]', async () => {
    await name.fill(userName);
    for (const bad of ['a@c', 'a@c.x', 'a@c.info', 'a b@c.com', 'á🎲@c.com']) {
      await email.fill(bad);
      await email.blur();
      await dialog.getByText('E-mail format is incorrect').waitFor();
      expect(await retrieve.isDisabled()).toBe(true);
    }
    for (const good of ['a.b@c.com', 'a@c.co.uk']) {
      await email.fill(good);
      await expect.poll(() => retrieve.isDisabled()).toBe(false);
    }
  });
  await test.step('cannot be sent until name and address are valid [V-001] [V-004] [N-010]', async () => {
    await email.fill('a@c');
    await email.blur();
    await dialog.getByText('E-mail format is incorrect').waitFor();
    await email.fill(' mira@example.com ');
    for (const bad of ['', 'x']) {
      await name.fill(bad);
      await expect.poll(() => retrieve.isDisabled()).toBe(true);
    }
    await name.fill(` ${userName} `);
    await expect.poll(() => retrieve.isDisabled()).toBe(false);
    expect(await dialog.getByText('E-mail format is incorrect').count()).toBe(0);
  });
  await test.step('shows a message while sending, another for a second, then the log-in [S-016] [S-017]', async () => {
    const held = hold(page, /account\/password\/email$/);
    await retrieve.click();
    await page.getByText('Sending the link').waitFor();
    const pass = holdTimers(1000);
    held.release();
    const sent = page.getByText('If the details match, we have sent you a link');
    await sent.waitFor();
    await loginDialogOf(page).waitFor();
    pass();
    await sent.waitFor({ state: 'detached' });
  });
  const asked = page.network.to('/wps/account/password/email');
  await test.step('is sent as a form [A-037] [X-022]', async () => {
    expect(asked).toHaveLength(1);
    expect(asked[0]?.headers.get('content-type')).toContain('application/x-www-form-urlencoded');
    expect(await asked[0]?.answer).toMatchObject({ success: true });
  });
  await test.step('sends only name and address, trimmed [E-111] [V-005]', () => {
    expect(asked[0]?.body).toEqual({ username: userName, email: 'mira@example.com' });
  });
  await test.step('the link in the e-mail sets a new password, once only [I-012]', async () => {
    await deliver(app);
    const [mail] = await sandbox.mails('mira@example.com');
    const link = new URL(/\S+#reset=\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    const again = dialog.getByRole('textbox', { name: 'Confirm new password' });
    const confirm = dialog.getByRole('button', { name: 'Confirm', exact: true });
    await page.goto(link.pathname + link.search + link.hash);
    await dialog.getByRole('textbox', { name: 'New password', exact: true }).fill('Fresh4Lantern');
    expect(page.url()).not.toContain('reset');
    await again.fill('Fresh5Lantern');
    await confirm.click();
    await dialog.getByText('Confirmation password not matched').waitFor();
    await again.fill('Fresh4Lantern');
    await confirm.click();
    await page.getByText('Password saved, please log in').waitFor();
    await page.goto(link.pathname + link.search + link.hash);
    await dialog.getByRole('textbox', { name: 'New password', exact: true }).fill('Third2027');
    await again.fill('Third2027');
    await confirm.click();
    await page.getByText('This link is not valid any more').waitFor();
    expect(await logIn(userName, 'Fresh4Lantern')).toMatchObject({ success: true });
  });
});

test('by mobile number: it comes first if both are enabled; errors, then logged in', async () => {
  await app.rooms.site.change('flags', { FORGOTEMAIL3: true, CHNGPASSVERIF3: true });
  const { userName, memberId } = await createMember(app);
  await giveContact(app, memberId, { mobile: '+84912666001' });
  const page = site.phone();
  const payloads = notePayloads();
  const sets = () => page.network.to('/wps/account/password/phone').length;
  const dialog = forgotOf(page);
  const number = dialog.getByRole('textbox', { name: 'Mobile number' });
  const code = dialog.getByRole('textbox', { name: 'SMS code' });
  const password = dialog.getByRole('textbox', { name: 'New password' });
  const get = dialog.getByRole('button', { name: 'Get code' });
  const save = dialog.getByRole('button', { name: 'Set password and log in' });
  let right = '';
  await test.step('shows both forms with the setting, this one first [A-039] [P-046]', async () => {
    await page.goto('/m/forget');
    expect(await dialog.getByRole('tab', { name: 'Phone' }).getAttribute('aria-selected')).toBe('true');
    expect(await dialog.getByRole('tab').count()).toBe(2);
    await dialog.getByRole('button', { name: 'Country, +84' }).waitFor();
  });
  await test.step('has fields for number, code and password [A-041] [A-042] [A-043]', async () => {
    for (const part of [number, code, password, get]) expect(await part.isVisible()).toBe(true);
  });
  await test.step('requires the number with its minimum length [V-006] [V-008]', async () => {
    await save.click();
    await dialog.getByText('Please enter your mobile number').waitFor();
    await number.fill('91');
    await save.click();
    await dialog.getByText('at least 8 digits').waitFor();
    expect(sets()).toBe(0);
  });
  await test.step('a code needs only the number; it is valid for 60 s by default [V-010] [S-021]', async () => {
    await number.fill('912666001');
    expect([await code.inputValue(), await password.inputValue()]).toEqual(['', '']);
    const stop = changeAnswer(page, /sendVerificationCode/, ({ value }: { value: { expirationTime?: number } }) =>
      Reflect.deleteProperty(value, 'expirationTime'),
    );
    await get.click();
    await dialog.getByRole('timer').waitFor();
    const seconds = async () => Number(/\d+/.exec(await dialog.getByRole('timer').innerText())?.[0]);
    // The first half second may show the time of the last tick.
    await expect.poll(seconds).toBeLessThanOrEqual(60);
    await stop();
    expect(page.network.to('/wps/account/sendVerificationCode')[0]?.body).toMatchObject({
      mobileNum: '912666001',
      countryDialingCode: '84',
      scene: 'password',
    });
    right = await newestCode(app, sandbox, '84912666001');
  });
  await test.step('code and password follow the shared rules; invalid ones are not sent [V-009] [V-011]', async () => {
    await code.fill('12');
    await password.fill('Fresh4Lantern');
    await save.click();
    await dialog.getByText('Verification code error').waitFor();
    expect(sets()).toBe(0);
  });
  await test.step('reports an invalid password [V-062] [N-009]', async () => {
    await code.fill(right);
    await password.fill('short');
    await save.click();
    await dialog.getByText('Password format is incorrect').waitFor();
    expect(sets()).toBe(0);
  });
  await test.step('reports and clears a wrong code, and keeps the password [N-003] [V-013]', async () => {
    await password.fill('Fresh4Lantern');
    await code.fill(right === '000000' ? '111111' : '000000');
    await save.click();
    await dialog.getByText('Verification code error').waitFor();
    expect(sets()).toBe(1);
    expect([await code.inputValue(), await password.inputValue()]).toEqual(['', 'Fresh4Lantern']);
  });
  await test.step('clears the old password, and keeps the code [V-012] [N-028]', async () => {
    await code.fill(right);
    await password.fill(OLD);
    await save.click();
    await dialog.getByText('The old password and new password cannot be the same').waitFor();
    expect([await code.inputValue(), await password.inputValue()]).toEqual([right, '']);
  });
  await test.step('closes the dialog and logs the member in [S-024] [S-025] [E-109]', async () => {
    await password.fill('Fresh4Lantern');
    await save.click();
    await dialog.waitFor({ state: 'hidden' });
    expect(payloads().at(-1)).toMatchObject({
      newPassword: 'Fresh4Lantern',
      mobileNum: '912666001',
      countryDialingCode: '84',
      verificationCode: right,
    });
    await page.getByRole('link', { name: 'Withdraw' }).first().waitFor();
    expect(JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '')).toMatchObject({ userName });
  });
});
