import type { Locator } from '@fairlot/testkit/page/locator';
import { createMember } from '@fairlot/testkit/members';
import { test } from '@fairlot/testkit/page/kit';
import { seal } from '@fairlot/testkit/seal';
import { sql } from '@fairlot/testkit/site/server-parts';
import { expect } from 'vitest';
import { box, fillLogin, noteOf, submitLogin } from './kit.testing.ts';
import { openPageSite } from './open-page.testing.tsx';

const site = await openPageSite();

/** Open dialogs that are not closing. */
const names = () =>
  [...document.querySelectorAll('dialog[open]:not([data-closing])')].map((dialog) => dialog.getAttribute('aria-label'));

const confirm = (dialog: Locator) => dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
/** The messages below the new password and its repetition. */
const newNotes = async (dialog: Locator) => [
  await noteOf(dialog, 'New password'),
  await noteOf(dialog, 'Confirm new password'),
];
const EMPTY_NEW = ['Please enter your password', 'Please enter password again'];

test('every empty field of a password change is marked at once, the first one focused [V-017]', async () => {
  const page = await site.phoneOf('demo01');
  await page.goto('/m/changePsw');
  const change = page.getByRole('dialog', { name: 'Change password' });
  await confirm(change);
  await change.getByText('Please enter your password').first().waitFor();
  expect([await noteOf(change, 'Old password'), ...(await newNotes(change))]).toEqual([
    'Please enter your password',
    ...EMPTY_NEW,
  ]);
  await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('oldPassword');
});

test('a first log-in in progress when the registration opens shows only the password dialog, then home', async () => {
  const page = site.phone();
  const change = page.getByRole('dialog', { name: 'Change password' });
  await page.goto('/m/login');
  await fillLogin(page, 'first01', 'Fairlot2026');
  await submitLogin(page);
  await change.waitFor();
  // The old password was typed a moment ago.
  await confirm(change);
  await change.getByText('Please enter your password').first().waitFor();
  expect(await newNotes(change)).toEqual(EMPTY_NEW);
  // The server renders this page for a visitor: the cookie gives no access before the password is changed.
  const cookie = page.network.cookies.get('fairlot_sid')!;
  page.network.cookies.delete('fairlot_sid');
  await page.goto('/m/register');
  page.network.cookies.set('fairlot_sid', cookie);
  await change.waitFor();
  expect(names()).toEqual(['Change password']);
  await box(change, 'Old password').fill('Fairlot2026');
  await box(change, 'New password').fill('Fairlot2027');
  await box(change, 'Confirm new password').fill('Fairlot2027');
  await confirm(change);
  await page.waitForURL('/m/home');
  await change.waitFor({ state: 'hidden' });
  expect(names()).toEqual([]);
});

test('a password that expires while a page is open is asked for there', async () => {
  const { app } = site;
  const { memberId, ...member } = await createMember(app);
  const page = site.phone({ ...member, type: 0 });
  await page.goto('/m/set');
  await app.platform.db.run(sql`
    update identity_passwords set changed_at = changed_at - interval '91 days' where member_id = ${memberId}::bigint`);
  await app.rooms.site.change('identity', { ...(await app.rooms.site.setting('identity')), passwordMaxAgeDays: 90 });
  // A log-in on another device restricts all sessions.
  const sealed = await seal(app, { username: member.userName, password: 'Test2026', type: 'username' });
  const answer = await app.server.inject({ method: 'POST', url: '/wps/session/login', ...sealed });
  expect(answer.json()).toMatchObject({ errorCode: 'password.expired' });
  await page.follow('/m/securityCenter');
  const change = page.getByRole('dialog', { name: 'Change password' });
  await change.waitFor();
  await box(change, 'Old password').fill('Test2026');
  await box(change, 'New password').fill('Fairlot2027');
  await box(change, 'Confirm new password').fill('Fairlot2027');
  await confirm(change);
  await change.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: /^Payment password/ }).waitFor();
});
