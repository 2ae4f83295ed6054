import { randomUUID } from 'node:crypto';
import { formatMinor, parseMinor } from '@fairlot/money';
import { createMember, openTestApp, type TestMember } from '@fairlot/testkit';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import { type BetPlaced, betPlaced } from '../../platform/events/index.ts';
import { capitalAccount, houseAccount, memberAccount, type TransferKind } from '../wallet/index.ts';
import { A_SLOT, readRecord } from './records.testing.ts';

const app = await openTestApp();
let member: TestMember;
beforeEach(async () => {
  member = await createMember(app);
});
const transactions = (query: Record<string, string> = {}, who = member) =>
  readRecord(app, '/wps/report/transactions', query, who);

const days = async (query: Record<string, string> = {}, who = member) =>
  (await readRecord(app, '/wps/report/transactionDays', query, who)) as unknown as {
    status: number;
    value: { days: { day: string; in: string; out: string }[] };
  };
/** Sums of rows of the list by day in the zone, which is seven hours ahead of UTC. */
function summed(list: readonly Record<string, unknown>[]) {
  const sums = new Map<string, { in: bigint; out: bigint }>();
  for (const { at, amount } of list) {
    const day = new Date(Number(at) + 7 * 3_600_000).toISOString().slice(0, 10);
    const minor = parseMinor(String(amount));
    const sum = sums.get(day) ?? { in: 0n, out: 0n };
    sums.set(day, minor > 0n ? { ...sum, in: sum.in + minor } : { ...sum, out: sum.out - minor });
  }
  return [...sums]
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .map(([day, sum]) => ({ day, in: formatMinor(sum.in), out: formatMinor(sum.out) }));
}

describe('the money record', () => {
  const move = (kind: TransferKind, amountMinor: bigint, isIn: boolean, reference = 'a reference') => {
    const account = memberAccount(member.memberId, member.asset);
    const other = kind === 'deposit' ? capitalAccount(member.asset) : houseAccount(member.asset);
    const [debit, credit] = isIn ? [other, account] : [account, other];
    return app.platform.db.transaction((tx) =>
      app.rooms.wallet.transfer(tx, {
        key: `test:${randomUUID()}`,
        debit,
        credit,
        asset: member.asset,
        amountMinor,
        kind,
        reference,
      }),
    );
  };
  /** A transfer of an earlier time. The ledger refuses changes, so its trigger is off meanwhile. */
  const moveAt = async (at: string, kind: TransferKind, amountMinor: bigint, isIn: boolean) => {
    await move(kind, amountMinor, isIn);
    await app.platform.db.script(`
      alter table wallet_transfers disable trigger wallet_transfers_append_only;
      update wallet_transfers set created_at = '${at}' where id = (select max(id) from wallet_transfers);
      alter table wallet_transfers enable trigger wallet_transfers_append_only`);
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

  it('sums the days of the list with the same filter, each day in the zone of the merchant', async () => {
    await move('deposit', 10_000n, true);
    // The first two are a millisecond apart, on two days of the zone.
    await moveAt('2026-03-10T16:59:59.999Z', 'deposit', 50_000n, true);
    await moveAt('2026-03-10T17:00:00.000Z', 'bet', 2_550n, false);
    await moveAt('2026-03-11T10:00:00Z', 'win', 99n, true);
    await moveAt('2026-03-11T16:59:59Z', 'bet', 1_000n, false);
    await moveAt('2026-03-12T09:00:00Z', 'bet', 3n, false);
    expect((await days({ endDate: '2026-03-12' })).value.days).toEqual([
      { day: '2026-03-12', in: '0.00', out: '0.03' },
      { day: '2026-03-11', in: '0.99', out: '35.50' },
      { day: '2026-03-10', in: '500.00', out: '0.00' },
    ]);
    const year = { startDate: '2026-01-01', endDate: '2026-12-31' };
    const filters: Record<string, string>[] = [
      year,
      { ...year, types: 'A' },
      { ...year, type: 'bet' },
      { type: 'win', startDate: '2026-03-11', endDate: '2026-12-31' },
      { startDate: '2026-03-11', endDate: '2026-03-11' },
      { endDate: '2026-03-10' },
      { account: 'bonus' },
    ];
    for (const filter of filters)
      expect((await days(filter)).value.days, JSON.stringify(filter)).toEqual(
        summed((await transactions(filter)).value.list),
      );
    expect((await days({ account: 'bonus' })).value.days).toEqual([]);
    expect((await days({}, await createMember(app))).value.days).toEqual([]);
  });

  it('sums at most 366 days, without a start those before the end', async () => {
    await moveAt('2025-03-09T16:59:59Z', 'deposit', 10_000n, true);
    await moveAt('2025-03-09T17:00:00Z', 'deposit', 20_000n, true);
    expect((await days({ endDate: '2026-03-10' })).value.days).toMatchObject([{ day: '2025-03-10', in: '200.00' }]);
    expect((await days({ startDate: '2025-03-09', endDate: '2026-03-09' })).value.days).toHaveLength(2);
    expect(await days({ startDate: '2025-03-09', endDate: '2026-03-10' })).toMatchObject({
      status: 400,
      errorCode: 'request.invalid',
      value: { field: 'startDate' },
    });
  });

  it('refuses days that do not exist, or an end before the start', async () => {
    const refused = (field: string) => ({ status: 400, errorCode: 'request.invalid', value: { field } });
    expect(await days({ startDate: '2026-02-30' })).toMatchObject(refused('startDate'));
    expect(await days({ endDate: 'today' })).toMatchObject(refused('endDate'));
    expect(await days({ startDate: '2026-11-21', endDate: '2026-11-20' })).toMatchObject(refused('endDate'));
    expect(await days({ type: 'fund' })).toMatchObject(refused('type'));
  });

  const placeBet = (bet: Partial<BetPlaced>) =>
    app.platform.db.transaction((tx) =>
      app.platform.events.outbox.add(tx, betPlaced, member.memberId, {
        ...A_SLOT,
        asset: member.asset,
        betId: randomUUID(),
        memberId: String(member.memberId),
        play: null,
        stakeMinor: '100',
        bonusMinor: '0',
        oddsScaled: null,
        at: Date.now(),
        detail: null,
        detailUrl: null,
        ...bet,
      }),
    );

  it("names the game and the status of a movement's bet, and none for other movements", async () => {
    const [betId, orderId] = [randomUUID(), randomUUID()];
    await placeBet({ betId, detailUrl: 'https://vendor.example/rounds/r-77' });
    await app.platform.events.outbox.drain();
    await move('deposit', 10_000n, true, orderId);
    await move('bet', 100n, false, betId);
    await move('win', 250n, true, betId);
    await move('bet', 100n, false, randomUUID());
    await move('adjust', 100n, true, 'a reference');
    const { list } = (await transactions()).value;
    expect(list.map(({ type, gameName, betStatus, detailUrl }) => [type, gameName, betStatus, detailUrl])).toEqual([
      ['adjust', null, null, null],
      ['bet', null, null, null],
      ['win', 'Reels', 'open', null],
      ['bet', 'Reels', 'open', null],
      ['deposit', null, null, null],
    ]);
  });

  it('names the game and the page of an in-house round, also for a further stake', async () => {
    const round = randomUUID();
    const detailUrl = `/m/inhouse/blackjack?round=${round}`;
    const game = {
      source: 'original',
      product: 'originals',
      vendor: 'BGS',
      gameId: 'BGS9',
      gameName: 'Blackjack',
    } as const;
    await placeBet({ ...game, betId: round, detailUrl });
    await placeBet({ ...game, betId: `${round}:2`, detailUrl });
    await app.platform.events.outbox.drain();
    await move('deposit', 10_000n, true);
    for (const reference of [round, `${round}:2`, `${round}:2:3`]) await move('bet', 100n, false, reference);
    const { list } = (await transactions({ type: 'bet' })).value;
    expect(list.map((row) => [row['reference'], row['gameName'], row['detailUrl']])).toEqual([
      [`${round}:2:3`, null, null],
      [`${round}:2`, 'Blackjack', detailUrl],
      [round, 'Blackjack', detailUrl],
    ]);
  });

  it('shows trial members their play money movements', async () => {
    const trial = await createMember(app, { type: 4, balance: '5.00' });
    expect((await transactions({}, trial)).value.list).toEqual([
      expect.objectContaining({ currency: 'FUN', amount: '5.00' }),
    ]);
  });
});
