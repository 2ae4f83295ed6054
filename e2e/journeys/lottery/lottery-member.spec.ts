import type { Page } from '@playwright/test';
import { test } from '../../kit/test.ts';
import { followFromSettings, login, open, type Visit, visit } from '../../kit/browser.ts';
import { endClean } from '../../kit/end.ts';
import { changeAnswer } from '../../kit/intercept.ts';
import { card, tab } from '../../kit/lobby.ts';
import { type Product, sharedProduct } from '../../kit/product/open-product.ts';

let product: Product;
let member: Visit;
test.beforeAll(async () => {
  product = await sharedProduct();
  member = await visit(product.origin);
  await login(member.page, 'demo01', 'Fairlot2026');
});
test.afterAll(() => endClean(product, member));

const frame = (page: Page) => page.frameLocator('.game-area iframe');

test("a vendor's lottery opens in its frame, and returns to its group [S-065]", async () => {
  const { page } = member;
  await open(page, '/m/lott');
  await tab(page, 'GPI', 'Lottery groups').click();
  await page.getByRole('list', { name: 'Vendor’s games' }).getByRole('button').first().click();
  await frame(page).getByText('Place your bets').first().waitFor();
  await page.getByRole('region', { name: 'Game', exact: true }).getByRole('button', { name: 'Close' }).click();
  await page.waitForURL((url) => url.pathname + url.search === '/m/lott?tag=GPI');
});

test('a lottery of TCG_SEA opens in its frame, with its prize mode [S-062]', async () => {
  const { page } = member;
  const stop = await changeAnswer(page, '**/lgw/lottery/vn/menu**', ({ value }: { value: { gameMenus: object[] }[] }) =>
    Object.assign(value[0]!.gameMenus[0]!, {
      vassalage: 'TCG_SEA',
      gameCode: 'TCG_SEA0001',
      remark: 'Sea game',
      displayName: 'Sea game',
    }),
  );
  await followFromSettings(page, '/m/lott');
  await card(page, 'Sea game').getByRole('button', { name: 'Play' }).click();
  await page.waitForURL((url) => url.pathname === '/m/game' && url.searchParams.get('prizeMode') === 'SEA');
  await frame(page).getByRole('button', { name: /^Big/ }).waitFor();
  await stop();
});
