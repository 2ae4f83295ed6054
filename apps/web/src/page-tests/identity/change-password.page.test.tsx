import { createMember } from '@fairlot/testkit/members';
import { test } from '@fairlot/testkit/page/kit';
import { hold } from '@fairlot/testkit/page/network';
import { expect } from 'vitest';
import { box, fillLogin, holdTimers, loginDialogOf, notePayloads, submitLogin } from '../kit.testing.ts';
import { openPageSite, type Page } from '../open-page.testing.tsx';

/** The password of members that tests create. */
const OLD = 'Test2026';
const CHANGE = '/wps/account/password/v2';
const site = await openPageSite();

const changeOf = (page: Page) => page.getByRole('dialog', { name: 'Change password' });
const path = (page: Page) => new URL(page.url()).pathname;
const stored = () => [sessionStorage, localStorage].flatMap((storage) => Object.entries(storage));

test('a member changes it: rules, loading, saved, home', async () => {
  const member = await createMember(site.app);
  const payloads = notePayloads();
  await test.step('requires a session [A-051] [Q-041]', async () => {
    const visitor = site.phone();
    await visitor.goto('/m/changePsw');
    await expect.poll(() => path(visitor)).toBe('/m/home');
    expect(await visitor.getByRole('dialog').count()).toBe(0);
  });
  const page = site.phone({ ...member, type: 0 });
  const dialog = changeOf(page);
  const saving = page.getByText('Saving');
  const fill = async (old: string, fresh: string, again: string) => {
    await box(dialog, 'Old password').fill(old);
    await box(dialog, 'New password').fill(fresh);
    await box(dialog, 'Confirm new password').fill(again);
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  };
  const refuses = async (values: [old: string, fresh: string, again: string], message: string) => {
    await fill(...values);
    await dialog.getByText(message).waitFor();
    expect(page.network.to(CHANGE)).toEqual([]);
  };
  await page.goto('/m/changePsw');
  // The rules of the merchant.
  await page.settle();
  await test.step('each of the three passwords can be shown and hidden [A-047] [A-048] [A-049]', async () => {
    for (const name of ['Old password', 'New password', 'Confirm new password']) {
      const parts = dialog.locator('.field', { has: page.getByLabel(name, { exact: true }) });
      await parts.getByRole('button', { name: 'Show password' }).click();
      expect(await box(dialog, name).getAttribute('type')).toBe('text');
      await parts.getByRole('button', { name: 'Hide password' }).click();
      expect(await box(dialog, name).getAttribute('type')).toBe('password');
    }
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
  const hanging = hold(page, new RegExp(CHANGE));
  await test.step('without a response the loading message disappears after ten seconds [S-008] [K-024]', async () => {
    const pass = holdTimers(10_000);
    await fill(OLD, 'Fresh4Lantern', 'Fresh4Lantern');
    await saving.waitFor();
    pass();
    await saving.waitFor({ state: 'detached' });
    expect(await dialog.count()).toBe(1);
  });
  const passSecond = holdTimers(1000);
  await test.step('confirms the change, and no storage contains a password [S-009] [S-011] [A-050]', async () => {
    hanging.release();
    await page.getByText('Change saved').waitFor();
    expect(JSON.stringify(stored())).not.toMatch(/Fresh4Lantern|Test2026/);
  });
  await test.step('sends all three passwords [E-110]', () => {
    expect(
      payloads()
        .filter((payload) => 'confirmNewPassword' in payload)
        .at(-1),
    ).toMatchObject({
      oldPassword: OLD,
      newPassword: 'Fresh4Lantern',
      confirmNewPassword: 'Fresh4Lantern',
    });
  });
  await test.step('shows home without the dialog a second later [S-013] [K-028] [I-012]', async () => {
    expect(await dialog.count()).toBe(1);
    passSecond();
    await expect.poll(() => dialog.count()).toBe(0);
    expect(path(page)).toBe('/m/home');
  });
  await test.step('requires the new password for a second change [S-010]', async () => {
    await hanging.stop();
    await page.goto('/m/changePsw');
    await fill(OLD, 'Third2027', 'Third2027');
    await dialog.getByText('This is not your current password').waitFor();
  });
});

test.each(['first01', 'expired01'])(
  '%s must choose a password first; the old one is asked for only after a reload',
  async (account) => {
    const page = site.phone();
    const dialog = changeOf(page);
    await test.step('the first log-in and an expired password lead to the dialog [A-044] [A-045]', async () => {
      await page.goto('/m/login');
      await fillLogin(page, account, 'Fairlot2026');
      await submitLogin(page);
      await dialog.waitFor();
      await loginDialogOf(page).waitFor({ state: 'hidden' });
    });
    await test.step('for an expired one the message names the reason', async () => {
      const toast = page.locator('.toast', { hasText: 'Your password has expired, please choose a new one' });
      await expect.poll(() => toast.count()).toBe(account === 'expired01' ? 1 : 0);
    });
    await test.step('the old password is asked for only if the session does not hold it [A-046]', async () => {
      await box(dialog, 'New password').waitFor();
      expect(await box(dialog, 'Old password').count()).toBe(0);
      await page.reload();
      await box(dialog, 'Old password').fill('Fairlot2026');
    });
    await test.step('the dialog closes after the change [S-015]', async () => {
      await box(dialog, 'New password').fill('Fairlot2027');
      await box(dialog, 'Confirm new password').fill('Fairlot2027');
      await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
      await dialog.waitFor({ state: 'hidden' });
      expect(JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '')).toMatchObject({ firstTimeLogin: false });
    });
  },
);
