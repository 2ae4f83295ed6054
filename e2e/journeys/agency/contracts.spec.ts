import { expect, test } from '../../kit/test.ts';
import { closePhones, expectNoOverflow, login, open, pathOf, visit } from '../../kit/browser.ts';
import { listen } from '../../kit/calls.ts';
import { logInOperator } from '../../kit/console.ts';
import { approveNext, changeSite } from '../../kit/operator.ts';
import { openProduct, type Product } from '../../kit/product/open-product.ts';

let product: Product;
test.beforeAll(async () => {
  product = await openProduct();
});
test.afterAll(async () => {
  await closePhones();
  await product.stop();
});

test('an agent of the downline is asked about a pending contract, opens it and accepts it', async () => {
  const { page } = await visit(product.origin);
  await login(page, 'agent02', 'Fairlot2026');
  const prompt = page.getByRole('dialog', { name: 'A contract is waiting' });
  await test.step('asks only after the session was renewed [H-026]', async () => {
    const calls = listen(page);
    await open(page, '/m/home');
    await prompt.waitFor();
    const paths = calls.map((call) => new URL(call.url()).pathname);
    // Calls of the page before may arrive late; this page's begin with its renewal.
    const renewed = paths.lastIndexOf('/wps/session/renew');
    expect(renewed).toBeGreaterThanOrEqual(0);
    const asked = paths.slice(renewed).filter((path) => path.startsWith('/wps/agent/contract/'));
    expect(asked).toContain('/wps/agent/contract/dailySalary/request');
    expect(asked.filter((path) => path === '/wps/agent/contract/dividend/request')).toHaveLength(1);
  });
  await test.step('asks about a daily salary; Go opens its page [S-086] [S-089] [R-064]', async () => {
    await prompt.getByText('A daily salary contract is waiting for your answer').waitFor();
    await prompt.getByRole('button', { name: 'Go' }).click();
    await expect.poll(() => pathOf(page)).toBe('/m/member/agent/getSalaryContract');
    const card = page.getByRole('region', { name: 'Waiting' });
    await card.getByText('0.18 %').first().waitFor();
    await expectNoOverflow(page);
    await card.getByRole('button', { name: 'Accept contract' }).click();
    await page.getByRole('region', { name: 'Active', exact: true }).waitFor();
  });
  await test.step('then about a dividend; Cancel postpones it and stays on the page [S-087] [S-090]', async () => {
    await open(page, '/m/home');
    await prompt.getByText('A dividend contract is waiting for your answer').waitFor();
    await prompt.getByRole('button', { name: 'Cancel' }).click();
    expect(pathOf(page)).toBe('/m/home');
  });
  await test.step('then about an hourly salary; Go opens its page [S-088] [R-066]', async () => {
    await prompt.getByText('An hourly salary contract is waiting for your answer').waitFor();
    await prompt.getByRole('button', { name: 'Go' }).click();
    await expect.poll(() => pathOf(page)).toBe('/m/member/agent/getHourContract');
    await page.getByRole('region', { name: 'Waiting' }).getByText('0.05 %').first().waitFor();
    await open(page, '/m/home');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });
  await test.step('the footer has the dividend while dividends are enabled and one is pending [T-013]', async () => {
    const link = page.getByRole('link', { name: 'Dividend' });
    await open(page, '/m/agent');
    await link.waitFor();
    await changeSite(product.origin, { flags: { DIVIDEND3: false } });
    await open(page, '/m/agent');
    await page.getByRole('region', { name: 'Team today' }).waitFor();
    await expect.poll(() => link.count()).toBe(0);
    await changeSite(product.origin, { flags: { DIVIDEND3: true } });
    await open(page, '/m/agent');
    await link.click();
    await expect.poll(() => pathOf(page)).toBe('/m/member/agent/agentDivident');
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.getByRole('region', { name: 'Declined' }).waitFor();
    await open(page, '/m/agent');
    await page.getByRole('region', { name: 'Team today' }).waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Dividend' }).count()).toBe(0);
  });
  await test.step('without a session an entry leads to the log-in or to home [S-091]', async () => {
    await page.context().clearCookies();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.getByRole('main').getByRole('link', { name: 'Team overview' }).click();
    await expect.poll(() => pathOf(page)).toMatch(/^\/m\/(home|login)$/);
  });
});

test('a member without a request is not asked', async () => {
  const agent = await visit(product.origin);
  await login(agent.page, 'agent01', 'Fairlot2026');
  await test.step('shows the active contract with its bills [R-060] [R-065]', async () => {
    for (const [path, text] of [
      ['getSalaryContract', 'From the merchant'],
      ['getDevidendContract', 'From the merchant'],
      ['getHourContract', 'From the merchant'],
      ['getRealTimeContract', 'From the merchant'],
      ['agentDivident', 'From the merchant'],
    ] as const) {
      await open(agent.page, `/m/member/agent/${path}`);
      await agent.page.getByRole('main').getByText(text).first().waitFor();
    }
    const rules = agent.page.getByRole('region', { name: 'Active', exact: true }).getByRole('list');
    await rules.getByText('Settled twice a month: on the 1st and 16th').waitFor();
    await rules.getByText('Players’ wins of the previous period are deducted from the loss').waitFor();
  });
  await test.step('a bill that two operators corrected shows the correction and the remaining amount', async () => {
    const { origin } = product;
    const desk = await visit(origin);
    await logInOperator(desk.page, 'operator');
    const correct = desk.page.getByRole('button', { name: 'Correct the bill' });
    // A job creates the bills within a minute of the start.
    await expect
      .poll(
        async () => {
          await desk.page.goto('/backoffice/settlement');
          await desk.page.getByRole('button', { name: 'agent01' }).first().waitFor();
          return correct.count();
        },
        { timeout: 120_000 },
      )
      .toBe(1);
    await desk.page.getByRole('list', { name: 'Settlement progress' }).waitFor();
    await correct.click();
    const dialog = desk.page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('-49.18');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('A bonus was counted twice');
    await dialog.getByRole('button', { name: 'Request approval' }).click();
    await desk.page.getByText('Request sent. A second operator decides under Approvals.').waitFor();
    await approveNext(origin, 'agency.billCorrection');
    await desk.page.goto('/backoffice/settlement');
    const corrections = desk.page.getByRole('region', { name: 'Corrections' });
    await corrections.getByText('A bonus was counted twice').first().waitFor();
    await desk.page.getByText('Correction 1', { exact: true }).waitFor();
    expect(desk.errors).toEqual([]);
    await desk.close();
    const { page } = agent;
    await open(page, '/m/member/agent/getSalaryContract');
    const bill = page.locator('details').filter({ hasText: 'Correction 1' });
    await bill.locator('summary').click();
    await bill.getByText(/^.49\.18$/).waitFor();
    await bill.getByText('To pay').waitFor();
    await expectNoOverflow(page);
  });
  await test.step("offers a contract within the agent's own terms to a direct downline member", async () => {
    const { page } = agent;
    await open(page, '/m/member/agent/agentDivident');
    await page.getByRole('button', { name: 'Offer a contract' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: /ag\*\*\*2 Agent/ }).click();
    const send = sheet.getByRole('button', { name: 'Send offer' });
    await sheet.getByLabel('Rate in %').last().fill('5.01');
    expect(await send.isDisabled()).toBe(true);
    expect(await sheet.getByLabel('Rate in %').last().getAttribute('aria-invalid')).toBe('true');
    await sheet.getByLabel('Rate in %').last().fill('4.5');
    await sheet.getByRole('button', { name: 'Until recovered' }).click();
    await sheet.getByRole('checkbox', { name: 'The recipient collects each bill' }).check();
    await send.click();
    await page.getByText('The offer is waiting for an answer from ag***2').waitFor();
    const offered = page.getByRole('region', { name: 'Waiting' });
    await offered.getByText('4.50 %').first().waitFor();
    await offered.getByText('The recipient has 30 days to collect each bill').waitFor();
    await expectNoOverflow(page);
  });
  await open(agent.page, '/m/home');
  await expect.poll(() => agent.page.getByRole('dialog').count()).toBe(0);
});
