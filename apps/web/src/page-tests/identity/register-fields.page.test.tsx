import { openSandbox } from '@fairlot/testkit/open-test-app';
import { test } from '@fairlot/testkit/page/kit';
import { newestCode } from '@fairlot/testkit/site/messages';
import { IDENTITY_DEFAULTS } from '@fairlot/testkit/site/server-parts';
import { expect } from 'vitest';
import {
  box,
  CAPTCHA,
  create,
  fillSecrets,
  holdTimers,
  noteOf,
  notePayloads,
  openSheet,
  PASSWORD,
} from '../kit.testing.ts';
import { openPageSite } from '../open-page.testing.tsx';

const CONTACTS = ['qqNum', 'facebook', 'wechat', 'line', 'whatsapp', 'zalo'];
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

const sandbox = await openSandbox();
const site = await openPageSite({ config: sandbox.config });
const { rooms } = site.app;
type Fields = Awaited<ReturnType<typeof rooms.site.setting<'registerFields'>>>;
await rooms.site.change('identity', { ...IDENTITY_DEFAULTS, humanCheck: 'none' });

test("shows every field that the merchant enables, with the merchant's rules, in browser and server", async () => {
  const page = site.phone();
  const payloads = notePayloads();
  const shown = [
    'paymentPassword',
    'idNumber',
    ...CONTACTS,
    'email',
    'nickname',
    'payeeName',
    'mobileNum',
    'verificationCode',
    'recommenderId',
  ];
  await rooms.site.change('registerFields', {
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
    ['E-mail', 'no address', 'E-mail format is incorrect'],
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
  await sheet.getByRole('timer').waitFor();
  const code = await newestCode(site.app, sandbox, '84912345611');
  await box(sheet, 'SMS code').fill(code);
  await box(sheet, 'Captcha').fill(CAPTCHA);
  await create(sheet).click();
  await page.getByRole('dialog', { name: 'Welcome to Fairlot' }).waitFor();
  const sent = payloads().find(({ username }) => username === 'newbie03');
  const sends = (fields: Record<string, unknown>) => expect(sent).toMatchObject(fields);
  const host = new URL(site.origin).hostname;
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
  await test.step("sends all of them as typed, with the person's data [E-103] [E-104]", () =>
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
      verificationCode: code,
    }));
  await test.step('e-mail, nickname and payee [A-023] [A-024] [A-025]', () =>
    sends({ email: 'nam@example.com', nickname: 'nam', payeeName: 'NGUYEN VAN A' }));
  await test.step('the referrer [A-028] [E-101]', () => sends({ recommenderId: 'demo01' }));
  const headers = { authorization: `Bearer ${page.token()}`, cookie: page.network.cookie() };
  const kept = await site.app.server.inject({ method: 'GET', url: '/wps/account/personal', headers });
  expect(kept.json<{ value: object }>().value).toMatchObject({
    account: 'newbie03',
    nickname: 'nam',
    email: 'nam@example.com',
    payeeName: 'NGUYEN VAN A',
    idNumber: '*********234',
    contacts: { qqNum: '12345678', zalo: '0912', line: 'nam.line' },
  });
  await rooms.site.change('registerFields', {});
});

test('an invitation link fills in its code; an unknown code shows a message for a second, at its field', async () => {
  const page = site.phone();
  const payloads = notePayloads();
  const path = '/m/register?affiliateCode=NOSUCH12';
  const host = new URL(site.origin).hostname;
  let sheet = await openSheet(page, path);
  const counts = (labels: readonly string[]) => Promise.all(labels.map((label) => box(sheet, label).count()));
  const reopen = async (fields: Fields) => {
    await rooms.site.change('registerFields', fields);
    sheet = await openSheet(page, path);
  };
  await test.step('hides fields that the merchant does not show [A-011]', async () => {
    expect(await counts(HIDDEN_AT_FIRST)).toEqual(HIDDEN_AT_FIRST.map(() => 0));
  });
  await test.step('shows and hides the default fields as the merchant configures them [A-011]', async () => {
    await reopen({ captcha: { show: false }, affiliateCode: { show: false } });
    expect(await counts(SHOWN_AT_FIRST)).toEqual([0, 0]);
    await reopen({});
    expect(await counts(SHOWN_AT_FIRST)).toEqual([1, 1]);
  });
  await test.step('a removed rule no longer rejects values [V-028]', async () => {
    const reported = async (rules: NonNullable<NonNullable<Fields['nickname']>['rules']>) => {
      await reopen({ nickname: { show: true, rules } });
      await box(sheet, 'Nickname').fill('X');
      await create(sheet).click();
      await expect.poll(() => noteOf(sheet, 'Username')).not.toBe('');
      return noteOf(sheet, 'Nickname');
    };
    expect(await reported([])).toBe('');
    expect(await reported([{ pattern: '^.{3,}$', flags: '', errorCode: 'name.format' }])).toBe(
      'Name format is not valid',
    );
    await reopen({});
  });
  await test.step("checks the code with the page's host; the error is at its field [X-039] [V-042]", async () => {
    expect(await box(sheet, 'Invitation code').inputValue()).toBe('NOSUCH12');
    await expect.poll(() => noteOf(sheet, 'Invitation code')).toBe('Invalid invitation code');
    const checks = () => page.network.to('/wps/affiliate').map(({ url }) => Object.fromEntries(url.searchParams));
    expect(checks().at(-1)).toEqual({ code: 'NOSUCH12', domain: host });
    await box(sheet, 'Invitation code').fill('NOSUCH34');
    await box(sheet, 'Invitation code').blur();
    await expect.poll(() => checks().at(-1)).toEqual({ code: 'NOSUCH34', domain: host });
    await box(sheet, 'Invitation code').fill('NOSUCH12');
  });
  await box(sheet, 'Username').fill('newbie04');
  await fillSecrets(sheet);
  const toast = page.locator('.toast', { hasText: 'Invalid invitation code' });
  const pass = holdTimers(1000);
  await test.step("sends it with the form; the server's code becomes a text [A-030] [E-101]", async () => {
    await create(sheet).click();
    await toast.waitFor();
    expect(payloads().find(({ username }) => username === 'newbie04')).toMatchObject({ affiliateCode: 'NOSUCH12' });
  });
  await test.step('focuses its field, and hides the message after a second [N-001] [N-002]', async () => {
    await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('affiliateCode');
    pass();
    await toast.waitFor({ state: 'detached' });
  });
});
