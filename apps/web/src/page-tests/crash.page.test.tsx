import { holdFlight } from '@fairlot/testkit/bets';
import { fly, look, openFlightTo, stakeOn } from '@fairlot/testkit/site/flights';
import { createMember } from '@fairlot/testkit/members';
import { expect } from 'vitest';
import { test } from '@fairlot/testkit/page/kit';
import { answerWith } from '@fairlot/testkit/page/network';
import { openPageSite } from './open-page.testing.tsx';

const site = await openPageSite();

test('two bets with their own stakes are placed on one flight, and each is listed with its number', async () => {
  const page = await site.phoneOf('demo01');
  await holdFlight(site.app);
  await page.goto('/m/inhouse/crash');
  const bet = (number: number) => page.getByRole('region', { name: `Bet ${number}`, exact: true });
  await bet(1)
    .getByRole('button', { name: /^Bet on this flight/ })
    .waitFor();
  expect(await bet(2).count()).toBe(0);

  // The second bet can be folded away again until it is placed.
  await page.getByRole('button', { name: 'Add a second bet' }).click();
  await bet(2).getByRole('button', { name: 'Remove the second bet' }).click();
  expect(await bet(2).count()).toBe(0);
  await page.getByRole('button', { name: 'Add a second bet' }).click();

  await bet(2).getByRole('textbox', { name: 'Bet' }).fill('3,000');
  await bet(2).getByRole('switch', { name: 'Leave automatically' }).click();
  await bet(2).getByRole('textbox', { name: 'Target multiplier' }).fill('1.50');
  await bet(2)
    .getByRole('button', { name: /^Bet on this flight 3,000\.00/ })
    .click();
  await bet(2).getByText('You are on board').waitFor();
  await bet(1).getByRole('textbox', { name: 'Bet' }).fill('1,000');
  await bet(1)
    .getByRole('button', { name: /^Bet on this flight 1,000\.00/ })
    .click();
  await bet(1).getByText('You are on board').waitFor();
  await bet(2)
    .getByText(/^Auto at 1\.5/)
    .waitFor();
  await page.getByRole('row', { name: /You, bet 1/ }).waitFor();
  await page.getByRole('row', { name: /You, bet 2.*3,000\.00/ }).waitFor();
  expect(await bet(2).getByRole('button', { name: 'Remove the second bet' }).count()).toBe(0);
});

test('a stake without an automatic cash-out leaves its flight when the region is no longer served', async () => {
  const member = await createMember(site.app, { balance: '50000.00' });
  const { id } = await openFlightTo(site.app, (point) => point > 2000n);
  await stakeOn(site.app, member, 1, null, '1000.00');
  await stakeOn(site.app, member, 2, '500.00', '1000.00');
  await fly(site.app, id, 150n);
  const page = site.phone(member);
  await page.goto('/m/inhouse/crash');
  await page
    .getByRole('region', { name: 'Bet 2', exact: true })
    .getByRole('button', { name: /^Cash out/ })
    .waitFor();

  await site.app.rooms.site.change('restrictedNetworks', ['127.0.0.0/8']);
  // The status is read again, as on every return to the tab.
  window.dispatchEvent(new Event('visibilitychange'));
  await page.getByRole('heading', { name: 'Not available where you are' }).waitFor();
  const left = async () => (await look(site.app, member)).own.map(({ seat, cashOut }) => [seat, cashOut !== null]);
  await expect.poll(left).toEqual([
    [1, true],
    [2, false],
  ]);
  await site.app.rooms.site.change('restrictedNetworks', []);
});

test('an automatic cash-out beyond the maximum payout is shown at the multiplier that pays it', async () => {
  const member = await createMember(site.app, { balance: '5000000.00' });
  const { id } = await openFlightTo(site.app, (point) => point > 2000n);
  await stakeOn(site.app, member, 1, '1000.00', '5000000.00');
  expect((await look(site.app, member)).own).toMatchObject([{ autoCashOut: '1000.00', leavesAt: '400.00' }]);
  await fly(site.app, id, 150n);
  const page = site.phone(member);
  await page.goto('/m/inhouse/crash');
  await page.getByText(/^Leaves automatically at 400×.*, returns 2,000,000,000\.00$/).waitFor();
  await page.getByText(/^Your auto 400×/).waitFor();
  expect(await page.getByText(/1,?000×/).count()).toBe(0);
});

test('a flight stops with a note while the server does not answer, and flies on afterwards', async () => {
  const member = await createMember(site.app, { balance: '50000.00' });
  const { id } = await openFlightTo(site.app, (point) => point > 5000n);
  await stakeOn(site.app, member, 1, null, '1000.00');
  await fly(site.app, id, 150n);
  const page = site.phone(member);
  await page.goto('/m/inhouse/crash');
  const cashOut = page.getByRole('button', { name: /^Cash out/ });
  await cashOut.waitFor();
  const isRising = async () => {
    const before = await cashOut.innerText();
    await new Promise((resolve) => setTimeout(resolve, 600));
    return (await cashOut.innerText()) !== before;
  };
  expect(await isRising()).toBe(true);
  const lost = answerWith(page, /originals\/crash$/, { status: 503, json: {} });
  await page.getByText(/^Reconnecting/).waitFor();
  expect(await isRising()).toBe(false);
  await lost();
  await expect.poll(async () => page.getByText(/^Reconnecting/).count(), { timeout: 10_000 }).toBe(0);
  expect(await isRising()).toBe(true);
});
