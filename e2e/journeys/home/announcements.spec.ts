import { CLEAN_ATTRIBUTES, CLEAN_TAGS, XSS_CORPUS } from '@fairlot/testkit/xss-corpus';
import { expect, test } from '../../kit/test.ts';
import { expectNoOverflow, hydrated, login, open, visit } from '../../kit/browser.ts';
import { letPass } from '../../kit/clock.ts';
import { changeAnswer, hold } from '../../kit/intercept.ts';
import { withOwnProduct } from '../../kit/product/with-product.ts';

const LISTS = /announcements\/noticeNew/;

const product = withOwnProduct();

test('HTML of announcements from any source is sanitised again before it is shown', async () => {
  test.setTimeout(60_000);
  const { page, errors } = await visit(product.origin, { expectsErrors: true });
  await changeAnswer(page, LISTS, ({ value }: { value: { player: object[] } }) => {
    const entry = value.player[0];
    value.player = XSS_CORPUS.map((html, index) => ({
      ...entry,
      id: String(900 + index),
      title: `Case ${index}`,
      content: `<p>before</p>${html}`,
    }));
  });
  await open(page, '/m/notice');
  await page.getByRole('button', { name: 'Case 0 ' }).waitFor();
  const bad: unknown[] = [];
  for (let index = 0; index < XSS_CORPUS.length; index++) {
    await page.evaluate(
      (nth) => (document.querySelectorAll('main [aria-expanded]')[nth] as HTMLElement).click(),
      index,
    );
    const found = await page
      .waitForFunction(
        () => document.querySelector('.rich-text p')?.textContent === 'before' && document.querySelector('.rich-text'),
      )
      .then(() =>
        page.evaluate(
          ({ tags, attributes }) => {
            const inside = [...document.querySelectorAll('.rich-text *')];
            const links = inside.flatMap((element) =>
              [element.getAttribute('href'), element.getAttribute('src')].filter((value) => value !== null),
            );
            return {
              tags: inside.map(({ localName }) => localName).filter((name) => !tags.includes(name)),
              attributes: inside
                .flatMap((element) => element.getAttributeNames())
                .filter((name) => !attributes.includes(name) && name !== 'data-broken'),
              links: links.filter((value) => !/^(\/(?![/\\])|https?:\/\/|mailto:)/.test(value)),
              outside: document.querySelectorAll('main script, main iframe, main form, main style, head base').length,
              hit: Reflect.get(window, 'hit') !== undefined,
            };
          },
          { tags: CLEAN_TAGS, attributes: CLEAN_ATTRIBUTES },
        ),
      );
    if (found.tags.length + found.attributes.length + found.links.length + found.outside > 0 || found.hit)
      bad.push([XSS_CORPUS[index], found]);
    await page.evaluate(
      (nth) => (document.querySelectorAll('main [aria-expanded]')[nth] as HTMLElement).click(),
      index,
    );
  }
  expect(bad).toEqual([]);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoOverflow(page);
  expect(XSS_CORPUS.length).toBeGreaterThanOrEqual(60);
  expect(errors.filter((text) => !text.includes('Content Security Policy'))).toEqual([]);
});

test.describe('the daily notice', () => {
  for (const who of ['a visitor', 'a member'] as const)
    test(`appears once per session for ${who}, and not if it was shown before [H-020] [H-021] [E-122]`, async () => {
      const { page } = await visit(product.origin, { dailyNotice: true });
      const notice = page.getByRole('dialog', { name: 'Notice' });
      if (who === 'a member') await login(page, 'demo01', 'Fairlot2026');
      else await open(page, '/m/home');
      await notice.getByRole('heading', { name: 'Welcome to the demonstration' }).waitFor();
      expect(await notice.innerText()).toMatch(/\d{4}-\d{2}-\d{2}/);
      expect(await page.evaluate(() => sessionStorage.getItem('NOTICE_POP'))).not.toBeNull();
      await notice.getByRole('button', { name: 'Close' }).click();
      await notice.waitFor({ state: 'detached' });
      await page.reload();
      await hydrated(page);
      await letPass(page, 800);
      expect(await notice.count()).toBe(0);
    });

  test('appears again on the next page load if the player wants that, and links to its page', async () => {
    const { page } = await visit(product.origin, { dailyNotice: true });
    await open(page, '/m/home');
    const notice = page.getByRole('dialog', { name: 'Notice' });
    await notice.getByRole('checkbox', { name: 'Do not show again during this visit' }).uncheck();
    await notice.getByRole('button', { name: 'Close' }).click();
    await notice.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => sessionStorage.getItem('NOTICE_POP'))).toBeNull();
    await page.reload();
    await notice.getByRole('link', { name: 'Read more' }).click();
    await page.waitForURL('**/m/messageDetail?id=*');
    await page.getByRole('heading', { name: 'Welcome to the demonstration' }).waitFor();
  });

  test('does not cover a dialog that has its own address', async () => {
    const { page } = await visit(product.origin, { dailyNotice: true });
    const notice = page.getByRole('dialog', { name: 'Notice' });
    await open(page, '/m/forget');
    await page.waitForLoadState('networkidle');
    expect(await notice.count()).toBe(0);
    await page.getByRole('dialog', { name: 'Forgot password' }).getByRole('button', { name: 'Close' }).click();
    await notice.waitFor();
  });

  test('is rendered with home, can be closed before hydration, and keeps the choice made until then', async () => {
    const { page } = await visit(product.origin, { dailyNotice: true });
    const scripts = await hold(page, '**/assets/*.js');
    await page.goto('/m/home');
    const notice = page.getByRole('dialog', { name: 'Notice' });
    await notice.getByRole('heading', { name: 'Welcome to the demonstration' }).waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('NOTICE_POP'))).not.toBeNull();
    await notice.getByRole('checkbox', { name: 'Do not show again during this visit' }).uncheck();
    await notice.getByRole('button', { name: 'Close' }).click();
    await notice.waitFor({ state: 'hidden' });
    scripts.release();
    await hydrated(page);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('NOTICE_POP'))).toBeNull();
    expect(await notice.count()).toBe(0);
  });
});
