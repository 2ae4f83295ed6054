import { expect, test } from '../../kit/test.ts';
import { expectNoOverflow, loaded, open, PHONE, visit } from '../../kit/browser.ts';
import { agree, logInOperator, saveWith } from '../../kit/console.ts';
import { Client } from '@fairlot/testkit/client';
import { approved, openOperator } from '../../kit/operator.ts';
import { withOwnProduct } from '../../kit/product/with-product.ts';

interface Lists {
  promotion: { id: string; title: string; promoAnnouncementCategoryIds: string[] }[];
  promotionCategories: { id: string; title: string }[];
}

const PROMOTIONS = '/wps/announcements/noticeNew?types=promotion&platform=M';
const readLists = async () => (await new Client(product.origin).call('GET', PROMOTIONS)).value as unknown as Lists;

const product = withOwnProduct();
let lists: Lists;
test.beforeAll(async () => {
  lists = await readLists();
});

test('promotions are grouped by category and expand; each links to its own page', async () => {
  const { page } = await visit(product.origin);
  const menu = page.getByRole('group', { name: 'Categories' });
  const cards = page.getByRole('main').getByRole('article');
  const category = lists.promotionCategories[0]!;
  const inCategory = lists.promotion.filter(({ promoAnnouncementCategoryIds }) =>
    promoAnnouncementCategoryIds.includes(category.id),
  );
  const promotion = inCategory[0]!;
  const card = page.getByRole('button', { name: promotion.title });
  await test.step('the page has a scrolling row of categories, 1.75 rem each [R-019] [C-026]', async () => {
    await open(page, '/m/activity');
    expect(await menu.getByRole('button').allInnerTexts()).toEqual([
      'All',
      ...lists.promotionCategories.map(({ title }) => title),
    ]);
    const measured = await menu.evaluate((row) => {
      const item = row.children[1] as HTMLElement;
      return {
        rem:
          Number.parseFloat(getComputedStyle(item).width) /
          Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
        overflow: getComputedStyle(row).overflowX,
      };
    });
    expect(measured).toEqual({ rem: 1.75, overflow: 'auto' });
    // Offers without a written text are in the same list.
    const titles = await cards.locator('.promo-picture__title').allInnerTexts();
    expect(titles).toEqual(expect.arrayContaining(lists.promotion.map(({ title }) => title)));
    await expect.poll(() => cards.count()).toBeGreaterThan(lists.promotion.length);
  });
  await test.step('a category shows its promotions, each with picture and title [E-053] [C-029] [C-030]', async () => {
    await menu.getByRole('button', { name: category.title }).click();
    await expect
      .poll(() => cards.locator('h2 .promo-picture__title').allInnerTexts())
      .toEqual(inCategory.map(({ title }) => title));
    expect(inCategory.length).toBeLessThan(lists.promotion.length);
    await loaded(cards.first().locator('img'));
  });
  await test.step('without an end it shows "long term"; taps expand, collapse it [C-032] [C-027] [C-033]', async () => {
    expect(await card.innerText()).toContain('Long term');
    expect(await card.innerText()).not.toMatch(/\d{2}\/\d{2}\/\d{4}/);
    await card.click();
    await page.locator('.rich-text').getByText('Play money cannot be paid out.').waitFor();
    await card.click();
    await expect.poll(() => page.locator('.rich-text').count()).toBe(0);
  });
  await test.step('links to its own page, which has title, dates and text [C-034] [R-020] [P-043]', async () => {
    await card.click();
    await page.getByRole('link', { name: `Full terms: ${promotion.title}` }).click();
    await page.waitForURL(`**/m/activityDetail?id=${promotion.id}`);
    await page.locator('article.stack').getByRole('heading', { name: promotion.title }).waitFor();
    expect(await page.getByRole('main').innerText()).toContain('Long term');
    expect(await page.locator('.rich-text p').count()).toBeGreaterThan(0);
  });
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoOverflow(page);
  }
});

test('a bonus offer links to its own page with all its terms', async () => {
  const { page } = await visit(product.origin);
  await open(page, '/m/activity');
  const title = '20% on your first deposit';
  await page.getByRole('button', { name: title }).click();
  await page.getByRole('link', { name: `Full terms: ${title}` }).click();
  await page.waitForURL('**/m/activityDetail?id=offer-*');
  await page.locator('article.stack').getByRole('heading', { name: title }).waitFor();
  const terms = page.locator('article.stack');
  await terms.getByText(/^Bets at odds below 1.50 do not count/).waitFor();
  await expectNoOverflow(page);
  await open(page, '/m/activityDetail?id=offer-999999');
  await page.locator('article.stack').waitFor({ state: 'detached' });
});

test('an id in the address opens that promotion, in view, with its dates [C-028] [C-031] [E-052]', async () => {
  const { page } = await visit(product.origin);
  const DAY = 86_400_000;
  const [startsAt, endsAt] = [Date.now() - 3 * DAY, Date.now() + 4 * DAY];
  const operator = await openOperator(product.origin);
  const promotion = { kind: 'PR', platform: 'M', audience: 'all', isHot: false, takesApplications: false };
  const shown = { isPublished: true, categoryIds: [lists.promotionCategories[0]!.id], startsAt, endsAt };
  const entry = {
    ...promotion,
    ...shown,
    images: [
      { url: '/art/elott/second.svg?v=1&w=360&h=150', sequence: 2 },
      { url: '/art/elott/first.svg?v=1&w=360&h=150', sequence: 1 },
    ],
    texts: { EN: { title: 'Tea for two', content: '<p>Every day</p>' } },
  };
  await operator.post('/content/announcement', { entry });
  const { id } = (await readLists()).promotion.find(({ title }) => title === 'Tea for two')!;
  await page.setViewportSize({ width: 390, height: 360 });
  await open(page, `/m/activity?id=${id}`);
  const card = page.getByRole('button', { name: 'Tea for two' });
  await expect.poll(() => card.getAttribute('aria-expanded')).toBe('true');
  const top = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(top).toBeLessThan(300);
  expect(await top()).toBeGreaterThanOrEqual(0);
  // On a tall screen the page is hardly scrolled before the offers above the promotion arrive.
  await page.setViewportSize(PHONE);
  await open(page, `/m/activity?id=${id}`);
  await page.getByRole('heading', { name: '20% on your first deposit' }).waitFor();
  await expect(card).toBeInViewport();
  const inZone = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeZone: 'Asia/Ho_Chi_Minh' });
  expect(await card.innerText()).toContain(`${inZone.format(startsAt)} – ${inZone.format(endsAt)}`);
  // Pictures load slightly after they are in view.
  await expect.poll(() => card.locator('img').getAttribute('src')).toContain('/art/elott/first.svg');
  await open(page, '/m/activity?id=nothing');
  await card.waitFor();
  expect(await page.getByRole('main').getByRole('button', { expanded: true }).count()).toBe(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('without JavaScript promotions, help and announcements can be read', async () => {
  const { page } = await visit(product.origin, { javaScriptEnabled: false });
  await page.goto(`/m/activity?id=${lists.promotion[0]!.id}`);
  expect(await page.locator('.rich-text').innerText()).toContain('Open any settled draw');
  await page.goto('/m/help?tag=terms');
  expect(await page.getByRole('tabpanel').innerText()).toContain('21');
  await page.goto('/m/notice');
  expect(await page.getByRole('main').innerText()).toContain('How to check a draw yourself');
});

test('the footer shows 18, legal texts 21, and both the same age if the merchant sets it [I-023]', async () => {
  const { page } = await visit(product.origin);
  const AGES = /(?:at least|aged|people of) (\d+)/g;
  const agesIn = async (path: string) =>
    [...(await (await fetch(product.origin + path)).text()).matchAll(AGES)].map(([, age]) => age);
  const allAges = async () => {
    await open(page, '/m/register');
    const checkbox = await page
      .getByRole('dialog')
      .getByText(/at least \d+ years/)
      .innerText();
    const legal = await Promise.all(['/m/privacy', '/m/useragreement', '/m/about'].map(agesIn));
    return [await agesIn('/m/home'), ...legal, [/at least (\d+)/.exec(checkbox)?.[1]]].flat();
  };
  expect(await allAges()).toEqual(['18', '21', '21', '21', '21']);
  const operator = await openOperator(product.origin);
  await operator.put('/site', { changes: { ageMinimum: 20 } });
  await expect.poll(allAges).toEqual(['20', '20', '20', '20', '20']);
  await approved(product.origin, '/site', { changes: { ageMinimum: null } }, 'PUT');
  await expect.poll(allAges).toEqual(['18', '21', '21', '21', '21']);
});

test("an open page shows an operator's promotion and banner immediately, and removes them again [E-046]", async () => {
  const visitor = await visit(product.origin);
  await open(visitor.page, '/m/activity');
  const { page } = await visit(product.origin);
  await logInOperator(page, 'operator', '/backoffice/content');
  await page.getByRole('button', { name: 'New entry' }).click();
  await page.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Promotion' });
  await page.getByRole('checkbox', { name: 'Draws' }).check();
  await page.getByRole('textbox', { name: 'Title' }).fill('Tea for early birds');
  await page
    .getByRole('textbox', { name: 'Text (HTML)' })
    .fill('<p>Each <b>morning</b></p><script>window.hit=1</script>');
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('article', { name: 'Preview' }).getByText('morning').waitFor();
  expect(await page.getByRole('article', { name: 'Preview' }).innerHTML()).toBe('<p>Each <b>morning</b></p>');
  await page.getByLabel('Picture').setInputFiles({
    name: 'tea.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 150" onload="window.hit=1"><rect width="360" ' +
        'height="150" fill="#075"/></svg>',
    ),
  });
  await page.getByRole('img', { name: 'Picture 1' }).waitFor();
  await page.getByLabel('From').fill('2026-01-05T10:00');
  await page.getByLabel('Until').fill('2099-02-06T10:00');
  await page.getByRole('checkbox', { name: 'Published' }).check();
  await saveWith(page, 'Save');
  await page
    .getByRole('row', { name: /Tea for early birds/ })
    .getByText('Published')
    .waitFor();

  const card = visitor.page.getByRole('button', { name: 'Tea for early birds' });
  await card.waitFor();
  expect(await card.innerText()).toMatch(/0[45]\/01\/2026 – 0[67]\/02\/2099/);
  await card.click();
  await visitor.page.locator('.rich-text b', { hasText: 'morning' }).waitFor();
  await loaded(card.locator('img'));
  expect(await visitor.page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined();

  await page.getByRole('button', { name: 'Withdraw Tea for early birds' }).click();
  await agree(page, 'Withdraw');
  await card.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Banners/ }).click();
  await page.getByRole('button', { name: 'Edit Offers on right now' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('What is on this week');
  await saveWith(page, 'Save');
  await visitor.page.getByText('What is on this week').waitFor();
});
