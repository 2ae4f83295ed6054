import { expect, test } from '../../kit/test.ts';
import { expectNoOverflow, followFromSettings, recoverable, visit } from '../../kit/browser.ts';
import { changeAnswer } from '../../kit/intercept.ts';
import { withSharedProduct } from '../../kit/product/with-product.ts';

const site = withSharedProduct();

interface HelpAnswer {
  value: { tag: string; title: string; content: string }[];
}

test('the help centre has tabs and a search', async () => {
  const { page, errors } = await visit(site.origin, { expectsErrors: true });
  await test.step('a tab shows its HTML without its scripts [C-017]', async () => {
    const stop = await changeAnswer<HelpAnswer>(page, '**/wps/system/helpCenter*', ({ value }) => {
      const first = value.find(({ tag }) => tag === 'withdraw');
      if (first)
        first.content += '<p id="told">Told</p><script>window.ran = 1</script><img src="x" onerror="window.ran = 2">';
    });
    await followFromSettings(page, '/m/help');
    await page.getByRole('tab', { name: 'Withdrawals' }).click();
    const panel = page.getByRole('tabpanel', { name: 'Withdrawals' });
    await panel.getByRole('heading', { name: 'How do I withdraw?' }).waitFor();
    await stop();
    expect(await panel.locator('script').count()).toBe(0);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });
  const field = page.getByRole('searchbox', { name: 'Search help' });
  await test.step('words are found on every page in any case, and marked', async () => {
    await field.fill('GIVE UP');
    const hit = page.getByRole('button', { name: /Can I give it up/ });
    await hit.waitFor();
    expect(await hit.locator('mark').allInnerTexts()).toEqual(['give', 'up']);
    await hit.click();
    await page.getByRole('tab', { name: 'Bonuses', selected: true }).waitFor();
    expect(await field.inputValue()).toBe('');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Can I give it up?');
    expect(new URL(page.url()).searchParams.get('tag')).toBe('bonus');
  });
  await test.step('a search without results shows a message and a contact', async () => {
    await field.fill('zeppelin');
    await page.getByText('Nothing found for “zeppelin”').waitFor();
    await expectNoOverflow(page);
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await page.getByRole('tabpanel').waitFor();
    await field.fill('zeppelin');
    await recoverable(page);
    await page.getByRole('link', { name: 'Ask customer service' }).click();
    await page.getByRole('dialog', { name: 'Customer service' }).getByRole('link', { name: 'Help centre' }).waitFor();
  });
  // The browser reports the blocked inline handler even where it only parses the text.
  expect(errors.filter((error) => !error.startsWith('Executing inline event handler violates'))).toEqual([]);
});
