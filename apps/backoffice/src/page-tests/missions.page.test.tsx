import { test } from '@fairlot/testkit/page/kit';
import { expect } from 'vitest';
import { openConsoleSite, send } from './open-console.testing.tsx';

const site = await openConsoleSite();
const [first, second] = [await site.operator(), await site.operator()];

test('a mission waits for a second operator, and its page shows the used and remaining budget', async () => {
  const page = await site.open(first, '/backoffice/missions');
  for (const name of ['Budget', 'Used', 'Left']) await page.getByRole('columnheader', { name, exact: true }).waitFor();
  const row = page.getByRole('row').filter({ hasText: 'Play three Originals' });
  expect(await row.innerText()).toContain('100,000,000.00');

  await page.getByRole('button', { name: 'Add a mission' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a mission' });
  const fill = (name: string, text: string) => dialog.getByRole('textbox', { name }).fill(text);
  await fill('Titles: EN · English', 'Play ten rounds');
  await fill('Reward', '2000');
  await fill('Budget', '1000');
  await fill('Reason', 'A mission of the season');
  await dialog.getByRole('button', { name: 'Add a mission' }).click();
  // A budget below the reward cannot pay a single member.
  await expect.poll(() => dialog.locator('[aria-invalid=true]').count()).toBeGreaterThan(0);
  await fill('Budget', '200000');
  await dialog.getByRole('button', { name: 'Add a mission' }).click();
  await page.getByText('Request sent. A second operator has to approve it.').waitFor();
  await page.getByText(`New mission: Play ten rounds (${first.name})`).waitFor();
  await page.getByText('Awaiting approval').first().waitFor();
  expect(await page.getByRole('row').filter({ hasText: 'Play ten rounds' }).count()).toBe(0);

  const desk = await site.open(second, '/backoffice/approvals');
  await desk.getByRole('row', { name: /Play ten rounds.*Period: Every day/ }).waitFor();
  await desk.getByRole('button', { name: /^Approve Play ten rounds/ }).click();
  const question = desk.getByRole('dialog', { name: 'Approve' });
  await question.getByText('Goal: Settled bets').waitFor();
  await question.getByText('Budget: 200,000.00').waitFor();
  await question.getByRole('button', { name: 'Approve' }).click();
  await question.waitFor({ state: 'detached' });

  // Raising the reward needs approval; closing the mission does not.
  const again = await site.open(first, '/backoffice/missions');
  const changed = again.getByRole('row').filter({ hasText: 'Play ten rounds' });
  await changed.getByText('200,000.00').first().waitFor();
  await changed.getByRole('button', { name: 'Edit' }).click();
  const change = again.getByRole('dialog', { name: 'Edit: Play ten rounds' });
  await change.getByRole('textbox', { name: 'Reward' }).fill('3000');
  await send(change, 'Save');
  await changed.getByText('Awaiting approval').waitFor();
  expect(await changed.innerText()).toContain('2,000.00');
});
