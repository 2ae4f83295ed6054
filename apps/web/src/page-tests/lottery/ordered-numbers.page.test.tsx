import { expect, test } from 'vitest';
import { openPageSite } from '../open-page.testing.tsx';

const site = await openPageSite();

test('the first numbers of 11x5 are chosen on a pad for each place, each number once', async () => {
  const page = site.phone();
  await page.goto('/m/lottery/play?gameCode=11X5_60');
  await page.getByRole('tab', { name: 'First numbers' }).click();
  const key = (place: number, number: string) =>
    page.getByRole('group', { name: `Position ${place}` }).getByRole('button', { name: number, exact: true });
  const pressed = (place: number, number: string) => key(place, number).getAttribute('aria-pressed');
  await key(1, '03').click();
  await key(2, '03').click();
  expect([await pressed(1, '03'), await pressed(2, '03')]).toEqual(['false', 'true']);
  await key(1, '11').click();
  await page.getByRole('button', { name: 'Remove 11 03' }).waitFor();
  expect([await pressed(1, '11'), await pressed(2, '03')]).toEqual(['false', 'false']);
  await key(1, '11').click();
  await key(2, '03').click();
  await page.getByText('11 03 is already chosen').waitFor();
  await page.getByRole('button', { name: 'First three, Straight' }).click();
  await page.getByRole('group', { name: 'Position 3' }).waitFor();
});

test('each place of 5D shows how many keys are chosen for it', async () => {
  const page = site.phone();
  await page.goto('/m/lottery/play?gameCode=SSC_60');
  const press = (name: RegExp) => page.getByRole('tabpanel').getByRole('button', { name }).click();
  await press(/^Position 1 3 /);
  await press(/^Position 1 7 /);
  await page.getByRole('button', { name: 'Position 2', exact: true }).click();
  await press(/^Position 2 0 /);
  await expect
    .poll(() => page.locator('.places .numeric').evaluateAll((all) => all.map(({ textContent }) => textContent)))
    .toEqual(['2', '1']);
});
