import { randomUUID } from 'node:crypto';
import { formatMinor, keepCurrency, parseMinor } from '@fairlot/money';
import { callDesk, callSite, createMember, createOperator, REASON } from '@fairlot/testkit';
import { afterAll, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { all, type BareSite, openBareSite } from '../games/bare-site.testing.ts';
import { createIssue, finishIssue, type Line, send } from '../lottery.testing.ts';

// Whole units, and minor units where the usual least stake is less than one. `rest` is what a limit leaves, `fits` the
// stake that the refusal names.
const MERCHANTS = [
  { currency: 'VND', least: '1000.00', stake: '1001.00', tooFine: '1001.50', rest: '7050.00', fits: '7050.00' },
  { currency: 'GBP', least: '0.10', stake: '0.13', tooFine: '0.135', rest: '0.34', fits: '0.34' },
  { currency: 'JPY', least: '10', stake: '13', tooFine: '13.5', rest: '35', fits: '35' },
  { currency: 'KWD', least: '0.010', stake: '0.013', tooFine: '0.0135', rest: '1.345', fits: '1.000' },
];

afterAll(() => keepCurrency('VND'));

it.each(MERCHANTS)(
  'tickets in $currency take its smallest stakes, and every amount of their answers has its decimals',
  async ({ currency, least, stake, tooFine, rest, fits }) => {
    const site = await openBareSite();
    const { app, add } = site;
    await choose(site, currency);
    expect(await add({})).toMatchObject({ value: { state: 'executed' } });
    const times = (amount: string, count: bigint) => parseMinor(amount) * count;
    const member = await createMember(app, { balance: formatMinor(times(least, 200_000n)) });
    const issue = await createIssue(app, { game: 'MINUTE' });
    const place = (lines: readonly Line[], key: string = randomUUID()) =>
      send(app, member, issue, lines, key, { gameCode: 'MINUTE' });
    const one = (minor: bigint) => [{ play: 'de', picks: ['27'], unitStake: formatMinor(minor) }];

    // Every number once: exactly one wins 99.5 times its stake.
    expect(await place(all('de', tooFine))).toMatchObject({ success: false });
    const key = randomUUID();
    const first = await place(all('de', stake), key);
    const price = times(stake, 100n);
    const left = times(least, 200_000n) - price;
    expect(first.value).toMatchObject({ total: formatMinor(price), balance: formatMinor(left) });
    expect(await place(all('de', stake), key)).toEqual(first);

    // The limit of a number is 100,000 times the least stake. A line may cost half of it.
    const half = times(least, 50_000n);
    expect(await place(one(half))).toMatchObject({ success: true });
    const almost = half - parseMinor(stake) - parseMinor(rest);
    expect((await place(one(almost))).value).toMatchObject({ balance: formatMinor(left - half - almost) });
    expect(await place(one(half))).toMatchObject({
      errorCode: 'limit.exceeded',
      value: { scope: 'member-number', maxUnitStake: fits },
    });

    // A limit of the member's own.
    const wanted = formatMinor(parseMinor(stake) * 99n);
    const limit = { kind: 'stake', period: 'day', limit: wanted };
    expect((await callSite(app, member.headers, 'PUT', '/wps/protection/limits', limit)).success).toBe(true);
    expect(await place(all('de', stake))).toMatchObject({
      errorCode: 'protection.refused',
      value: { kind: 'stake', left: wanted },
    });

    await finishIssue(app, issue, 'MINUTE');
    const balance = await app.rooms.wallet.balance(member.memberId, currency);
    const paid = (stakeMinor: bigint) => (stakeMinor * 995n) / 10n;
    const won = paid(parseMinor(stake));
    // The other two tickets are on 27, which one draw of a hundred has.
    expect([won, won + paid(half) + paid(almost)]).toContain(balance - left + half + almost);
    await site.close();
  },
);

it('the limit of a draw names the stake that still fits, also below one unit of money', async () => {
  const site = await openBareSite();
  const { app, add } = site;
  await choose(site, 'GBP');
  expect(await add({})).toMatchObject({ value: { state: 'executed' } });
  // Fifty lines of 0.50 at 99.5 fit; all hundred lines of 0.50 do not.
  await app.platform.db.run(sql`update lottery_games set exposure_minor = 248750 where code = 'MINUTE'`);
  app.rooms.lottery.forgetGames();
  const member = await createMember(app, { balance: '1000.00' });
  const issue = await createIssue(app, { game: 'MINUTE' });
  const place = (lines: readonly Line[]) => send(app, member, issue, lines, randomUUID(), { gameCode: 'MINUTE' });
  expect(await place(all('de', '0.50'))).toMatchObject({
    errorCode: 'limit.exceeded',
    value: { scope: 'draw', maxUnitStake: '0.25' },
  });
  expect(await place(all('de', '0.25'))).toMatchObject({ success: true });
  expect(await place(all('de', '0.10'))).toMatchObject({ value: { scope: 'draw', maxUnitStake: '0.00' } });
  await site.close();
});

/** Two operators choose the currency where it is not the default. */
async function choose({ app, one }: BareSite, currency: string): Promise<void> {
  if (currency === 'VND') return;
  const second = await createOperator(app);
  const asked = { changes: { currency }, reason: REASON };
  const { value } = await callDesk<{ id: string }>(app, one.headers, 'PUT', '/site', asked);
  expect(await callDesk(app, second.headers, 'POST', `/approvals/${value.id}/approve`)).toMatchObject({
    success: true,
  });
}
