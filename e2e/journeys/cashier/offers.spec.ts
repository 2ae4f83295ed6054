import { expect, test } from '../../kit/test.ts';
import { findings } from '../../kit/axe.ts';
import { changeAnswer } from '../../kit/intercept.ts';
import { expectNoOverflow, open } from '../../kit/browser.ts';
import { withApp } from '../../kit/open-app.ts';
import { withPhone } from '../../kit/product/with-product.ts';

const running = withApp({ started: true });
const member = withPhone(running, { account: 'demo02' });

test('a deposit gets the chosen promotion, and the bonus wallet shows the wagering requirement', async () => {
  const { page } = member;
  await open(page, '/m/voucherCenter');
  await page.getByRole('button', { name: /^Sandbox bank/ }).click();
  await page.getByRole('radio', { name: 'Bank QR' }).click();
  await page.getByRole('dialog', { name: 'Payment method' }).waitFor({ state: 'detached' });
  await page.getByRole('switch', { name: '20% on your first deposit' }).click();
  const sum = page.locator('dl', { hasText: 'You receive' });
  const terms = page.getByRole('region', { name: '20% on your first deposit' });
  await page.getByRole('textbox', { name: 'You deposit' }).fill('100000');
  await terms.getByText('This bonus needs a deposit of at least 200,000').waitFor();
  await expect.poll(() => sum.innerText()).toMatch(/^You pay\s+100,000\.00\s+You receive\s+100,000\.00 VND$/);
  await page.getByRole('textbox', { name: 'You deposit' }).fill('200000');
  // All conditions of the bonus are shown before the payment.
  for (const figure of ['6 ×', '14 days', '500,000', 'Bets of 240,000.00 before the bonus is yours.'])
    await terms.getByText(figure, { exact: true }).waitFor();
  await terms.getByText(/^until \d\d\/\d\d\/\d{4}$/).waitFor();
  await expect
    .poll(() => sum.innerText())
    .toMatch(/You pay\s+200,000\.00\s[^]*\+ 40,000\.00\s+You receive\s+240,000\.00 VND/);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: /^Pay / }).click();
  const reference = await page
    .getByRole('status', { name: 'Reference, needed to find your payment', exact: true })
    .innerText();
  await fetch(`${running.sandbox.payments.url}/payments/${reference.slice(2)}/now`, { method: 'POST' });
  await page.getByRole('heading', { name: 'Deposit received' }).waitFor();
  await open(page, '/m/member/bonus');
  await page.getByText('40,000.00 VND · ends').waitFor();
  await page.getByText('240,000.00 to go.').waitFor();
  await page.getByText('Real money is kept separate. Play 200,000.00 more to withdraw it.').waitFor();
  await page.getByText('A bet above 500,000.00 VND uses no bonus money and counts as 500,000.00 VND.').waitFor();
  await page.getByText('Bonus money cannot be used in: Sports, E-sports, Cockfight.').waitFor();
  expect(await findings(page)).toEqual([]);
  await expectNoOverflow(page);
  // The turnover of the deposit is required first, regardless of the bonus.
  await open(page, '/m/withdraw');
  await page.getByText('Please play the rest of your deposit before you withdraw').waitFor();
  expect(await page.getByText('at any time').count()).toBe(0);
});

test('a game shows before the first bet what bonus money cannot pay for in it', async () => {
  const { page } = member;
  await open(page, '/m/inhouse/dice');
  const controls = page.getByRole('region', { name: 'Bet and controls' });
  await controls.getByText('Bonus money (40,000.00) pays for bets of up to 500,000.00 here').waitFor();
  await open(page, '/m/lottery/play?gameCode=VN60');
  await page.getByText('Bonus money (40,000.00) pays for bets of up to 500,000.00 here').waitFor();
  const stop = await changeAnswer(page, '**/wps/bonus?*', ({ value }: { value: { list: { games: unknown[] }[] } }) => {
    for (const bonus of value.list) bonus.games = [{ product: 'live', percent: 10 }];
  });
  await open(page, '/m/lottery/play?gameCode=VN60');
  await page.getByText('Bonus money (40,000.00) cannot be used in this game. Bets here take real money only').waitFor();
  // A bet that real money does not cover is not offered: 300 units of 1,000 exceed the deposit of 200,000.
  for (const number of ['00', '01', '02', '03', '04', '05', '06', '07'])
    await page.getByRole('tabpanel').getByRole('button', { name: number, exact: true }).click();
  const slip = page.getByRole('region', { name: 'Bet slip' });
  await slip.getByRole('link', { name: 'Deposit first: 16,000 missing' }).waitFor();
  await slip.getByText('Your balance is not enough, and bonus money cannot be used in this game').waitFor();
  await open(page, '/m/inhouse/dice');
  await controls
    .getByText('Bonus money (40,000.00) cannot be used in this game. Bets here take real money only')
    .waitFor();
  await stop();
});

test('a red packet is opened among the promotions, waits behind the current bonus, and is given up', async () => {
  const { page } = member;
  await open(page, '/m/activity');
  await page.getByRole('button', { name: /Red packet/ }).click();
  await page.getByRole('button', { name: 'Full terms' }).click();
  const terms = page.getByRole('dialog', { name: 'Full terms' });
  await terms.getByText('Play the bonus 1 × within 7 days').waitFor();
  expect(await findings(page)).toEqual([]);
  await terms.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Open a packet' }).click();
  const packet = page.getByRole('dialog');
  await packet.getByRole('button', { name: 'Open a packet' }).click();
  await packet.getByText('All packets', { exact: true }).waitFor();
  expect(await findings(page)).toEqual([]);
  await packet.getByRole('link', { name: 'Bonus wallet' }).click();
  await page.getByText('Waiting', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Give up bonus' }).first().click();
  const question = page.getByRole('dialog', { name: 'Give up bonus' });
  await question.getByText(/40,000\.00 VND\) and your wins with it are removed/).waitFor();
  await question.getByRole('button', { name: 'Give up bonus' }).click();
  await page.getByText(/^Given up on/).waitFor();
  await page.getByText('Playing', { exact: true }).waitFor();
});
