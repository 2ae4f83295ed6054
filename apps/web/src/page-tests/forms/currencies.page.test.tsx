import { formatMinor, keepCurrency, parseMinor } from '@fairlot/money';
import { createVerified, openCashier, PAYMENT_PASSWORD } from '@fairlot/testkit/clients/cashier';
import { callDesk, callSite, createOperator, REASON } from '@fairlot/testkit/operators';
import { keepOnSale, WITH_FEED } from '@fairlot/testkit/draws';
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { openPageSite } from '../open-page.testing.tsx';

const MERCHANTS = [
  {
    currency: 'JPY',
    funds: '7777',
    keys: ['1', '3'],
    price: '351',
    left: '7,426',
    withdraw: '500',
    limit: '900',
    cap: '1234',
  },
  {
    currency: 'KWD',
    funds: '7.777',
    keys: ['1', '1', '3'],
    price: '3.051',
    left: '4.726',
    withdraw: '2.5',
    limit: '1.25',
    cap: '3.06',
  },
];

afterAll(() => keepCurrency('VND'));

for (const merchant of MERCHANTS) {
  const site = await openPageSite({ seed: 'none', config: WITH_FEED });
  const { app } = site;

  test(`a member of a site in ${merchant.currency} buys and repeats a ticket, withdraws and sets a limit`, async () => {
    const { currency, funds, keys, price, left, withdraw, limit, cap } = merchant;
    const [one, two, risk] = [await createOperator(app), await createOperator(app), await createOperator(app, 'risk')];
    const ask = async (method: 'POST' | 'PUT', path: string, body: object, approver = two) => {
      const { value } = await callDesk<{ id: string }>(app, one.headers, method, path, { reason: REASON, ...body });
      return callDesk(app, approver.headers, 'POST', `/approvals/${value.id}/approve`);
    };
    expect(await ask('PUT', '/site', { changes: { currency } })).toMatchObject({ success: true });
    const lottery = { code: 'HOURLY', names: { EN: 'One hour' }, family: 'vn-north', tag: 'FAST' };
    const input = { ...lottery, intervalSeconds: 3600, requestKey: randomUUID() };
    const added = await ask('POST', '/lottery/games', input, risk);
    expect(added).toMatchObject({ value: { state: 'executed' } });
    await app.rooms.lottery.runDueSteps(0); // draws are planned, and none is opened yet
    await keepOnSale(app.platform.db, 'HOURLY');
    await app.rooms.lottery.runDueSteps();
    const member = await createVerified(app, funds);
    await openCashier(app).usableAccount(member);
    const page = site.phone(member);

    await page.goto('/m/lottery/play?gameCode=HOURLY');
    const numbers = page.getByRole('group', { name: 'Numbers' });
    await numbers.getByRole('button', { name: '12', exact: true }).click();
    const slip = page.getByRole('region', { name: 'Bet slip' });
    await slip.getByRole('button', { name: /change with the keypad/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Bet slip' });
    for (const key of keys) await sheet.getByRole('button', { name: key, exact: true }).click();
    await sheet.getByRole('button', { name: `Place bet ${price}` }).click();
    await page.getByText('Bet placed').waitFor();

    await page.getByRole('button', { name: 'Next draws' }).first().click();
    const repeat = page.getByRole('dialog', { name: 'Repeat in the next draws' });
    const most = repeat.getByRole('textbox', { name: 'Maximum loss' });
    await most.pressSequentially(cap);
    await repeat.getByRole('button', { name: 'Repeat in 5 draws' }).click();
    await page.getByRole('region', { name: 'Repeat in the next draws' }).waitFor();
    const { value: plans } = await callSite(app, member.headers, 'GET', '/lgw/lottery/followUps');
    expect(plans).toMatchObject([{ lossCap: formatMinor(parseMinor(cap)) }]);

    await page.goto('/m/withdraw');
    await page.getByText(left).first().waitFor();
    await page.getByRole('textbox').first().fill(withdraw);
    await page.getByLabel('Payment password').fill(PAYMENT_PASSWORD);
    await page.getByRole('button', { name: new RegExp(`^Withdraw ${withdraw}0* ${currency}$`) }).click();
    await page.getByText('is reserved for this withdrawal').waitFor();
    const balance = parseMinor(left.replace(',', '')) - parseMinor(withdraw);
    expect(await app.rooms.wallet.balance(member.memberId, currency)).toBe(balance);

    await page.goto('/m/set?tab=limits');
    const limits = page.getByRole('region', { name: 'Play limits' });
    await limits.getByRole('button', { name: 'Loss: Set' }).click();
    const form = page.getByRole('dialog', { name: 'Loss · Day' });
    await form.getByRole('textbox', { name: 'New limit' }).fill(limit);
    await form.getByRole('button', { name: 'Set limit' }).click();
    await limits.getByText(new RegExp(`^${limit}0*$`)).waitFor();
  });
}
