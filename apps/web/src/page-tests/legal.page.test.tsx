import { expect } from 'vitest';
import { test } from '@fairlot/testkit/page/kit';
import { changeAnswer } from '@fairlot/testkit/page/network';
import { openPageSite } from './open-page.testing.tsx';

const site = await openPageSite();

test('marks passages that are still drafts of the platform only in the preview of an operator', async () => {
  const page = site.phone();
  await page.goto('/m/useragreement');
  await page.getByText('One person, one account.').waitFor();
  const drafts = page.getByText(/^Draft ·$/);
  expect(await drafts.count()).toBe(0);
  changeAnswer(page, /whitelabel\/systemStatus/, ({ value }: { value: { preview?: boolean } }) => {
    value.preview = true;
  });
  const { texts } = await site.app.rooms.site.all();
  await site.app.rooms.site.change('texts', { ...texts, EN: { ...texts['EN'], 'terms.account': 'One account each.' } });
  await page.reload();
  await drafts.first().waitFor();
  // All passages of the page except the one with the merchant's own text.
  expect(await drafts.count()).toBe(16);
  expect(await page.getByText('One account each.').count()).toBe(1);
});

test.each([
  ['no help pages', () => []],
  ['other help pages', (pages: { tag: string }[]) => pages.filter(({ tag }) => tag !== 'terms')],
])('a merchant with %s shows the user agreement as its terms', async (_what, left) => {
  const page = site.phone();
  changeAnswer(page, /helpCenter/, (answer: { value: { tag: string }[] }) => {
    answer.value = left(answer.value);
  });
  await page.goto('/m/help?tag=terms');
  await page.getByRole('heading', { level: 1, name: 'User agreement' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/m/useragreement');
});
