import { expect, test } from '../../kit/test.ts';
import { withBettor } from '../../kit/bettor.ts';
import { expectNoOverflow, open } from '../../kit/browser.ts';
import { issueOnSale } from '@fairlot/testkit/client';
import { changeAnswer, hold } from '../../kit/intercept.ts';

const bettor = withBettor();

const balance = async () => String((await bettor.client.call('GET', '/wps/wallet/merchant')).value['sumBalance']);

test.describe('a ticket', () => {
  test('is cancelled before the lock on the bet page, and returns its stake', async () => {
    const { page, client, key, place, placed, bought } = bettor;
    test.setTimeout(180_000);
    const before = await balance();
    await issueOnSale(client, 'VN300', 40_000);
    await open(page, '/m/lottery/play?gameCode=VN300');
    await key('07').click();
    const { ticketId } = await bought(() => place().click());
    await placed().getByRole('button', { name: 'Cancel ticket' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this ticket?' });
    await dialog.getByText('27,000.00').waitFor();
    await dialog.getByRole('button', { name: 'Cancel ticket' }).click();
    await page.getByText('Ticket cancelled').first().waitFor();
    // The message that it was bought is gone, and nothing is marked as lost.
    await placed().waitFor({ state: 'hidden' });
    await page.getByRole('region', { name: 'My tickets' }).getByText('0.00', { exact: true }).first().waitFor();
    expect([(await client.call('GET', `/lgw/lottery/tickets/${ticketId}`)).value['status'], await balance()]).toEqual([
      'cancelled',
      before,
    ]);
  });

  test('is cancelled in the betting record, and bet again with the same numbers', async () => {
    const { page, slip, key, place, bought, openOnSale } = bettor;
    const gameCode = await openOnSale('THAIBINH', 'HANOI');
    await page.getByRole('tab', { name: 'Pairs' }).click();
    for (const number of ['04', '08', '16']) await key(number).click();
    const first = await bought(() => place().click());
    await open(page, `/m/gameRecord?ticket=${first.ticketId}`);
    const named = page.getByRole('main').locator('details').first();
    await named.getByRole('link', { name: 'Bet again' }).click();
    await page.waitForURL((url) => url.pathname === '/m/lottery/play' && url.searchParams.get('gameCode') === gameCode);
    await slip().getByText('3 numbers').waitFor();
    const again = await bought(() => place().click());
    expect([again.total, again.lines]).toEqual([
      first.total,
      first.lines.map((line) =>
        expect.objectContaining({ play: line.play, picks: line.picks, unitStake: line.unitStake }),
      ),
    ]);
    await open(page, `/m/gameRecord?ticket=${again.ticketId}`);
    await named.getByRole('button', { name: 'Cancel ticket' }).click();
    await page
      .getByRole('dialog', { name: 'Cancel this ticket?' })
      .getByRole('button', { name: 'Cancel ticket' })
      .click();
    await named.locator('summary').getByText('Cancelled · Stake returned 30,000.00').waitFor();
    expect(await named.locator('dl').innerText()).toMatch(/Stake returned\s+30,000\.00\s+Net\s+0\.00/);
    expect(await named.locator('summary').innerText()).toMatch(/\s0\.00\s/);
    // An official draw has no seed, and a cancelled ticket takes no part in it.
    await named.getByRole('link', { name: 'Check this draw' }).click();
    const taken = page.getByRole('region', { name: again.ticketId });
    await taken.getByText('Cancelled').waitFor();
    expect([
      await taken.getByText('Your ticket was in the draw').count(),
      await page.getByText(/seed of this draw/).count(),
    ]).toEqual([0, 0]);
  });

  test('is repeated in the following draws, with a loss cap, until it is stopped', async () => {
    const { page, client, key, place, placed, bought, openOnSale } = bettor;
    await openOnSale('THAIBINH', 'HANOI');
    await page.getByRole('tab', { name: 'Special prize' }).click();
    await key('02').click();
    const { ticketId } = await bought(() => place().click());
    const offer = placed().getByRole('button', { name: 'Next draws' });
    const newest = page.getByRole('region', { name: 'My tickets' }).locator('.mine').first();
    const offerBelow = newest.getByRole('button', { name: 'Next draws' });
    await offerBelow.waitFor();
    await offer.click();
    const sheet = page.getByRole('dialog', { name: 'Repeat in the next draws' });
    await sheet.getByRole('button', { name: '10', exact: true }).click();
    const cap = sheet.getByRole('textbox', { name: 'Maximum loss' });
    await cap.fill('9999');
    await sheet.getByText('At least one ticket, 10,000').waitFor();
    await cap.fill('50000');
    await sheet.getByRole('button', { name: 'Repeat in 10 draws' }).click();
    const list = page.getByRole('region', { name: 'Repeat in the next draws' });
    await list.getByText('0 of 10 further draws').waitFor();
    // It can be repeated only once: neither the bar nor the ticket offers it again.
    await expect(offer).toHaveCount(0);
    await expect(offerBelow).toHaveCount(0);
    const { value } = await client.call('GET', '/lgw/lottery/followUps');
    expect(value).toMatchObject([
      { ticketId, draws: 10, done: 0, stopOnWin: true, lossCap: '50000.00', state: 'active' },
    ]);
    await list.getByRole('button', { name: 'Stop' }).click();
    await list.getByText('Stopped', { exact: true }).waitFor();
  });
});

test('a slip of a thousand lines renders only visible ones', async () => {
  const { page, slip, openOnSale } = bettor;
  await openOnSale('THAIBINH', 'HANOI');
  await page.getByRole('button', { name: 'Lo 3 digits', exact: true }).click();
  await page.getByRole('button', { name: 'Enter numbers' }).click();
  const sheet = page.getByRole('dialog', { name: 'Enter numbers' });
  await sheet.getByRole('textbox').fill(Array.from({ length: 1000 }, (_, n) => String(n).padStart(3, '0')).join(' '));
  await sheet
    .getByRole('button', { name: 'Add 1000 numbers' })
    .or(sheet.getByRole('button', { name: 'Add 1,000 numbers' }))
    .click();
  await slip()
    .getByRole('button', { name: /change with the keypad/ })
    .click();
  const lines = page.getByRole('dialog', { name: 'Bet slip' }).getByRole('list', { name: 'Chosen numbers' });
  expect(await lines.getByRole('listitem').count()).toBeLessThan(30);
  await lines.evaluate((element) => (element.scrollTop = element.scrollHeight));
  await lines.getByText('999').waitFor();
  expect(await lines.getByRole('listitem').count()).toBeLessThan(30);
});

test('a stake fits between its two buttons, however long it is', async () => {
  const { page, slip, key, openOnSale } = bettor;
  await openOnSale('THAIBINH', 'HANOI');
  await key('05').click();
  await slip()
    .getByRole('button', { name: /change with the keypad/ })
    .click();
  const sheet = page.getByRole('dialog', { name: 'Bet slip' });
  for (const digit of ['9', '000', '000']) await sheet.getByRole('button', { name: digit, exact: true }).click();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await sheet.waitFor({ state: 'hidden' });
  const inside = await slip()
    .getByRole('group', { name: 'Stake per unit' })
    .evaluate((group) => {
      const [less, value, more] = [...group.children];
      const text = document.createRange();
      text.selectNode(value?.querySelector('.numeric')?.firstChild ?? group);
      const [from, to] = [less?.getBoundingClientRect().right ?? Infinity, more?.getBoundingClientRect().left ?? 0];
      return text.getBoundingClientRect().left >= from && text.getBoundingClientRect().right <= to;
    });
  expect(inside).toBe(true);
  await expectNoOverflow(page);
});

test("odds that changed during the selection are shown and need the player's consent", async () => {
  const { page, slip, key, place, openOnSale } = bettor;
  await openOnSale('THAIBINH', 'HANOI');
  await key('05').click();
  const stop = await changeAnswer(
    page,
    '**/lgw/lottery/plays?*',
    ({ value }: { value: { plays: { code: string }[] } }) => {
      Object.assign(
        value.plays.find(({ code }) => code === 'lo2')!,
        { odds: '980000', oddsText: '98' },
      );
    },
  );
  await slip().getByText('The odds changed from 3.6851 to 3.6296').waitFor();
  expect([
    await slip()
      .getByRole('button', { name: /^Accept odds and bet/ })
      .count(),
    await place().count(),
  ]).toEqual([1, 0]);
  await stop();
});

test('numbers tapped before the scripts have loaded are chosen afterwards, each once', async () => {
  const { page, key, client } = bettor;
  await issueOnSale(client, 'VN300', 20_000);
  const scripts = await hold(page, '**/assets/*.js');
  await page.goto('/m/lottery/play?gameCode=VN300');
  for (const number of ['07', '18', '18']) await key(number).click();
  await scripts.stop();
  for (const number of ['07', '18']) await expect(key(number)).toHaveAttribute('aria-pressed', 'true');
});
