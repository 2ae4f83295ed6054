import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import { login, open, visit } from '../../kit/browser.ts';
import { withApp } from '../../kit/open-app.ts';
import { box, openPart } from '../../kit/security-center.ts';

const PASSWORD = 'Fairlot2026';
const running = withApp({ started: true });

/** A photo of more than a megabyte: noise hardly compresses. */
async function largePhoto(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 900 });
    const context = canvas.getContext('2d');
    const pixels = new ImageData(canvas.width, canvas.height);
    for (let at = 0; at < pixels.data.length; at += 65_536)
      crypto.getRandomValues(pixels.data.subarray(at, at + 65_536));
    context?.putImageData(pixels, 0, 0);
    return canvas.toDataURL('image/jpeg', 1);
  });
  const photo = Buffer.from(address.split(',')[1] ?? '', 'base64');
  expect(photo.length).toBeGreaterThan(1024 * 1024);
  return photo;
}

test('personal data: picture, correction, export; only an account without tickets or money closes', async () => {
  const { page } = await visit(running.origin);
  await login(page, 'type40', PASSWORD, '/m/securityCenter');
  const pictures = await openPart(page, 'Picture');
  await pictures.getByRole('button', { name: 'Lotus' }).click();
  await expect.poll(() => pictures.getByRole('button', { name: 'Lotus' }).getAttribute('aria-pressed')).toBe('true');
  // The member's photo exceeds the limit, so the page scales it down first; a text file is rejected.
  const chooser = pictures.locator('input[type=file]');
  const [dialog] = await Promise.all([
    page.waitForEvent('filechooser'),
    pictures.getByRole('button', { name: 'Choose a photo' }).click(),
  ]);
  expect(dialog.isMultiple()).toBe(false);
  await chooser.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await pictures.getByRole('alert').getByText('This file is not a picture that can be read').waitFor();
  await chooser.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await largePhoto(page) });
  await expect
    .poll(() =>
      pictures
        .locator('.row img.avatar')
        .evaluate((image: HTMLImageElement) => [new URL(image.src).pathname.slice(0, 18), image.naturalWidth]),
    )
    .toEqual(['/members/pictures/', 256]);
  expect(await pictures.getByRole('button', { name: 'Lotus' }).getAttribute('aria-pressed')).toBe('false');
  await pictures.getByRole('button', { name: 'Close' }).click();
  await pictures.waitFor({ state: 'detached' });
  // Shown in home's strip too, even after a reload.
  await open(page, '/m/home');
  await expect
    .poll(() =>
      page
        .locator('img.avatar')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBe(256);
  await open(page, '/m/securityCenter');
  const again = await openPart(page, 'Picture');
  await again.getByRole('button', { name: 'Remove my photo' }).click();
  await again.getByRole('button', { name: 'Remove my photo' }).waitFor({ state: 'detached' });
  await again.getByRole('button', { name: 'Lotus' }).click();
  await expect.poll(() => again.getByRole('button', { name: 'Lotus' }).getAttribute('aria-pressed')).toBe('true');
  await again.getByRole('button', { name: 'Close' }).click();
  await again.waitFor({ state: 'detached' });

  const personal = await openPart(page, 'Personal data');
  await box(personal, 'Nickname').fill('Bà Năm');
  await box(personal, 'E-mail').fill('nam@example.com');
  await box(personal, 'Current password').fill(PASSWORD);
  await personal.getByRole('button', { name: 'Save' }).click();
  await personal.waitFor({ state: 'detached' });

  const file = await openPart(page, 'Export my data');
  await box(file, 'Current password').fill(PASSWORD);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    file.getByRole('button', { name: 'Save the file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('type40-data.json');
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
    member: { account: 'type40', nickname: 'Bà Năm', email: 'nam@example.com' },
    bets: [],
    movements: [],
    deposits: [],
  });
  await file.waitFor({ state: 'detached' });

  await open(page, '/m/member/home');
  await page.getByRole('main').getByText('Bà Năm').waitFor();
  await expect
    .poll(() =>
      page
        .locator('img.avatar')
        .first()
        .evaluate((image: HTMLImageElement) => [image.getAttribute('src'), image.naturalWidth > 0]),
    )
    .toEqual(['/avatar/lotus.png', true]);
  await open(page, '/m/securityCenter');
  const closing = await openPart(page, 'Close my account', 'Close your account?');
  const confirm = closing.getByRole('button', { name: 'Close account' });
  expect(await confirm.isDisabled()).toBe(true);
  await closing.getByRole('checkbox').check();
  await box(closing, 'Current password').fill(PASSWORD);
  await confirm.click();
  await page.waitForURL('**/m/home');
  await page.getByRole('link', { name: 'Log in' }).first().waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull();

  await login(page, 'demo01', PASSWORD, '/m/securityCenter');
  const rich = await openPart(page, 'Close my account', 'Close your account?');
  await rich.getByRole('checkbox').check();
  await box(rich, 'Current password').fill(PASSWORD);
  await rich.getByRole('button', { name: 'Close account' }).click();
  await rich.getByRole('alert').getByText('Please withdraw your balance before you close the account').waitFor();
});
