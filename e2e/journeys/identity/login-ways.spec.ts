import { type RunningProvider, startProvider } from '@fairlot/server/rooms/identity/social/provider.testing';
import { createMember } from '@fairlot/testkit';
import { sql } from '@fairlot/server/platform/db/index';
import type { Page } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import { login, open, visit } from '../../kit/browser.ts';
import { loginDialogOf, logOutByMenu, storageOf } from '../../kit/login-dialog.ts';
import { answerWith } from '../../kit/intercept.ts';
import { openApp, type OpenApp } from '../../kit/open-app.ts';
import { addAuthenticator } from '../../kit/authenticator.ts';

const ALL_ON = {
  MOBILEVERCODELOGIN3: true,
  CHNGPASSVERIF3: true,
  FORGOTEMAIL3: true,
  GOOGLELOGIN3: true,
  FACEBOOKLOGIN3: true,
  PASSKEYLOGIN3: true,
  SECCEN: true,
};
let site: OpenApp;
let provider: RunningProvider;
/** The person whom the provider authenticates; null if the player cancels there. */
let person: string | null = 'person-1';

test.beforeAll(async () => {
  provider = await startProvider(() => person);
  site = await openApp({
    config: (origin) => {
      provider.serve(origin);
      const client = {
        issuer: provider.issuer,
        clientId: 'fairlot',
        clientSecret: 'secret-of-fairlot',
        tokenEndpoint: undefined,
      };
      return { oidc: { google: client, facebook: client } };
    },
  });
});
test.beforeEach(() => site.app.rooms.site.change('flags', ALL_ON));
test.afterAll(async () => {
  await site.close();
  await provider.close();
});

test('offers a name or a code, each with its own fields; the neighbouring dialogs replace it', async () => {
  const { page } = await visit(site.origin);
  const dialog = loginDialogOf(page);
  const fields = () => dialog.getByRole('textbox').evaluateAll((all) => all.map((field) => field.getAttribute('name')));
  await test.step('has two tabs, each with its own fields [A-001]', async () => {
    await open(page, '/m/login');
    await expect.poll(() => dialog.getByRole('tab').count()).toBe(2);
    const byName = await fields();
    await dialog.getByRole('tab', { name: 'SMS code' }).click();
    await dialog.getByRole('textbox', { name: 'Mobile number' }).waitFor();
    const byCode = await fields();
    expect([byName.length, byCode.length, byName.filter((name) => byCode.includes(name))]).toEqual([2, 2, []]);
    await dialog.getByRole('tab', { selected: false }).click();
    await dialog.getByRole('textbox', { name: 'Username' }).waitFor();
  });
  const gives = async (press: () => Promise<void>, title: string) => {
    await press();
    await page.getByRole('dialog', { name: title }).waitFor();
    await expect.poll(() => page.locator('dialog').count()).toBe(1);
  };
  await test.step('the dialog of a forgotten password replaces it [A-004]', () =>
    gives(() => dialog.getByRole('button', { name: 'Forgot?' }).click(), 'Forgot password'));
  await test.step('registration replaces it [A-006]', async () => {
    await open(page, '/m/login');
    await gives(() => dialog.getByRole('button', { name: 'Join Fairlot' }).click(), 'Register');
  });
});

test('with a provider from an invitation link: the new member belongs to the owner of the link', async () => {
  const owner = await createMember(site.app);
  const { db } = site.app.platform;
  const code = await db.value(sql<string>`
    select invitation_code from people_members where id = ${owner.memberId}::bigint`);
  const { page } = await visit(site.origin);
  person = 'invited-1';
  await open(page, `/m/register?affiliateCode=${code}`);
  await page.getByRole('dialog', { name: 'Register' }).getByRole('button', { name: 'Google' }).click();
  await page.waitForURL('**/m/home');
  await expect.poll(() => storageOf(page, 'sessionStorage')).toHaveProperty('MC_SESSION_INFO');
  const inviter = await db.value(sql<bigint>`select inviter_id from people_members order by id desc limit 1`);
  expect(inviter).toBe(owner.memberId);
});

test('with a provider: the button works again after Back restored the page', async () => {
  const { page } = await visit(site.origin);
  person = 'back-1';
  await open(page, '/m/login');
  const google = loginDialogOf(page).getByRole('button', { name: 'Google' });
  // The page stays, as a page that the browser keeps for Back.
  const left = page.waitForResponse(`${provider.issuer}/**`);
  const stop = await answerWith(page, `${provider.issuer}/**`, { status: 204 });
  await google.click();
  await left;
  await stop();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await google.click();
  await page.waitForURL('**/m/home');
});

test('with a provider: returns to the requested page, or reports a cancellation', async () => {
  const { page } = await visit(site.origin);
  const next = encodeURIComponent('/m/transaction/record');
  const button = (name: string) => loginDialogOf(page).getByRole('button', { name });
  const tab = loginDialogOf(page).getByRole('tab', { name: 'SMS code' });
  await open(page, `/m/login?next=${next}`);
  await test.step('each is offered with its flag and its provider [A-007] [A-008] [I-011]', async () => {
    await button('Facebook').waitFor();
    await button('Google').waitFor();
  });
  await tab.waitFor();
  await test.step('shows a cancellation and creates no member; otherwise opens the requested page', async () => {
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
  const expectOffered = async (flag: keyof typeof ALL_ON, expected: number[]) => {
    await site.app.rooms.site.change('flags', { ...ALL_ON, [flag]: false });
    const offered = async () => {
      await open(page, '/m/login');
      await button('Log in').first().waitFor();
      return [await button('Facebook').count(), await button('Google').count(), await tab.count()];
    };
    // Pages for visitors are cached for a second.
    await expect.poll(offered).toEqual(expected);
  };
  await test.step('does not offer Facebook without its flag [A-007] [Q-033] [I-011]', () =>
    expectOffered('FACEBOOKLOGIN3', [0, 1, 1]));
  await test.step('does not offer Google without its flag [A-008] [Q-034] [I-011]', () =>
    expectOffered('GOOGLELOGIN3', [1, 0, 1]));
  await test.step('does not offer a code without its flag [A-002] [Q-032]', () =>
    expectOffered('MOBILEVERCODELOGIN3', [1, 1, 0]));
});

test('with a passkey of the device', async () => {
  const member = await createMember(site.app);
  const { page, context } = await visit(site.origin);
  await addAuthenticator(context, page);
  await login(page, member.userName, 'Test2026');
  await addPasskey(page);
  await open(page, '/m/home');
  await logOutByMenu(page);
  await page.getByRole('link', { name: 'Log in' }).first().click();
  await loginDialogOf(page).getByRole('button', { name: 'Use a passkey' }).click();
  await loginDialogOf(page).waitFor({ state: 'hidden' });
  expect(JSON.parse((await storageOf(page, 'sessionStorage'))['MC_SESSION_INFO'] ?? '{}').userName).toBe(
    member.userName,
  );
});

/** Adds a passkey in the security centre. */
async function addPasskey(page: Page): Promise<void> {
  await open(page, '/m/securityCenter');
  await page
    .getByRole('button', { name: /passkey/i })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: /passkey/i });
  await sheet.getByRole('textbox', { name: /name/i }).fill('My phone');
  await sheet.getByRole('textbox', { name: /password/i }).fill('Test2026');
  await sheet.getByRole('button', { name: 'Add passkey' }).click();
  await sheet.getByText('My phone').waitFor();
}
