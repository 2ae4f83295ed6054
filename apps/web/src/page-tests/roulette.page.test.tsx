import { expect } from 'vitest';
import { test } from './kit.testing.ts';
import { openPageSite } from './open-page.testing.tsx';

const site = await openPageSite();

test('chips on the racetrack cover neighbours, and are undone, doubled and repeated', async () => {
  const page = await site.phoneOf('demo01');
  await page.goto('/m/inhouse/roulette');
  const tool = (name: string) => page.getByRole('button', { name, exact: true });
  const action = (name: RegExp) => page.getByRole('region', { name: 'Bet and controls' }).getByRole('button', { name });
  await page.getByRole('radio', { name: '1K', exact: true }).click();
  await tool('Track').click();
  await tool('Neighbours 2, 25, 17, 34, 6').click();
  await action(/^Spin 5,000\.00/).waitFor();
  await tool('Third of the wheel').click();
  await action(/^Spin 11,000\.00/).waitFor();
  await tool('Undo').click();
  await action(/^Spin 5,000\.00/).waitFor();
  await tool('Double, 2×').click();
  await tool('Table').click();
  await tool('Number 17, 2,000.00 on it').waitFor();
  await tool('Clear bets').click();
  await action(/^Place a chip/).waitFor();
  await tool('Repeat').click();
  await action(/^Spin 10,000\.00/).click();
  const outcome = page.getByRole('status').filter({ hasText: /Returned [\d,.]+, net / });
  await outcome.waitFor();
  expect(await outcome.innerText()).toMatch(/Returned (0\.00|72,000\.00), net /);
});
