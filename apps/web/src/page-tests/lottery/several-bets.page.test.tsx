import { get, keepOnSale, WITH_FEED } from '@fairlot/testkit/draws';
import { createMember } from '@fairlot/testkit/members';
import { expect, test } from 'vitest';
import { openPageSite } from '../open-page.testing.tsx';
import { betsOf } from './stations.testing.ts';

const site = await openPageSite({ config: WITH_FEED });
const { app } = site;

test('numbers of several bet types are one ticket; each can be removed, and the price is the sum', async () => {
  await keepOnSale(app.platform.db, 'HANOI');
  await app.rooms.lottery.runDueSteps(2000);
  const member = await createMember(app, { balance: '1000000.00' });
  const page = site.phone(member);
  await page.goto('/m/lottery/play?gameCode=HANOI');
  const slip = page.getByRole('region', { name: 'Bet slip' });
  const key = (number: string) =>
    page.getByRole('group', { name: 'Numbers' }).getByRole('button', { name: number, exact: true });
  const sole = (name: string) => page.getByRole('tabpanel').getByRole('button', { name: new RegExp(`^${name}`) });
  const place = (amount: string) => slip.getByRole('button', { name: new RegExp(`^Place bet ${amount}$`) });

  await key('12').click();
  await key('15').click();
  await place('54,000').waitFor();
  await page.getByRole('tab', { name: 'Special prize' }).click();
  await slip.getByText('Lo 2 digits').waitFor();
  await key('12').click();
  await place('64,000').waitFor();
  await page.getByRole('tab', { name: 'Big and small' }).click();
  await sole('Big').click();
  await sole('Odd').click();
  await place('84,000').waitFor();
  expect([await sole('Big').getAttribute('aria-pressed'), await sole('Odd').getAttribute('aria-pressed')]).toEqual([
    'true',
    'true',
  ]);

  await slip.getByRole('button', { name: /^Lo 2 digits/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Bet slip' });
  await sheet.getByRole('region', { name: 'Lo 2 digits' }).getByText('54,000').waitFor();
  await sheet.getByRole('button', { name: 'Remove Lo 2 digits 15' }).click();
  await sheet.getByRole('button', { name: 'Remove Big', exact: true }).click();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await place('47,000').click();
  await page.getByText('Bet placed').waitFor();

  const [bet] = await betsOf(app, member);
  const { value: ticket } = await get(app, `/lgw/lottery/tickets/${bet!.ticketId}`, member.headers);
  const wanted = [
    { play: 'lo2', picks: ['12'], unitStake: '1000.00' },
    { play: 'de', picks: ['12'], unitStake: '10000.00' },
    { play: 'odd', unitStake: '10000.00' },
  ];
  expect(ticket).toMatchObject({ total: '47000.00', lines: wanted });
  // Nothing is left on the slip, and the ticket can be repeated as it was.
  await slip.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Bet again' }).first().click();
  await place('47,000').waitFor();
  await slip.getByRole('button', { name: 'Clear' }).click();
  await slip.waitFor({ state: 'detached' });
});
