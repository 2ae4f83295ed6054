import { createMember } from '@fairlot/testkit/members';
import { expect, test, vi } from 'vitest';
import { box, fillLogin, fillSecrets, create, loginDialogOf, openSheet, submitLogin } from '../kit.testing.ts';
import { openPageSite } from '../open-page.testing.tsx';

const site = await openPageSite();
const NOTE = 'Your browser blocks cookies. Please allow them for this site, then try again';

test('a browser that blocks cookies is named at the log-in, and nothing is sent', async () => {
  const { userName } = await createMember(site.app);
  const page = site.phone();
  const cookies = vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  await page.goto('/m/login');
  await fillLogin(page, userName, 'Test2026');
  await submitLogin(page);
  await loginDialogOf(page).getByText(NOTE).waitFor();
  expect(page.network.to('/wps/session/login')).toEqual([]);
  cookies.mockRestore();
  await submitLogin(page);
  await loginDialogOf(page).waitFor({ state: 'detached' });
});

test('and at the registration, before an account exists', async () => {
  const page = site.phone();
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  const sheet = await openSheet(page);
  await box(sheet, 'Username').fill('cookieless1');
  await fillSecrets(sheet);
  await create(sheet).click();
  await page.getByText(NOTE).first().waitFor();
  expect(page.network.to('/wps/account/register')).toEqual([]);
});
