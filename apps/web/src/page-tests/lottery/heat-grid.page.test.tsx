import { expect, test } from 'vitest';
import { changeAnswer } from '@fairlot/testkit/page/network';
import { openPageSite } from '../open-page.testing.tsx';

const site = await openPageSite();

interface Ending {
  number: string;
  count: number;
  specialCount: number;
  drawsSince: number | null;
}

interface Answer {
  value: { draws: number; numbers: Ending[] };
}

test('thirty draws are a grid of colours by number; fewer are a table with the most drawn first', async () => {
  const page = site.phone();
  let draws = 30;
  changeAnswer(page, /lottery\/statistics/, ({ value }: Answer) => {
    value.draws = draws;
    value.numbers = Array.from({ length: 100 }, (_, index) => ({
      number: String(index).padStart(2, '0'),
      count: index === 42 ? 9 : 0,
      specialCount: 0,
      drawsSince: index === 42 ? 1 : null,
    }));
  });
  await page.goto('/m/lottery/winNumbers?gameCode=VN60');
  const grid = page.getByRole('list', { name: 'Numbers' });
  await grid.getByText('42: drawn 9 times').waitFor();
  expect(await grid.getByRole('listitem').count()).toBe(100);
  expect(await page.locator('[data-heat="3"]').innerText()).toContain('42');
  expect(await page.getByRole('table', { name: 'Numbers' }).count()).toBe(0);
  draws = 29;
  await page.getByRole('button', { name: '10 draws' }).click();
  const table = page.getByRole('table', { name: 'Numbers' });
  await table.waitFor();
  expect(await table.getByRole('rowheader').first().innerText()).toBe('42');
  expect(await grid.count()).toBe(0);
});
