import { randomUUID } from 'node:crypto';
import { openTwoProcesses, runJob } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { sql, type Tx } from '../../../platform/db/index.ts';
import { betsOf, createTeam, lastNoon, sendMoney, setPaymentPassword } from '../agency.testing.ts';

const { apps } = await openTwoProcesses();
const team = await createTeam(apps[0]);
await apps[0].rooms.site.change('flags', (flags) => ({ ...flags, SECCEN: true, AGETRANS3: true }));
const yesterday = lastNoon();
const say = betsOf(apps[0], team.member);
const betId = randomUUID();
await say.placed({ betId, stakeMinor: '1000000', at: yesterday });
await say.settled({ betId, at: yesterday });
await apps[0].platform.events.outbox.drain();

const TERMS = { tiers: [{ sales: '1.00', active: 0, rate: 100 }], activeFrom: '1.00' };
const db = () => apps[0].platform.db;
const balancesOf = () =>
  Promise.all([team.top, team.downline].map((who) => apps[0].rooms.wallet.balance(who.memberId, 'VND')));
const both = () => Promise.all(apps.map((app) => runJob(app, 'team-bills')));

async function agree(kind: string): Promise<void> {
  await db().run(sql`
    insert into agency_contracts (kind, upline_id, downline_id, payer, terms, state, from_day)
    values (${kind}, null, ${team.top.memberId}::bigint, 'platform', ${JSON.stringify(TERMS)}::jsonb, 'valid',
            '2026-01-01'),
           (${kind}, ${team.top.memberId}::bigint, ${team.downline.memberId}::bigint, 'upline',
            ${JSON.stringify(TERMS)}::jsonb, 'valid', '2026-01-01')`);
}

/** Runs work while transaction number `turn` of the first process dies before its commit. @returns whether one died */
async function dieIn(work: () => Promise<unknown>, turn = 1): Promise<boolean> {
  const { db: own } = apps[0].platform;
  const { transaction } = own;
  let count = 0;
  let isDead = false;
  own.transaction = (async (task: (tx: Tx) => Promise<unknown>) =>
    transaction.call(own, async (tx) => {
      const value = await task(tx);
      if (++count !== turn) return value;
      isDead = true;
      throw new Error('killed');
    })) as typeof transaction;
  await work().catch(() => undefined);
  own.transaction = transaction;
  return isDead;
}
const dieAt = (turn: number) => dieIn(() => runJob(apps[0], 'team-bills'), turn);

it('a settlement killed at any step continues from there, and two processes pay each bill once', async () => {
  await agree('dailySalary');
  let turn = 1;
  // After each death the committed work remains; the next run starts from the beginning.
  while (await dieAt(turn)) turn++;
  expect(turn).toBeGreaterThan(3);
  // 10,000.00 x 1 %: the merchant pays the top agent, who pays all of it to the agent below.
  expect(await balancesOf()).toEqual([0n, 10_000n]);
  await both();
  expect(await balancesOf()).toEqual([0n, 10_000n]);
  const { bills } = await db().one(sql<{ bills: bigint }>`select count(*) as bills from agency_bills`);
  expect(bills).toBe(2n);
});

it('two processes that start the same settlement concurrently create its bills and payments once', async () => {
  await agree('hourly');
  await agree('realTime');
  await Promise.all([both(), both()]);
  await both();
  const rows = await db().rows(sql<{ kind: string; bills: bigint; paid: bigint; parts: bigint }>`
    select kind, count(*) as bills, sum(paid_minor)::bigint as paid, sum(parts)::bigint as parts from agency_bills
     where amount_minor > 0 group by kind order by kind`);
  expect(rows).toEqual([
    { kind: 'dailySalary', bills: 2n, paid: 20_000n, parts: 2n },
    { kind: 'hourly', bills: 2n, paid: 20_000n, parts: 2n },
    { kind: 'realTime', bills: 2n, paid: 20_000n, parts: 2n },
  ]);
  expect(await balancesOf()).toEqual([0n, 30_000n]);
});

it('two devices can send the last money only once, and a failed transfer leaves nothing behind', async () => {
  const { downline, member } = team;
  // The second process receives the flag within a second.
  await expect.poll(async () => (await apps[1].rooms.site.flags())['AGETRANS3']).toBe(true);
  await setPaymentPassword(apps[0], downline);
  await db().transaction((tx) =>
    apps[0].rooms.wallet.transfer(tx, {
      key: 'test:give:lower',
      debit: 'external:capital:VND',
      credit: `member:${downline.memberId}:VND:available`,
      asset: 'VND',
      amountMinor: 1_970_000n,
      kind: 'adjust',
      reference: 'test',
    }),
  );
  const had = await apps[0].rooms.wallet.balance(member.memberId, 'VND');
  const isDead = await dieIn(() => sendMoney(apps[0], downline, member).then(({ success }) => success));
  expect(isDead).toBe(true);
  expect(await balancesOf()).toEqual([0n, 2_000_000n]);
  const answers = await Promise.all(apps.map((app) => sendMoney(app, downline, member)));
  expect(new Set(answers.map(({ errorCode }) => errorCode))).toEqual(new Set(['balance.insufficient', null]));
  expect(await balancesOf()).toEqual([0n, 0n]);
  expect(await apps[0].rooms.wallet.balance(member.memberId, 'VND')).toBe(had + 2_000_000n);
});

it('two devices of an agent cannot spend the money reserved for a waiting bill', async () => {
  const { top, downline, member } = team;
  await db().run(sql`
    insert into agency_bills (contract_id, kind, member_id, payer_id, from_day, to_day, amount_minor,
      computed_minor, state, explanation)
    select id, kind, downline_id, upline_id, '2026-02-01', '2026-02-01', 500, 500, 'uncollected', '[]'
      from agency_contracts
     where upline_id = ${top.memberId}::bigint and downline_id = ${downline.memberId}::bigint limit 1`);
  const move = (tx: Tx, debit: string, credit: string, amountMinor: bigint) =>
    apps[0].rooms.wallet.transfer(tx, {
      key: `test:${randomUUID()}`,
      debit,
      credit,
      asset: 'VND',
      amountMinor,
      kind: 'adjust',
      reference: 'test',
    });
  await db().transaction((tx) => move(tx, 'external:capital:VND', `member:${top.memberId}:VND:available`, 100_000n));
  const mayLeave = async (executor: Pick<Tx, 'one'>, amountMinor: bigint) => {
    const { refusal } = await executor.one(sql<{ refusal: { keepMinor: string } }>`
      select agency_withdrawal_refusal(${top.memberId}::bigint) as refusal`);
    const { balance } = await executor.one(sql<{ balance: bigint }>`
      select wallet_balance(${`member:${top.memberId}:VND:available`}) as balance`);
    return balance - amountMinor >= BigInt(refusal.keepMinor);
  };
  let begin = () => {};
  const second = new Promise<void>((resolve) => (begin = resolve)).then(() => mayLeave(apps[1].platform.db, 60_000n));
  await db().transaction(async (tx) => {
    expect(await mayLeave(tx, 60_000n)).toBe(true);
    begin();
    await move(tx, `member:${top.memberId}:VND:available`, `member:${member.memberId}:VND:available`, 60_000n);
  });
  expect(await second).toBe(false);
});
