import type { Page } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import { expectNoOverflow, open, visit } from '../../kit/browser.ts';
import { withApp } from '../../kit/open-app.ts';
import { pagesRenewed } from '../../kit/operator.ts';

const site = withApp();

const iphone = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ` +
  `Version/${version.split('_')[0]} Mobile/15E148 Safari/604.1`;
const links = {
  'App for iPhone': 'https://fairlot.example/app/ios',
  'App for Android': 'https://fairlot.example/app/fairlot.apk',
  'Profile for iPhone': '/app.mobileconfig',
};
const picture = (page: Page) => page.locator('.steps li[aria-current=step] svg');

test("the download page links to the merchant's offers and shows how to install them", async () => {
  const { page } = await visit(site.origin);
  await test.step('the app page has a logo, and a link home that closes it [L-019] [L-020]', async () => {
    await open(page, '/m/app');
    expect(await page.getByRole('link', { name: 'Fairlot, home' }).locator('svg').isVisible()).toBe(true);
    await page.getByRole('link', { name: 'Close' }).click();
    await page.waitForURL('**/m/home');
  });
  await test.step('each kind has its link [D-011] [D-008] [D-010]', async () => {
    await open(page, '/m/app');
    for (const [name, url] of Object.entries(links))
      expect([name, await page.getByRole('link', { name }).getAttribute('href')]).toEqual([name, url]);
    await expectNoOverflow(page);
  });
  await test.step('the apps have QR codes of their links [I-015]', async () => {
    for (const name of ['App for iPhone', 'App for Android']) {
      await page.getByRole('img', { name: `QR code: ${name}` }).waitFor();
      expect(await page.locator(`[data-code="${links[name as keyof typeof links]}"] svg path`).count()).toBe(1);
    }
  });
  const sheet = page.getByRole('dialog', { name: 'How to install the profile' });
  const texts = [
    'Scan the QR code with the camera',
    'Allow the download of the profile',
    'Close the pop-up',
    'Open the settings of the phone and choose the profile',
    'Tap Install',
    'Enter the unlock password of the phone',
  ];
  await test.step('the tutorial opens with its first step [I-016] [D-013]', async () => {
    await page.getByRole('button', { name: 'How to install the profile' }).click();
    await sheet.getByText('Step 1 of 6').waitFor();
    expect(await page.locator('.steps li[aria-current=step]').innerText()).toContain(texts[0]);
    expect(await picture(page).isVisible()).toBe(true);
  });
  const swipeTo = async (place: number) => {
    await page.locator('.steps__track').evaluate((track, index) => {
      track.scrollTo({ left: index * track.clientWidth, behavior: 'instant' });
    }, place);
    await sheet.getByText(`Step ${place + 1} of 6`).waitFor();
    expect(await page.locator('.steps li[aria-current=step]').innerText()).toContain(texts[place]);
    expect(await picture(page).isVisible()).toBe(true);
  };
  await test.step('swiping shows the download and its pop-up [D-014] [D-015]', async () => {
    for (const place of [0, 1, 2]) await swipeTo(place);
  });
  await test.step('then the settings, the button and the unlock password [D-016] [D-017] [D-018]', async () => {
    for (const place of [3, 4, 5]) await swipeTo(place);
  });
  await test.step('swiping back and five times forward shows six steps [D-012]', async () => {
    for (const place of [0, 1, 2, 3, 4, 5]) await swipeTo(place);
    // Below the last step, not in the corner of the sheet.
    await sheet.locator('.steps').getByRole('button', { name: 'Close' }).click();
    await sheet.waitFor({ state: 'hidden' });
  });
  await test.step('without steps, the home screen option is explained [D-007]', async () => {
    await page.getByRole('button', { name: /Add to home screen/ }).click();
    await page.getByText(/Open the menu of your browser|Add now/).waitFor();
  });
});

test('an iPhone is guided to the home screen, and gets a message if it is too old for the app', async () => {
  const { page } = await visit(site.origin, { userAgent: iphone('12_1') });
  const guide = page.getByRole('dialog', { name: 'Add to home screen' });
  const next = guide.getByRole('button', { name: 'Next' });
  const previous = guide.getByRole('button', { name: 'Previous' });
  await test.step("the guide's buttons move between steps [D-019] [I-016]", async () => {
    await open(page, '/m/download/ios');
    await page.getByRole('button', { name: /Add to home screen/ }).click();
    await guide.getByText('Step 1 of 3').waitFor();
    expect(await previous.isDisabled()).toBe(true);
    await next.click();
    await guide.getByText('Step 2 of 3').waitFor();
    expect(await previous.isDisabled()).toBe(false);
    await next.click();
    await guide.getByText('Step 3 of 3').waitFor();
  });
  await test.step('its last step opens the popup [D-020]', async () => {
    await guide.getByRole('button', { name: 'Add now' }).click();
    await guide.getByText('Tap Share below, then Add to Home Screen').waitFor();
    await page.keyboard.press('Escape');
  });
  const tip = page.getByRole('alertdialog', { name: 'App for iPhone' });
  await test.step('iOS 12.1 gets a message to update [D-023] [D-024]', async () => {
    await page.getByRole('button', { name: 'App for iPhone' }).click();
    await tip.getByText('The app needs iOS 12.4').waitFor();
  });
  const older = await visit(site.origin, { userAgent: iphone('11_4') });
  await test.step('iOS 11 gets a message to update [D-025]', async () => {
    await open(older.page, '/m/download/ios');
    await older.page.getByRole('button', { name: 'App for iPhone' }).click();
    await older.page.getByText('iOS 11 or lower').waitFor();
  });
  const newer = await visit(site.origin, { userAgent: iphone('12_4') });
  await test.step('iOS 12.4 has the link [D-023]', async () => {
    await open(newer.page, '/m/download/ios');
    expect(await newer.page.getByRole('link', { name: 'App for iPhone' }).getAttribute('href')).toBe(
      links['App for iPhone'],
    );
  });
});

test('pages link to what the merchant offers', async () => {
  const { page } = await visit(site.origin);
  const before = await site.app.rooms.site.setting('resources');
  const others = before.filter(({ resourceType }) => !['IOS', 'Android'].includes(resourceType));
  await test.step('uses a changed address of an app [X-097] [E-057] [E-058]', async () => {
    await site.app.rooms.site.change('resources', [
      ...others,
      { resourceType: 'IOS', url: 'https://fairlot.example/new/ios' },
      { resourceType: 'Android', url: 'https://fairlot.example/new.apk' },
    ]);
    await open(page, '/m/app');
    for (const [name, url] of [
      ['App for iPhone', 'https://fairlot.example/new/ios'],
      ['App for Android', 'https://fairlot.example/new.apk'],
    ])
      expect(await page.getByRole('link', { name: name ?? '' }).getAttribute('href')).toBe(url);
  });
  await test.step('icon and profile come from their entries, and disappear with them [E-059] [E-060]', async () => {
    expect(await page.getByRole('link', { name: 'Profile for iPhone' }).getAttribute('href')).toBe('/app.mobileconfig');
    const icon = { resourceType: 'AppDownloadIcon', url: '/favicon.svg' } as const;
    const apk = { resourceType: 'Android', url: 'https://fairlot.example/new.apk' } as const;
    await site.app.rooms.site.change('resources', [icon, apk]);
    await open(page, '/m/home');
    const bar = page.getByRole('complementary', { name: 'Get the app' });
    await expect.poll(() => bar.locator('.app-icon img').getAttribute('src')).toBe('/favicon.svg');
    await pagesRenewed(site.origin);
    await open(page, '/m/app');
    expect(await page.getByRole('link', { name: 'Profile for iPhone' }).count()).toBe(0);
    await site.app.rooms.site.change('resources', before);
  });
});
