import type { CDPSession, Page } from '@playwright/test';
import { login, open, PHONE, type Visit, visit } from '../../kit/browser.ts';
import { withSharedProduct } from '../../kit/product/with-product.ts';
import { expect, test } from '../../kit/test.ts';
import { findCutTexts, findInUnsafeAreas, findOverflow } from '../../pages/in-page.ts';

/** Pages with the tightest layouts: header, carousel, boards, panels, forms, lists. */
const PUBLIC = ['/m/home', '/m/login', '/m/register', '/m/lott'];
const OWN = [
  '/m/home',
  '/m/lottery/play?gameCode=VN300',
  '/m/lottery/play?gameCode=K3_60',
  '/m/lottery/play?gameCode=LOTTO645',
  '/m/inhouse/slot-lantern',
  '/m/inhouse/crash',
  '/m/inhouse/roulette',
  '/m/rng',
  '/m/activity',
  '/m/voucherCenter',
  '/m/withdraw',
  '/m/gameRecord',
  '/m/member/home',
  '/m/securityCenter',
  '/m/chat',
];
const AGENT = ['/m/agent/team/pnl', '/m/teamBetting', '/m/member/agent/agentDivident'];
const LONG_NAMES = /Vietnã \d|Loto \d|Вьетнам \d|Лото \d|^4D [SЮ]/;
const NARROW = { width: 320, height: 640 };
const TURNED = { width: 844, height: 390 };
/** Height that an on-screen keyboard leaves. */
const ABOVE_KEYBOARD = PHONE.height - 300;

const product = withSharedProduct();
let phones: { phone: Visit; paths: readonly string[]; devtools: CDPSession }[];
test.beforeAll(async () => {
  const [visitor, member] = [await visit(product.origin), await visit(product.origin)];
  const agent = await visit(product.origin);
  await login(member.page, 'demo02', 'Fairlot2026');
  await login(agent.page, 'agent01', 'Fairlot2026');
  phones = await Promise.all(
    [
      { phone: visitor, paths: PUBLIC },
      { phone: member, paths: OWN },
      { phone: agent, paths: AGENT },
    ].map(async (each) => ({ ...each, devtools: await each.phone.context.newCDPSession(each.phone.page) })),
  );
});

for (const size of [PHONE, NARROW])
  test(`text of twice the usual size is neither cut nor wider than the screen, ${size.width} px`, async () => {
    for (const { phone, paths, devtools } of phones)
      for (const path of paths)
        await test.step(path, async () => {
          await phone.page.setViewportSize(size);
          await open(phone.page, path);
          // The choice in the browser's settings. A new size of the screen resets it.
          await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
          await expect.poll(() => phone.page.evaluate(() => matchMedia('(max-width: 20em)').matches)).toBe(true);
          const faults = async () => [
            ...(await phone.page.evaluate(findOverflow)),
            ...(await phone.page.evaluate(findCutTexts)),
          ];
          await expect.poll(faults).toEqual([]);
        });
  });

test('names of lotteries are not cut off at 320 px in languages with long names', async () => {
  const [{ phone, devtools }] = phones as [(typeof phones)[number]];
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await phone.page.setViewportSize(NARROW);
  for (const lang of ['PT', 'RU']) {
    await phone.context.addCookies([{ name: 'lang', value: lang, url: product.origin }]);
    for (const path of ['/m/lott', '/m/lottery/week', '/m/lottery/list', '/m/lottery/play?gameCode=SEA4D'])
      await test.step(`${lang} ${path}`, async () => {
        await open(phone.page, path);
        await phone.page.getByText(LONG_NAMES).first().waitFor();
        const cut = async () =>
          (await phone.page.evaluate(findCutTexts)).filter((text) => LONG_NAMES.test(text.split(': "')[1] ?? ''));
        await expect.poll(cut).toEqual([]);
      });
  }
  await phone.context.clearCookies({ name: 'lang' });
});

test('pinned controls keep clear of a notch and a home indicator, upright and turned', async () => {
  for (const { phone, paths, devtools } of phones) {
    const { page } = phone;
    for (const path of paths)
      await test.step(path, async () => {
        await page.setViewportSize(PHONE);
        await open(page, path);
        await setInsets(devtools, 47, 0, 34);
        await expect.poll(() => inUnsafeAreas(page, 47, 0, 34)).toEqual([]);
        await page.setViewportSize(TURNED);
        await setInsets(devtools, 0, 47, 21);
        await expect.poll(() => inUnsafeAreas(page, 0, 47, 21)).toEqual([]);
      });
    await setInsets(devtools, 0, 0, 0);
  }
});

const inUnsafeAreas = (page: Page, top: number, side: number, bottom: number) =>
  page.evaluate(`(${String(findInUnsafeAreas)})(${top}, ${side}, ${bottom})`);

const setInsets = (devtools: CDPSession, top: number, side: number, bottom: number) =>
  devtools.send('Emulation.setSafeAreaInsetsOverride', {
    insets: {
      top,
      topMax: top,
      left: side,
      leftMax: side,
      right: side,
      rightMax: side,
      bottom,
      bottomMax: bottom,
    },
  });

test('with an open keyboard, a field and its action stay on the screen', async () => {
  const [visitor, member] = phones.map(({ phone }) => phone.page) as [Page, Page];
  const forms: [Page, string, string, string][] = [
    [visitor, '/m/login', 'Password', 'Log in'],
    [visitor, '/m/register', 'Username', 'Create account'],
    [member, '/m/chat', 'Write a message', 'Send'],
    [member, '/m/voucherCenter', 'You deposit', 'Enter an amount'],
    [member, '/m/inhouse/dice', 'Bet', 'Roll'],
  ];
  for (const { devtools } of phones) await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  for (const [page, path, label, action] of forms)
    await test.step(path, async () => {
      await page.setViewportSize(PHONE);
      await open(page, path);
      const field = page.getByRole('textbox', { name: label, exact: true });
      await field.focus();
      // The keyboard takes its height from the page: `interactive-widget` of the viewport.
      await page.setViewportSize({ width: PHONE.width, height: ABOVE_KEYBOARD });
      await expect(field).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.tab-bar')).toBeHidden();
      const button = page.getByRole('button', { name: action }).last();
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ ratio: 1 });
    });
});

test('a control that the keyboard reaches is not below the header, the tabs, the slip or a panel', async () => {
  const page = phones[1]!.phone.page;
  await page.setViewportSize(PHONE);
  // Crash is omitted: each flight moves its page.
  for (const path of ['/m/lott', '/m/rng', '/m/lottery/play?gameCode=VN300', '/m/inhouse/dice'])
    await test.step(path, async () => {
      await open(page, path);
      if (path.includes('play')) await page.getByRole('button', { name: '07', exact: true }).click();
      for (const key of ['Tab', 'Shift+Tab'])
        for (let stop = 0; stop < 50; stop += 1) {
          await page.keyboard.press(key);
          expect(await page.evaluate(coverOfFocus)).toBeNull();
        }
    });
});

/** Runs in the page: the pinned part that covers the middle of the focused control; null if there is none. */
function coverOfFocus(): string | null {
  const control = document.activeElement ?? document.body;
  const { left, top, width, height } = control.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  const pinned = over?.closest('.header, .tab-bar, .slip, .game-panel') ?? null;
  return pinned === null || pinned.contains(control) ? null : `${pinned.className}: ${control.textContent?.trim()}`;
}
