import type { Page } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import { followFromSettings, login, open, type Visit, visit } from '../../kit/browser.ts';
import { createModuleIds } from '../../kit/calls.ts';
import { openApp, type OpenApp } from '../../kit/open-app.ts';
import { box, CAPTCHA, create, fillSecrets, openSheet } from '../../kit/register-sheet.ts';

let site: OpenApp;
const modules = createModuleIds();
test.beforeAll(async () => {
  site = await openApp({ started: true });
  const flags = await site.app.rooms.site.flags();
  const on = ['CHNGPASSVERIF3', 'MEMCLUB3', 'REWCEN3', 'MAILCEN', 'SECCEN', 'PROFPIC3'];
  await site.app.rooms.site.change('flags', { ...flags, ...Object.fromEntries(on.map((name) => [name, true])) });
});
test.afterAll(() => site.close());

let numbers = 0;
/** Only one code per minute is sent to a number. */
const freshNumber = () => `9123456${50 + ++numbers}`;

async function phone(): Promise<Visit> {
  const own = await visit(site.origin);
  modules.note(own.page);
  return own;
}
/** Waits until a call contained the module id. */
async function expectCarried(moduleId: string): Promise<void> {
  await expect.poll(() => modules.of(moduleId).length, { message: moduleId, timeout: 20_000 }).toBeGreaterThan(0);
}

test('free play', async () => {
  const { page, close } = await phone();
  await open(page, '/m/trail');
  await page.getByRole('button', { name: /play/i }).first().click();
  await page.waitForURL('**/m/home');
  await expectCarried('FREEPLAY3');
  await close();
});

test('a visitor registers with both methods, requests a code and reads the help', async () => {
  const { page, close } = await phone();
  await openSheet(page, '/m/register?affiliateCode=NOSUCH12');
  for (const moduleId of ['AFFMAN3', 'VALID_CAPTCHA3']) await expectCarried(moduleId);
  const sheet = await openSheet(page);
  await box(sheet, 'Username').fill('demo01');
  await box(sheet, 'Password').focus();
  await expectCarried('REGISTER_REE3');
  await sheet.getByRole('tab', { name: 'Mobile', exact: true }).click();
  await box(sheet, 'Mobile number').fill(freshNumber());
  await sheet.getByRole('button', { name: 'Get code' }).click();
  await expectCarried('REGMOBVERF3');
  await page.getByText('Code sent').waitFor();
  await box(sheet, 'SMS code').fill('000000');
  await fillSecrets(sheet, { captcha: CAPTCHA });
  await create(sheet).click();
  await expectCarried('MOBILENUMREG3');
  await open(page, '/m/help');
  await expectCarried('COMM3');
  await close();
});

test('a forgotten password', async () => {
  const { page, close } = await phone();
  await open(page, '/m/forget');
  const forgot = page.getByRole('dialog', { name: 'Forgot password' });
  await box(forgot, 'Mobile number').fill(freshNumber());
  await forgot.getByRole('button', { name: 'Get code' }).click();
  await forgot.getByRole('timer').waitFor();
  await box(forgot, 'SMS code').fill('000000');
  await box(forgot, 'New password').fill('Winter4Rain');
  await forgot.getByRole('button', { name: 'Set password and log in' }).click();
  await expectCarried('CHNGPASSVERIF3');
  await close();
});

test('a member uses feedback, club, rewards, inbox and picture; an agent views the team', async () => {
  const { page, close } = await phone();
  await login(page, 'agent01', 'Fairlot2026');
  for (const [path, moduleId] of [
    ['/m/webEmail', 'INBOX3'],
    ['/m/vip', 'MEMCLUB3'],
    ['/m/rewardCenter', 'REWCEN3'],
    ['/m/member/home', 'PROFPIC3'],
    ['/m/agent', 'AGEINFO3'],
  ] as const) {
    // From another page, so that the page requests its data itself.
    await followFromSettings(page, path);
    await expectCarried(moduleId);
  }
  await writeFeedback(page);
  await expectCarried('FEEDBACK3');
  await close();
});

test("every call contains the contract's module id, and is rejected with another [X-001]", async () => {
  const { page } = await visit(site.origin);
  await login(page, 'agent01', 'Fairlot2026');
  modules.expectRight();
  for (const moduleId of NAMED) {
    expect([moduleId, modules.of(moduleId).length > 0]).toEqual([moduleId, true]);
    for (const call of modules.of(moduleId)) await expectRefused(page, call);
  }
});

/** Module ids that the specification names. */
const NAMED = (
  'FREEPLAY3 REGISTER_REE3 MOBILENUMREG3 CHNGPASSVERIF3 REGMOBVERF3 VALID_CAPTCHA3 AFFMAN3 INBOX3 FEEDBACK3 COMM3 ' +
  'AGEINFO3 MEMCLUB3 REWCEN3 PROFPIC3'
).split(' ');

/** Repeats a call in the page's own session with another module id, and without any. */
async function expectRefused(page: Page, call: ReturnType<typeof modules.of>[number]): Promise<void> {
  const token = await page.evaluate(
    () => (JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}') as { token: string }).token,
  );
  for (const moduleid of ['TRANSREC3', undefined]) {
    const answer = await page.request.fetch(call.url(), {
      method: call.method(),
      headers: { authorization: `Bearer ${token}`, ...(moduleid && { moduleid }) },
      ...(call.method() === 'GET' ? {} : { data: {} }),
    });
    const { errorCode } = (await answer.json()) as { errorCode: string };
    expect([call.url(), moduleid, answer.status(), errorCode]).toEqual([call.url(), moduleid, 403, 'module.disabled']);
  }
}

async function writeFeedback(page: Page): Promise<void> {
  await open(page, '/m/feedback');
  await page.getByRole('textbox', { name: 'Your message' }).fill('It would help to see when a review ends');
  await page.getByRole('button', { name: /Choose a subject/ }).click();
  await page.getByRole('dialog', { name: 'About' }).getByRole('button', { name: 'Withdrawal' }).click();
  // A picture that loads later would clear the field.
  const fresh = page.waitForResponse('**/wps/captcha');
  await page
    .getByRole('button', { name: /captcha|picture|image/i })
    .first()
    .click();
  await fresh;
  const answer = page.getByRole('textbox', { name: 'Captcha' });
  await expect.poll(() => answer.fill(CAPTCHA).then(() => answer.inputValue())).toBe(CAPTCHA);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}
