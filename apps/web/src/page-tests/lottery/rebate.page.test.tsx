import { get, keepOnSale, WITH_FEED } from '@fairlot/testkit/draws';
import { createMember } from '@fairlot/testkit/members';
import { expect, test } from 'vitest';
import { openPageSite } from '../open-page.testing.tsx';
import { betsOf, openStations } from './stations.testing.ts';

const site = await openPageSite({ config: WITH_FEED });
const { app } = site;

/** Sets the highest rebate of a lottery, as two operators do. */
async function offerRebate(gameCode: string, maxRebate: number) {
  await app.platform.db.transaction((tx) => app.rooms.lottery.operations.lotteries.change(tx, gameCode, { maxRebate }));
  app.rooms.lottery.forgetGames();
}

test('a player exchanges prizes for a rebate with the keyboard, sees both figures, and buys at them', async () => {
  await offerRebate('HANOI', 50);
  // After the change, which plans the draws again.
  await keepOnSale(app.platform.db, 'HANOI');
  await app.rooms.lottery.runDueSteps(2000);
  const member = await createMember(app, { balance: '1000000.00' });
  const page = site.phone(member);
  await page.goto('/m/lottery/play?gameCode=HANOI');
  const slider = page.getByRole('slider', { name: 'Rebate' });
  await slider.waitFor();
  expect(await slider.getAttribute('aria-valuetext')).toBe('Rebate 0.0% · Prizes 99.50%');
  // Numbers that are chosen already need no consent to the odds that the player then chooses.
  await page.getByRole('group', { name: 'Numbers' }).getByRole('button', { name: '12', exact: true }).click();
  await slider.fill('35');
  await page.getByText('Prizes 96.00%').waitFor();
  expect(await slider.getAttribute('aria-valuetext')).toBe('Rebate 3.5% · Prizes 96.00%');
  await page
    .getByRole('region', { name: 'Bet slip' })
    .getByRole('button', { name: /^Place bet/ })
    .click();
  // The receipt names the rebate and its amount, and so does the ticket while it is repeated.
  await page.getByRole('region', { name: 'Bet placed' }).getByText('Rebate 3.5%: 945.00').waitFor();
  await page.getByRole('region', { name: 'Bet placed' }).getByRole('button', { name: 'Next draws' }).click();
  await page.getByRole('button', { name: 'Repeat in 5 draws' }).click();
  await page.getByRole('region', { name: 'Repeat in the next draws' }).getByText('Rebate 3.5%').waitFor();
  const [bet] = await betsOf(app, member);
  const ticket = await get(app, `/lgw/lottery/tickets/${bet!.ticketId}`, member.headers);
  expect(ticket.value).toMatchObject({ rebate: 35, lines: [{ picks: ['12'] }] });

  // The record names the rebate of the ticket.
  await page.goto('/m/gameRecord');
  await page.locator('summary').first().click();
  await page.getByText('Rebate 3.5%').waitFor();

  // The choice is kept for the game; a lottery without a rebate has no control.
  await page.goto('/m/lottery/play?gameCode=11X5_60');
  await page.getByRole('tab', { name: 'First numbers' }).waitFor();
  expect(await page.getByRole('slider', { name: 'Rebate' }).count()).toBe(0);
  await page.goto('/m/lottery/play?gameCode=HANOI');
  await page.getByText('Prizes 96.00%').waitFor();
});

test('where stations draw together, each ticket takes the rebate, at most the highest of its own station', async () => {
  const [own, second] = await openStations(app);
  await offerRebate(own.gameCode, 50);
  await offerRebate(second.gameCode, 20);
  await app.rooms.lottery.runDueSteps(2000);
  const member = await createMember(app, { balance: '1000000.00' });
  const page = site.phone(member);
  await page.goto(`/m/lottery/play?gameCode=${own.gameCode}`);
  const stations = page.getByRole('group', { name: 'Stations' });
  const numbers = page.getByRole('group', { name: 'Numbers' });
  const slip = page.getByRole('region', { name: 'Bet slip' });
  const choose = async (...wanted: string[]) => {
    for (const number of wanted) await numbers.getByRole('button', { name: number, exact: true }).click();
  };
  await stations.getByRole('button', { name: second.name, exact: true }).click();
  await choose('12');
  await page.getByRole('slider', { name: 'Rebate' }).fill('35');
  await slip.getByRole('button', { name: /change with the keypad/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText(`${own.name} · Rebate 3.5%`).waitFor();
  // A station with other odds shows them as well.
  await sheet.getByText(new RegExp(`${second.name} × [\\d.]+ · Rebate 2\\.0%`)).waitFor();
  await sheet.getByRole('button', { name: /^Place bet/ }).click();
  await page.getByText('2 tickets placed').waitFor();

  // A bet on both stations has the lower of their rebates, and needs no consent to its odds.
  await page.getByRole('tab', { name: 'Pairs', exact: true }).click();
  await page.getByRole('button', { name: 'Da xien', exact: true }).click();
  await choose('12', '13');
  await page.getByRole('slider', { name: 'Rebate' }).fill('15');
  await page.getByText('Rebate 1.5%', { exact: true }).waitFor();
  await page.getByRole('slider', { name: 'Rebate' }).fill('35');
  await page.getByText('Rebate 3.5%', { exact: true }).waitFor();
  await slip.getByRole('button', { name: /^Place bet/ }).click();
  await page.getByText('Bet placed', { exact: true }).waitFor();
  const rebates = new Map<string, unknown>();
  for (const { ticketId, gameName } of await betsOf(app, member)) {
    const ticket = await get<{ rebate: unknown }>(app, `/lgw/lottery/tickets/${ticketId}`, member.headers);
    rebates.set(gameName, ticket.value.rebate);
  }
  const both = [own, second].toSorted((a, b) => (a.gameCode < b.gameCode ? -1 : 1)).map(({ name }) => name);
  expect(rebates).toEqual(
    new Map([
      [own.name, 35],
      [second.name, 20],
      [both.join(' – '), 20],
    ]),
  );
});
