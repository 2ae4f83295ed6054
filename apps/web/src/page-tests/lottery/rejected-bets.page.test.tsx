import { keepOnSale, WITH_FEED } from '@fairlot/testkit/draws';
import { createMember } from '@fairlot/testkit/members';
import { answerWith, changeAnswer, hold, refusal } from '@fairlot/testkit/page/network';
import { expect, test } from 'vitest';
import type { GamePlays } from '../../features/lottery/games/api/plays.ts';
import { endSession, fillLogin, submitLogin } from '../kit.testing.ts';
import { openPageSite } from '../open-page.testing.tsx';

const site = await openPageSite({ config: WITH_FEED });
await keepOnSale(site.app.platform.db, 'HANOI');
await site.app.rooms.lottery.runDueSteps(2000);

test('a stake that a changed limit rejects is shown within the new limits', async () => {
  const page = await site.phoneOfNew({ balance: '5000000.00' });
  await page.goto('/m/lottery/play?gameCode=HANOI');
  await page.getByRole('tabpanel').getByRole('button', { name: '05', exact: true }).click();
  const slip = page.getByRole('region', { name: 'Bet slip' });
  const place = slip.getByRole('button', { name: /^Place bet/ });
  expect(await place.innerText()).toMatch(/27,000/);
  changeAnswer<{ value: GamePlays }>(page, /lottery\/plays/, ({ value }) => {
    for (const play of value.plays) play.minUnitStake = '2000.00';
  });
  const limits = { line: 0, min: '2000.00', max: '50000000.00', step: '1.00' };
  answerWith(page, /lottery\/tickets$/, refusal('limit.exceeded', 200, limits));
  await place.click();
  await slip.getByText('This amount is outside the limits').waitFor();
  // The limits are requested with the rejection, not only every 15 seconds.
  expect(await place.innerText()).toMatch(/54,000/);
});

test('a bet without a network is reported at once, not after the list of tickets', async () => {
  const page = await site.phoneOfNew({ balance: '5000000.00' });
  await page.goto('/m/lottery/play?gameCode=HANOI');
  await page.getByRole('tabpanel').getByRole('button', { name: '05', exact: true }).click();
  const slip = page.getByRole('region', { name: 'Bet slip' });
  await page.settle();
  page.network.intercept(/lottery\/tickets$/, () => Promise.reject(new TypeError('Failed to fetch')));
  const records = hold(page, /lgw\/record/);
  await slip.getByRole('button', { name: /^Place bet/ }).click();
  const error = slip.getByText('No connection, please check your network and try again');
  await error.waitFor();
  expect(await error.count()).toBe(1);
  records.release();
});

test('an error of the ended session leaves the slip with the next log-in', async () => {
  const member = await createMember(site.app, { balance: '5000000.00' });
  const page = site.phone(member);
  await page.goto('/m/lottery/play?gameCode=HANOI');
  await page.getByRole('tabpanel').getByRole('button', { name: '05', exact: true }).click();
  const slip = page.getByRole('region', { name: 'Bet slip' });
  await page.settle();
  await endSession(site, page);
  await slip.getByRole('button', { name: /^Place bet/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log in' }).click();
  const ended = slip.getByText('The account has been logged out, please log in again');
  await ended.waitFor();
  await fillLogin(page, member.userName, 'Test2026');
  await submitLogin(page);
  await ended.waitFor({ state: 'detached' });
  expect(await slip.getByRole('button', { name: /^Place bet/ }).isDisabled()).toBe(false);
});
