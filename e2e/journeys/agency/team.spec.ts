import type { Page } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import { expectNoOverflow, open, pathOf } from '../../kit/browser.ts';
import { withOwnProduct, withPhone } from '../../kit/product/with-product.ts';

const PASSWORD = 'Fairlot2026';
const product = withOwnProduct();
const agent = withPhone(product, { account: 'agent01' });

const main = (page: Page) => page.getByRole('main');

/** Opens the agent's home and clicks an entry of it. */
async function press(page: Page, name: string): Promise<void> {
  await open(page, '/m/agent');
  await main(page).getByRole('link', { name, exact: true }).click();
}

test.describe('reports of the team', () => {
  test("open from the grid and show the team's activity", async () => {
    const { page } = agent;
    await test.step('the overview shows turnover by day and the size of the team [T-017] [R-055]', async () => {
      await press(page, 'Team overview');
      await expect.poll(() => pathOf(page)).toBe('/m/agent/team/overview');
      await main(page)
        .getByRole('region', { name: 'Team turnover' })
        .getByText(/^\d[\d,]+\.00$/)
        .first()
        .waitFor();
      await main(page).getByText('Downline members').waitFor();
      expect(await main(page).getByRole('region', { name: 'By day' }).getByRole('row').count()).toBe(8);
    });
    await test.step('profit and loss is shown in total and by product [T-021] [R-057]', async () => {
      await press(page, 'Team profit');
      await expect.poll(() => pathOf(page)).toBe('/m/agent/team/pnl');
      const figures = main(page).getByRole('region', { name: 'By product' });
      await figures.getByText('Lottery').waitFor();
      // Its last columns are beyond the edge of the screen.
      expect(await figures.evaluate((table) => getComputedStyle(table).overflowX)).toBe('auto');
    });
    await test.step('all bets of the team are listed [T-022] [R-059]', async () => {
      await press(page, 'Team bets');
      await expect.poll(() => pathOf(page)).toBe('/m/teamBetting');
      await main(page)
        .getByText(/^\w\w\*\*\*\w · /)
        .first()
        .waitFor();
      await expectNoOverflow(page);
    });
    await test.step('more bets load before the end is in view, without a button', async () => {
      const bets = main(page).getByText(/^\w\w\*\*\*\w · /);
      await bets.nth(24).scrollIntoViewIfNeeded();
      await bets.nth(49).waitFor({ state: 'attached' });
    });
    await test.step('commission is listed per bet [T-023] [R-061]', async () => {
      await press(page, 'My rebate');
      await expect.poll(() => pathOf(page)).toBe('/m/member/agent/agentRebeat');
      await main(page).getByRole('region', { name: 'By product' }).getByText('Lottery').waitFor();
      await main(page)
        .getByText(/^\w\w\*\*\*\w · \d\.\d\d% of /)
        .first()
        .waitFor();
      await expectNoOverflow(page);
    });
    await test.step('commission is listed per member, with direct downline rates [T-024] [R-062]', async () => {
      await press(page, 'Team rebate');
      await expect.poll(() => pathOf(page)).toBe('/m/member/teamRebate');
      await main(page)
        .getByRole('button', { name: /ag\*\*\*2/ })
        .click();
      const sheet = page.getByRole('dialog');
      await sheet.getByText('Earned by the member').waitFor();
      await sheet.getByLabel('Slots').fill('0.25');
      await sheet.getByRole('button', { name: 'Save rates' }).click();
      await page.getByText('The new rates are saved and active').waitFor();
    });
    await test.step('members are listed level by level [T-019] [R-058]', async () => {
      await press(page, 'Team');
      await expect.poll(() => page.url()).toContain('/m/member/team?tab=manage');
      await main(page)
        .getByRole('button', { name: /ag\*\*\*2 Agent/ })
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Show the 21 downline members' }).click();
      await main(page)
        .getByRole('button', { name: /ag\*\*\*3 Agent/ })
        .waitFor();
      await main(page).getByRole('navigation', { name: 'Position in the team' }).getByText('agent01').click();
      await main(page)
        .getByRole('button', { name: /ag\*\*\*2 Agent/ })
        .waitFor();
      await expectNoOverflow(page);
    });
  });

  test('sends money to a downline member, whose wallet shows it [T-020]', async () => {
    const { page } = agent;
    await open(page, '/m/securityCenter');
    await main(page)
      .getByRole('button', { name: /Payment password/ })
      .click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Current password', { exact: true }).fill(PASSWORD);
    await sheet.getByLabel('New payment password', { exact: true }).fill('246810');
    await sheet.getByLabel('Confirm payment password', { exact: true }).fill('246810');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await sheet.waitFor({ state: 'detached' });
    await press(page, 'Transfer');
    await expect.poll(() => page.url()).toContain('/m/member/team?tab=transfer');
    const choice = main(page).getByRole('region', { name: 'Recipient' });
    await choice.getByRole('button', { name: /ag\*\*\*2 Agent/ }).click();
    await page.getByRole('textbox', { name: 'Amount' }).fill('20000');
    await page.getByLabel('Payment password', { exact: true }).fill('135790');
    await main(page).getByRole('button', { name: 'Transfer 20,000.00' }).click();
    await main(page).getByText('The payment password is incorrect').waitFor();
    // An agent with a payment password is not asked to set one.
    expect(
      await main(page)
        .getByRole('link', { name: /payment password/i })
        .allTextContents(),
    ).toEqual(['Forgot payment password?']);
    await page.getByLabel('Payment password', { exact: true }).fill('246810');
    await main(page).getByRole('button', { name: 'Transfer 20,000.00' }).click();
    await page.getByText('20,000.00 sent to ag***2').waitFor();
    await main(page).getByText('− 20,000.00').waitFor();
    await expectNoOverflow(page);
  });
});
