import { expect } from 'vitest';
import { test } from '@fairlot/testkit/page/kit';
import { changeAnswer } from '@fairlot/testkit/page/network';
import { drawQr } from '@fairlot/ui/qr-picture';
import { openPageSite } from './open-page.testing.tsx';

const site = await openPageSite();

test('a member reaches every contact from the account', async () => {
  const page = await site.phoneOf('demo01');
  const sheet = page.getByRole('dialog', { name: 'Customer service' });
  const openSheet = async () => {
    await page.goto('/m/member/home');
    await page.getByRole('button', { name: 'Customer service' }).click();
    await sheet.waitFor();
  };
  await test.step('announcements have a dot while one is unread, and none once all are read [C-003]', async () => {
    const dot = sheet.getByRole('link', { name: /Announcements/ }).getByRole('img', { name: 'unread' });
    await openSheet();
    await dot.waitFor();
    const stop = changeAnswer<{ footer?: { unreadCount: number } }>(page, /announcements\/noticeNew/, (body) => {
      if (body.footer) body.footer.unreadCount = 0;
    });
    await openSheet();
    await page.settle();
    expect(await dot.count()).toBe(0);
    await stop();
  });
  await test.step('inbox, live chat and help centre open from customer service [I-007]', async () => {
    for (const [name, path] of [
      [/Messages/, '/m/webEmail'],
      [/Help centre/, /^\/m\/help/],
    ] as const) {
      await openSheet();
      await sheet.getByRole('link', { name }).click();
      await page.waitForURL(path);
      await sheet.waitFor({ state: 'hidden' });
    }
    await openSheet();
    await sheet.getByRole('button', { name: /Live chat/ }).click();
    await page.waitForURL('/m/chat');
    await page.goto('/m/home');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Feedback' }).click();
    await page.waitForURL('/m/feedback');
    await page.getByRole('textbox', { name: 'Your message' }).waitFor();
  });
});

test("the merchant's contacts float over home", async () => {
  const page = site.phone();
  await page.goto('/m/home');
  await page.getByRole('button', { name: 'Show contacts' }).click();
  const contacts = page.getByRole('navigation', { name: 'Contacts' }).getByRole('link');
  await contacts.first().waitFor();
  const links = await contacts.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
  await test.step('WhatsApp and Facebook [C-018] [C-020]', () =>
    expect([links[0], links[3]]).toEqual([
      ['WhatsApp', 'https://fairlot.example/whatsapp'],
      ['Facebook', 'https://fairlot.example/facebook'],
    ]));
  await test.step('two kinds of Telegram, and no others [C-019] [E-062]', () => {
    expect(links.slice(1, 3)).toEqual([
      ['Telegram', 'https://fairlot.example/telegram'],
      ['Telegram news', 'https://fairlot.example/telegram-news'],
    ]);
    expect(links).toHaveLength(4);
  });
});

test('the guide to the home screen opens the install prompt that the browser offered before it', async () => {
  const page = site.phone();
  const entry = page.getByRole('button', { name: /Add to home screen/ });
  const guide = page.getByRole('dialog', { name: 'Add to home screen' });
  const hint = guide.getByText(/Open the menu of your browser/);
  const offer = (prompt: () => Promise<unknown>) => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    dispatchEvent(event);
    return event;
  };
  await page.goto('/m/download/android');
  await entry.waitFor();
  let opened = 0;
  expect(offer(async () => void (opened += 1)).defaultPrevented).toBe(true);
  await entry.click();
  await guide.getByRole('button', { name: 'Add now' }).click();
  await guide.waitFor({ state: 'hidden' });
  expect(opened).toBe(1);
  await test.step('a prompt can be used once; then the guide says where to find it', async () => {
    await entry.click();
    await hint.waitFor();
  });
  await test.step('so it does when the browser refuses its prompt', async () => {
    offer(() => Promise.reject(new Error('refused')));
    await guide.getByRole('button', { name: 'Add now' }).click();
    await hint.waitFor();
  });
});

test('the QR code of an app on this site contains its whole address', async () => {
  const before = await site.app.rooms.site.setting('resources');
  await site.app.rooms.site.change('resources', [{ resourceType: 'Android', url: '/files/app.apk' }]);
  const page = site.phone();
  await page.goto('/m/app');
  await page.getByRole('img', { name: 'QR code: App for Android' }).waitFor();
  expect(await page.locator('[data-code] svg path').getAttribute('d')).toBe(
    drawQr(new URL('/files/app.apk', location.href).href).path,
  );
  await site.app.rooms.site.change('resources', before);
});
