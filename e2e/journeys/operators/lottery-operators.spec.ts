import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../../kit/test.ts';
import { visit } from '../../kit/browser.ts';
import { Client } from '@fairlot/testkit/client';
import { agree, logInOperator, showSection } from '../../kit/console.ts';
import { withOwnProduct } from '../../kit/product/with-product.ts';

const REASON = 'Agreed with the risk desk today';
const product = withOwnProduct();

test('two operators publish odds: returns are shown, too high ones rejected; players see them', async () => {
  const [first, second] = [
    await visit(product.origin, { expectsErrors: true }),
    await visit(product.origin, { expectsErrors: true }),
  ];
  const { page } = first;
  await logInOperator(page, 'operator');
  await showSection(page, 'Odds and limits');
  await page.getByRole('combobox', { name: 'Game' }).selectOption('VN300');
  await page.getByText('Version 1, published').waitFor();
  await page.getByRole('textbox', { name: 'Odds de', exact: true }).fill('100.5');
  await page.getByRole('button', { name: 'Show changes' }).click();
  await page.getByRole('alert').getByText('These odds cannot be published').waitFor();
  await page.getByRole('textbox', { name: 'Odds de', exact: true }).fill('97.5');
  await page.getByRole('textbox', { name: 'Liability limit per pick de', exact: true }).fill('50000000');
  await page.getByRole('button', { name: 'Show changes' }).click();
  await page.getByRole('cell', { name: '97.50%' }).waitFor();
  await page.getByRole('button', { name: 'Request publication' }).click();
  await agree(page, 'Request publication');
  await page.getByText('Requested. A second operator has to approve.').waitFor();

  await logInOperator(second.page, 'operator2');
  await showSection(second.page, 'Approvals');
  await second.page.getByText('99.50% → 97.50%').waitFor();
  await second.page.getByRole('button', { name: 'Approve Vietnam 5 minutes' }).click();
  await second.page.getByRole('dialog', { name: 'Approve' }).getByRole('button', { name: 'Approve' }).click();
  await second.page.getByText('Publish odds: executed').waitFor();
  const { value } = await new Client(product.origin).call('GET', '/lgw/lottery/plays?gameCode=VN300');
  expect(value['oddsVersion']).toBe(2);
  expect((value['plays'] as { code: string }[]).find(({ code }) => code === 'de')).toMatchObject({
    odds: '975000',
    returnPercent: '97.50',
  });
  const errors = [...first.errors, ...second.errors];
  expect(errors.filter((error) => !error.includes('odds'))).toEqual([]);
});

test('an operator views a draw and the feeds, closes and opens a day, and imports a file', async () => {
  const { page, errors } = await visit(product.origin, { expectsErrors: true });
  await logInOperator(page, 'operator');
  const client = new Client(product.origin);
  await client.login('demo01', 'Fairlot2026');
  const { value: sale } = await client.call('GET', '/lgw/lottery/numero');
  const issue = (sale as unknown as { gameCode: string; numero: string; isSale: boolean }[]).find(
    ({ gameCode, isSale }) =>
      isSale && gameCode.length > 5 && !gameCode.startsWith('VN') && !gameCode.startsWith('LOTTO'),
  );
  if (issue === undefined) throw new Error('no official draw on sale');
  const { gameCode, numero: drawNumber } = issue;
  expect(
    (
      await client.placeTicket(
        { gameCode, numero: drawNumber, lines: [{ play: 'de', picks: ['27'], unitStake: '2000.00' }] },
        'operators-look-1',
      )
    ).errorCode,
  ).toBeNull();

  await page.goto(`/backoffice/draws?${new URLSearchParams({ gameCode, numero: drawNumber })}`);
  await page.getByRole('heading', { name: drawNumber }).waitFor();
  await page.getByText('2,000.00 VND').waitFor();
  await page
    .getByRole('region', { name: 'Exposure per number' })
    .getByRole('cell', { name: '199,000.00' })
    .first()
    .waitFor();
  await page.getByLabel('New draw time').fill('2001-01-01T10:00');
  await page.getByRole('button', { name: 'Postpone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Postpone' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(REASON);
  await dialog.getByRole('button', { name: 'Postpone' }).click();
  await dialog.getByRole('alert').getByText('Only an official draw without a result can be postponed').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  // The rejected time is still in its field.
  await page.getByRole('link', { name: 'Results', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('tab', { name: 'Result feeds', exact: true }).click();
  await page.getByRole('heading', { name: 'Result feeds', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect
    .poll(
      async () => {
        await page.getByRole('button', { name: 'Refresh' }).click();
        return page.getByText('Responding', { exact: true }).count();
      },
      { timeout: 30_000, intervals: [500] },
    )
    .toBe(2);

  await showSection(page, 'Calendar', 'Draws');
  await page.getByLabel('Day', { exact: true }).fill('2029-05-01');
  await page.getByRole('button', { name: 'Close a day' }).click();
  await agree(page, 'Close a day');
  await page.getByRole('button', { name: 'Reopen 1 May 2029' }).click();
  await agree(page, 'Reopen');
  await page.getByRole('button', { name: 'Reopen 1 May 2029' }).waitFor({ state: 'detached' });

  await showSection(page, 'Result files', 'Results');
  const levels =
    '12345~23456~34567,45678~11111,22222,33333,44444,55555,66666~1234,2345,3456,4567~1111,2222,3333,4444,' +
    '5555,6666~123,234,345~01,02,03,04';
  const file = join(mkdtempSync(join(tmpdir(), 'fairlot-e2e-')), 'past.csv');
  writeFileSync(file, `gameCode;numero;numbers\nHANOI;20200302;${levels}\nHANOI;20200305;1~2\n`);
  await page.getByRole('combobox', { name: 'Contents' }).selectOption('history');
  await page.getByLabel('File', { exact: true }).setInputFiles(file);
  await page.getByText('past.csv', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('row', { name: /HANOI 20200305.*Rejected.*Prize levels are missing/ }).waitFor();
  await page.getByRole('button', { name: 'Import' }).click();
  await page.getByText('Lines to import: 1. Skipped: 1.').waitFor();
  await agree(page, 'Import');
  await page.getByText('Imported.').waitFor();
  expect((await client.call('GET', '/lgw/lottery/history?gameCode=HANOI')).text).toContain('20200302');
  expect(errors.filter((error) => !error.includes('postpone'))).toEqual([]);
});
