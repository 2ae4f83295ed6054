import { createMember } from '@fairlot/testkit';
import type { Page } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import { sql } from '../../../apps/server/src/platform/db/index.ts';
import { deliver, newestCode } from '../../../apps/server/src/rooms/identity/sandbox.testing.ts';
import { giveContact } from '../../../apps/server/src/rooms/identity/contact.testing.ts';
import { memberWithMobile } from '../../../apps/server/src/rooms/identity/messages/sms.testing.ts';
import { login, open, pathOf, recoverable, visit } from '../../kit/browser.ts';
import { requestsTo } from '../../kit/calls.ts';
import { changeAnswer, intercept } from '../../kit/intercept.ts';
import { withApp } from '../../kit/open-app.ts';
import { BY_EMAIL_AND_MOBILE, OLD } from '../../kit/phones.ts';
import { notePayloads } from '../../kit/sealed.ts';

const BY_EMAIL = { FORGOTEMAIL3: true, CHNGPASSVERIF3: false };
const site = withApp();
test.beforeEach(() => site.app.rooms.site.change('flags', BY_EMAIL_AND_MOBILE));

const forgotOf = (page: Page) => page.getByRole('dialog', { name: 'Forgot password' });

test('by e-mail: the form, the link, a new password, once only', async () => {
  await site.app.rooms.site.change('flags', BY_EMAIL);
  const { userName, memberId } = await createMember(site.app);
  await giveContact(site.app, memberId, { email: 'mira@example.com' });
  const { page } = await visit(site.origin);
  const asked = requestsTo(page, '/wps/account/password/email');
  const dialog = forgotOf(page);
  const name = dialog.getByRole('textbox', { name: 'Username' });
  const email = dialog.getByRole('textbox', { name: 'E-mail' });
  const retrieve = dialog.getByRole('button', { name: 'Retrieve password' });
  await test.step('shows only two fields without the setting for mobile numbers [A-040] [A-036]', async () => {
    await open(page, '/m/login');
    await page.getByRole('dialog', { name: 'Log in' }).getByRole('button', { name: 'Forgot?' }).click();
    await dialog.waitFor();
    await page.getByRole('dialog', { name: 'Log in' }).waitFor({ state: 'hidden' });
    expect([pathOf(page), await dialog.getByRole('tab').count(), await dialog.getByRole('textbox').count()]).toEqual([
      '/m/forget',
      0,
      2,
    ]);
    expect([await name.isVisible(), await email.isVisible()]).toEqual([true, true]);
  });
  await test.step('links to customer service [A-038]', async () => {
    await recoverable(page);
    await dialog.getByRole('link', { name: 'Customer service' }).click();
    const service = page.getByRole('dialog', { name: 'Customer service' });
    await service.getByRole('link', { name: 'Help centre' }).waitFor();
    await service.getByRole('button', { name: 'Close' }).click();
    await service.waitFor({ state: 'hidden' });
    expect(pathOf(page)).toBe('/m/forget');
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
      expect(await retrieve.isDisabled()).toBe(true);
    }
    await name.fill(` ${userName} `);
    await expect.poll(() => retrieve.isDisabled()).toBe(false);
    expect(await dialog.getByText('E-mail format is incorrect').count()).toBe(0);
  });
  await test.step('shows a message while sending, another for a second, then the log-in [S-016] [S-017]', async () => {
    // The response is delayed, so that the loading message is visible.
    await intercept(page, '**/wps/account/password/email', async (route) => {
      await page.getByText('Sending the link').waitFor();
      await route.continue();
    });
    await page.clock.install();
    await retrieve.click();
    const sent = page.getByText('If the details match, we have sent you a link');
    await sent.waitFor();
    await page.getByRole('dialog', { name: 'Log in' }).waitFor();
    await page.clock.runFor(1100);
    expect(await sent.count()).toBe(0);
  });
  await test.step('is sent as a form [A-037] [X-022]', async () => {
    expect(asked).toHaveLength(1);
    expect(asked[0]!.headers()['content-type']).toContain('application/x-www-form-urlencoded');
    expect((await (await asked[0]!.response())?.json()) as object).toMatchObject({ success: true });
  });
  await test.step('sends only name and address, trimmed [E-111] [V-005]', async () => {
    expect(Object.fromEntries(new URLSearchParams(asked[0]!.postData() ?? ''))).toEqual({
      username: userName,
      email: 'mira@example.com',
    });
  });
  await test.step('the link in the e-mail sets a new password, once only [I-012]', async () => {
    await deliver(site.app);
    const [mail] = await site.sandbox.mails('mira@example.com');
    const link = /\S+#reset=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    await page.goto('about:blank');
    await page.goto(link);
    const again = dialog.getByRole('textbox', { name: 'Confirm new password' });
    await dialog.getByRole('textbox', { name: 'New password', exact: true }).fill('Fresh4Lantern');
    expect(page.url()).not.toContain('reset');
    await again.fill('Fresh5Lantern');
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
    await dialog.getByText('Confirmation password not matched').waitFor();
    await again.fill('Fresh4Lantern');
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
    await page.getByText('Password saved, please log in').waitFor();
    await page.goto('about:blank');
    await page.goto(link);
    await dialog.getByRole('textbox', { name: 'New password', exact: true }).fill('Third2027');
    await again.fill('Third2027');
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
    await page.getByText('This link is not valid any more').waitFor();
    await login(page, userName, 'Fresh4Lantern');
  });
});

test('by mobile number: it comes first if both are enabled; errors, then logged in', async () => {
  const memberId = await memberWithMobile(site.app, '84912666001');
  const { page } = await visit(site.origin);
  const payloads = await notePayloads(page);
  const sends = requestsTo(page, '/wps/account/sendVerificationCode');
  const sets = requestsTo(page, '/wps/account/password/phone');
  const dialog = forgotOf(page);
  const number = dialog.getByRole('textbox', { name: 'Mobile number' });
  const code = dialog.getByRole('textbox', { name: 'SMS code' });
  const password = dialog.getByRole('textbox', { name: 'New password' });
  const get = dialog.getByRole('button', { name: 'Get code' });
  const save = dialog.getByRole('button', { name: 'Set password and log in' });
  let right = '';
  await test.step('shows both forms with the setting, this one first [A-039] [P-046]', async () => {
    await open(page, '/m/forget');
    expect(await dialog.getByRole('tab', { name: 'Phone' }).getAttribute('aria-selected')).toBe('true');
    expect(await dialog.getByRole('tab').count()).toBe(2);
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
    expect(sets).toHaveLength(0);
  });
  await test.step('a code needs only the number; it is valid for 60 s by default [V-010] [S-021]', async () => {
    await number.fill('912666001');
    expect([await code.inputValue(), await password.inputValue()]).toEqual(['', '']);
    const stop = await changeAnswer(
      page,
      '**/sendVerificationCode',
      ({ value }: { value: { expirationTime?: number } }) => Reflect.deleteProperty(value, 'expirationTime'),
    );
    await get.click();
    await dialog.getByRole('timer').waitFor();
    expect(Number(/\d+/.exec(await dialog.getByRole('timer').innerText())?.[0])).toBeLessThanOrEqual(60);
    await stop();
    expect(sends[0]!.postDataJSON()).toMatchObject({
      mobileNum: '912666001',
      countryDialingCode: '84',
      scene: 'password',
    });
    right = await newestCode(site.app, site.sandbox, '84912666001');
  });
  await test.step('code and password follow the shared rules; invalid ones are not sent [V-009] [V-011]', async () => {
    await code.fill('12');
    await password.fill('Fresh4Lantern');
    await save.click();
    await dialog.getByText('Verification code error').waitFor();
    expect(sets).toHaveLength(0);
  });
  await test.step('reports an invalid password [V-062] [N-009]', async () => {
    await code.fill(right);
    await password.fill('short');
    await save.click();
    await dialog.getByText('Password format is incorrect').waitFor();
    expect(sets).toHaveLength(0);
  });
  await test.step('reports and clears a wrong code, and keeps the password [N-003] [V-013]', async () => {
    await password.fill('Fresh4Lantern');
    await code.fill(right === '000000' ? '111111' : '000000');
    await save.click();
    await dialog.getByText('Verification code error').waitFor();
    expect(sets).toHaveLength(1);
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
    expect((await payloads()).at(-1)).toMatchObject({
      newPassword: 'Fresh4Lantern',
      mobileNum: '912666001',
      countryDialingCode: '84',
      verificationCode: right,
    });
    await page.getByRole('link', { name: 'Withdraw' }).first().waitFor();
    const { account } = await site.app.platform.db.one(
      sql<{ account: string }>`select account from people_members where id = ${memberId}::bigint`,
    );
    expect(JSON.parse(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO') ?? '')).userName).toBe(
      account,
    );
  });
});
