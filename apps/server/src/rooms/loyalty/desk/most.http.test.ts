import { randomUUID } from 'node:crypto';
import { keepCurrency } from '@fairlot/money';
import { callDesk, createMember, createOperator, openTestApp, REASON } from '@fairlot/testkit';
import { afterAll, expect, it } from 'vitest';
import { mostMinor } from './most.ts';

const app = await openTestApp();
afterAll(() => keepCurrency('VND'));

it('the maximum amounts are usual ones of the currency', () => {
  const most = (['VND', 'GBP', 'JPY', 'KWD'] as const).map((currency) => {
    keepCurrency(currency);
    return mostMinor('reward');
  });
  expect(most).toEqual([10_000_000_000n, 1_000_000n, 1_000_000n, 1_000_000n]);
  keepCurrency('VND');
});

it('a reward in pounds is not accepted up to a hundred million of them', async () => {
  const [one, two] = [await createOperator(app), await createOperator(app)];
  const changes = { currency: 'GBP' };
  const { value } = await callDesk<{ id: string }>(app, one.headers, 'PUT', '/site', { changes, reason: REASON });
  expect(await callDesk(app, two.headers, 'POST', `/approvals/${value.id}/approve`)).toMatchObject({ success: true });
  const { memberId } = await createMember(app);
  const ask = (path: string, body: object) =>
    callDesk(app, one.headers, 'POST', path, { ...body, reason: REASON, requestKey: randomUUID() });
  const reward = (amount: string) => ask(`/members/${memberId}/rewards`, { amount });
  const tooMuch = (field: string) => ({ errorCode: 'request.invalid', value: { field, reason: 'maximum' } });
  expect(await reward('10000.01')).toMatchObject(tooMuch('amount'));
  expect(await reward('10000.00')).toMatchObject({ status: 202 });
  const mission = {
    isOpen: true,
    position: 1,
    period: 'day',
    goal: 'bets',
    target: 1,
    products: null,
    titles: { EN: 'Play a round' },
  };
  expect(await ask('/loyalty/missions', { ...mission, amount: '1000.01', budget: '9000.00' })).toMatchObject(
    tooMuch('amount'),
  );
  const {
    currency: _currency,
    levels,
    ...table
  } = (await callDesk<{ currency: string; levels: { members?: number }[] }>(app, one.headers, 'GET', '/loyalty/levels'))
    .value;
  const wanted = levels.map(({ members: _members, ...level }) => ({ ...level, birthday: '10000.01' }));
  expect(await ask('/loyalty/levels', { ...table, levels: wanted })).toMatchObject(tooMuch('levels.0.birthday'));
});
