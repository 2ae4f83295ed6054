import { createOfficialIssue, WITH_FEED } from '@fairlot/testkit/draws';
import { test } from '@fairlot/testkit/page/kit';
import { expect, onTestFinished, vi } from 'vitest';
import { openPageSite } from '../open-page.testing.tsx';

const site = await openPageSite({ config: WITH_FEED });

/** Shows where the wheel stops immediately, as for members who reduce motion. */
function stopMotion() {
  const { matchMedia } = window;
  const spy = vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const media = matchMedia(query);
    return query.includes('reduced-motion') ? Object.defineProperty(media, 'matches', { value: true }) : media;
  });
  onTestFinished(() => spy.mockRestore());
}

test('a member reads the terms, spins, opens a packet, and leaves a promotion knowing what is lost', async () => {
  stopMotion();
  const page = await site.phoneOf('demo01');
  const dialog = page.getByRole('dialog');
  await page.goto('/m/activity');
  await page.getByRole('button', { name: 'Lucky wheel' }).click();
  await page.getByRole('button', { name: 'Spin the wheel' }).click();
  // The odds and all rules are shown before joining.
  await dialog.getByText('Chance of each segment').waitFor();
  await dialog.getByText('0.1%').waitFor();
  await dialog.getByText('to turn it into real money').waitFor();
  await dialog.getByRole('button', { name: 'Spin the wheel' }).click();
  await dialog.getByRole('status').getByText('added to your bonus wallet').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByText('You have already received it in this period').waitFor();

  await page.getByRole('button', { name: 'Red packet' }).click();
  await page.getByRole('button', { name: 'Open a packet' }).click();
  await dialog.getByText('By taking this offer you accept these rules.').waitFor();
  await dialog.getByRole('button', { name: 'Open a packet' }).click();
  await dialog.getByText('The amount was drawn before you opened the packet').waitFor();
  await dialog.getByRole('button', { name: 'Check the draw' }).click();
  await dialog.getByText('Checked: your share was in the list').waitFor();
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: '5% of a week’s losses returned' }).first().click();
  await page.getByRole('button', { name: 'Join' }).click();
  await dialog.getByRole('button', { name: 'Join' }).click();
  // Cashback earned so far, separate from that of the VIP level.
  await page.getByRole('link', { name: 'Cashback', exact: true }).click();
  await page.getByRole('heading', { name: 'This week so far' }).waitFor();
  await page.getByRole('heading', { name: 'Today so far' }).waitFor();
  await page.getByText('5% of the total loss').waitFor();
  await page.goto('/m/activity');
  await page.getByRole('button', { name: '5% of a week’s losses returned' }).first().click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await dialog.getByText('Bets since you joined no longer count for it.').waitFor();
  await dialog.getByText('After leaving it, you can join again when the next period begins').waitFor();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('After leaving it, you can join again when the next period begins').waitFor();
  expect(await page.getByRole('button', { name: 'Join' }).isDisabled()).toBe(true);
});

test('a free bet pays for the ticket for which it was chosen, but not for a more expensive one', async () => {
  const { answers, platform } = site.app;
  await createOfficialIssue(site.app, 'HANOI');
  const page = await site.phoneOf('demo01');
  const { id: memberId } = (await site.app.rooms.people.findByAccount('demo01'))!;
  const gift = { key: 'page:free-bet', memberId, asset: 'VND', amountMinor: 5_000_000n };
  await platform.db.transaction((tx) => answers.promotions.freeBets.grant(tx, gift));
  await page.goto('/m/lottery/play?gameCode=HANOI');
  const slip = page.getByRole('region', { name: 'Bet slip' });
  await page.getByRole('tabpanel').getByRole('button', { name: '09', exact: true }).click();
  await slip.getByRole('button', { name: /change with the keypad/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Bet slip' });
  await sheet.getByRole('checkbox', { name: 'Pay with a free bet of 50,000 VND' }).check();
  for (const key of ['1', '0', '000']) await sheet.getByRole('button', { name: key, exact: true }).click();
  await sheet.getByText('Your free bet pays tickets of up to 50,000').waitFor();
  expect(await sheet.getByRole('button', { name: 'Free bet does not cover it' }).isDisabled()).toBe(true);
  await sheet.getByRole('button', { name: 'Erase', exact: true }).click();
  await sheet.getByRole('button', { name: /^Place free bet/ }).click();
  await page.getByRole('region', { name: 'Bet placed' }).waitFor();

  await page.goto('/m/member/bonus');
  await page
    .getByText(/Free bet/)
    .first()
    .waitFor();
  // A bonus that waits for its turn is not labelled as active.
  await page.getByText('Waiting', { exact: true }).first().waitFor();
  await page.getByText(`${await page.getByText('Playing', { exact: true }).count()} active`, { exact: true }).waitFor();
  await page.getByRole('button', { name: 'How bonus money works' }).click();
  await page.getByRole('dialog').getByText('One bonus runs at a time.').waitFor();
});
