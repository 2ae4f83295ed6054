import { expect } from 'vitest';
import { test } from '@fairlot/testkit/page/kit';
import { answerWith, envelope } from '@fairlot/testkit/page/network';
import { openPageSite } from '../open-page.testing.tsx';

const site = await openPageSite();

test('a bet that a new one moved to the next page is listed once, equal ids of two vendors are two bets', async () => {
  const page = await site.phoneOf('agent01');
  const bet = (betId: string, gameName: string) => ({
    betId,
    memberId: '7',
    account: 'me***r',
    level: 1,
    source: 'vendor',
    product: 'slots',
    gameCode: gameName,
    gameName,
    roundId: null,
    placedAt: Date.now(),
    settledAt: null,
    status: 'open',
    stake: '10.00',
    win: null,
  });
  const footer = { stake: '40.00', win: '0.00', total: 4 };
  const pages = [
    [bet('1', 'Apple'), bet('1', 'Banana'), bet('2', 'Cherry')],
    [bet('2', 'Cherry'), bet('3', 'Damson')],
  ];
  for (const [at, list] of pages.entries())
    answerWith(page, new RegExp(`agent/team/betting.*pageNo=${at + 1}`), {
      json: { ...envelope({ list, totalPages: 2 }).json, footer },
    });
  await page.goto('/m/teamBetting');
  await page.getByRole('main').getByRole('button', { name: 'Load more' }).click();
  await page.getByRole('main').getByText('Damson').waitFor();
  const names = (await page.getByRole('main').locator('.list-row .label.truncate').allInnerTexts()).map((name) =>
    name.trim(),
  );
  expect(names).toEqual(['Apple', 'Banana', 'Cherry', 'Damson']);
});
