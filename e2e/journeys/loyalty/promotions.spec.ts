import { afterAll, expect, it } from 'vitest';
import { findings } from '../../kit/axe.ts';
import { expectNoOverflow, login, open, visit } from '../../kit/browser.ts';
import { openApp } from '../../kit/open-app.ts';

const running = await openApp({ started: true });
afterAll(() => running.close());

it('a member reads the terms, spins, opens a packet, and leaves a promotion knowing what goes', async () => {
  const { page, errors, close } = await visit(running.origin);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await login(page, 'demo01', 'Fairlot2026');
  await open(page, '/m/activity');
  const dialog = page.getByRole('dialog');

  await page.getByRole('button', { name: 'Lucky wheel' }).click();
  await page.getByRole('button', { name: 'Spin the wheel' }).click();
  // The odds and the whole rules stand there before anything is taken.
  await dialog.getByText('Odds of each part').waitFor();
  await dialog.getByText('0.1 %').waitFor();
  await dialog.getByText('only then it becomes real money').waitFor();
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Spin the wheel' }).click();
  await dialog.getByRole('status').getByText('added to your bonus wallet').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByText('You have had it in this period').waitFor();

  await page.getByRole('button', { name: 'Red packet' }).click();
  await page.getByRole('button', { name: 'Open a packet' }).click();
  await dialog.getByText('By taking it you accept these rules.').waitFor();
  await dialog.getByRole('button', { name: 'Open a packet' }).click();
  await dialog.getByText('The amount was drawn before you opened the packet').waitFor();
  await dialog.getByRole('button', { name: 'Check the draw' }).click();
  await dialog.getByText('Checked: your share stood in the list').waitFor();
  await expectNoOverflow(page);
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: '5 % of a week’s losses returned' }).first().click();
  await page.getByRole('button', { name: 'Join' }).click();
  await dialog.getByRole('button', { name: 'Join' }).click();
  // What came of it so far, beside what the level brings.
  await page.getByRole('link', { name: 'Cashback', exact: true }).click();
  await page.getByRole('heading', { name: 'This week so far' }).waitFor();
  await page.getByRole('heading', { name: 'Today so far' }).waitFor();
  await page.getByText('5 % of what was lost in all').waitFor();
  await expectNoOverflow(page);
  expect(await findings(page)).toEqual([]);
  await open(page, '/m/activity');
  await page.getByRole('button', { name: '5 % of a week’s losses returned' }).first().click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await dialog.getByText('What you have played since you joined no longer counts for it.').waitFor();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: 'Join' }).waitFor();

  await open(page, '/m/member/bonus');
  await page.getByRole('button', { name: 'How bonus money works' }).click();
  await dialog.getByText('One bonus runs at a time.').waitFor();
  expect(errors).toEqual([]);
  await close();
  expect(await running.app.audit()).toEqual([]);
});
