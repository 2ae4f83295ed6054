import type { Page } from '@playwright/test';
import { open, PNG, type Visit, visit } from '../kit/browser.ts';
import { expect } from '../kit/expect.ts';
import { type StartedProduct, startProduct } from '../kit/product/start-product.ts';
import { box, CAPTCHA, create, fillSecrets, openSheet, PASSWORD } from '../kit/register-sheet.ts';
import {
  addSecondOperator,
  approveAll,
  confirmStep,
  createFirstOperator,
  giveReason,
  logInFirst,
  openStep,
} from '../kit/site-opening.ts';
import { test } from '../kit/test.ts';
import { createTimeMachine, type TimeMachine, untilDraw } from '../kit/time-machine.ts';

const LOTTERY = 'VN_NORTH_60';
let time: TimeMachine;
let product: StartedProduct;
let [one, two, member]: Visit[] = [];
test.beforeAll(async () => {
  time = await createTimeMachine('none');
  product = await startProduct({ ...time.env, TEST_CAPTCHA: CAPTCHA });
});
test.afterAll(async () => {
  await product.audit();
  await product.stop();
});

const printed = () => /Ctrl-C stops everything\.\s+Set up: (\S+)\n/.exec(product.output())?.[1] ?? '';
/** The member's balance as the page shows it, in minor units. */
const minorOf = (text: string) => BigInt(text.replaceAll(/\D/g, ''));

test('a new site is opened only through its screens; a member plays, wins and is paid', async () => {
  // Thirty seconds on a quiet machine, four times as long on a loaded one.
  test.setTimeout(240_000);
  [one, two, member] = [await visit(product.origin), await visit(product.origin), await visit(product.origin)];
  const [first, second, phone] = [one.page, two.page, member.page];

  await test.step('two operators', async () => {
    await expect.poll(printed).not.toBe('');
    await createFirstOperator(first, printed(), 'linh', 'Harbour 27 tulip');
    const given = await addSecondOperator(first, 'huy');
    await logInFirst(second, 'huy', given, 'Harbour 28 tulip');
  });
  await test.step('a vendor, its games, a lottery, and terms that pay a new account immediately', async () => {
    await addVendor(first);
    await addLottery(first);
    await payNewAccountsAtOnce(first);
    await approveAll(second, 3);
    await importGames(first);
    await approveAll(second, 1);
  });
  await test.step('the settings are confirmed, and the site opens', async () => {
    for (const step of ['Merchant', 'Brand', 'Pages and menus', 'Registration and log-in', 'Terms and privacy'])
      await confirmStep(first, step);
    await openStep(first, 'Open the site');
    await phone.goto('/m/home');
    await phone.getByRole('heading', { name: 'This site is not open yet' }).waitFor();
    await seePreview(first);
    await first.getByRole('button', { name: 'Request opening of the site' }).click();
    await giveReason(first, 'Request opening of the site');
    await approveAll(second, 1);
    await phone.getByRole('link', { name: 'Join' }).waitFor();
  });
  await test.step('a member registers and deposits', async () => {
    const sheet = await openSheet(phone);
    // The answer is accepted only once a captcha was issued.
    await sheet.getByRole('img', { name: 'Captcha image' }).waitFor();
    await box(sheet, 'Username').fill('minh01');
    await fillSecrets(sheet);
    await create(sheet).click();
    await phone.getByRole('button', { name: 'Continue' }).click();
    await deposit(phone);
  });
  await test.step('buys every digit of a draw and wins', () => buyTicket(phone));
  await test.step("plays the vendor's game and wins", () => winAtVendor(phone));
  await test.step('is verified, withdraws and is paid', async () => {
    await prepareWithdrawal(phone);
    // The open page of withdrawals follows the decision by itself.
    await open(phone, '/m/withdraw');
    await verifyMember(first);
    await withdraw(phone, first);
  });
  await test.step('the first restored backup is confirmed, and the alarm rules are one step away', async () => {
    await first.goto('/backoffice/setup');
    const last = first.getByRole('region', { name: 'First backup and first alarm' });
    await last.getByRole('button', { name: 'I restored a backup' }).click();
    await last.getByText('Confirmed by linh').waitFor();
    await last.getByText('Add a rule with your mail address').waitFor();
    await last.getByRole('button', { name: 'Go to Alarms' }).click();
    await first.getByRole('button', { name: 'Rules' }).waitFor();
  });
});

/** The operator's browser shows the pages before the opening, in another tab. */
async function seePreview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Preview the site' }).click();
  await page.getByRole('link', { name: 'Open the preview' }).waitFor();
  const tab = await page.context().newPage();
  expect((await tab.goto(`${product.origin}/m/home`))?.status()).toBe(200);
  await tab.getByRole('link', { name: 'Join' }).waitFor();
  await tab.close();
}

async function addVendor(page: Page): Promise<void> {
  await openStep(page, 'Vendors');
  await page.getByRole('button', { name: 'Vendors', exact: true }).last().click();
  await page.getByRole('button', { name: 'Add a vendor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a vendor' });
  await dialog.getByRole('textbox', { name: 'Code', exact: true }).fill('SUNNY');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Sunny Games');
  await dialog.getByRole('textbox', { name: 'Vendor’s address' }).fill(`${product.sandboxOrigin}/vendors/SUNNY`);
  await giveReason(page, 'Request approval');
}

async function importGames(page: Page): Promise<void> {
  await page.goto('/backoffice/vendors?vendor=SUNNY&step=games');
  await page.getByRole('button', { name: 'Compare with the catalogue' }).click();
  await page.getByRole('cell', { name: 'Amber Harbour' }).waitFor();
  await page.getByRole('button', { name: 'Import changes' }).click();
  await giveReason(page, 'Import changes');
}

async function addLottery(page: Page): Promise<void> {
  await openStep(page, 'Lotteries');
  await page.getByRole('button', { name: 'Lotteries', exact: true }).last().click();
  await page.getByRole('button', { name: 'Add a lottery' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Harbour minute');
  await page.getByRole('textbox', { name: 'Reason' }).fill('The first lottery of the site');
  await page.getByRole('button', { name: 'Request approval' }).click();
  await page.getByText('Requested. The lottery appears').waitFor();
}

async function payNewAccountsAtOnce(page: Page): Promise<void> {
  await openStep(page, 'Deposits and payouts');
  await page.getByRole('button', { name: 'Withdrawal terms' }).click();
  await page.getByRole('button', { name: 'Change the terms' }).click();
  const dialog = page.getByRole('dialog', { name: /^Change the terms/ });
  await dialog.getByRole('textbox', { name: 'Wait before payouts to a new account (hours)' }).fill('0');
  await giveReason(page, 'Request approval');
  await page.getByRole('button', { name: 'Back to the set-up' }).click();
  await page.getByRole('region', { name: 'Deposits and payouts' }).waitFor();
}

async function deposit(phone: Page): Promise<void> {
  await open(phone, '/m/voucherCenter');
  await phone.getByRole('textbox', { name: 'You deposit' }).fill('100000');
  await phone.getByRole('button', { name: /^Pay / }).click();
  await phone.getByRole('button', { name: 'Pay now' }).click();
  await phone.getByRole('link', { name: 'Back to Fairlot' }).click();
  await phone.getByRole('heading', { name: 'Deposit received' }).waitFor();
}

/** Ten units of 10,000 on the tens digit: one of them wins 99,000 in every draw, and the deposit is played. */
async function buyTicket(phone: Page): Promise<void> {
  // A fresh draw has most of its minute left.
  await time.jump(product, (await untilDraw(product.origin, LOTTERY)) + 1000);
  await open(phone, `/m/lottery/play?gameCode=${LOTTERY}`);
  await phone.getByRole('tab', { name: 'Head and tail' }).click();
  const keys = phone.getByRole('tabpanel').getByRole('group', { name: 'Numbers' });
  for (let digit = 0; digit < 10; digit += 1)
    await keys.getByRole('button', { name: String(digit), exact: true }).click();
  await phone.getByRole('button', { name: /^Place bet 100,000/ }).click();
  await phone.getByRole('region', { name: 'Bet placed' }).waitFor();
  await time.jump(product, (await untilDraw(product.origin, LOTTERY)) + 1000);
  await phone.getByRole('region', { name: 'My tickets' }).getByText('Won').first().waitFor();
  await open(phone, '/m/home');
  await phone.getByText('99,000.00').first().waitFor();
}

async function winAtVendor(phone: Page): Promise<void> {
  const armed = await fetch(`${product.sandboxOrigin}/vendors/SUNNY/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'win' }),
  });
  expect(armed.ok).toBe(true);
  await open(phone, '/m/rng');
  await phone.getByRole('button', { name: 'Amber Harbour' }).first().click();
  const game = phone.frameLocator('.game-area iframe');
  await game.getByRole('button', { name: 'Spin' }).click();
  await game.getByText(/^Total win [\d,]+$/).waitFor();
  const balance = phone.getByRole('region', { name: 'Game', exact: true }).locator('dd').last();
  await expect.poll(async () => minorOf(await balance.innerText()) > 9_900_000n).toBe(true);
}

async function prepareWithdrawal(phone: Page): Promise<void> {
  await open(phone, '/m/withdraw');
  await phone.getByRole('button', { name: 'Set payment password' }).click();
  const sheet = phone.getByRole('dialog', { name: 'Set payment password' });
  await sheet.getByRole('textbox', { name: 'New payment password' }).fill('246813');
  await sheet.getByRole('textbox', { name: 'Confirm payment password' }).fill('246813');
  await sheet.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await sheet.waitFor({ state: 'detached' });
  await phone.getByRole('button', { name: 'Add an account' }).click();
  const adding = phone.getByRole('dialog', { name: 'Add an account' });
  await adding.getByRole('textbox', { name: 'Bank' }).fill('Harbour Bank');
  await adding.getByRole('textbox', { name: 'Account number' }).fill('123456789');
  await adding.getByRole('textbox', { name: 'Account holder' }).fill('Le Minh');
  await adding.getByRole('textbox', { name: 'Payment password' }).fill('246813');
  await adding.getByRole('button', { name: 'Add an account' }).click();
  await phone.getByRole('link', { name: 'Verify your identity' }).click();
  await phone.getByRole('radio', { name: 'Passport' }).click();
  for (const [place, picture] of [PNG, PNG].entries()) {
    const file = { name: `${place}.png`, mimeType: 'image/png', buffer: picture };
    await phone.locator('main input[type=file]').nth(place).setInputFiles(file);
    await phone.getByRole('button', { name: 'Retake' }).nth(place).waitFor();
  }
}

async function verifyMember(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Cases', exact: true }).click();
  await page.getByRole('tab', { name: /^Documents/ }).click();
  await page
    .getByRole('button', { name: /^Show the member/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Name on the document' }).fill('Le Minh');
  await page.getByLabel('Birth date').fill('1990-05-01');
  await page.getByLabel('Document expires on').fill('2099-01-01');
  await page.getByRole('textbox', { name: 'Reason', exact: true }).fill('The pictures can be read');
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByRole('definition').filter({ hasText: 'Verified' }).waitFor();
}

async function withdraw(phone: Page, page: Page): Promise<void> {
  await phone.getByRole('textbox', { name: 'You withdraw' }).fill('60000');
  await phone.getByRole('textbox', { name: 'Payment password' }).fill('246813');
  await phone.getByRole('button', { name: /^Withdraw 60,000/ }).click();
  await phone.getByRole('status').filter({ hasText: 'In review' }).waitFor();

  await page.getByRole('link', { name: 'Withdrawals', exact: true }).click();
  await page.getByRole('button', { name: /^View .* 60,000/ }).click();
  await page.getByRole('button', { name: /^Approve 60,000/ }).waitFor();
  const points = page.getByRole('button', { name: /^Mark as seen/ });
  for (let left = await points.count(); left > 0; left -= 1) await points.first().click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('All checks are in order');
  await page.getByRole('button', { name: /^Approve 60,000/ }).click();
  await phone.getByRole('status').filter({ hasText: 'Sent to the bank' }).waitFor();

  const bank = await visit(product.sandboxOrigin);
  await bank.page.goto('/bank');
  await bank.page.getByRole('button', { name: 'Pay out' }).click();
  await phone.getByRole('status').filter({ hasText: 'Paid' }).waitFor();
}
