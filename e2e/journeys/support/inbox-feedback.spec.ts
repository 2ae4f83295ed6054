import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import { login, open, visit } from '../../kit/browser.ts';
import { runUntilShown, stopClock } from '../../kit/clock.ts';
import { logInOperator } from '../../kit/console.ts';
import { hold } from '../../kit/intercept.ts';
import { withApp } from '../../kit/open-app.ts';
import { withPhone } from '../../kit/product/with-product.ts';

const site = withApp({
  started: true,
  config: (_origin, { payments: { url, webhookSecret: secret } }) => ({
    translator: { url: `${url}/translator`, secret },
  }),
});
const member = withPhone(site, { account: 'demo01' });
let page: Page;
test.beforeAll(() => {
  ({ page } = member);
});

const tell = async (key: string, amountMinor: string) => {
  const { id: memberId } = (await site.app.rooms.people.findByAccount('demo01'))!;
  await site.app.platform.db.transaction((tx) =>
    site.app.rooms.inbox.deliver(tx, [
      {
        memberId,
        kind: 'deposit',
        key,
        template: 'credited',
        params: { order: key, amountMinor, asset: 'VND' },
      },
    ]),
  );
};

test('messages arrive while the inbox is open, are read, and are removed', async () => {
  await tell('first', '5000000');
  const rows = page.locator('article.card');
  const first = page.getByRole('button', { name: /Deposit arrived.*50,000\.00 VND/s });
  await test.step('the inbox lists messages with the unread ones marked [R-029] [Q-015]', async () => {
    await open(page, '/m/webEmail');
    await first.waitFor();
    expect(await first.getByText('unread').count()).toBe(1);
    await page.getByRole('tab', { name: 'Messages 1' }).waitFor();
  });
  await test.step('a new message appears immediately', async () => {
    await tell('second', '7000000');
    await page.getByRole('tab', { name: 'Messages 2' }).waitFor();
    await expect.poll(() => rows.count()).toBe(2);
  });
  await test.step('opening marks as read; one click marks the rest', async () => {
    await first.click();
    await page.getByText('50,000.00 VND was added to your balance. Order first.').waitFor();
    await page.getByRole('tab', { name: 'Messages 1' }).waitFor();
    await page.getByRole('button', { name: 'Read all' }).click();
    await page.getByRole('tab', { name: 'Messages', exact: true }).waitFor();
  });
  await test.step('a removed one stays removed after a reload', async () => {
    await page.getByRole('button', { name: 'Remove message' }).click();
    await expect.poll(() => rows.count()).toBe(1);
    await page.reload();
    await expect.poll(() => rows.count()).toBe(1);
  });
  await test.step('unwanted kinds can be switched off', async () => {
    await page.getByRole('button', { name: 'Messages you want' }).click();
    const choice = page.getByRole('switch', { name: 'Deposits' });
    await choice.click();
    await expect.poll(() => choice.isChecked()).toBe(false);
    await page.keyboard.press('Escape');
  });
  await test.step('announcements are beside them', async () => {
    await page.getByRole('tab', { name: /^Announcements/ }).click();
    await rows.first().waitFor();
  });
});

test('feedback is written, validated before it is sent, and answered in the inbox', async () => {
  const words = page.getByRole('textbox', { name: 'Your message' });
  const send = page.getByRole('button', { name: 'Send' });
  const about = page.getByRole('button', { name: /Choose a subject|Withdrawal/ });
  const captcha = page.getByRole('textbox', { name: 'Captcha' });
  await test.step('a member has the form [R-028] [P-023] [C-015]', async () => {
    await open(page, '/m/feedback');
    await words.waitFor();
    expect(await send.isDisabled()).toBe(true);
  });
  await test.step('shows the character count out of 200 [C-013] [V-056]', async () => {
    await words.fill('x'.repeat(12));
    await page.getByText('12/200').waitFor();
    await page.getByText('Between 10 and 200 words').waitFor();
  });
  await test.step('the types open in a sheet, even on Confirm without one; cancel keeps it [C-012]', async () => {
    const sheet = page.getByRole('dialog', { name: 'About' });
    await send.click();
    await sheet.waitFor();
    expect(await sheet.getByRole('button').allInnerTexts()).toEqual(
      expect.arrayContaining(['Deposit', 'Withdrawal', 'Game', 'Customer service', 'Becoming an agent', 'Cancel']),
    );
    await sheet.getByRole('button', { name: 'Cancel' }).click();
    await sheet.waitFor({ state: 'hidden' });
    await about.click();
    await sheet.getByRole('button', { name: 'Withdrawal' }).click();
    await sheet.waitFor({ state: 'hidden' });
  });
  await test.step('a click on the picture fetches another captcha [C-014]', async () => {
    const image = () => page.getByRole('img', { name: /captcha/i }).getAttribute('src');
    const before = await image();
    const asked = page.waitForRequest('**/wps/captcha');
    await page
      .getByRole('button', { name: /captcha|picture|image/i })
      .first()
      .click();
    await asked;
    await expect.poll(image).not.toBe(before);
  });
  await test.step('requires the captcha [V-055]', async () => {
    await send.click();
    await page.getByText('Please enter the characters of the image').waitFor();
  });
  await test.step('it is sent with its four parts; messages during and after [E-087] [N-029] [N-030]', async () => {
    await captcha.fill(site.app.config.testCaptcha ?? '');
    const sent = page.waitForRequest('**/wps/feedback');
    const held = await hold(page, '**/wps/feedback');
    await send.click();
    await page.getByText('Please wait').waitFor();
    held.release();
    expect((await sent).postDataJSON()).toMatchObject({
      content: 'x'.repeat(12),
      sender: 'demo01',
      type: 2,
      captcha: site.app.config.testCaptcha,
    });
    expect((await sent).headers()['moduleid']).toBe('FEEDBACK3');
    const alert = page.getByRole('alertdialog', { name: 'Thank you' });
    await alert.getByText('Your message was sent').waitFor();
    await alert.getByRole('button', { name: 'OK' }).click();
    await alert.waitFor({ state: 'hidden' });
    expect([await words.inputValue(), await page.getByText('Please wait').count()]).toEqual(['', 0]);
  });
  await test.step('input survives a reload', async () => {
    await words.fill('Not sent yet, but typed');
    await page.reload();
    await expect.poll(() => words.inputValue()).toBe('Not sent yet, but typed');
  });
  await test.step('the alert appears before loading ends, and not without a response [S-093] [K-025]', async () => {
    const fill = async () => {
      await words.fill('x'.repeat(12));
      await about.click();
      await page.getByRole('dialog', { name: 'About' }).getByRole('button', { name: 'Withdrawal' }).click();
      const fresh = page.waitForResponse('**/wps/captcha');
      await page
        .getByRole('button', { name: /captcha|picture|image/i })
        .first()
        .click();
      await fresh;
      await captcha.fill(site.app.config.testCaptcha ?? '');
      await expect.poll(() => captcha.inputValue()).not.toBe('');
    };
    const alert = page.getByRole('alertdialog', { name: 'Thank you' });
    await fill();
    // Whether the alert was visible when the loading indicator was removed.
    await page.evaluate(() => {
      const order: string[] = [];
      Object.assign(globalThis, { order });
      let was = false;
      new MutationObserver(() => {
        const is = document.querySelector('[data-kind=loading]') !== null;
        if (!was && is) order.push('loading');
        if (was && !is) order.push(document.querySelector('[role=alertdialog]') === null ? 'gone' : 'gone after alert');
        was = is;
      }).observe(document, { childList: true, subtree: true });
    });
    const held = await hold(page, '**/wps/feedback');
    await send.click();
    await page.getByText('Please wait').waitFor();
    await held.stop();
    await alert.getByRole('button', { name: 'OK' }).click();
    const order = await page.evaluate(() => (globalThis as never as { order: string[] }).order);
    expect(order).toEqual(['loading', 'gone after alert']);

    // Installed at the start of a page, because its scheduler takes its time from there.
    await page.clock.install();
    await open(page, '/m/feedback');
    await fill();
    const hanging = await hold(page, '**/wps/feedback');
    await stopClock(page);
    await send.click();
    await runUntilShown(page, page.getByText('Please wait'));
    await page.clock.fastForward(9000);
    expect(await page.getByText('Please wait').count()).toBe(1);
    await page.clock.fastForward(1100);
    await page.getByText('Please wait').waitFor({ state: 'detached' });
    expect(await alert.count()).toBe(0);
    await page.clock.resume();
    await hanging.stop();
    await alert.getByRole('button', { name: 'OK' }).click();
  });
});

test('a visitor is asked to log in, by the page and by the server [S-094] [Q-043]', async () => {
  const guest = await visit(site.origin);
  await open(guest.page, '/m/feedback');
  await guest.page.waitForURL('**/m/login*');
  const headers = { moduleid: 'FEEDBACK3' };
  expect((await guest.page.request.put('/wps/feedback', { headers, data: {} })).status()).toBe(401);
});

test("live chat: a member's message is translated on demand, and the answer is sent with its translation", async () => {
  const [reader, staff] = [await visit(site.origin), await visit(site.origin)];
  const desk = staff.page;
  await login(reader.page, 'vip01', 'Fairlot2026');
  await reader.context.addCookies([{ name: 'lang', value: 'VI', url: site.origin }]);
  await open(reader.page, '/m/chat');
  await reader.page.getByRole('textbox').fill('Tiền đâu?');
  await reader.page.getByRole('button', { name: 'Gửi', exact: true }).click();
  await logInOperator(desk, 'support', '/backoffice/chat?tab=waiting');
  await desk.getByRole('button', { name: /vip01.*Tiền đâu/s }).click();
  const theirs = desk.getByRole('log', { name: 'vip01' });
  await theirs.getByRole('button', { name: 'Translate' }).click();
  await theirs.getByText('[EN] Tiền đâu?').waitFor();
  await desk.getByRole('textbox', { name: 'Write to the member; type / for saved replies' }).fill('On its way');
  await desk.getByRole('button', { name: /^Translate the reply into/ }).click();
  // The operator may correct the machine translation before sending it.
  const draft = desk.getByRole('textbox', { name: /Machine translation/ });
  await expect.poll(() => draft.inputValue()).toBe('[VI] On its way');
  await draft.fill('Đang trên đường');
  await desk.getByRole('button', { name: 'Send', exact: true }).click();
  const said = reader.page.getByRole('log');
  await said.getByText('Đang trên đường').waitFor();
  await said.getByText('On its way').waitFor();
  // The member saves the conversation as a file, and ends it.
  const more = reader.page.getByRole('button', { name: 'Thêm', exact: true });
  await more.click();
  const saved = reader.page.waitForEvent('download');
  await reader.page.getByRole('button', { name: 'Lưu cuộc trò chuyện' }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  expect(text.split('\n').map((line) => line.replace(/^.*? {2}/, ''))).toEqual([
    'Bạn: Tiền đâu?',
    'support, hỗ trợ: Đang trên đường',
    '  (On its way)',
    '',
  ]);
  await more.click();
  await reader.page.getByRole('button', { name: 'Kết thúc cuộc trò chuyện' }).click();
  await reader.page.getByText('Cuộc trò chuyện đã kết thúc').waitFor();
});
