import { readFile } from 'node:fs/promises';
import { expect, test } from '../../kit/test.ts';
import { findings } from '../../kit/axe.ts';
import { expectNoOverflow, login, visit } from '../../kit/browser.ts';
import { changeAnswer } from '../../kit/intercept.ts';
import { type OpenApp, openApp } from '../../kit/open-app.ts';

let running: OpenApp;
test.beforeAll(async () => {
  running = await openApp({ started: true });
});
test.afterAll(() => running.close());

test('a member saves the statement of this month as a document and as a spreadsheet', async () => {
  const { page } = await visit(running.origin);
  await login(page, 'demo02', 'Fairlot2026', '/m/transaction/record');
  const millions = { deposited: '64600000.00', withdrawn: '12345678.00', net: '52254322.00' };
  await changeAnswer(page, '**/wps/report/lifetime', ({ value }: { value: object }) => Object.assign(value, millions));
  await page.getByRole('link', { name: 'Statements' }).click();
  await page.waitForURL('**/m/transaction/statement');
  const net = page.getByText('+52,254,322.00');
  await net.waitFor();
  // An amount is on one line.
  expect(await net.evaluate((amount) => amount.parentElement!.getClientRects()[0]!.height)).toBeLessThan(30);
  const month = page.getByRole('region', { name: /^\d{4}$/ });
  const save = async (kind: 'PDF' | 'CSV') => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      month
        .getByRole('button', { name: new RegExp(`as ${kind}$`) })
        .first()
        .click(),
    ]);
    expect(download.suggestedFilename()).toMatch(new RegExp(`^statement-\\d{4}-\\d{2}\\.${kind.toLowerCase()}$`));
    return readFile(await download.path());
  };
  expect((await save('PDF')).subarray(0, 8).toString()).toBe('%PDF-1.7');
  const table = (await save('CSV')).toString();
  expect(table).toContain('"Time","Account","Type","Amount"');
  expect(await findings(page)).toEqual([]);
  await expectNoOverflow(page);
});
