import { CONTACT_NAMES } from '@fairlot/server/rooms/identity/registration/rules';
import { expect, test } from '../../kit/test.ts';
import { visit } from '../../kit/browser.ts';
import { requestsTo } from '../../kit/calls.ts';
import { runUntilShown, stopClock } from '../../kit/clock.ts';
import { withApp } from '../../kit/open-app.ts';
import { pagesRenewed } from '../../kit/operator.ts';
import { box, CAPTCHA, create, fillSecrets, noteOf, openSheet, PASSWORD } from '../../kit/register-sheet.ts';
import { notePayloads } from '../../kit/sealed.ts';

/** Fields that are hidden by default. */
const HIDDEN_AT_FIRST = [
  'Payment password',
  'ID number',
  'QQ',
  'Facebook',
  'WeChat',
  'LINE',
  'WhatsApp',
  'Zalo',
  'Nickname',
  'E-mail',
  'Payee name',
  'Mobile number',
  'SMS code',
  'Recommender ID',
];
/** Fields that are shown by default and can be hidden. */
const SHOWN_AT_FIRST = ['Captcha', 'Invitation code'];

const running = withApp({ started: true });

test("shows every field that the merchant enables, with the merchant's rules, in browser and server", async () => {
  const { page } = await visit(running.origin);
  const payloads = await notePayloads(page);
  const { site } = running.app.rooms;
  const shown = [
    'paymentPassword',
    'idNumber',
    ...CONTACT_NAMES,
    'email',
    'nickname',
    'payeeName',
    'mobileNum',
    'verificationCode',
    'recommenderId',
  ];
  await site.change('registerFields', {
    ...Object.fromEntries(shown.map((name) => [name, { show: true }])),
    nickname: {
      show: true,
      rules: [
        { pattern: '^.{3,}$', flags: '', errorCode: 'name.format' },
        { pattern: '^[a-z]*$', flags: '', errorCode: 'account.format' },
      ],
    },
  });
  const sheet = await openSheet(page);
  await box(sheet, 'Username').fill('newbie03');
  await fillSecrets(sheet);
  const wrong: [string, string, string][] = [
    ['Payment password', 'abc', 'The payment password needs 4 to 6 digits'],
    ['ID number', 'a b', 'ID number format is incorrect'],
    ['QQ', 'a b', 'Contact format is incorrect'],
    ['Facebook', 'a b', 'Contact format is incorrect'],
    ['WeChat', 'a b', 'Contact format is incorrect'],
    ['LINE', 'a b', 'Contact format is incorrect'],
    ['WhatsApp', 'a b', 'Contact format is incorrect'],
    ['Zalo', 'a b', 'Contact format is incorrect'],
    ['E-mail', 'nobody', 'E-mail format is incorrect'],
    ['Invitation code', '???', 'Invalid invitation code'],
  ];
  const refusals: [string, string, string][] = [
    ['Payee name', '4u', 'Name format is not valid'],
    ['Recommender ID', '?', 'Referrer link error'],
  ];
  const nickname: [string, string, string] = ['Nickname', 'X', 'Name format is not valid,Account format is incorrect'];
  for (const [label, value] of [...wrong, ...refusals, nickname]) await box(sheet, label).fill(value);
  await create(sheet).click();
  for (const [label, , text] of wrong) await expect.poll(() => noteOf(sheet, label)).toBe(text);
  await test.step('reports an invalid payee and referrer [V-064] [N-012] [N-013]', async () => {
    for (const [label, , text] of refusals) await expect.poll(() => noteOf(sheet, label)).toBe(text);
  });
  await test.step("applies the merchant's rules; two messages are joined by a comma [V-028] [V-030]", async () => {
    await expect.poll(() => noteOf(sheet, nickname[0])).toBe(nickname[2]);
  });

  const right: [string, string][] = [
    ['Payment password', '135790'],
    ['ID number', '079200001234'],
    ['QQ', '12345678'],
    ['Facebook', 'nam.fb'],
    ['WeChat', 'nam_wx'],
    ['LINE', 'nam.line'],
    ['WhatsApp', '+84912'],
    ['Zalo', '0912'],
    ['E-mail', 'nam@example.com'],
    ['Nickname', 'nam'],
    ['Payee name', 'NGUYEN VAN A'],
    ['Recommender ID', 'demo01'],
    ['Invitation code', ''],
  ];
  for (const [label, value] of right) await box(sheet, label).fill(value);
  await box(sheet, 'Mobile number').fill('912345611');
  await sheet.getByRole('button', { name: 'Get code' }).click();
  const code = async () => /\b\d{6}\b/.exec((await running.sandbox.texts('84912345611'))[0]?.text ?? '')?.[0] ?? '';
  await expect.poll(code, { timeout: 30_000 }).not.toBe('');
  await box(sheet, 'SMS code').fill(await code());
  await box(sheet, 'Captcha').fill(CAPTCHA);
  await create(sheet).click();
  await page.getByRole('dialog', { name: 'Welcome to Fairlot' }).waitFor();
  const sent = (await payloads()).find(({ username }) => username === 'newbie03');
  const sends = async (fields: Record<string, unknown>) => expect(sent).toMatchObject(fields);
  const host = new URL(running.origin).hostname;
  await test.step('sends name, both passwords, and the captcha [E-100] [E-105]', () =>
    sends({ username: 'newbie03', password: PASSWORD, confirmPassword: PASSWORD, captcha: CAPTCHA }));
  await test.step("sends the page's host as address and domain, and type 0 [E-098] [E-107] [E-106]", () =>
    sends({ registerUrl: host, domain: host, type: 0 }));
  await test.step('payment password and ID number [A-015] [A-016] [E-102]', () =>
    sends({ paymentPassword: '135790', idNumber: '079200001234' }));
  await test.step('QQ, Facebook and WeChat [A-017] [A-018] [A-019]', () =>
    sends({ qqNum: '12345678', facebook: 'nam.fb', wechat: 'nam_wx' }));
  await test.step('LINE, WhatsApp and Zalo [A-020] [A-021] [A-022]', () =>
    sends({ line: 'nam.line', whatsapp: '+84912', zalo: '0912' }));
  await test.step("sends all of them as typed, with the person's data [E-103] [E-104]", async () =>
    sends({
      qqNum: '12345678',
      facebook: 'nam.fb',
      wechat: 'nam_wx',
      line: 'nam.line',
      whatsapp: '+84912',
      zalo: '0912',
      nickname: 'nam',
      payeeName: 'NGUYEN VAN A',
      email: 'nam@example.com',
      idNumber: '079200001234',
      mobileNum: '912345611',
      countryDialingCode: '84',
      verificationCode: await code(),
    }));
  await test.step('e-mail, nickname and payee [A-023] [A-024] [A-025]', () =>
    sends({ email: 'nam@example.com', nickname: 'nam', payeeName: 'NGUYEN VAN A' }));
  await test.step('the referrer [A-028] [E-101]', () => sends({ recommenderId: 'demo01' }));
  const token = await page.evaluate(
    () => (JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}') as { token: string }).token,
  );
  const kept = await (
    await page.request.get('/wps/account/personal', { headers: { authorization: `Bearer ${token}` } })
  ).json();
  expect(kept.value).toMatchObject({
    account: 'newbie03',
    nickname: 'nam',
    email: 'nam@example.com',
    payeeName: 'NGUYEN VAN A',
    idNumber: '*********234',
    contacts: { qqNum: '12345678', zalo: '0912', line: 'nam.line' },
  });
  await site.change('registerFields', {});
});

test('an invitation link fills in its code; an unknown code shows a message for a second, at its field', async () => {
  const { page } = await visit(running.origin);
  const payloads = await notePayloads(page);
  const checks = requestsTo(page, '/wps/affiliate');
  await page.clock.install();
  let sheet = await openSheet(page, '/m/register?affiliateCode=NOSUCH12');
  // The previous page may still be served from a cache, with its fields.
  await test.step('hides fields that the merchant no longer shows [A-011]', async () => {
    const left = async () => {
      const counts = await Promise.all(HIDDEN_AT_FIRST.map((label) => box(sheet, label).count()));
      if (counts.some((count) => count > 0)) sheet = await openSheet(page, '/m/register?affiliateCode=NOSUCH12');
      return counts;
    };
    await expect.poll(left).toEqual(HIDDEN_AT_FIRST.map(() => 0));
  });
  const { site } = running.app.rooms;
  const reopen = async () => {
    sheet = await openSheet(page, '/m/register?affiliateCode=NOSUCH12');
  };
  await test.step('shows and hides the default fields as the merchant configures them [A-011]', async () => {
    const counts = async () => {
      await reopen();
      return Promise.all(SHOWN_AT_FIRST.map((label) => box(sheet, label).count()));
    };
    await site.change('registerFields', { captcha: { show: false }, affiliateCode: { show: false } });
    await expect.poll(counts).toEqual([0, 0]);
    await site.change('registerFields', {});
    await expect.poll(counts).toEqual([1, 1]);
  });
  await test.step('a removed rule no longer rejects values [V-028]', async () => {
    const reported = async () => {
      await reopen();
      if ((await box(sheet, 'Nickname').count()) === 0) return 'no field';
      await box(sheet, 'Nickname').fill('X');
      await create(sheet).click();
      await expect.poll(() => noteOf(sheet, 'Username')).not.toBe('');
      return noteOf(sheet, 'Nickname');
    };
    await site.change('registerFields', { nickname: { show: true, rules: [] } });
    await expect.poll(reported).toBe('');
    const rules = [{ pattern: '^.{3,}$', flags: '', errorCode: 'name.format' }];
    await site.change('registerFields', { nickname: { show: true, rules } });
    await expect.poll(reported).toBe('Name format is not valid');
    await site.change('registerFields', {});
    await pagesRenewed(running.origin);
    await reopen();
  });
  await test.step("checks the code with the page's host; the error is at its field [X-039] [V-042]", async () => {
    expect(await box(sheet, 'Invitation code').inputValue()).toBe('NOSUCH12');
    await expect.poll(() => noteOf(sheet, 'Invitation code')).toBe('Invalid invitation code');
    expect(Object.fromEntries(new URL(checks[0]?.url() ?? '').searchParams)).toEqual({
      code: 'NOSUCH12',
      domain: new URL(running.origin).hostname,
    });
    await box(sheet, 'Invitation code').fill('NOSUCH34');
    await box(sheet, 'Invitation code').blur();
    const last = () => Object.fromEntries(new URL(checks.at(-1)?.url() ?? '').searchParams);
    await expect.poll(last).toEqual({ code: 'NOSUCH34', domain: new URL(running.origin).hostname });
    await box(sheet, 'Invitation code').fill('NOSUCH12');
  });
  await box(sheet, 'Username').fill('newbie04');
  await fillSecrets(sheet);
  const toast = page.locator('.toast', { hasText: 'Invalid invitation code' });
  await stopClock(page);
  await test.step("sends it with the form; the server's code becomes a text [A-030] [E-101]", async () => {
    await create(sheet).click();
    await runUntilShown(page, toast);
    expect((await payloads()).find(({ username }) => username === 'newbie04')).toMatchObject({
      affiliateCode: 'NOSUCH12',
    });
  });
  await test.step('focuses its field, and hides the message after a second [N-001] [N-002]', async () => {
    await page.clock.runFor(100);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('affiliateCode');
    await page.clock.runFor(800);
    expect(await toast.count()).toBe(1);
    await page.clock.runFor(500);
    await toast.waitFor({ state: 'detached' });
  });
});
