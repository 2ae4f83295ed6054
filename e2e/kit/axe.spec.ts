import { colourFindings, findings } from './axe.ts';
import { visit } from './browser.ts';
import { expect, test } from './test.ts';

test('the check of colours finds faint text and leaves structure to the complete check', async () => {
  const { page } = await visit('http://localhost');
  await page.setContent('<main><p style="color: #eee; background: #fff">Faint</p><img src="data:,"></main>');
  const ids = async (found: ReturnType<typeof findings>) => (await found).map(({ id }) => id);
  expect(await ids(colourFindings(page))).toEqual(['color-contrast']);
  expect(await ids(findings(page))).toEqual(expect.arrayContaining(['color-contrast', 'image-alt']));
});
