import { WITH_FEED } from '@fairlot/testkit/draws';
import { createMember } from '@fairlot/testkit/members';
import { expect, test } from 'vitest';
import { callOf } from '@fairlot/testkit/page/kit';
import { answerWith, changeAnswer, refusal } from '@fairlot/testkit/page/network';
import type { LotteryMenu } from '../../features/lottery/games/api/menu.ts';
import { STALE_MS } from '../../shared/query/query-client.ts';
import { openPageSite } from '../open-page.testing.tsx';
import { betsOf, openStations, requestAgain } from './stations.testing.ts';

const site = await openPageSite({ config: WITH_FEED });
const { app } = site;

/** The bet page of a station of the south that draws together with others, as a member with money sees it. */
async function openBetPage() {
  const [own, second, third] = await openStations(app);
  const member = await createMember(app, { balance: '1000000.00' });
  const page = site.phone(member);
  await page.goto(`/m/lottery/play?gameCode=${own.gameCode}`);
  const stations = page.getByRole('group', { name: 'Stations' });
  return { own, second, third, member, page, stations };
}

test('a bet at several stations names them, has the price of all, and buys a ticket at each', async () => {
  const { own, second, third, member, page, stations } = await openBetPage();
  const chip = (name: string) => stations.getByRole('button', { name, exact: true });
  expect(await chip(own.name).getAttribute('aria-pressed')).toBe('true');
  await chip(second.name).click();
  expect(await chip(second.name).getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('group', { name: 'Numbers' }).getByRole('button', { name: '12', exact: true }).click();
  const slip = page.getByRole('region', { name: 'Bet slip' });
  await slip.getByText(`Stations: ${own.name}, ${second.name}`).waitFor();
  // Typed bets use the stations of their line, other bets the selected chips.
  await page.getByRole('button', { name: 'Type bets' }).click();
  const sheet = page.getByRole('dialog', { name: 'Type bets' });
  await sheet.getByRole('textbox').fill('xx 12 b5n');
  await sheet.getByText(/“xx” is neither a bet nor a station of this draw/).waitFor();
  await sheet.getByRole('textbox').fill('3d 34 b1n');
  await sheet.getByText([own, second, third].map((station) => station.name).join(', ')).waitFor();
  await sheet.getByRole('button', { name: /Add 1 bet/ }).click();
  await slip.getByText(`Stations: ${own.name}, ${second.name}, ${third.name}`).waitFor();
  await slip.getByRole('button', { name: /^Place bet/ }).click();
  await page.getByText('3 tickets placed').waitFor();
  const bets = await betsOf(app, member);
  const stakes = new Map(bets.map(({ gameName, stake }) => [gameName, Number(stake)]));
  expect([...stakes.keys()].toSorted()).toEqual([own, second, third].map((station) => station.name).toSorted());
  // Only the typed bet of 18 units at 1,000 is for the third station.
  expect(stakes.get(third.name)).toBe(18_000);
  expect(stakes.get(own.name)).toBe(stakes.get(second.name));
  expect(stakes.get(own.name)).toBeGreaterThan(18_000);
});

test('odds of another station that changed since the numbers were chosen need a second tap', async () => {
  const { own, second, member, page, stations } = await openBetPage();
  // The version that the page sees first is not the current one.
  const before = changeAnswer<{ value: { oddsVersion: number } }>(
    page,
    new RegExp(`/plays\\?.*gameCode=${second.gameCode}$`),
    ({ value }) => (value.oddsVersion += 1),
  );
  await stations.getByRole('button', { name: second.name, exact: true }).click();
  await page.getByRole('group', { name: 'Numbers' }).getByRole('button', { name: '12', exact: true }).click();
  const place = page.getByRole('region', { name: 'Bet slip' }).getByRole('button', { name: /^Place bet/ });
  await place.waitFor();
  await page.settle();
  await before();
  // Requests the odds again, as the page does regularly.
  await requestAgain(page, '/lgw/lottery/plays', STALE_MS.content);
  await place.click();
  await page.getByText(`${second.name}: The odds have changed, please check your bet`).first().waitFor();
  expect(await betsOf(app, member)).toEqual([]);
  await place.click();
  await page.getByText('2 tickets placed').waitFor();
  expect((await betsOf(app, member)).map(({ gameName }) => gameName).toSorted()).toEqual(
    [own.name, second.name].toSorted(),
  );
});

test('a station whose odds cannot be loaded hides no other, and is requested again', async () => {
  const [own, second, third] = await openStations(app);
  const page = await site.phoneOfNew({ balance: '1000000.00' });
  const restore = answerWith(
    page,
    new RegExp(`/plays\\?.*gameCode=${second.gameCode}$`),
    refusal('unknown.error', 500),
  );
  await page.goto(`/m/lottery/play?gameCode=${own.gameCode}`);
  const stations = page.getByRole('group', { name: 'Stations' });
  for (const { name } of [second, third]) await stations.getByRole('button', { name, exact: true }).click();
  await page.getByRole('group', { name: 'Numbers' }).getByRole('button', { name: '12', exact: true }).click();
  const slip = page.getByRole('region', { name: 'Bet slip' });
  const retry = slip.getByRole('button', { name: 'Try again', exact: true });
  await retry.waitFor();
  expect(await slip.getByRole('button', { name: /^Place bet/ }).count()).toBe(0);
  await slip.getByText(`${second.name}: Loading failed, click to retry`).waitFor();
  await restore();
  await retry.click();
  await slip.getByRole('button', { name: /^Place bet/ }).click();
  await page.getByText('3 tickets placed').waitFor();
});

test('đá xiên is a bet on two stations: it asks for the second, and its ticket names both', async () => {
  const { own, second, third, member, page, stations } = await openBetPage();
  await page.getByRole('tab', { name: 'Pairs', exact: true }).click();
  await page.getByRole('button', { name: 'Da xien', exact: true }).click();
  await stations.getByText('Da xien is a bet on two stations. Choose another station').waitFor();
  const numbers = page.getByRole('group', { name: 'Numbers' });
  for (const number of ['12', '13']) await numbers.getByRole('button', { name: number, exact: true }).click();
  const slip = page.getByRole('region', { name: 'Bet slip' });
  await slip.getByRole('button', { name: 'Choose a second station', exact: true }).waitFor();
  await stations.getByRole('button', { name: second.name, exact: true }).click();
  await stations.getByText('One ticket for each two stations, decided by both results together').waitFor();
  await slip.getByRole('button', { name: /^Place bet/ }).click();
  await page.getByText('Bet placed', { exact: true }).waitFor();
  const mine = page.getByRole('region', { name: 'My tickets' });
  const [one, other] = [own, second].toSorted((a, b) => (a.gameCode < b.gameCode ? -1 : 1));
  await mine.getByText(`${one!.name} – ${other!.name}: Check draw`).waitFor();
  // Typed bets are on every pair of the stations that they name.
  await page.getByRole('button', { name: 'Type bets' }).click();
  const sheet = page.getByRole('dialog', { name: 'Type bets' });
  await sheet.getByRole('textbox').fill('3d đx 56 78 1n');
  await sheet.getByText([own, second, third].map((station) => station.name).join(', ')).waitFor();
  await sheet.getByRole('button', { name: /Add 1 bet/ }).click();
  await slip.getByRole('button', { name: /^Place bet/ }).click();
  await page.getByText('3 tickets placed').waitFor();
  const bets = await betsOf(app, member);
  expect(bets).toHaveLength(4);
  for (const { gameName } of bets) {
    const both = [own, second, third].filter((station) => gameName.includes(station.name));
    expect(both).toHaveLength(2);
    expect(gameName).toContain(' – ');
  }
  // 72 units at 1,000 each.
  expect(bets.filter(({ stake }) => Number(stake) === 72_000)).toHaveLength(4);

  const first = bets.at(-1)!;
  await page.goto(`/m/gameRecord?ticket=${first.ticketId}`);
  await page.getByText(first.gameName).first().waitFor();

  // A movement of an in-house game refers to a round, which has no ticket.
  const unknown = '00000000-0000-4000-8000-000000000000';
  const { answer } = await callOf(page, `/lgw/lottery/tickets/${unknown}`, () =>
    page.goto(`/m/gameRecord?ticket=${unknown}`),
  );
  expect(await answer).toMatchObject({ errorCode: 'not.found' });
  await page.getByText(first.gameName).first().waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('bets on two stations leave the slip and become no other bet when the other stations have closed', async () => {
  const { own, second, member, page, stations } = await openBetPage();
  await stations.getByRole('button', { name: second.name, exact: true }).click();
  await page.getByRole('button', { name: 'Type bets' }).click();
  const sheet = page.getByRole('dialog', { name: 'Type bets' });
  await sheet.getByRole('textbox').fill('2d đx 56 78 1n');
  await sheet.getByRole('button', { name: /Add 1 bet/ }).click();
  await page.getByRole('tab', { name: 'Pairs', exact: true }).click();
  await page.getByRole('button', { name: 'Da xien', exact: true }).click();
  const key = (number: string) =>
    page.getByRole('group', { name: 'Numbers' }).getByRole('button', { name: number, exact: true });
  for (const number of ['12', '13']) await key(number).click();
  const slip = page.getByRole('region', { name: 'Bet slip' });
  await slip.getByRole('button', { name: /^Place bet/ }).waitFor();
  changeAnswer(page, /lottery\/vn\/menu/, ({ value }: { value: LotteryMenu }) => {
    for (const game of value.flatMap(({ gameMenus }) => gameMenus))
      if (game.gameCode !== own.gameCode) game.isSale = false;
  });
  await requestAgain(page, '/lgw/lottery/vn/menu', STALE_MS.content);
  await stations.waitFor({ state: 'detached' });
  expect(await slip.getByRole('button', { name: /^Place bet/ }).count()).toBe(0);
  expect(await key('12').getAttribute('aria-pressed')).toBe('false');
  await key('15').click();
  // The slip lists only bets that it buys.
  expect(await slip.getByText('1 typed bet').count()).toBe(0);
  const { body } = await callOf(page, '/lgw/lottery/tickets', () =>
    slip.getByRole('button', { name: /^Place bet/ }).click(),
  );
  expect((body as { lines: object[] }).lines).toEqual([{ play: 'lo2', picks: ['15'], unitStake: '1000.00' }]);
  await page.getByText('Bet placed', { exact: true }).waitFor();
  expect(await betsOf(app, member)).toHaveLength(1);
});
