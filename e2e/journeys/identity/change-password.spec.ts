import { createMember } from '@fairlot/testkit';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import { open, pathOf, PHONE, visit } from '../../kit/browser.ts';
import { requestsTo } from '../../kit/calls.ts';
import { runUntilShown, stopClock } from '../../kit/clock.ts';
import { logOutByMenu } from '../../kit/login-dialog.ts';
import { hold } from '../../kit/intercept.ts';
import { withApp } from '../../kit/open-app.ts';
import { BY_EMAIL_AND_MOBILE, OLD } from '../../kit/phones.ts';
import { notePayloads } from '../../kit/sealed.ts';

const site = withApp();
test.beforeEach(() => site.app.rooms.site.change('flags', BY_EMAIL_AND_MOBILE));

const changeOf = (page: Page) => page.getByRole('dialog', { name: 'Change password' });

/** Position of a message; it moves from a closing dialog to the next one, and is briefly nowhere. */
async function boxOf(page: Page, toast: Locator) {
  for (let tries = 0; tries < 50; tries++) {
    await runUntilShown(page, toast);
    const box = await toast.boundingBox();
    if (box !== null) return box;
  }
  throw new Error('no message is shown');
}

test('a member changes it: rules, loading, saved, home; the remembered log-in is encrypted again', async () => {
  const { userName } = await createMember(site.app);
  const { page } = await visit(site.origin);
  const payloads = await notePayloads(page);
  const changes = requestsTo(page, '/wps/account/password/v2');
  const dialog = changeOf(page);
  const saving = page.getByText('Saving');
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  const fill = async (old: string, fresh: string, again: string) => {
    await field('Old password').fill(old);
    await field('New password').fill(fresh);
    await field('Confirm new password').fill(again);
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  };
  const toggles = async (name: string) => {
    const parts = dialog.locator('.field', { has: page.getByLabel(name, { exact: true }) });
    await parts.getByRole('button', { name: 'Show password' }).click();
    expect(await field(name).getAttribute('type')).toBe('text');
    await parts.getByRole('button', { name: 'Hide password' }).click();
    expect(await field(name).getAttribute('type')).toBe('password');
  };
  const refuses = async (values: [old: string, fresh: string, again: string], message: string) => {
    await fill(...values);
    await dialog.getByText(message).waitFor();
    expect(changes).toHaveLength(0);
  };
  await test.step('requires a session [A-051] [Q-041]', async () => {
    await open(page, '/m/changePsw');
    expect([pathOf(page), await page.getByRole('dialog').count()]).toEqual(['/m/home', 0]);
  });
  await open(page, '/m/login');
  await page.getByRole('checkbox', { name: 'Remember password' }).check();
  await page.getByRole('textbox', { name: 'Username' }).fill(userName);
  await page.getByRole('textbox', { name: 'Password' }).fill(OLD);
  await page.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.clock.install();
  await open(page, '/m/changePsw');
  await test.step('each of the three passwords can be shown and hidden [A-047] [A-048] [A-049]', async () => {
    for (const name of ['Old password', 'New password', 'Confirm new password']) await toggles(name);
  });
  await test.step('checks old and new password by their rules [V-014] [V-015]', async () => {
    await refuses(['', 'Fresh4Lantern', 'Fresh4Lantern'], 'Please enter your password');
    await refuses([OLD, 'short', 'short'], 'Password format is incorrect');
  });
  await test.step('requires the new one twice, identical [V-017] [V-018] [N-011]', async () => {
    await refuses([OLD, 'Fresh4Lantern', ''], 'Please enter password again');
    await refuses([OLD, 'Fresh4Lantern', 'Fresh5Lantern'], 'Confirmation password not matched');
  });
  await test.step('requires a different password [V-019]', () =>
    refuses([OLD, OLD, OLD], 'The new password and the old password cannot be the same'));
  await test.step('an error ends the loading message, and the dialog stays [S-014]', async () => {
    await fill('Wrong2026', 'Fresh4Lantern', 'Fresh4Lantern');
    await dialog.getByText('This is not your current password').waitFor();
    expect([await saving.count(), await dialog.count()]).toEqual([0, 1]);
  });
  const hanging = { release: () => {}, stop: async () => {} };
  await test.step('without a response the loading message disappears after ten seconds [S-008] [K-024]', async () => {
    Object.assign(hanging, await hold(page, '**/wps/account/password/v2'));
    await stopClock(page);
    await fill(OLD, 'Fresh4Lantern', 'Fresh4Lantern');
    await runUntilShown(page, saving);
    // It appeared within the last hundredths of a second of a paused clock.
    await page.clock.runFor(9900);
    expect(await saving.count()).toBe(1);
    await page.clock.runFor(99 + 300);
    expect(await saving.count()).toBe(0);
    await page.clock.resume();
  });
  await test.step('confirms the change, and no storage contains a password [S-009] [S-011] [A-050]', async () => {
    hanging.release();
    await page.getByText('Change saved').waitFor();
    expect(
      JSON.stringify(
        await page.evaluate(() => [sessionStorage, localStorage].flatMap((storage) => Object.entries(storage))),
      ),
    ).not.toMatch(/Fresh4Lantern|Test2026/);
  });
  await test.step('sends all three passwords [E-110]', async () => {
    expect((await payloads()).filter((payload) => 'confirmNewPassword' in payload).at(-1)).toMatchObject({
      oldPassword: OLD,
      newPassword: 'Fresh4Lantern',
      confirmNewPassword: 'Fresh4Lantern',
    });
  });
  await test.step('shows home without the dialog about a second later [S-013] [K-028] [I-012]', async () => {
    await page.clock.runFor(1400);
    await expect.poll(() => dialog.count()).toBe(0);
    expect(pathOf(page)).toBe('/m/home');
  });
  await test.step('requires the new password for a second change [S-010]', async () => {
    await hanging.stop();
    await open(page, '/m/changePsw');
    await fill(OLD, 'Third2027', 'Third2027');
    await dialog.getByText('This is not your current password').waitFor();
  });
  await test.step('remembers the new password [S-012]', async () => {
    await dialog.getByRole('button', { name: 'Close' }).click();
    await logOutByMenu(page);
    await page.getByRole('link', { name: 'Log in' }).first().click();
    await expect.poll(() => page.getByRole('textbox', { name: 'Password' }).inputValue()).toBe('Fresh4Lantern');
  });
});

for (const account of ['first01', 'expired01'] as const)
  test(`${account} must choose a password first; the old one is asked for only after a reload`, async () => {
    const { page } = await visit(site.origin);
    const logIn = async () => {
      await open(page, '/m/login');
      await page.getByRole('textbox', { name: 'Username' }).fill(account);
      await page.getByRole('textbox', { name: 'Password' }).fill('Fairlot2026');
      // A message that is shown for some seconds stays while the clock is paused.
      if (account === 'expired01') await stopClock(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }).click();
    };
    const dialog = changeOf(page);
    const toast = page.locator('.toast:visible', { hasText: 'Your password has expired, please choose a new one' });
    await page.clock.install();
    await test.step('the first log-in and an expired password lead to the dialog [A-044] [A-045]', async () => {
      await logIn();
      if (account === 'expired01') await runUntilShown(page, toast);
      else await dialog.waitFor();
    });
    if (account === 'expired01') {
      await test.step('for an expired one the message names the reason and stays on the screen', async () => {
        const reported = await boxOf(page, toast);
        expect(reported.x).toBeGreaterThanOrEqual(0);
        expect(reported.x + reported.width).toBeLessThanOrEqual(PHONE.width);
        await page.clock.resume();
        await dialog.waitFor();
      });
    }
    await test.step('the old password is asked for only if the session does not hold it [A-046]', async () => {
      await dialog.getByRole('textbox', { name: 'New password', exact: true }).waitFor();
      expect(await dialog.getByRole('textbox', { name: 'Old password' }).count()).toBe(0);
      await page.reload();
      await dialog.getByRole('textbox', { name: 'Old password' }).fill('Fairlot2026');
    });
    await test.step('the dialog closes after the change [S-015]', async () => {
      await dialog.getByRole('textbox', { name: 'New password', exact: true }).fill('Fairlot2027');
      await dialog.getByRole('textbox', { name: 'Confirm new password' }).fill('Fairlot2027');
      await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
      await dialog.waitFor({ state: 'hidden' });
      expect(
        JSON.parse(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO') ?? '')).firstTimeLogin,
      ).toBe(false);
    });
  });
