import { expect, test } from '../../kit/test.ts';
import { expectNoOverflow, login, open, visit } from '../../kit/browser.ts';
import { logInOperator } from '../../kit/console.ts';
import { approveNext, callConsole, openOperator, operatorHeaders } from '../../kit/operator.ts';
import { withOwnProduct } from '../../kit/product/with-product.ts';

const product = withOwnProduct();

test('a corrected bill and a new offer appear on the pages of contracts, which fit the screen', async () => {
  const downline = await visit(product.origin);
  await test.step('a member of the downline declines the dividend that is pending from the start', async () => {
    const { page } = downline;
    await login(page, 'agent02', 'Fairlot2026', '/m/member/agent/getSalaryContract');
    await page.getByRole('region', { name: 'Waiting' }).getByText('0.18%').first().waitFor();
    await expectNoOverflow(page);
    await open(page, '/m/member/agent/agentDivident');
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.getByRole('region', { name: 'Declined' }).waitFor();
  });
  const agent = await visit(product.origin);
  await login(agent.page, 'agent01', 'Fairlot2026');
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
    await offered.getByText('4.50%').first().waitFor();
    await offered.getByText('The recipient has 30 days to collect each bill').waitFor();
    await expectNoOverflow(page);
  });
});

test("a member applies, an operator accepts, and the member can use the agents' pages", async () => {
  const { page } = await visit(product.origin);
  await login(page, 'demo01', 'Fairlot2026', '/m/joinUs');
  await test.step('the form shows the status of the review', async () => {
    const send = page.getByRole('main').getByRole('button', { name: 'Send application' });
    expect(await send.isDisabled()).toBe(true);
    await page
      .getByRole('main')
      .getByRole('textbox', { name: 'How do you bring players?' })
      .fill('Twenty players of my club');
    await expectNoOverflow(page);
    await send.click();
    await page.getByRole('main').getByText('Your application is being reviewed').waitFor();
  });
  await test.step('the operator decides', async () => {
    const headers = await operatorHeaders(product.origin, 'operator');
    const { list } = await callConsole(product.origin, headers, 'GET', '/agentApplications?filter=state:eq:waiting');
    const waiting = (list as { id: string; account: string }[]).find(({ account }) => account === 'demo01');
    const operator = await openOperator(product.origin);
    await operator.post(`/agentApplications/${waiting?.id}/decide`, {
      isAccepted: true,
      answer: 'Welcome among the agents',
    });
  });
  await test.step('the pages of agents are open after the next log-in', async () => {
    const again = await visit(product.origin);
    await login(again.page, 'demo01', 'Fairlot2026', '/m/agent');
    await again.page.getByRole('heading', { name: 'demo01' }).waitFor();
    await expectNoOverflow(again.page);
  });
});
