import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { createBetting, createExpected, type PaidBet, TERMS } from './bonus.testing.ts';
import { openLedger } from './wallet.testing.ts';

const db = await openLedger();
const table = createBetting(db);

describe('bonus money', () => {
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: unknown) => (error instanceof Refusal ? [error.code, error.value] : String(error)),
    );
  const bringing = (bet: Omit<PaidBet, 'amountMinor'>, amountMinor: bigint): PaidBet => ({
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

  it('never makes the granted amount of a sticky bonus real money, also with stakes open at its end', async () => {
    const id = await table.member(0n);
    const spent = await table.cost();
    const bonus = await table.grant(id, 100n, { kind: 'sticky' });
    const [returned, won, late] = [await table.stake(id, 50n), await table.stake(id, 30n), await table.stake(id, 10n)];
    expect(await table.convert(bonus)).toEqual({ convertedMinor: 0n, returnedMinor: 10n });
    const refund = [bringing(returned, 50n)];
    expect([await table.pay(refund, 'refund', 'refund'), await table.pay(refund, 'refund', 'refund')]).toEqual([1, 0]);
    expect(await table.balancesOf(id)).toEqual([0n, 0n, 0n]);
    expect((await table.cost()) - spent).toBe(-40n);
    // The first payouts complete the granted amount, in the order of the chunk.
    await table.pay([bringing(won, 30n), bringing(late, 25n)], 'result');
    expect(await table.balancesOf(id)).toEqual([15n, 0n, 0n]);
    expect((await table.cost()) - spent).toBe(0n);
    const wrong = [bringing(won, 30n), bringing(late, 25n)];
    expect([await table.reverse(wrong, 'reversal'), await table.reverse(wrong, 'reversal')]).toEqual([2, 0]);
    expect(await table.balancesOf(id)).toEqual([0n, 0n, 0n]);
    expect((await table.cost()) - spent).toBe(-40n);
    await table.pay([bringing(late, 1_040n)], 'result:2');
    expect(await table.balancesOf(id)).toEqual([1_000n, 0n, 0n]);
  });

  it('takes at most the part that a sticky bonus converted when a win before the conversion is corrected', async () => {
    const id = await table.member(0n);
    const spent = await table.cost();
    const bonus = await table.grant(id, 100n, { kind: 'sticky' });
    const bet = await table.stake(id, 100n);
    await table.pay([bringing(bet, 150n)], 'result');
    expect(await table.convert(bonus)).toEqual({ convertedMinor: 50n, returnedMinor: 100n });
    await table.stake(id, 50n);
    await table.reverse([bringing(bet, 150n)], 'reversal');
    expect(await table.balancesOf(id)).toEqual([0n, 0n, -50n]);
    expect((await table.cost()) - spent).toBe(-100n);
    await table.pay([bringing(bet, 170n)], 'result:2');
    expect(await table.balancesOf(id)).toEqual([20n, 0n, 0n]);
    expect((await table.cost()) - spent).toBe(0n);
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

  it.each(['convert', 'end'] as const)('corrects wins without a wagering condition after its %s', async (how) => {
    const id = await table.member(0n);
    const spent = await table.cost();
    const bonus = await table.grant(id, 100n, { kind: 'no-wager' });
    const [bet, open, undone] = [await table.stake(id, 40n), await table.stake(id, 30n), await table.stake(id, 20n)];
    await table.pay([bringing(bet, 50n)], 'result');
    expect(await table[how](bonus)).toEqual({ convertedMinor: 0n, returnedMinor: 10n });
    expect(await table.balancesOf(id)).toEqual([50n, 0n, 0n]);
    const wrong = [bringing(bet, 50n)];
    expect([await table.reverse(wrong, 'reversal'), await table.reverse(wrong, 'reversal')]).toEqual([1, 0]);
    expect(await table.balancesOf(id)).toEqual([0n, 0n, 0n]);
    await table.pay([bringing(bet, 80n)], 'result:2');
    expect(await table.balancesOf(id)).toEqual([80n, 0n, 0n]);
    expect((await table.cost()) - spent).toBe(-90n);
    // A stake returns to its source. A first win follows the end: promotions, unless the bonus was played to its end.
    await table.pay([bringing(undone, 20n)], 'refund', 'refund');
    await table.pay([bringing(open, 60n)], 'result');
    const isReal = how === 'convert';
    expect(await table.balancesOf(id)).toEqual([isReal ? 140n : 80n, 0n, 0n]);
    expect((await table.cost()) - spent).toBe(isReal ? -70n : -10n);
    await table.reverse([bringing(open, 60n)], 'reversal');
    expect(await table.balancesOf(id)).toEqual([80n, 0n, 0n]);
    expect((await table.cost()) - spent).toBe(-70n);
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

  it('leaves the member exactly what the final outcomes of bets give, for any sequence of steps', async () => {
    // Little real money, so that most stakes contain bonus money and are still open or corrected when a bonus ends.
    const ends = ['convert', 'end'] as const;
    const outcomes = ['win', 'win', 'refund', 'correct', 'correct'] as const;
    const step = fc.record({
      act: fc.constantFrom('credit', 'grant', 'grant', 'stake', 'stake', 'stake', ...outcomes, ...ends),
      amount: fc.bigInt({ min: 1n, max: 400n }),
      pick: fc.nat(5),
      kind: fc.constantFrom('sticky', 'non-sticky', 'no-wager'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
        const id = await table.member(20n);
        const spent = await table.cost();
        // The house's debt to the member if there were no split: nothing may be lost between the accounts.
        let total = 20n;
        let running: string | undefined;
        const expected = createExpected(20n);
        const open: Awaited<ReturnType<typeof table.stake>>[] = [];
        const paid: PaidBet[] = [];
        for (const [at, { act, amount, pick, kind }] of steps.entries()) {
          if (act === 'credit') {
            await table.credit(id, amount / 10n + 1n);
            expected.credit(amount / 10n + 1n);
            total += amount / 10n + 1n;
          } else if (act === 'grant' && running === undefined) {
            running = await table.grant(id, amount, { kind });
            expected.grant(amount, kind);
          } else if (act === 'stake') {
            const before = await table.balancesOf(id);
            const most = before[0]! + before[1]!;
            const stake = pick === 0 || most === 0n ? amount : (amount % most) + 1n;
            const outcome = await table.stake(id, stake).catch(() => undefined);
            expect(outcome === undefined).toBe(most < stake);
            if (outcome === undefined) continue;
            expect(outcome.bonusMinor).toBe(stake > before[0]! ? stake - before[0]! : 0n);
            expected.stake(outcome);
            open.push(outcome);
            total -= stake;
          } else if (act === 'win' || act === 'refund') {
            const [bet] = open.splice(pick % Math.max(open.length, 1), 1);
            if (bet === undefined) continue;
            const item = bringing(bet, act === 'win' ? amount : bet.stakeMinor);
            await table.pay([item], act, act);
            expected.pay(item, act);
            if (act === 'win') paid.push(item);
            total += item.amountMinor;
          } else if (act === 'correct') {
            const [item] = paid.splice(pick % Math.max(paid.length, 1), 1);
            if (item === undefined) continue;
            await table.reverse([item], `reversal:${at}`);
            expected.reverse(item);
            total -= item.amountMinor;
            // Of two corrections, one ends in another win.
            const better = bringing(item, amount);
            if (pick % 2 === 0) {
              await table.pay([better], `result:${at}`);
              expected.pay(better, 'win');
              paid.push(better);
              total += amount;
            }
          } else if (running !== undefined && (act === 'convert' || act === 'end')) {
            await table[act](running);
            expected[act]();
            running = undefined;
          }
          const [available = 0n, bonus = 0n, owed = 0n] = await table.balancesOf(id);
          expect(available === 0n || owed === 0n).toBe(true);
          // The cost account records grants and the amounts that promotions bore or took back.
          expect(available + bonus + owed).toBe(total - ((await table.cost()) - spent));
          expect([available + owed, bonus]).toEqual(expected.money());
        }
      }),
      { numRuns: 60 },
    );
  });
});
