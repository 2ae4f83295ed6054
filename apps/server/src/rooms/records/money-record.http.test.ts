import { randomUUID } from 'node:crypto';
import { createMember, openTestApp, type TestMember } from '@fairlot/testkit';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import { capitalAccount, houseAccount, memberAccount, type TransferKind } from '../wallet/index.ts';
import { readRecord } from './records.testing.ts';

const app = await openTestApp();
let member: TestMember;
beforeEach(async () => {
  member = await createMember(app);
});
const transactions = (query: Record<string, string> = {}, who = member) =>
  readRecord(app, '/wps/report/transactions', query, who);

describe('the money record', () => {
  const move = (kind: TransferKind, amountMinor: bigint, isIn: boolean, who = member) => {
    const account = memberAccount(who.memberId, who.asset);
    const other = kind === 'deposit' ? capitalAccount(who.asset) : houseAccount(who.asset);
    const [debit, credit] = isIn ? [other, account] : [account, other];
    return app.platform.db.transaction((tx) =>
      app.rooms.wallet.transfer(tx, {
        key: `test:${randomUUID()}`,
        debit,
        credit,
        asset: who.asset,
        amountMinor,
        kind,
        reference: 'a reference',
      }),
    );
  };

  it('shows signed amounts with the balance after each, newest first, by kind and in pages', async () => {
    await move('deposit', 10_000n, true);
    await move('bet', 2_550n, false);
    await move('win', 99n, true);
    const { list, totalPages } = (await transactions()).value;
    expect(totalPages).toBe(1);
    expect(list.map(({ type, amount, balanceAfter }) => [type, amount, balanceAfter])).toEqual([
      ['win', '0.99', '75.49'],
      ['bet', '-25.50', '74.50'],
      ['deposit', '100.00', '100.00'],
    ]);
    expect(list[0]).toMatchObject({
      currency: 'VND',
      reference: 'a reference',
      id: expect.any(String),
      at: expect.any(Number),
    });
    expect((await transactions({ type: 'bet' })).value.list).toHaveLength(1);
    expect((await transactions({ pageSize: '2', pageNo: '2', types: 'A' })).value).toMatchObject({
      totalPages: 2,
      list: [{ type: 'deposit' }],
    });
    expect((await transactions({ startDate: '2001-01-01', endDate: '2001-01-02' })).value).toEqual({
      list: [],
      totalPages: 0,
    });
    expect((await transactions({ startDate: '2001-01-01' })).value.list).toHaveLength(3);
    expect(await transactions({ startDate: '2026-11-21', endDate: '2026-11-20' })).toMatchObject({
      status: 400,
      value: { field: 'endDate' },
    });
    expect((await transactions({}, await createMember(app))).value.list).toEqual([]);
  });

  it('covers every kind of the wire; the wallet accepts no kind that no room declares', async () => {
    await expect(move('commission', 500n, true)).rejects.toThrow('No room makes transfers of the kind commission');
    const key = `test:${randomUUID()}`;
    const [from, to] = [houseAccount('VND'), memberAccount(member.memberId, 'VND')];
    await app.platform.db.run(sql`select wallet_transfer(${key}, ${from}, ${to}, 'VND', 500, 'commission', 'a week')`, {
      wakes: ['stream'],
    });
    expect((await transactions()).value.list).toMatchObject([{ type: 'commission', amount: '5.00' }]);
    expect((await transactions({ type: 'commission' })).value.list).toHaveLength(1);
    expect((await transactions({ type: 'dividend' })).value.list).toEqual([]);
    expect(await transactions({ type: 'fund' })).toMatchObject({ status: 400, value: { field: 'type' } });
  });

  it('shows trial members their play money movements', async () => {
    const trial = await createMember(app, { type: 4, balance: '5.00' });
    expect((await transactions({}, trial)).value.list).toEqual([
      expect.objectContaining({ currency: 'FUN', amount: '5.00' }),
    ]);
  });
});
