import { get, WITH_FEED } from '@fairlot/testkit/draws';
import { createMember } from '@fairlot/testkit/members';
import { hold } from '@fairlot/testkit/page/network';
import { expect, test } from 'vitest';
import type { LotteryGame } from '../../features/lottery/games/api/menu.ts';
import { fillLogin, loginDialogOf, logOut, submitLogin } from '../kit.testing.ts';
import { openPageSite, type Page } from '../open-page.testing.tsx';

const site = await openPageSite({ config: WITH_FEED });
await site.app.rooms.lottery.runDueSteps(2000);

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

test('the slip and the tickets of a member are not shown to the next one', async () => {
  const { value: issues } = await get<LotteryGame[]>(site.app, '/lgw/lottery/numero');
  const isOnSale = ({ isSale, remainTime, lockTime }: LotteryGame) => isSale && remainTime - lockTime > 90_000;
  const game = issues.find((issue) => ['THAIBINH', 'HANOI'].includes(issue.gameCode) && isOnSale(issue));
  const page = await site.phoneOfNew({ balance: '5000000.00' });
  await page.goto(`/m/lottery/play?gameCode=${game?.gameCode}`);
  await page.getByRole('tab', { name: 'Special prize' }).click();
  const choose = (number: string) =>
    page.getByRole('tabpanel').getByRole('button', { name: number, exact: true }).click();
  const slip = page.getByRole('region', { name: 'Bet slip' });
  await choose('07');
  await slip.getByRole('button', { name: /^Place bet/ }).click();
  await page.getByRole('region', { name: 'My tickets' }).waitFor();
  await choose('12');
  await page.settle();
  await site.app.server.inject({
    method: 'DELETE',
    url: '/wps/session/logout',
    headers: { authorization: `Bearer ${page.token()}`, cookie: page.network.cookie() },
  });
  await slip.getByRole('button', { name: /^Place bet/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log in' }).click();
  // The member could log in again and buy the slip.
  await slip.getByText(/^1 number/).waitFor();
  await logInAsNext(page);
  expect([await slip.count(), await page.getByRole('region', { name: 'My tickets' }).count()]).toEqual([0, 0]);
});
