import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeBrowser, expectNoOverflow, login, open, pathOf, visit } from '../../kit/browser.ts';
import { listen, named } from '../../kit/calls.ts';
import { type Product, startProduct } from '../../kit/product.ts';
import { step } from '../../kit/step.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await closeBrowser();
  await product.stop();
});

it('a lower agent is asked about a contract that waits, opens it and accepts it', async () => {
  const { page, errors, close } = await visit(product.origin);
  await login(page, 'agent02', 'Fairlot2026');
  const prompt = page.getByRole('dialog', { name: 'A contract is waiting' });
  await step('after the session was renewed, not before [H-026]', async () => {
    const calls = listen(page);
    await open(page, '/m/home');
    await prompt.waitFor();
    const paths = calls.map((call) => new URL(call.url()).pathname);
    const renewed = paths.indexOf('/wps/session/renew');
    expect(renewed).toBeGreaterThanOrEqual(0);
    expect(paths.indexOf('/wps/agent/contract/dailySalary/request')).toBeGreaterThan(renewed);
    expect(named(calls, '/wps/agent/contract/dividend/request')).toHaveLength(1);
  });
  await step('a daily salary; Go opens its page [S-086] [S-089] [R-064]', async () => {
    await prompt.getByText('A daily salary contract waits for your answer').waitFor();
    await prompt.getByRole('button', { name: 'Go' }).click();
    await expect.poll(() => pathOf(page)).toBe('/m/member/agent/getSalaryContract');
    const card = page.getByRole('region', { name: 'Waiting' });
    await card.getByText('0.18 %').waitFor();
    await expectNoOverflow(page);
    await card.getByRole('button', { name: 'Accept contract' }).click();
    await page.getByRole('region', { name: 'In force' }).waitFor();
  });
  expect(errors).toEqual([]);
  await close();
});

it('who has no request is not asked', async () => {
  const agent = await visit(product.origin);
  await login(agent.page, 'agent01', 'Fairlot2026');
  await step('the contract in force with its bills [R-060] [R-065] [R-066]', async () => {
    for (const [path, text] of [
      ['getSalaryContract', 'From the merchant'],
      ['getDevidendContract', 'No contract is waiting for you'],
      ['getHourContract', 'No contract is waiting for you'],
      ['agentDivident', 'No contract is waiting for you'],
    ] as const) {
      await open(agent.page, `/m/member/agent/${path}`);
      await agent.page.getByRole('main').getByText(text).first().waitFor();
    }
  });
  await open(agent.page, '/m/home');
  await expect.poll(() => agent.page.getByRole('dialog').count()).toBe(0);
  expect(agent.errors).toEqual([]);
  await agent.close();
});
