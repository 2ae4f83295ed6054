import { ALL_ERROR_TEXTS } from '@fairlot/contract';
import type { Page } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import { visit } from '../../kit/browser.ts';
import { answerWith } from '../../kit/intercept.ts';
import { openApp, type OpenApp } from '../../kit/open-app.ts';
import { box, openSheet } from '../../kit/register-sheet.ts';

/** Error codes of requests for an SMS code. */
const OF_CODES = ['mobile.format', 'rate.limited', 'permission.denied'] as const;
/** The server's own message, which players never see. */
const OWN_WORDS = 'ERR-77 of the server';

let running: OpenApp;
test.beforeAll(async () => {
  running = await openApp({ started: true });
});
test.afterAll(() => running.close());

/** Runs `press` for every error code, and for an unknown one; expects its text, never the code. */
async function expectTexts(
  page: Page,
  path: string,
  codes: readonly (keyof typeof ALL_ERROR_TEXTS)[],
  press: () => Promise<void>,
) {
  for (const [code, text] of [
    ...codes.map((code) => [code, ALL_ERROR_TEXTS[code]] as const),
    ['no.such.code', 'Unknown error'] as const,
  ]) {
    const json = { success: false, value: null, errorCode: code, message: OWN_WORDS };
    const stop = await answerWith(page, path, { json });
    await press();
    await page.getByText(text, { exact: true }).first().waitFor();
    const seen = await page.locator('body').innerText();
    expect([code, seen.includes(code), seen.includes(OWN_WORDS)]).toEqual([code, false, false]);
    await stop();
  }
}

test('every error of the server has a text for players', async () => {
  const { page } = await visit(running.origin);
  const sheet = await openSheet(page);
  await test.step('at sending an SMS code [N-038]', async () => {
    await sheet.getByRole('tab', { name: 'Mobile', exact: true }).click();
    await box(sheet, 'Mobile number').fill('912345677');
    await expectTexts(page, '**/wps/account/sendVerificationCode', OF_CODES, () =>
      sheet.getByRole('button', { name: 'Get code' }).click(),
    );
  });
});
