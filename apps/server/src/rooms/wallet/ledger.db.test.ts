import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { capitalAccount, houseAccount, memberAccount } from './accounts.ts';
import { auditLedger, auditRecent } from './audit.ts';
import { balanceOf, movements, payMany, type Transfer, transfer } from './repository.ts';
import { openLedger } from './wallet.testing.ts';

const db = await openLedger();

describe('ledger', () => {
  let nextMember = 1n;

  const move = (t: Partial<Transfer> & Pick<Transfer, 'key' | 'debit' | 'credit' | 'amountMinor'>) =>
    db.transaction((tx) => transfer(tx, { asset: 'VND', kind: 'adjust', reference: 'test', ...t }));
  const refusalOf = async (work: Promise<unknown>): Promise<string> => {
    const error = await work.then(
      () => new Error('was not refused'),
      (reason: unknown) => reason,
    );
    return error instanceof Refusal ? error.code : String(error);
  };
  async function fundedMember(amountMinor: bigint): Promise<string> {
    const member = memberAccount(nextMember, 'VND');
    await move({ key: `fund:${nextMember++}`, debit: capitalAccount('VND'), credit: member, amountMinor });
    return member;
  }

  it('moves an amount between accounts and returns the balance after', async () => {
    const member = await fundedMember(10_000n);
    expect(await move({ key: `a:${member}`, debit: member, credit: houseAccount('VND'), amountMinor: 2_500n })).toBe(
      7_500n,
    );
    expect(await balanceOf(db, member)).toBe(7_500n);
  });

  it('meets an obligation once: the same key and input moves nothing and returns the original balance', async () => {
    const member = await fundedMember(10_000n);
    const stake = { key: `b:${member}`, debit: member, credit: houseAccount('VND'), amountMinor: 1_000n };
    const first = await move(stake);
    await move({ ...stake, key: `b2:${member}` });
    expect(await move(stake)).toBe(first);
    expect(await balanceOf(db, member)).toBe(8_000n);
  });

  it('notifies each member of the balance once per transaction, however many payments it makes', async () => {
    const [first, second] = [await fundedMember(1_000n), await fundedMember(2_000n)];
    const [firstId, secondId] = [nextMember - 2n, nextMember - 1n];
    const reported = async () =>
      (
        await db.rows(sql<{ text: string }>`
          select member_id || ' ' || (data->>'sumBalance') as text from platform_stream
           where name = 'balance' and member_id in (${firstId}::bigint, ${secondId}::bigint) order by id`)
      ).map(({ text }) => text);
    expect(await reported()).toEqual([`${firstId} 10.00`, `${secondId} 20.00`]);
    const payments = [firstId, secondId, firstId].map((memberId, n) => ({
      key: `t:${first}:${n}`,
      memberId,
      amountMinor: 105n,
      reference: 'test',
    }));
    await db.transaction((tx) => payMany(tx, houseAccount('VND'), 'VND', 'win', payments));
    expect((await reported()).slice(2).toSorted()).toEqual([`${firstId} 12.10`, `${secondId} 21.05`]);
    // A repeated payment moves nothing and sends no notification; a transfer between two members notifies both.
    await db.transaction((tx) => payMany(tx, houseAccount('VND'), 'VND', 'win', payments));
    await move({ key: `t:${first}`, debit: first, credit: second, amountMinor: 5n });
    expect((await reported()).slice(4)).toEqual([`${firstId} 12.05`, `${secondId} 21.10`]);
  });

  it('rejects the same key with different input', async () => {
    const member = await fundedMember(10_000n);
    await move({ key: `c:${member}`, debit: member, credit: houseAccount('VND'), amountMinor: 1_000n });
    expect(
      await refusalOf(move({ key: `c:${member}`, debit: member, credit: houseAccount('VND'), amountMinor: 1_001n })),
    ).toBe('idempotency.conflict');
    expect(await balanceOf(db, member)).toBe(9_000n);
  });

  it('never lets a member account go below zero, and leaves nothing behind after a refusal', async () => {
    const member = await fundedMember(100n);
    expect(
      await refusalOf(move({ key: `d:${member}`, debit: member, credit: houseAccount('VND'), amountMinor: 101n })),
    ).toBe('balance.insufficient');
    expect(await balanceOf(db, member)).toBe(100n);
  });

  it('allows one of two transfers of 80 from a balance of 100', async () => {
    const member = await fundedMember(100n);
    const results = await Promise.allSettled(
      [1, 2].map((n) => move({ key: `e${n}:${member}`, debit: member, credit: houseAccount('VND'), amountMinor: 80n })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await balanceOf(db, member)).toBe(20n);
  });

  it('ends at zero after 200 concurrent transfers each way between two members, without a deadlock', async () => {
    const [a, b] = [await fundedMember(50_000n), await fundedMember(50_000n)];
    await Promise.all(
      Array.from({ length: 200 }, (_, n) => [
        move({ key: `f:${a}:${n}`, debit: a, credit: b, amountMinor: 100n }),
        move({ key: `f:${b}:${n}`, debit: b, credit: a, amountMinor: 100n }),
      ]).flat(),
    );
    expect([await balanceOf(db, a), await balanceOf(db, b)]).toEqual([50_000n, 50_000n]);
  });

  it('makes one transfer of twenty identical concurrent ones between summed accounts', async () => {
    const job = { key: 'g', debit: capitalAccount('VND'), credit: 'clearing:VND', amountMinor: 7n };
    await Promise.all(Array.from({ length: 20 }, () => move(job)));
    expect(await balanceOf(db, 'clearing:VND')).toBe(7n);
  });

  it('pays many members in one call, including several payments to one, and skips those already paid', async () => {
    const [one, two] = [nextMember++, nextMember++];
    const escrow = 'escrow:X:VND';
    await move({ key: 'h', debit: capitalAccount('VND'), credit: escrow, amountMinor: 600n });
    const payments = [
      { key: 'h1', memberId: one, amountMinor: 100n, reference: 'r1' },
      { key: 'h2', memberId: two, amountMinor: 200n, reference: 'r2' },
      { key: 'h3', memberId: one, amountMinor: 300n, reference: 'r3' },
    ];
    expect(await db.transaction((tx) => payMany(tx, escrow, 'VND', 'win', payments.slice(0, 2)))).toBe(2);
    expect(await db.transaction((tx) => payMany(tx, escrow, 'VND', 'win', payments))).toBe(1);
    expect(await balanceOf(db, memberAccount(one, 'VND'))).toBe(400n);
    expect(await balanceOf(db, escrow)).toBe(0n);
    const { list, totalPages } = await movements(db, one, 'VND', { offset: 0, limit: 10 });
    expect(totalPages).toBe(1);
    expect(list.map(({ amountMinor, balanceAfterMinor }) => [amountMinor, balanceAfterMinor])).toEqual([
      [300n, 400n],
      [100n, 100n],
    ]);
  });

  it('refuses to change or delete written transfers', async () => {
    for (const statement of [
      sql`update wallet_transfers set amount_minor = 1`,
      sql`delete from wallet_transfers`,
      sql`truncate wallet_transfers`,
    ]) {
      await expect(db.run(statement)).rejects.toThrow('append-only');
    }
  });

  it('names the account whose balance was tampered with', async () => {
    const member = await fundedMember(500n);
    await db.run(sql`update wallet_accounts set balance_minor = 501 where code = ${member}`);
    const findings = await auditLedger(db);
    expect(findings.some((finding) => finding.includes(`account ${member} stores 5.01`))).toBe(true);
    expect(await auditRecent(db)).toEqual([expect.stringContaining(`account ${member}: transfer`)]);
    await db.run(sql`update wallet_accounts set balance_minor = 500 where code = ${member}`);
  });

  it('names the account whose newest transfer does not follow from the previous one', async () => {
    const member = await fundedMember(500n);
    const keep = (balance: number) =>
      db.script(`
        alter table wallet_transfers disable trigger wallet_transfers_append_only;
        update wallet_transfers set credit_balance_minor = ${balance}
         where credit_account = (select id from wallet_accounts where code = '${member}');
        alter table wallet_transfers enable trigger wallet_transfers_append_only`);
    await keep(499);
    await move({ key: 'after', debit: member, credit: houseAccount('VND'), amountMinor: 100n });
    // The transfer before it is older than the audited ones.
    expect(await auditRecent(db, 1n)).toEqual([expect.stringContaining(`account ${member}: transfer`)]);
    await keep(500);
    expect(await auditRecent(db, 1n)).toEqual([]);
  });

  it('names a hundred accounts, and reports that there are more', async () => {
    await db.run(sql`
      insert into wallet_accounts (code, asset, member_id, balance_minor)
      select wallet_member_code(n, 'VND'), 'VND', n, 7 from generate_series(5001, 5150) n`);
    const findings = (await auditLedger(db)).filter((finding) => finding.includes('its transfers give 0.00'));
    expect(findings).toHaveLength(100);
    expect((await auditLedger(db)).at(-1)).toBe('more of the same kind, of which 100 are named');
    await db.run(sql`delete from wallet_accounts where member_id between 5001 and 5150`);
  });

  it('agrees with a simple model for any sequence of transfers', async () => {
    const codes = [await fundedMember(1_000n), await fundedMember(1_000n), houseAccount('VND')];
    let round = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ from: fc.nat(2), to: fc.nat(2), amount: fc.integer({ min: 1, max: 700 }) }), {
          maxLength: 12,
        }),
        async (steps) => {
          round++;
          const model = await Promise.all(codes.map((code) => balanceOf(db, code)));
          for (const [n, { from, to, amount }] of steps.entries()) {
            if (from === to) continue;
            const amountMinor = BigInt(amount);
            const expectOk = from === 2 || model[from]! >= amountMinor;
            const outcome = await refusalOf(
              move({ key: `m:${round}:${n}`, debit: codes[from]!, credit: codes[to]!, amountMinor }),
            );
            expect(outcome.startsWith('Error: was not')).toBe(expectOk);
            if (expectOk) {
              model[from]! -= amountMinor;
              model[to]! += amountMinor;
            }
          }
          expect(await Promise.all(codes.map((code) => balanceOf(db, code)))).toEqual(model);
        },
      ),
      { numRuns: 25 },
    );
  });
});
