import { get, keepOnSale, WITH_FEED } from '@fairlot/testkit/draws';
import { createMember } from '@fairlot/testkit/members';
import { describe, expect } from 'vitest';
import { callOf, test } from '@fairlot/testkit/page/kit';
import { answerWith, changeAnswer, hold, refusal } from '@fairlot/testkit/page/network';
import type { LotteryGame } from '../../features/lottery/games/api/menu.ts';
import type { Ticket } from '../../features/lottery/tickets/api/tickets.ts';
import { openPageSite } from '../open-page.testing.tsx';

const TICKETS = '/lgw/lottery/tickets';

const site = await openPageSite({ config: WITH_FEED });
// Without another game of their kind that could take the test in the minutes before their draw.
for (const game of ['LOTTO535', 'LOTTO645']) await keepOnSale(site.app.platform.db, game);
await site.app.rooms.lottery.runDueSteps(2000);

/** A new member on the bet page of the first of the games that is on sale for a while. */
async function openOnSale(...gameCodes: string[]) {
  const { value: issues } = await get<LotteryGame[]>(site.app, '/lgw/lottery/numero');
  const isOnSale = ({ isSale, remainTime, lockTime }: LotteryGame) => isSale && remainTime - lockTime > 90_000;
  const gameCode = gameCodes.find((code) => issues.some((issue) => issue.gameCode === code && isOnSale(issue)));
  expect(gameCode, `one of ${gameCodes.join()} is on sale`).toBeDefined();
  const member = await createMember(site.app, { balance: '5000000.00' });
  const page = site.phone(member);
  await page.goto(`/m/lottery/play?gameCode=${gameCode}`);
  const slip = () => page.getByRole('region', { name: 'Bet slip' });
  await page.getByRole('tabpanel').waitFor();
  return {
    page,
    gameCode,
    slip,
    /** The key of a number in the open group. */
    key: (number: string) => page.getByRole('tabpanel').getByRole('button', { name: number, exact: true }),
    place: () => slip().getByRole('button', { name: /^Place bet/ }),
    /** Opens the keypad of the stake. */
    keypad: async () => {
      await slip()
        .getByRole('button', { name: /change with the keypad/ })
        .click();
      return page.getByRole('dialog', { name: 'Bet slip' });
    },
    placed: () => page.getByRole('region', { name: 'Bet placed' }),
    /** Returns the server's data of the ticket that `press` buys, and the body of the request. */
    bought: async (press: () => Promise<unknown>) => {
      const { body, answer } = await callOf(page, TICKETS, press);
      const { value, errorCode } = (await answer) as { errorCode: string | null; value: { ticketId: string } };
      expect(errorCode).toBeNull();
      const ticket = await get<Ticket>(site.app, `${TICKETS}/${value.ticketId}`, member.headers);
      return { ...ticket.value, sent: body as { lines: object[] } };
    },
  };
}

test('a board shows the return before a bet is chosen, and then its rule and what a hit pays', async () => {
  const page = await site.phoneOf('demo01');
  await page.goto('/m/lottery/play?gameCode=K3_60');
  const board = page.getByRole('tabpanel');
  await board.getByText(/^Exact return 97\.\d\d% – 98\.00%$/).waitFor();
  await board.getByRole('button', { name: 'Big 1.96' }).click();
  await board.getByText('A hit pays 1.96 times the price of the line · exact return 98.00%').waitFor();
  await board.getByText(/^Big: the sum is 11 to 18/).waitFor();
  expect(await board.getByText(/^Exact return/).count()).toBe(0);
});

test('a slip keeps still while its order is under way, so that it is bought once', async () => {
  const { page, key, slip, place, placed } = await openOnSale('THAIBINH', 'HANOI');
  await page.getByRole('tab', { name: 'Special prize' }).click();
  await key('07').click();
  const held = hold(page, /lottery\/tickets$/);
  await place().click();
  const orders = () => page.network.to(TICKETS).filter(({ method }) => method === 'POST');
  await expect.poll(orders).toHaveLength(1);
  await key('12').click();
  await place().click();
  await slip()
    .getByText(/^1 number/)
    .waitFor();
  held.release();
  await placed().waitFor();
  expect(orders()).toHaveLength(1);
  await held.stop();
});

test('typed bets and numbers that cannot be added during an order stay in their field', async () => {
  const { page, key, place, placed } = await openOnSale('THAIBINH', 'HANOI');
  await page.getByRole('tab', { name: 'Special prize' }).click();
  await key('07').click();
  const held = hold(page, /lottery\/tickets$/);
  await place().click();
  await expect.poll(() => page.network.to(TICKETS)).toHaveLength(1);
  for (const [opener, text, add] of [
    ['Type bets', '12 34 b5n', /^Add/],
    ['Enter numbers', '12 34', 'Add 2 numbers'],
  ] as const) {
    await page.getByRole('button', { name: opener, exact: true }).click();
    const sheet = page.getByRole('dialog', { name: opener });
    await sheet.getByRole('textbox').fill(text);
    await sheet.getByRole('button', { name: add }).click();
    expect(await sheet.getByRole('textbox').inputValue()).toBe(text);
    await sheet.getByRole('button', { name: 'Close' }).click();
  }
  held.release();
  await placed().waitFor();
  await held.stop();
});

test('every ticket that is still repeated can be stopped, however many there are', async () => {
  const { page, gameCode } = await openOnSale('THAIBINH', 'HANOI');
  const entry = { ticketId: '0', gameCode, gameName: gameCode, stake: '1000.00', draws: 50, done: 3, net: '0.00' };
  const rest = { stopOnWin: false, lossCap: null, endReason: null, lastNumero: '20261129', createdAt: 1 };
  const states = ['active', 'active', 'active', 'active', 'ended'];
  changeAnswer(page, /lottery\/followUps$/, (body: { value: object[] }) => {
    body.value = states.map((state, id) => ({ ...entry, ...rest, followUpId: String(id), state }));
  });
  await page.reload();
  const list = page.getByRole('region', { name: 'Repeat in the next draws' });
  await list.waitFor();
  expect(await list.getByRole('button', { name: 'Stop' }).count()).toBe(4);
  expect(await list.locator('.list-row').count()).toBe(4);
});

describe('on a station', () => {
  for (const [group, play, numbers, code, lines] of [
    ['Any prize', 'Lo 2 digits', ['07', '12'], 'lo2', 2],
    ['Special prize', 'De 2 digits', ['03'], 'de', 1],
    ['Pairs', 'Xien 2', ['01', '02', '03'], 'xien2', 3],
    ['Missing numbers', 'Missing 4', ['01', '02', '03', '04'], 'truot4', 1],
  ] as const)
    test(`${group} accepts bets number by number: ${play}`, async () => {
      const { page, key, place, placed, bought, gameCode } = await openOnSale('THAIBINH', 'HANOI');
      await page.getByRole('tab', { name: group }).click();
      await page.getByRole('button', { name: play, exact: true }).click();
      for (const number of numbers) await key(number).click();
      const ticket = await bought(() => place().click());
      expect([ticket.gameCode, ticket.lines.length, new Set(ticket.lines.map((line) => line.play))]).toEqual([
        gameCode,
        lines,
        new Set([code]),
      ]);
      expect([...new Set(ticket.lines.flatMap((line) => line.picks))].toSorted()).toEqual(numbers);
      await placed().waitFor();
    });

  test('numbers can be typed in one go; invalid ones are reported; one click chooses a set', async () => {
    const { page, slip } = await openOnSale('THAIBINH', 'HANOI');
    await page.getByRole('tab', { name: 'Special prize' }).click();
    await page.getByRole('button', { name: 'Enter numbers' }).click();
    const sheet = page.getByRole('dialog', { name: 'Enter numbers' });
    await sheet.getByRole('textbox').fill('07 7, 123 12;12 05');
    await sheet.getByText('Not a number of 2 digits: 7, 123').waitFor();
    expect(await sheet.getByRole('button', { name: /^Add/ }).isDisabled()).toBe(true);
    await sheet.getByRole('textbox').fill('07 12;12 05');
    await sheet.getByRole('button', { name: 'Add 3 numbers' }).click();
    await slip().getByText('3 numbers').waitFor();
    await page.getByRole('button', { name: 'Quick pick' }).click();
    const quick = page.getByRole('dialog', { name: 'Quick pick' });
    await quick.getByRole('group', { name: 'By first digit' }).getByRole('button', { name: '9' }).click();
    await quick.getByRole('button', { name: 'Done, 13 numbers' }).click();
    await slip().getByText('13 numbers').waitFor();
    await page.getByRole('button', { name: 'Random' }).click();
    await slip().getByText('14 numbers').waitFor();
  });

  test('bets are typed as in a message; a mistake is explained with its place; one ticket has them all', async () => {
    const { page, slip, place, bought } = await openOnSale('HCMC', 'DALAT');
    await page.getByRole('button', { name: 'Type bets' }).click();
    const sheet = page.getByRole('dialog', { name: 'Type bets' });
    await sheet.getByRole('textbox').fill('12 34 b5n dd10n\nzz 56 b1n');
    await sheet.getByText(/^Line 2, character 1: “zz” is neither a bet nor a station/).waitFor();
    expect(await sheet.getByRole('button', { name: /^Add/ }).isDisabled()).toBe(true);
    await sheet.getByRole('textbox').fill('12 34 b5n dd10n\ndt 12 56 1n');
    await sheet.getByRole('listitem').filter({ hasText: 'Da thang' }).getByText('36,000').waitFor();
    await sheet.getByRole('button', { name: 'Add 3 bets' }).click();
    await slip().getByText('3 typed bets').click();
    const whole = page.getByRole('dialog', { name: 'Bet slip' });
    await whole.getByRole('button', { name: 'Remove Da thang 12 56' }).click();
    await whole.getByRole('button', { name: 'Close' }).click();
    // 2 × 18 units at 5,000 and 2 × 2 at 10,000.
    const ticket = await bought(() => place().click());
    expect([ticket.total, ticket.lines.map(({ play, picks }) => `${play} ${picks.join()}`)]).toEqual([
      '220000.00',
      ['lo2 12', 'lo2 34', 'dauduoi 12', 'dauduoi 34'],
    ]);
  });
});

test('big, small, odd and even are keys with their odds; one ticket takes several of them', async () => {
  const { page, place, bought } = await openOnSale('THAIBINH', 'HANOI');
  await page.getByRole('tab', { name: 'Big and small' }).click();
  const sole = (name: string) => page.getByRole('tabpanel').getByRole('button', { name });
  expect(await sole('Big').innerText()).toContain('× 1.999');
  await sole('Big').click();
  await sole('Small').click();
  await page.getByText('Wins when the special prize ends in 00 to 49').waitFor();
  expect([await sole('Big').getAttribute('aria-pressed'), await sole('Small').getAttribute('aria-pressed')]).toEqual([
    'true',
    'true',
  ]);
  await sole('Big').click();
  await sole('Odd').click();
  const ticket = await bought(() => place().click());
  expect([ticket.total, ticket.lines.map((line) => line.play)]).toEqual(['20000.00', ['small', 'odd']]);
});

test('a bet on 6/45 uses the same page', async () => {
  const { page, slip, key, place, bought } = await openOnSale('LOTTO645');
  expect([await key('01').count(), await key('45').count()]).toEqual([1, 1]);
  await page.getByRole('tab', { name: 'Numbers', exact: true }).click();
  await page.getByRole('tab', { name: 'Numbers', exact: true }).click();
  await page.getByRole('button', { name: 'Two numbers', exact: true }).click();
  await key('08').click();
  expect(await place().count()).toBe(0);
  await slip().getByRole('button', { name: 'Choose one more number' }).waitFor();
  await key('15').click();
  const ticket = await bought(() => place().click());
  expect(ticket.lines).toMatchObject([{ play: 'num2', picks: ['08', '15'] }]);
});

test('a ticket with a jackpot has one price, its odds, and a bonus number where the game has one', async () => {
  const { page, slip, place, bought } = await openOnSale('LOTTO535');
  await page.getByRole('region', { name: 'Jackpot, shared by all winners' }).waitFor();
  await page.getByText('Jackpot: 1 in 3,895,584').click();
  await page.getByRole('row', { name: /^4 numbers \+ bonus number 5,000,000.00 1 in 25,971$/ }).waitFor();
  await page.getByRole('button', { name: 'Random' }).click();
  const bonus = page.getByRole('group', { name: 'Bonus number' });
  const chosen = bonus.getByRole('button', { pressed: true });
  expect(await chosen.count()).toBe(1);
  const number = await chosen.textContent();
  await chosen.click();
  await slip().getByRole('button', { name: 'Choose a bonus number' }).waitFor();
  expect(await place().count()).toBe(0);
  await bonus.getByRole('button', { name: number ?? '', exact: true }).click();
  const ticket = await bought(() => place().click());
  expect([ticket.total, ticket.lines[0]?.play, ticket.lines[0]?.picks.at(-1)]).toEqual([
    '10000.00',
    'jackpot',
    `B${number}`,
  ]);
});

describe('a stake', () => {
  test('can be given in points; cost, odds and exact return are shown before the bet', async () => {
    const { key, keypad, bought } = await openOnSale('THAIBINH', 'HANOI');
    await key('09').click();
    const sheet = await keypad();
    await sheet.getByRole('radio', { name: 'Points' }).click();
    for (const digit of ['Erase', 'Erase', '7']) await sheet.getByRole('button', { name: digit, exact: true }).click();
    await sheet.getByText('7 points').waitFor();
    await sheet.getByText(/A line costs 189,000 · odds × 3.6851 · exact return 99.50%/).waitFor();
    const ticket = await bought(() => sheet.getByRole('button', { name: /^Place bet/ }).click());
    expect(ticket.sent.lines).toEqual([{ play: 'lo2', picks: ['09'], points: 7 }]);
    expect([ticket.lines[0]!.unitStake, ticket.total]).toEqual(['7000.00', '189000.00']);
  });

  test('that a limit still allows is offered and set with a tap', async () => {
    const { page, slip, key, place, bought } = await openOnSale('THAIBINH', 'HANOI');
    await page.getByRole('tab', { name: 'Special prize' }).click();
    await key('11').click();
    const stop = answerWith(
      page,
      /lottery\/tickets$/,
      refusal('limit.exceeded', 200, { scope: 'liability', play: 'de', picks: ['11'], maxUnitStake: '4000.00' }),
    );
    await place().click();
    await slip().getByText('You can stake up to 4,000 per unit on 11').waitFor();
    await stop();
    await slip().getByRole('button', { name: 'Bet 4,000 per unit' }).click();
    const ticket = await bought(() => place().click());
    expect(ticket.total).toBe('4000.00');
  });

  test('above the balance links to the deposit', async () => {
    const { key, keypad } = await openOnSale('THAIBINH', 'HANOI');
    await key('05').click();
    const sheet = await keypad();
    const type = async (...keys: string[]) => {
      for (const digit of keys) await sheet.getByRole('button', { name: digit, exact: true }).click();
    };
    // The first digit replaces the current stake; below the minimum the button raises it.
    await type('5');
    expect(await sheet.getByRole('button', { name: /^Place bet/ }).count()).toBe(0);
    await sheet.getByRole('button', { name: 'Raise stake to 1,000' }).click();
    await sheet.getByRole('button', { name: 'Place bet 27,000' }).waitFor();
    await type('9', '000', '000');
    await sheet.getByText('Your balance does not cover this bet. Lower the stake or choose fewer numbers').waitFor();
    const deposit = sheet.getByRole('link', { name: /^Deposit first: 23\d,\d{3},\d{3} missing$/ });
    await deposit.waitFor();
    expect(await sheet.getByRole('button', { name: /^Place bet/ }).count()).toBe(0);
    expect(await deposit.getAttribute('href')).toBe('/m/voucherCenter');
  });
});
