import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import { capitalAccount, houseAccount, memberAccount, receivableAccount } from './accounts.ts';
import { balanceOf, payMany, transfer } from './repository.ts';
import { openLedger } from './wallet.testing.ts';

const db = await openLedger();

describe('debts of members', () => {
  let nextMember = 1n;
  let nextKey = 0;

  const key = () => `k${++nextKey}`;
  const credit = (member: bigint, amountMinor: bigint, name = key()) =>
    db.transaction((tx) =>
      transfer(tx, {
        key: name,
        debit: capitalAccount('VND'),
        credit: memberAccount(member, 'VND'),
        asset: 'VND',
        amountMinor,
        kind: 'deposit',
        reference: 'test',
      }),
    );
  async function member(amountMinor: bigint): Promise<bigint> {
    const id = nextMember++;
    await credit(id, amountMinor);
    return id;
  }
  const reverse = async (items: readonly (readonly [string, bigint, bigint])[]) =>
    db.value(
      sql<number>`
      select wallet_reverse_many(${houseAccount('VND')}, 'VND', ${items.map(([name]) => name)}::text[],
        ${items.map(([, id]) => id)}::bigint[],
        ${items.map(([, , amount]) => amount)}::bigint[], ${items.map(() => 'test')}::text[])`,
      { wakes: ['stream'] },
    );
  const status = async (id: bigint) => [
    await balanceOf(db, memberAccount(id, 'VND')),
    await balanceOf(db, receivableAccount(id, 'VND')),
  ];

  it('a reversal takes the available balance and records the rest as a debt, once per key', async () => {
    const [rich, poor] = [await member(10_000n), await member(300n)];
    const items = [
      [key(), rich, 4_000n],
      [key(), poor, 200n],
      [key(), poor, 500n],
      [key(), poor, 50n],
    ] as const;
    expect(await reverse(items)).toBe(4);
    expect(await status(rich)).toEqual([6_000n, 0n]);
    expect(await status(poor)).toEqual([0n, -450n]);
    expect(await reverse(items)).toBe(0);
    expect(await status(poor)).toEqual([0n, -450n]);
  });

  it('later credits pay the debt first, and a repeated credit returns the original balance', async () => {
    const id = await member(100n);
    await reverse([[key(), id, 1_000n]]);
    const first = key();
    expect(await credit(id, 400n, first)).toBe(0n);
    expect(await status(id)).toEqual([0n, -500n]);
    const second = key();
    expect(await credit(id, 700n, second)).toBe(200n);
    expect(await status(id)).toEqual([200n, 0n]);
    expect(await credit(id, 50n)).toBe(250n);
    expect([await credit(id, 400n, first), await credit(id, 700n, second)]).toEqual([0n, 200n]);
    expect(await status(id)).toEqual([250n, 0n]);
  });

  it("winnings paid to many members recover each one's debt", async () => {
    const [owing, free] = [await member(0n + 1n), await member(1n)];
    await reverse([[key(), owing, 1_001n]]);
    const payments = [300n, 500n].flatMap((amountMinor) =>
      [owing, free].map((memberId) => ({ key: key(), memberId, amountMinor, reference: 'test' })),
    );
    const pay = () => db.transaction((tx) => payMany(tx, houseAccount('VND'), 'VND', 'win', payments));
    expect(await pay()).toBe(4);
    expect([await status(owing), await status(free)]).toEqual([
      [0n, -200n],
      [801n, 0n],
    ]);
    expect(await pay()).toBe(0);
    expect(await status(owing)).toEqual([0n, -200n]);
  });

  it('a credit that waits for the first debt of its member repays it', async () => {
    const id = await member(100n);
    const [began, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const reversal = db.transaction(async (tx) => {
      await tx.run(sql`
        select wallet_reverse_many(${houseAccount('VND')}, 'VND', array[${key()}], array[${id}::bigint],
          array[1000::bigint], array['test'])`);
      began.resolve();
      await released.promise;
    });
    await began.promise;
    const name = key();
    const credited = credit(id, 400n, name);
    await expect
      .poll(() =>
        db.rows(sql`
          select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`),
      )
      .toHaveLength(1);
    released.resolve();
    await reversal;
    expect(await credited).toBe(0n);
    expect(await status(id)).toEqual([0n, -500n]);
    expect(await credit(id, 400n, name)).toBe(0n);
    expect(await status(id)).toEqual([0n, -500n]);
  });

  it('neither account ever has the wrong sign', async () => {
    const id = await member(10n);
    await reverse([[key(), id, 20n]]);
    await expect(
      db.run(sql`update wallet_accounts set balance_minor = 1 where code = ${receivableAccount(id, 'VND')}`),
    ).rejects.toThrow('wallet_receivable_not_positive');
    await expect(
      db.run(sql`update wallet_accounts set balance_minor = -1 where code = ${memberAccount(id, 'VND')}`),
    ).rejects.toThrow('wallet_balance_not_negative');
  });

  it('any order of credits and reversals leaves the difference, and never both a balance and a debt', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.boolean(), fc.bigInt({ min: 1n, max: 1_000n })), { minLength: 1, maxLength: 12 }),
        async (steps) => {
          const id = await member(500n);
          for (const [isCredit, amount] of steps)
            await (isCredit ? credit(id, amount) : reverse([[key(), id, amount]]));
          const [available = 0n, owed = 0n] = await status(id);
          expect(available + owed).toBe(
            steps.reduce((sum, [isCredit, amount]) => sum + (isCredit ? amount : -amount), 500n),
          );
          expect(available === 0n || owed === 0n).toBe(true);
        },
      ),
      { numRuns: 25 },
    );
  });
});
