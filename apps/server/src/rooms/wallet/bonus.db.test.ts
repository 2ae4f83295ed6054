import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, sql } from '../../platform/db/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { createBetting, type PaidBet, TERMS } from './bonus.testing.ts';
import { openLedger } from './wallet.testing.ts';

describe('bonus money', () => {
  let db: Database;
  let table: ReturnType<typeof createBetting>;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ db, close } = await openLedger());
    table = createBetting(db);
  });
  afterAll(() => close());

  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: unknown) => (error instanceof Refusal ? [error.code, error.value] : String(error)),
    );
  const bringing = (bet: Awaited<ReturnType<typeof table.stake>>, amountMinor: bigint): PaidBet => ({
    ...bet,
    amountMinor,
  });

  it('is granted once per key, separate from real money; only one bonus can be active', async () => {
    const id = await table.member(500n);
    const spent = await table.cost();
    const grant = { key: table.key(), bonusId: table.key(), memberId: id, asset: 'VND', terms: TERMS };
    const give = (amountMinor: bigint, more = {}) =>
      db.transaction((tx) => table.bonus.grant(tx, { ...grant, amountMinor, ...more }));
    expect([await give(300n), await give(300n)]).toEqual([300n, 300n]);
    expect(await refusal(give(301n))).toEqual(['idempotency.conflict', null]);
    expect(await give(50n, { key: table.key() })).toBe(350n);
    expect(await refusal(give(300n, { key: table.key(), bonusId: table.key() }))).toEqual(['bonus.running', null]);
    expect(await table.balancesOf(id)).toEqual([500n, 350n, 0n]);
    expect((await table.cost()) - spent).toBe(-350n);
    expect(await table.bonus.running(id, 'VND')).toMatchObject({ grantedMinor: 350n, balanceMinor: 350n });
    const reported = await db.one(sql<{ data: unknown }>`
      select data from platform_stream where member_id = ${id}::bigint order by id desc limit 1`);
    expect(reported.data).toEqual({ sumBalance: '5.00', bonusBalance: '3.50' });
  });

  it('is staked after real money; wins are split in the same proportion, the odd unit as real money', async () => {
    const id = await table.member(100n);
    await table.grant(id, 500n);
    const real = await table.stake(id, 70n);
    expect(real).toMatchObject({ balance: 30n, bonusMinor: 0n });
    const split = await table.stake(id, 90n);
    expect(split).toMatchObject({ balance: 0n, bonusMinor: 60n });
    expect(await table.stake(id, 90n, split.bet)).toEqual(split);
    expect(await refusal(table.stake(id, 91n, split.bet))).toEqual(['idempotency.conflict', null]);
    expect(await table.balancesOf(id)).toEqual([0n, 440n, 0n]);

    // 100 x 60 / 90 = 66.67: 66 are bonus money.
    const won = [bringing(split, 100n), bringing(real, 10n)];
    expect([await table.pay(won, 'result'), await table.pay(won, 'result')]).toEqual([2, 0]);
    expect(await table.balancesOf(id)).toEqual([44n, 506n, 0n]);
    expect([await table.reverse(won, 'reversal'), await table.reverse(won, 'reversal')]).toEqual([2, 0]);
    expect(await table.balancesOf(id)).toEqual([0n, 440n, 0n]);
    await table.pay([bringing(split, 90n)], 'refund', 'refund');
    expect(await table.balancesOf(id)).toEqual([30n, 500n, 0n]);
  });

  it('is not used by a stake above the maximum bet or on an excluded game, and reports this', async () => {
    const id = await table.member(100n);
    await table.grant(id, 900n, { maxBetMinor: 200n, products: ['slots', 'lottery'], excludedGames: ['g9'] });
    expect(await refusal(table.stake(id, 201n))).toEqual([
      'balance.insufficient',
      { bonus: 'max-bet', maxBet: '2.00' },
    ]);
    for (const [product, game] of [
      ['live', 'g1'],
      ['slots', 'g9'],
    ] as const)
      expect(await refusal(table.stake(id, 150n, table.key(), product, game))).toEqual([
        'balance.insufficient',
        { bonus: 'game' },
      ]);
    expect(await refusal(table.stake(id, 1_001n))).toEqual(['balance.insufficient', null]);
    expect(await table.stake(id, 80n, table.key(), 'live')).toMatchObject({ balance: 20n, bonusMinor: 0n });
    expect(await table.stake(id, 200n)).toMatchObject({ balance: 0n, bonusMinor: 180n });
  });

  it('converts to real money, a sticky bonus only above the grant; open stakes follow', async () => {
    const [sticky, plain] = [await table.member(0n), await table.member(0n)];
    const spent = await table.cost();
    const bonuses = [await table.grant(sticky, 500n, { kind: 'sticky' }), await table.grant(plain, 500n)];
    const bets = [await table.stake(sticky, 100n), await table.stake(plain, 100n), await table.stake(plain, 10n)];
    await table.pay([bringing(bets[0]!, 400n)], 'result');
    expect(await table.convert(bonuses[0]!)).toEqual({ convertedMinor: 300n, returnedMinor: 500n });
    expect(await table.convert(bonuses[1]!)).toEqual({ convertedMinor: 390n, returnedMinor: 0n });
    expect(await table.convert(bonuses[1]!)).toEqual({ convertedMinor: 390n, returnedMinor: 0n });
    expect(await refusal(table.end(bonuses[1]!))).toEqual(['bonus.ended', null]);
    await table.pay([bringing(bets[1]!, 250n)], 'result');
    expect(await table.balancesOf(plain)).toEqual([640n, 0n, 0n]);
    // Converted money is taken back as real money.
    await table.stake(plain, 600n);
    await table.reverse([bringing(bets[1]!, 250n)], 'reversal');
    expect(await table.balancesOf(plain)).toEqual([0n, 0n, -210n]);
    await table.pay([bringing(bets[2]!, 230n)], 'result');
    expect(await table.balancesOf(plain)).toEqual([20n, 0n, 0n]);
    expect((await table.cost()) - spent).toBe(-500n);
  });

  it('leaves nothing behind when it ends; open stakes are returned, and promotions bear a reversal', async () => {
    const id = await table.member(20n);
    const spent = await table.cost();
    const bonus = await table.grant(id, 100n);
    const bets = [await table.stake(id, 60n), await table.stake(id, 30n)];
    await table.pay([bringing(bets[0]!, 90n)], 'result');
    await table.stake(id, 120n);
    expect(await table.balancesOf(id)).toEqual([0n, 0n, 0n]);
    // The win was 30 real and 60 bonus money, and nothing of it is left.
    await table.reverse([bringing(bets[0]!, 90n)], 'reversal');
    expect(await table.balancesOf(id)).toEqual([0n, 0n, -30n]);
    expect((await table.cost()) - spent).toBe(-160n);
    expect(await table.end(bonus)).toEqual({ convertedMinor: 0n, returnedMinor: 0n });
    await table.pay([bringing(bets[1]!, 80n)], 'result');
    expect(await table.balancesOf(id)).toEqual([0n, 0n, -30n]);
    expect((await table.cost()) - spent).toBe(-80n);
  });

  it('pays wins without a wagering condition as real money, but not returned stakes', async () => {
    const id = await table.member(0n);
    await table.grant(id, 100n, { kind: 'no-wager' });
    const bet = await table.stake(id, 40n);
    await table.pay([bringing(bet, 70n)], 'result');
    expect(await table.balancesOf(id)).toEqual([70n, 60n, 0n]);
    await table.reverse([bringing(bet, 70n)], 'reversal');
    await table.pay([bringing(bet, 40n)], 'refund', 'refund');
    expect(await table.balancesOf(id)).toEqual([0n, 100n, 0n]);
  });

  it('is never used twice by concurrent bets while it is converted and wins arrive', async () => {
    const id = await table.member(50n);
    const bonus = await table.grant(id, 150n);
    const bet = await table.stake(id, 60n);
    const results = await Promise.allSettled([
      ...Array.from({ length: 8 }, () => table.stake(id, 40n)),
      table.pay([bringing(bet, 60n)], 'result'),
      table.convert(bonus),
      table.grant(id, 10n),
    ]);
    const staked = results.slice(0, 8).filter(({ status }) => status === 'fulfilled').length;
    expect(results.slice(8, 10).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    const granted = results[10]?.status === 'fulfilled' ? 10n : 0n;
    const left = (await table.balancesOf(id)).reduce((sum, one) => sum + one, 0n);
    expect(left).toBe(200n + granted - BigInt(staked) * 40n);
  });

  it('keeps money and shares consistent for any sequence of bets, wins, refunds, corrections and ends', async () => {
    const step = fc.record({
      act: fc.constantFrom('credit', 'grant', 'stake', 'stake', 'stake', 'win', 'refund', 'correct', 'convert', 'end'),
      amount: fc.bigInt({ min: 1n, max: 400n }),
      pick: fc.nat(5),
      kind: fc.constantFrom('sticky', 'non-sticky', 'no-wager'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 25 }), async (steps) => {
        const id = await table.member(200n);
        const spent = await table.cost();
        // The house's debt to the member if there were no split: nothing may be lost between the accounts.
        let total = 200n;
        let running: string | undefined;
        const open: Awaited<ReturnType<typeof table.stake>>[] = [];
        const paid: PaidBet[] = [];
        for (const { act, amount, pick, kind } of steps) {
          if (act === 'credit') {
            await table.credit(id, amount);
            total += amount;
          } else if (act === 'grant' && running === undefined) running = await table.grant(id, amount, { kind });
          else if (act === 'stake') {
            const before = await table.balancesOf(id);
            const outcome = await table.stake(id, amount).catch(() => undefined);
            expect(outcome === undefined).toBe(before[0]! + before[1]! < amount);
            if (outcome === undefined) continue;
            expect(outcome.bonusMinor).toBe(amount > before[0]! ? amount - before[0]! : 0n);
            open.push(outcome);
            total -= amount;
          } else if (act === 'win' || act === 'refund') {
            const [bet] = open.splice(pick, 1);
            if (bet === undefined) continue;
            const item = bringing(bet, act === 'win' ? amount : bet.stakeMinor);
            await table.pay([item], act, act);
            if (act === 'win') paid.push(item);
            total += item.amountMinor;
          } else if (act === 'correct') {
            const [item] = paid.splice(pick, 1);
            if (item === undefined) continue;
            await table.reverse([item], 'reversal');
            total -= item.amountMinor;
          } else if (running !== undefined && (act === 'convert' || act === 'end')) {
            await table[act](running);
            running = undefined;
          }
          const [available = 0n, bonus = 0n, owed = 0n] = await table.balancesOf(id);
          expect(available === 0n || owed === 0n).toBe(true);
          // The cost account records grants and the amounts that promotions bore or took back.
          expect(available + bonus + owed).toBe(total - ((await table.cost()) - spent));
          if (running === undefined) expect(bonus).toBe(0n);
        }
      }),
      { numRuns: 25 },
    );
  });
});
