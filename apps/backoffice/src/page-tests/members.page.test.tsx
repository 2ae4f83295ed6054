import { REASON } from '@fairlot/testkit/operators';
import { totpOf } from '@fairlot/testkit/clients/totp';
import { createMember } from '@fairlot/testkit/members';
import { test } from '@fairlot/testkit/page/kit';
import { seal } from '@fairlot/testkit/seal';
import { expect, onTestFinished, vi } from 'vitest';
import { type ConsolePage, openConsoleSite, send } from './open-console.testing.tsx';

const site = await openConsoleSite();
const operator = await site.operator();

const searchFor = async (page: ConsolePage, text: string) => {
  await page.keyboard.press('Control+k');
  await page.locator('input[placeholder="Name, number or page"]').fill(text);
};

test('a page about an object that does not exist says so and leads back to its list', async () => {
  for (const [path, list] of [
    ['member?memberId=999999', 'members'],
    ['protection?memberId=999999', 'members'],
    ['offer?id=999999', 'offers'],
  ] as const) {
    const page = await site.open(operator, `/backoffice/${path}`);
    const found = page.getByRole('alert').filter({ hasText: 'Not found' });
    await found.waitFor();
    expect(await page.getByRole('button', { name: 'Try again' }).count(), path).toBe(0);
    await found.getByRole('button', { name: 'Back to the list' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/backoffice/${list}`);
  }
});

test("members are listed with the rooms' data that the role allows", async () => {
  const page = await site.open(operator, '/backoffice/members');
  await page.getByRole('searchbox', { name: 'Name or ID' }).fill('vip01');
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').filter({ hasText: 'vip01' });
  await row.getByRole('cell', { name: 'VIP 3', exact: true }).waitFor();
  await row.getByRole('cell', { name: 'Low', exact: true }).waitFor();
  const hasWithdrawals = () => page.getByRole('columnheader', { name: 'Withdrawals, all time', exact: true }).count();
  expect(await hasWithdrawals()).toBe(0);
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Withdrawals, all time', exact: true }).click();
  await expect.poll(hasWithdrawals).toBe(1);

  const finance = await site.open(await site.operator('finance'), '/backoffice/members');
  await finance.getByRole('columnheader', { name: 'Deposits, all time' }).waitFor();
  expect(await finance.getByRole('columnheader', { name: 'Risk' }).count()).toBe(0);
  // A page that the role may not open states that, and finance may grant itself the permission.
  await finance.goto('/backoffice/content');
  await finance.getByRole('heading', { name: 'You do not have access to this page' }).waitFor();
  await finance.getByRole('link', { name: 'Emergency access' }).click();
  await finance.getByRole('button', { name: 'Start emergency access' }).waitFor();
});

test('the search finds a member with the balance, and offers actions for the member', async () => {
  const page = await site.open(operator);
  await searchFor(page, 'vip01');
  const found = page.getByRole('option').filter({ hasText: /ID \d+/ });
  await found.getByText('vip01', { exact: true }).waitFor();
  expect(await found.innerText()).toMatch(/[\d,]+\.\d\d VND/);
  await page.getByRole('option', { name: 'Open withdrawals of vip01' }).waitFor();
  await page.getByRole('option', { name: 'Adjust balance of vip01' }).click();
  await page.getByRole('heading', { name: 'Adjustments', level: 1 }).waitFor();
  expect(new URL(page.url()).searchParams.get('memberId')).toMatch(/^\d+$/);
  // An operator who may not read members finds none, and no actions for them.
  const content = await site.open(await site.operator('content'));
  await searchFor(content, 'vip01');
  await content.getByText('No results.').waitFor();
});

test('a member who lost the authenticator gets it removed by two operators', async () => {
  const { app } = site;
  const { memberId, headers } = await createMember(app);
  const post = async (url: string, body: object) => {
    const sealed = await seal(app, body);
    const inject = {
      method: 'POST',
      url,
      headers: { ...headers, ...sealed.headers },
      payload: sealed.payload,
    } as const;
    return (await app.server.inject(inject)).json<{ value: { secret: string } }>().value;
  };
  await app.rooms.site.change('flags', { SECCEN: true });
  const { secret } = await post('/wps/security/totp/start', { password: 'Test2026' });
  await post('/wps/security/totp', { code: totpOf(secret) });

  // The test's browser has no popovers.
  HTMLElement.prototype.hidePopover = () => undefined;
  const page = await site.open(operator, `/backoffice/member?memberId=${memberId}`);
  await page.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('button', { name: /^Remove authenticator/ }).click();
  const dialog = page.getByRole('dialog');
  await send(dialog, 'Remove authenticator');
  await page.getByText('Request sent. A second operator has to approve it.').waitFor();

  // On a phone, the request can be judged in the list: its card quotes the reason, and the first one is open.
  const risk = await site.operator('risk');
  const phone = await site.open(risk, '/backoffice/approvals', { isPhone: true });
  await phone.getByRole('listitem').filter({ hasText: 'Removal of an authenticator' }).getByText(REASON).waitFor();
  await phone.getByRole('listitem').first().getByText('Expires').waitFor();

  await site.approve(risk, 'identity.totp');
  const after = await site.open(operator, `/backoffice/member?memberId=${memberId}`);
  await after.getByText('Authenticator set up').waitFor();
  await after.getByRole('button', { name: /^More/ }).click();
  expect(await after.getByRole('button', { name: /^Remove authenticator/ }).count()).toBe(0);
});

test('Ctrl and Enter open a result in a tab with the same log-in, and a later click stays in this one', async () => {
  const opened = vi.spyOn(globalThis, 'open').mockReturnValue(null);
  onTestFinished(() => opened.mockRestore());
  const page = await site.open(operator, '/backoffice/members');
  await searchFor(page, 'Live chat');
  await page
    .getByRole('option', { name: /^Live chat/ })
    .first()
    .waitFor();
  await page.keyboard.press('Control+Enter');
  expect(opened.mock.calls).toEqual([['/backoffice/chat', '_blank']]);
  await searchFor(page, 'Live chat');
  await page.keyboard.press('Control+v');
  await page
    .getByRole('option', { name: /^Live chat/ })
    .first()
    .click();
  await page.waitForURL(/backoffice\/chat/);
  expect(opened).toHaveBeenCalledTimes(1);
});

test('an address without a member leads to the list of members', async () => {
  const page = await site.open(operator, '/backoffice/member');
  await page.getByRole('searchbox', { name: 'Name or ID' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/backoffice/members');
});
