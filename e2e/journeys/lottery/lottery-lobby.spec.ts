import { expect, test } from '../../kit/test.ts';
import { expectNoOverflow, open, visit } from '../../kit/browser.ts';
import { Client, issueOnSale } from '@fairlot/testkit/client';
import { hold } from '../../kit/intercept.ts';
import { card, cards, offered, tab } from '../../kit/lobby.ts';
import { withPhone, withSharedProduct } from '../../kit/product/with-product.ts';

const product = withSharedProduct();
const visitor = withPhone(product);

test('a visitor finds groups and cards of draws with running countdowns [R-048] [I-004] [Y-012]', async () => {
  const { page } = visitor;
  await open(page, '/m/lott');
  await page.getByRole('heading', { name: 'Lottery', exact: true }).waitFor();
  expect(await cards(page).count()).toBe((await offered(product.origin)).length);
  await expectNoOverflow(page);
  // The draw that closes last, so that no other draw of its game begins meanwhile.
  const timers = cards(page)
    .getByRole('timer')
    .filter({ hasText: /\d\d:\d\d/ });
  const left = await timers.evaluateAll((all) =>
    all.map((each) => (each.textContent.match(/\d+/g) ?? []).reduce((sum, part) => sum * 60 + Number(part), 0)),
  );
  const timer = timers.nth(left.indexOf(Math.max(...left)));
  // Each change is one second less than the previous. On a busy machine the page may still correct its clock by the
  // server's, and begins again.
  const seen = await timer.evaluate(
    (element) =>
      new Promise<number[]>((resolve) => {
        const seconds = () =>
          (element.textContent.match(/\d+/g) ?? []).reduce((sum, part) => sum * 60 + Number(part), 0);
        let all = [seconds()];
        const observer = new MutationObserver(() => {
          const last = all.at(-1);
          if (last === seconds()) return;
          all = last === seconds() + 1 ? [...all, seconds()] : [seconds()];
          if (all.length < 5) return;
          observer.disconnect();
          resolve(all);
        });
        observer.observe(element, { characterData: true, childList: true, subtree: true });
      }),
  );
  expect(seen.map((seconds) => seen[0]! - seconds)).toEqual([0, 1, 2, 3, 4]);
  // The number of a daily draw is its date; a draw labelled as today's has today's date.
  const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '');
  const daily = await cards(page).evaluateAll((all) =>
    all
      .map((each) => [
        each.querySelector<HTMLElement>('[data-numero]')?.dataset['numero'] ?? '',
        each.querySelector('.flag')?.textContent ?? '',
      ])
      .filter(([drawNumber]) => drawNumber?.length === 8),
  );
  expect(daily.filter(([issueNumber, flag]) => flag === 'Today' && issueNumber !== today)).toEqual([]);
  expect(daily.filter(([issueNumber, flag]) => flag === 'Tomorrow' && issueNumber === today)).toEqual([]);
  expect(daily.some(([, flag]) => flag === 'Today' || flag === 'Tomorrow')).toBe(true);
  // A product that has just started opens its draws while the page is already open.
  const station = cards(page).filter({ hasText: 'Thái Bình' });
  await expect.poll(() => station.innerText()).toContain('draws Sun 18:15');
  expect(await card(page, 'Vietnam 5 minutes').locator('[data-numero]').getAttribute('data-numero')).toMatch(
    /^\d{12}$/,
  );
  // An address with the last group scrolls to its tab.
  await open(page, '/m/lott?tag=GPI');
  await expect
    .poll(async () => {
      const box = await tab(page, 'GPI', 'Lottery groups').boundingBox();
      return box !== null && box.x + box.width <= 390;
    })
    .toBe(true);
});

test('the countdown is accurate to a quarter of a second on a phone whose clock is ten minutes off', async () => {
  test.setTimeout(180_000);
  const phone = await visit(product.origin);
  await phone.context.addInitScript(() => {
    const real = Date.now.bind(Date);
    Reflect.set(window, 'realNow', real);
    Date.now = () => real() + 600_000;
  });
  const { page } = phone;
  // Checks the countdown of the server-rendered page: times requested later would be only as exact as that response is
  // quick.
  await hold(page, '**/lgw/lottery/vn/menu**');
  const { numero: issueNumber } = await issueOnSale(new Client(product.origin), 'VN300', 45_000);
  await open(page, '/m/lott');
  expect(await card(page, 'Vietnam 5 minutes').locator('[data-numero]').getAttribute('data-numero')).toBe(issueNumber);
  const { value } = (await (await page.request.get(`/lgw/lottery/draws/VN300/${issueNumber}`)).json()) as {
    value: { lockAt: number; drawAt: number };
  };
  // Countdowns change at quarters of a second; if the rendered end is milliseconds after one, they change at the next.
  // A busy machine draws late, so the best of at most 25 changes counts.
  const { offs, underwayMs } = await page.evaluate(async (lockAt) => {
    const timer = [...document.querySelectorAll('article')]
      .find((article) => article.textContent?.includes('Vietnam 5 minutes'))
      ?.querySelector('[role=timer]');
    const now = Reflect.get(window, 'realNow') as () => number;
    // The page cannot know its own transfer time, which exceeds the quarter on a busy machine.
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const underwayMs =
      performance.timeOrigin +
      navigation!.responseStart -
      Number(navigation!.serverTiming.find(({ name }) => name === 'now')!.description);
    const offs: number[] = [];
    await new Promise<void>((resolve) => {
      let before = timer?.textContent ?? '';
      const watch = new MutationObserver(() => {
        const text = timer?.textContent ?? '';
        if (text === before) return;
        before = text;
        const [hours = 0, minutes = 0, seconds = 0] = text.split(':').map(Number);
        // The second that has just appeared ends a whole second later.
        offs.push(((hours * 60 + minutes) * 60 + seconds + 1) * 1000 - (lockAt - now()) - underwayMs);
        if (Math.abs(offs.at(-1) ?? Infinity) <= 300 || offs.length === 25) resolve();
      });
      watch.observe(timer!, { childList: true, characterData: true, subtree: true });
    });
    return { offs, underwayMs };
  }, value.lockAt);
  expect(Math.min(...offs.map(Math.abs)), `${offs.join(' ')}, ${underwayMs} under way`).toBeLessThanOrEqual(300);
});
