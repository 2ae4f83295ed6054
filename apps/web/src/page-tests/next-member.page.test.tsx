import { createMember } from '@fairlot/testkit/members';
import { hold } from '@fairlot/testkit/page/network';
import { expect, test } from 'vitest';
import { fillLogin, loginDialogOf, logOut, submitLogin } from './kit.testing.ts';
import { openPageSite, type Page } from './open-page.testing.tsx';

const site = await openPageSite();

/** Logs in as a new member in the dialog that is open. */
async function logInAsNext(page: Page): Promise<void> {
  const { userName } = await createMember(site.app);
  await fillLogin(page, userName, 'Test2026');
  await submitLogin(page);
  await loginDialogOf(page).waitFor({ state: 'hidden' });
  await page.settle();
}

const postsTo = (page: Page, path: string) => page.network.to(path).filter(({ method }) => method === 'POST');

test('chat messages that wait for an earlier one are not sent as the next member', async () => {
  const messages = '/wps/chat/messages';
  const page = await site.phoneOfNew();
  await page.goto('/m/chat');
  const held = hold(page, /chat\/messages$/);
  for (const text of ['The first', 'The second']) {
    await page.getByLabel('Write a message').fill(text);
    await page.getByRole('button', { name: 'Send' }).click();
  }
  await expect.poll(() => postsTo(page, messages)).toHaveLength(1);
  await page.follow('/m/home');
  await logOut(page);
  await page.getByRole('link', { name: 'Log in' }).first().click();
  await logInAsNext(page);
  held.release();
  await page.settle();
  expect(postsTo(page, messages)).toHaveLength(1);
  await held.stop();
});
