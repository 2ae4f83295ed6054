import { createMember } from '@fairlot/testkit/members';
import { expect } from 'vitest';
import { test } from '@fairlot/testkit/page/kit';
import { answerWith, changeAnswer } from '@fairlot/testkit/page/network';
import { openPageSite, type Page } from './open-page.testing.tsx';

const site = await openPageSite();
const card = (page: Page) => page.getByRole('region', { name: 'Get started' });

async function newMember(balance = '0.00'): Promise<{ page: Page; memberId: bigint }> {
  const member = await createMember(site.app, { balance });
  const page = site.phone(member);
  await page.goto('/m/home');
  return { page, memberId: member.memberId };
}

test('a new member sees three steps on home and does each of them there', async () => {
  const { page, memberId } = await newMember();
  for (const name of ['Verify your identity', 'Add money', 'Choose a game'])
    await card(page).getByRole('button', { name }).waitFor();
  await card(page).getByText('0 of 3').waitFor();
  await card(page).getByRole('button', { name: 'Send pictures' }).click();
  const sheet = page.getByRole('dialog', { name: 'Verify your identity' });
  await sheet.getByText('With name and picture').waitFor();
  await sheet.getByRole('button', { name: 'Close' }).click();
  // The offer of the first deposit shows its terms before it is taken, beside a deposit without it.
  await card(page).getByRole('button', { name: 'Add money' }).click();
  await card(page).getByText('maximum bet').waitFor();
  const way = card(page).getByRole('link', { name: 'Add money' });
  expect(await way.getAttribute('href')).toMatch(/^\/m\/voucherCenter\?offerId=.*&amount=\d/);
  const plain = (await card(page).getByRole('link', { name: 'No bonus' }).getAttribute('href')) ?? '';
  expect(plain).toMatch(/^\/m\/voucherCenter\?amount=\d/);
  expect(await card(page).getByRole('button', { name: 'Send pictures' }).count()).toBe(0);
  await site.app.platform.db.transaction((tx) =>
    site.app.rooms.verification.decide(tx, memberId, { name: 'Tran Thi Mai', decidedBy: null }),
  );
  await page.reload();
  await card(page).getByText('Verified. You can withdraw').waitFor();
  await card(page).getByText('1 of 3').waitFor();
});

test('the steps follow the member and stay away for a day once they are hidden', async () => {
  const { page } = await newMember('50.00');
  await card(page).getByText('The money is in your balance').waitFor();
  await card(page).getByRole('button', { name: 'Choose a game' }).click();
  await card(page).getByRole('link', { name: 'All in-house games' }).waitFor();
  await card(page).getByRole('button', { name: 'Hide for today' }).click();
  await card(page).waitFor({ state: 'detached' });
  await page.reload();
  await page.settle();
  expect(await card(page).count()).toBe(0);
});

test('a merchant without in-house games offers its lotteries and its first category instead', async () => {
  const { page } = await newMember('50.00');
  changeAnswer(page, /game\/list\?.*vassalage=BGS/, ({ value }: { value: { games: unknown[] } }) => {
    value.games = [];
  });
  await page.reload();
  await card(page).getByRole('button', { name: 'Choose a game' }).click();
  expect(await card(page).getByRole('link', { name: 'Lottery' }).getAttribute('href')).toBe('/m/lott');
  expect(await card(page).getByRole('link', { name: 'Slots' }).getAttribute('href')).toBe('/m/rng');
  expect(await card(page).getByRole('link', { name: 'All in-house games' }).count()).toBe(0);
});

test('the deposit of the first steps starts with its amount; a wrong amount leaves the field empty', async () => {
  const { page } = await newMember();
  const method = { method: 'bank', kind: 'redirect', name: 'Bank', min: '50000.00', max: '9000000.00', fee: '0.00' };
  const value = [{ ...method, currency: 'VND', suggested: ['50000.00', '200000.00'], openOrder: null }];
  answerWith(page, /deposit\/methods/, { json: { success: true, value, errorCode: null, message: '' } });
  const amount = page.getByRole('textbox', { name: 'You deposit' });
  await page.goto('/m/voucherCenter?amount=200000.00');
  await amount.waitFor();
  expect(await amount.inputValue()).toBe('200,000');
  await page.getByRole('button', { name: /^Pay 200,000/ }).waitFor();
  await page.goto('/m/voucherCenter?amount=-5');
  await page.getByRole('button', { name: 'Enter an amount' }).waitFor();
  await page.goto('/m/voucherCenter?amount=suggested');
  await page.getByRole('button', { name: /^Pay 50,000/ }).waitFor();
});

test('a member whose market requires the identity before play reads so, not only before a withdrawal', async () => {
  const { page, memberId } = await newMember();
  await card(page).getByText('Needed before a withdrawal').waitFor();
  const { db } = site.app.platform;
  await db.transaction((tx) => site.app.rooms.protection.needIdentity(tx, [memberId], true));
  await page.reload();
  await card(page).getByText('Please verify your identity before you play').waitFor();
  expect(await card(page).getByText('Needed before a withdrawal').count()).toBe(0);
  await page.goto('/m/member/identity');
  await page.getByRole('status').getByText('Please verify your identity before you play').waitFor();
});

test('the pictures that were sent are shown with their document', async () => {
  const { page } = await newMember();
  const sent = ['front', 'face'].map((side, at) => ({ kind: 'passport', side, at }));
  changeAnswer<{ value: object }>(page, /wps\/verification$/, ({ value }) => Object.assign(value, { sent }));
  await page.goto('/m/member/identity');
  await page.getByRole('button', { name: 'Retake: Front' }).waitFor();
  expect(await page.getByRole('radio', { name: 'Passport' }).getAttribute('aria-checked')).toBe('true');
  await page.getByRole('radio', { name: 'Identity card' }).click();
  for (const name of ['Choose: Front', 'Choose: Back', 'Retake: Your face'])
    await page.getByRole('button', { name }).waitFor();
});
