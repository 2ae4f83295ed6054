import { callDesk, createOperator, OPERATOR_PASSWORD } from '@fairlot/testkit';
import { findings } from '../../kit/axe.ts';
import { visit } from '../../kit/browser.ts';
import { logInOperator } from '../../kit/console.ts';
import { withApp } from '../../kit/open-app.ts';
import { expect, test } from '../../kit/test.ts';

const site = withApp({ seed: 'none', started: true });

test('the first lottery of a new site is added in the console, approved, and appears in the lobby', async () => {
  const [one, two] = [await createOperator(site.app), await createOperator(site.app)];
  // The preview of odds above 100 % is rejected, which the browser's console reports as an error.
  const { page } = await visit(site.origin, { expectsErrors: true });
  await logInOperator(page, one.name, '/backoffice/lotteries', OPERATOR_PASSWORD);

  await expect(page.getByRole('heading', { name: 'No lottery yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a lottery' }).click();
  const bets = page.getByRole('region', { name: 'Bet types' });
  await expect(page.getByRole('region', { name: 'The next five draws' }).getByRole('row')).toHaveCount(6);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Odds of De, last two of DB' }).fill('101');
  await expect(page.getByRole('alert').filter({ hasText: 'above 100%' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Odds of De, last two of DB' }).fill('95');
  await expect(bets.getByRole('row', { name: /De, last two/ })).toContainText('95.00');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Harbour minute');
  await page.getByRole('textbox', { name: 'Name of the group' }).fill('Quick draws');
  await page.getByRole('textbox', { name: 'Reason' }).fill('The first lottery of the site');
  const asked = page.waitForResponse(
    (response) => response.url().endsWith('/backoffice/api/lottery/games') && response.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'Request approval' }).click();
  const { value } = await (await asked).json();
  await expect(page.getByText('Requested. The lottery appears')).toBeVisible();

  await callDesk(site.app, two.headers, 'POST', `/approvals/${value.id}/approve`);
  await page.goto('/m/lott');
  await expect(page.getByRole('heading', { name: 'Harbour minute' })).toBeVisible();
  await expect(page.getByText('Quick draws').first()).toBeVisible();
});
