import { test } from '@fairlot/testkit/page/kit';
import { expect } from 'vitest';
import { openConsoleSite } from './open-console.testing.tsx';

const site = await openConsoleSite();
const operator = await site.operator();

test('cells of the table of odds have separators of thousands until they are edited', async () => {
  const page = await site.open(operator, '/backoffice/odds');
  const least = page.getByRole('textbox', { name: 'Minimum stake lo2', exact: true });
  const odds = page.getByRole('textbox', { name: 'Odds lo2', exact: true });
  await expect.poll(() => least.inputValue()).toBe('1,000');
  expect(await odds.inputValue()).toBe('99.5');
  await least.focus();
  expect(await least.inputValue()).toBe('1000.00');
  await least.fill('2500');
  await odds.focus();
  expect(await least.inputValue()).toBe('2,500');
});
