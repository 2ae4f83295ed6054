import { holdFlight } from '@fairlot/testkit/bets';
import { expect } from 'vitest';
import { test } from '@fairlot/testkit/page/kit';
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
