import { type EndpointSpec, ENDPOINTS } from '@fairlot/contract';
import { expect } from 'vitest';
import { IDENTITY_DEFAULTS } from '@fairlot/testkit/site/server-parts';
import { test } from '@fairlot/testkit/page/kit';
import { box, CAPTCHA, chooseMobile, create, fillSecrets } from './kit.testing.ts';
import type { Call } from '@fairlot/testkit/page/network';
import { openPageSite, type Page } from './open-page.testing.tsx';

const site = await openPageSite();
const { site: settings } = site.app.rooms;
const ON = ['CHNGPASSVERIF3', 'MEMCLUB3', 'REWCEN3', 'MAILCEN', 'SECCEN', 'PROFPIC3'];
await site.setFlags(Object.fromEntries(ON.map((name) => [name, true])));
// There is no worker here that proves a human.
await settings.change('identity', { ...IDENTITY_DEFAULTS, humanCheck: 'none' });

/** Module ids that the specification names. */
const NAMED = (
  'FREEPLAY3 REGISTER_REE3 MOBILENUMREG3 CHNGPASSVERIF3 REGMOBVERF3 VALID_CAPTCHA3 AFFMAN3 INBOX3 FEEDBACK3 COMM3 ' +
  'AGEINFO3 MEMCLUB3 REWCEN3 PROFPIC3'
).split(' ');

const calls: Call[] = [];
const moduleOf = ({ headers }: Call) => headers.get('moduleid');

/** Waits until a call of the page contained the module id, and keeps the calls so far. */
async function expectCarried(page: Page, ...moduleIds: string[]): Promise<void> {
  for (const moduleId of moduleIds)
    await expect.poll(() => page.network.calls.map(moduleOf), { message: moduleId }).toContain(moduleId);
  calls.push(...page.network.calls.splice(0));
}

function endpointOf({ method, url }: Call): EndpointSpec | undefined {
  return ENDPOINTS.find(
    (endpoint) =>
      endpoint.method === method && new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`).test(url.pathname),
  );
}

let numbers = 0;
/** Only one code per minute is sent to a number. */
const freshNumber = () => `9123456${50 + ++numbers}`;

test('visitors send the module ids of free play, registration, codes, help and passwords', async () => {
  const page = site.phone();
  await page.goto('/m/trail');
  await page.getByRole('main').getByRole('button', { name: 'Free play' }).click();
  await page.waitForURL('/m/home');
  await expectCarried(page, 'FREEPLAY3');

  const guest = site.phone();
  await guest.goto('/m/register?affiliateCode=NOSUCH12');
  await expectCarried(guest, 'AFFMAN3', 'VALID_CAPTCHA3');
  await guest.goto('/m/register');
  const sheet = guest.getByRole('dialog', { name: 'Register' });
  await box(sheet, 'Username').fill('demo01');
  await box(sheet, 'Username').blur();
  await box(sheet, 'Password').focus();
  await expectCarried(guest, 'REGISTER_REE3');
  await chooseMobile(sheet);
  await box(sheet, 'Mobile number').fill(freshNumber());
  await sheet.getByRole('button', { name: 'Get code' }).click();
  await guest.getByText('Code sent').waitFor();
  await box(sheet, 'SMS code').fill('000000');
  await fillSecrets(sheet);
  await create(sheet).click();
  await expectCarried(guest, 'REGMOBVERF3', 'MOBILENUMREG3');
  await guest.goto('/m/help');
  await expectCarried(guest, 'COMM3');

  await guest.goto('/m/forget');
  const forgot = guest.getByRole('dialog', { name: 'Forgot password' });
  await forgot.getByRole('button', { name: 'Country, +84' }).waitFor();
  await box(forgot, 'Mobile number').fill(freshNumber());
  await forgot.getByRole('button', { name: 'Get code' }).click();
  await forgot.getByRole('timer').waitFor();
  await box(forgot, 'SMS code').fill('000000');
  await box(forgot, 'New password').fill('Winter4Rain');
  await forgot.getByRole('button', { name: 'Set password and log in' }).click();
  await expectCarried(guest, 'CHNGPASSVERIF3');
});

test('members send those of inbox, club, rewards, picture, team and feedback', async () => {
  const page = await site.phoneOf('agent01');
  for (const [path, moduleId] of [
    ['/m/webEmail', 'INBOX3'],
    ['/m/vip', 'MEMCLUB3'],
    ['/m/rewardCenter', 'REWCEN3'],
    ['/m/member/home', 'PROFPIC3'],
    ['/m/agent', 'AGEINFO3'],
  ] as const) {
    await page.goto(path);
    await expectCarried(page, moduleId);
  }
  await page.goto('/m/feedback');
  await page.getByRole('textbox', { name: 'Your message' }).fill('It would help to see when a review ends');
  await page.getByRole('button', { name: /Choose a subject/ }).click();
  await page.getByRole('dialog', { name: 'About' }).getByRole('button', { name: 'Withdrawal' }).click();
  // A picture that loads later would clear the field.
  await page.getByRole('img', { name: 'Captcha image' }).waitFor();
  const captcha = page.getByRole('textbox', { name: 'Captcha' });
  await expect.poll(() => captcha.fill(CAPTCHA).then(() => captcha.inputValue())).toBe(CAPTCHA);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expectCarried(page, 'FEEDBACK3');
});

test("every call contains the contract's module id, and is rejected with another [X-001]", async () => {
  for (const call of calls) {
    const endpoint = endpointOf(call);
    expect([endpoint?.id, moduleOf(call)]).toEqual([endpoint?.id, endpoint?.moduleId ?? null]);
  }
  const page = await site.phoneOf('agent01');
  const authorization = `Bearer ${page.token()}`;
  for (const moduleId of NAMED) {
    const own = calls.filter((call) => moduleOf(call) === moduleId);
    expect([moduleId, own.length > 0]).toEqual([moduleId, true]);
    for (const call of new Map(own.map((one) => [endpointOf(one)?.id, one])).values())
      for (const other of ['TRANSREC3', undefined]) {
        const { statusCode, body } = await site.app.server.inject({
          method: call.method as 'GET',
          url: call.url.pathname + call.url.search,
          headers: { authorization, cookie: page.network.cookie(), ...(other !== undefined && { moduleid: other }) },
          ...(call.method !== 'GET' && { payload: {} }),
        });
        const { errorCode } = JSON.parse(body) as { errorCode: string };
        expect([call.url.pathname, other, statusCode, errorCode]).toEqual([
          call.url.pathname,
          other,
          403,
          'module.disabled',
        ]);
      }
  }
});
