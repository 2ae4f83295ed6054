import { get, keepOnSale, WITH_FEED } from '@fairlot/testkit/draws';
import { createMember } from '@fairlot/testkit/members';
import { expect, test } from 'vitest';
import { STALE_MS } from '../../shared/query/query-client.ts';
import { changeAnswer } from '@fairlot/testkit/page/network';
import { openPageSite } from '../open-page.testing.tsx';
import { betsOf, requestAgain } from './stations.testing.ts';

const site = await openPageSite({ config: WITH_FEED });
const { app } = site;

const keyOf = (page: ReturnType<typeof site.phone>, number: string) =>
  page.getByRole('group', { name: 'Numbers' }).getByRole('button', { name: number, exact: true });

/** The page of a lottery for a member with a free bet of 50,000. */
async function openWithFreeBet(gameCode: string) {
  await keepOnSale(app.platform.db, gameCode);
  await app.rooms.lottery.runDueSteps(2000);
  const member = await createMember(app, { balance: '1000000.00' });
  const { memberId } = member;
  const gift = { key: `test:free-bet:${memberId}`, memberId, asset: 'VND', amountMinor: 5_000_000n };
  await app.platform.db.transaction((tx) => app.answers.promotions.freeBets.grant(tx, gift));
  const page = site.phone(member);
  await page.goto(`/m/lottery/play?gameCode=${gameCode}`);
  return { member, page };
}

test('numbers of several bet types are one ticket; each can be removed, and the price is the sum', async () => {
  await keepOnSale(app.platform.db, 'HANOI');
  await app.rooms.lottery.runDueSteps(2000);
  const member = await createMember(app, { balance: '1000000.00' });
  const page = site.phone(member);
  await page.goto('/m/lottery/play?gameCode=HANOI');
  const slip = page.getByRole('region', { name: 'Bet slip' });
  const key = (number: string) => keyOf(page, number);
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

test('a chosen free bet that ended on another device can be given up for money', async () => {
  const { member, page } = await openWithFreeBet('HANOI');
  await keyOf(page, '12').click();
  const slip = page.getByRole('region', { name: 'Bet slip' });
  await slip.getByRole('button', { name: /change with the keypad/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Bet slip' });
  const choice = sheet.getByRole('checkbox', { name: 'Pay with a free bet of 50,000 VND' });
  await choice.check();
  const { value } = await get(app, '/wps/bonus', { ...member.headers, moduleid: 'REWCEN3' });
  const { list } = value as { list: { bonusId: string }[] };
  await app.server.inject({
    method: 'POST',
    url: `/wps/bonus/${list[0]?.bonusId}/giveUp`,
    headers: { ...member.headers, moduleid: 'REWCEN3' },
  });
  // The list of free bets is requested again, as after the event about the bonus.
  await requestAgain(page, '/wps/bonus', STALE_MS.records);
  await sheet.getByRole('button', { name: /^Place free bet/ }).click();
  await sheet.getByText('This bonus has ended').waitFor();
  await choice.uncheck();
  await choice.waitFor({ state: 'detached' });
  await sheet.getByRole('button', { name: /^Place bet/ }).click();
  await page.getByText('Bet placed').waitFor();
  expect(await betsOf(app, member)).toHaveLength(1);
});

test('a free bet pays for a jackpot ticket, which has no stake to change', async () => {
  const { member, page } = await openWithFreeBet('LOTTO645');
  await page.getByRole('button', { name: 'Random' }).click();
  await page.getByRole('region', { name: 'Bet slip' }).getByRole('button', { name: 'View slip' }).click();
  const sheet = page.getByRole('dialog', { name: 'Bet slip' });
  await sheet.getByRole('checkbox', { name: 'Pay with a free bet of 50,000 VND' }).check();
  await sheet.getByRole('button', { name: /^Place free bet/ }).click();
  await page.getByText('Bet placed').waitFor();
  expect(await betsOf(app, member)).toMatchObject([{ gameCode: 'LOTTO645', stake: '10000.00' }]);
});

test('a ticket that a repetition bought is not offered for another one', async () => {
  const { member, page } = await openWithFreeBet('HANOI');
  await keyOf(page, '12').click();
  await page
    .getByRole('region', { name: 'Bet slip' })
    .getByRole('button', { name: /^Place bet/ })
    .click();
  await page.getByRole('region', { name: 'Bet placed' }).getByRole('button', { name: 'Next draws' }).waitFor();
  const [bet] = await betsOf(app, member);
  const plan = { followUpId: '1', ticketId: '0', lastTicketId: bet!.ticketId, gameCode: 'HANOI', gameName: 'HANOI' };
  const facts = { stake: '27000.00', net: '0.00', draws: 5, done: 1, state: 'active', lastNumero: '20261129' };
  changeAnswer(page, /lottery\/followUps$/, (body: { value: object[] }) => {
    body.value = [{ ...plan, ...facts, stopOnWin: false, lossCap: null, endReason: null, createdAt: 1 }];
  });
  await page.reload();
  await page.getByRole('region', { name: 'Repeat in the next draws' }).getByText('1 of 5 further draws').waitFor();
  await page.getByRole('button', { name: 'Bet again' }).waitFor();
  expect(await page.getByRole('button', { name: 'Next draws' }).count()).toBe(0);
});
