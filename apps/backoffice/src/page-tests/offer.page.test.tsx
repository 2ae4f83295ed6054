import { createMember, giveDeposit } from '@fairlot/testkit/members';
import { callDesk, REASON } from '@fairlot/testkit/operators';
import { test } from '@fairlot/testkit/page/kit';
import { answerWith, refusal } from '@fairlot/testkit/page/network';
import { expect } from 'vitest';
import { openConsoleSite, send } from './open-console.testing.tsx';

const site = await openConsoleSite();
const operator = await site.operator();

test('a promotion whose approval could not be requested is saved once, and requested by the next attempt', async () => {
  const member = await createMember(site.app, { balance: '0.00' });
  for (const minor of [20_000_000n, 50_000_000n]) await giveDeposit(site.app, member, minor);
  await site.app.platform.events.outbox.drain();
  const listed = async (path: string) =>
    (await callDesk<{ list: { id: string; title?: string; kind: string }[] }>(site.app, operator.headers, 'GET', path))
      .value.list;
  const offers = async () => (await listed('/offers')).filter(({ title }) => title === 'Weekly cashback');
  const page = await site.open(operator, '/backoffice/offer?template=cashback');
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Budget' }).inputValue(), { message: 'the template fills the form' })
    .toMatch(/^[1-9]/);
  await page.getByRole('textbox', { name: 'Reason' }).fill('Our winter campaign');
  const stop = answerWith(page, /\/publish$/, refusal('service.unavailable', 503));
  const request = page.getByRole('main').getByRole('button', { name: 'Request approval' });
  await request.click();
  await page.getByRole('alert').first().waitFor();
  expect(await offers()).toHaveLength(1);
  await stop();
  await request.click();
  await page.getByText('Request sent. Another operator must approve it.').waitFor();
  expect(await offers()).toHaveLength(1);
  const pending = '/approvals?filter=kind:eq:offer&filter=state:eq:pending';
  expect(await listed(pending)).toHaveLength(1);
  await page.getByRole('main').getByRole('button', { name: 'Promotions' }).click();
  await page.getByText('Weekly cashback').first().waitFor();

  const colleague = await site.operator();
  const row = page.getByRole('row', { name: /Weekly cashback/ });
  for (let turn = 0; turn < 2; turn += 1) {
    const path = `/approvals/${(await listed(pending))[0]?.id}/reject`;
    expect((await callDesk(site.app, colleague.headers, 'POST', path, { reason: REASON })).errorCode).toBeNull();
    await row.getByRole('button', { name: /^Request approval/ }).click();
    const dialog = page.getByRole('dialog');
    await send(dialog, 'Request approval');
    await dialog.waitFor({ state: 'detached' });
    expect(await listed(pending), 'a rejected publication can be requested again').toHaveLength(1);
  }
  // Until its publication, the frequency can be changed.
  const frequencies = async () => {
    const opened = await site.open(operator, `/backoffice/offer?id=${(await offers())[0]?.id}`);
    const frequency = opened.getByRole('combobox', { name: 'Frequency' });
    await frequency.waitFor();
    return frequency.getByRole('option').count();
  };
  expect(await frequencies()).toBe(4);
  await site.approve(colleague, 'offer');
  expect(await frequencies()).toBe(1);
});

test('the form of a new segment is empty again after it was saved', async () => {
  const page = await site.open(operator, '/backoffice/segments');
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Level two and above');
  const level = page.getByRole('combobox', { name: 'Level' });
  await level.getByRole('option', { name: 'VIP 2' }).waitFor();
  await level.selectOption('VIP 2');
  await send(page, 'Save');
  await page.getByRole('row', { name: /Level two and above/ }).waitFor();
  await expect.poll(() => name.inputValue()).toBe('');
});
