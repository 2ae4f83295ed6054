import { parseMinor } from '@fairlot/money';
import { test } from '@fairlot/testkit/page/kit';
import { answerWith, refusal } from '@fairlot/testkit/page/network';
import { expect } from 'vitest';
import { openPageSite } from '../open-page.testing.tsx';

const site = await openPageSite();

test('visitors see the levels, a member also the own one with its benefits [R-018] [P-041] [I-014]', async () => {
  const visitor = site.phone();
  await visitor.goto('/m/vip');
  await visitor.getByText('VIP 8').click();
  await visitor.getByText('Personal adviser').waitFor();
  expect(await visitor.getByText('Your level').count()).toBe(0);

  const page = await site.phoneOf('vip01');
  await page.goto('/m/vip');
  await page.getByRole('region', { name: 'Your level' }).getByText('VIP 3', { exact: true }).waitFor();
  await page.getByText('For VIP 4').waitFor();
  for (const name of ['VIP 2 Reached', 'VIP 3 Your level', 'VIP 4 Not reached yet'])
    await page.getByRole('button', { name }).waitFor();
  await page.goto('/m/member/benefits');
  await page.getByText('VIP 3', { exact: true }).first().waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Each month' }).getByText('88,000', { exact: true }).waitFor();
});

test('a member checks in, finds the missions and collects waiting rewards [R-017] [R-021] [X-001]', async () => {
  const page = await site.phoneOf('vip01');
  await page.goto('/m/member/home');
  // The number of waiting rewards is shown on their icon.
  await page
    .getByRole('link', { name: /Rewards/ })
    .getByText('3', { exact: true })
    .waitFor();
  await page.getByRole('link', { name: /VIP 3 → VIP 4/ }).waitFor();
  await page.goto('/m/member/benefits');
  await page.getByText('Play three Originals').waitFor();
  await page.getByText('No mission requires a deposit or a loss').waitFor();
  await page.getByRole('button', { name: 'Check in, get 500' }).click();
  await page.getByRole('button', { name: 'Checked in today' }).waitFor();

  await page.goto('/m/rewardCenter');
  await page.getByText('Welcome to VIP 3').waitFor();
  await test.step('an error, even an unknown one, is shown as text; nothing is lost [N-005] [N-016]', async () => {
    for (const [code, text] of [
      ['permission.denied', 'Sorry, this account does not have permission or the feature is temporarily unavailable'],
      ['error.of.tomorrow', 'Unknown error'],
    ] as const) {
      const stop = answerWith(page, /rewards\/collectAll/, refusal(code));
      await page.getByRole('button', { name: /^Collect all/ }).click();
      await page.locator('.toast').getByText(text, { exact: true }).waitFor();
      await stop();
    }
    await page.getByText('Welcome to VIP 3').waitFor();
  });
  await page.getByRole('button', { name: /^Collect all/ }).click();
  await page.getByText('No rewards right now').waitFor();
  await page.getByText('Collected', { exact: true }).click();
  await page.getByText('Welcome to VIP 3').waitFor();
  const modules = page.network.to('/wps/member/clubBenefit').map(({ headers }) => headers.get('moduleid'));
  expect(new Set(modules)).toEqual(new Set(['MEMCLUB3']));
  const { rooms } = site.app;
  const member = await rooms.people.findByAccount('vip01');
  // The demonstration's balance, the gift of level 2, the check-in, and the three rewards.
  expect(await rooms.wallet.balance(member?.id ?? 0n, 'VND')).toBe(
    parseMinor('5000000.00') + parseMinor('188000.00') + parseMinor('500.00') + parseMinor('483750.00'),
  );
});
