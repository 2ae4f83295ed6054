import { type Database, sql, type Tx } from '../../platform/db/index.ts';
import {
  bonusAccount,
  bonusCostAccount,
  capitalAccount,
  houseAccount,
  memberAccount,
  receivableAccount,
} from './accounts.ts';
import { type BonusTerms, createBonusMoney } from './bonus.ts';
import { balanceOf, transfer } from './repository.ts';

export const TERMS: BonusTerms = { kind: 'non-sticky', maxBetMinor: null, products: null, excludedGames: [] };

export interface PaidBet {
  bet: string;
  memberId: bigint;
  amountMinor: bigint;
  stakeMinor: bigint;
  bonusMinor: bigint;
}

/** Simulates bets with the wallet: stakes go to the house, which pays the wins. */
export function createBetting(db: Database) {
  let nextMember = 1n;
  let nextKey = 0;
  const key = () => `bonus:${++nextKey}`;
  const bonus = createBonusMoney(db);
  const shares = (items: readonly PaidBet[]) => sql`
    ${items.map(({ memberId }) => memberId)}::bigint[], ${items.map(({ amountMinor }) => amountMinor)}::bigint[],
    array(select wallet_bonus_share(a, s, b) from unnest(${items.map(({ amountMinor }) => amountMinor)}::bigint[],
      ${items.map(({ stakeMinor }) => stakeMinor)}::bigint[], ${items.map(({ bonusMinor }) => bonusMinor)}::bigint[])
      with ordinality as i(a, s, b, ord) order by ord), ${items.map(({ bet }) => bet)}::text[]`;

  async function credit(memberId: bigint, amountMinor: bigint): Promise<void> {
    await db.transaction((tx) =>
      transfer(tx, {
        key: key(),
        debit: capitalAccount('VND'),
        credit: memberAccount(memberId, 'VND'),
        asset: 'VND',
        amountMinor,
        kind: 'deposit',
        reference: 'test',
      }),
    );
  }
  return {
    key,
    bonus,
    credit,
    async member(availableMinor: bigint): Promise<bigint> {
      const id = nextMember++;
      if (availableMinor > 0n) await credit(id, availableMinor);
      return id;
    },
    /** Grants a new bonus with each call. */
    async grant(memberId: bigint, amountMinor: bigint, terms: Partial<BonusTerms> = {}): Promise<string> {
      const bonusId = key();
      await db.transaction((tx) =>
        bonus.grant(tx, { key: key(), bonusId, memberId, asset: 'VND', amountMinor, terms: { ...TERMS, ...terms } }),
      );
      return bonusId;
    },
    convert: (bonusId: string) => db.transaction((tx) => bonus.convert(tx, bonusId)),
    end: (bonusId: string) => db.transaction((tx) => bonus.end(tx, bonusId)),
    stake: (memberId: bigint, stakeMinor: bigint, bet = key(), product = 'slots', game = 'g1') =>
      db.transaction((tx) => stake(tx, memberId, stakeMinor, bet, product, game)),
    pay: async (items: readonly PaidBet[], name: string, kind: 'win' | 'refund' = 'win') =>
      (
        await db.one(
          sql<{ count: number }>`
          select wallet_pay_bets(${houseAccount('VND')}, 'VND', ${kind},
            ${items.map(({ bet }) => `${bet}:${name}`)}::text[], ${shares(items)}) as count`,
          { wakes: ['stream'] },
        )
      ).count,
    reverse: async (items: readonly PaidBet[], name: string) =>
      (
        await db.one(
          sql<{ count: number }>`
          select wallet_reverse_bets(${houseAccount('VND')}, 'VND', ${items.map(({ bet }) => `${bet}:${name}`)}::text[],
            ${shares(items)}) as count`,
          { wakes: ['stream'] },
        )
      ).count,
    /** Available, bonus and owed money of a member. */
    balancesOf: async (memberId: bigint) => [
      await balanceOf(db, memberAccount(memberId, 'VND')),
      await balanceOf(db, bonusAccount(memberId, 'VND')),
      await balanceOf(db, receivableAccount(memberId, 'VND')),
    ],
    cost: () => balanceOf(db, bonusCostAccount('VND')),
  };
}

async function stake(tx: Tx, memberId: bigint, stakeMinor: bigint, bet: string, product: string, game: string) {
  const { balance, bonusMinor } = await tx.one(
    sql<{ balance: bigint; bonusMinor: bigint }>`
    select s.balance, s.bonus_minor as "bonusMinor"
      from wallet_stake(${`${bet}:stake`}, ${memberId}::bigint, 'VND', ${houseAccount('VND')}, ${stakeMinor}::bigint,
             'bet', ${bet}, ${product}, ${game}) s`,
    { wakes: ['stream'] },
  );
  return { bet, memberId, stakeMinor, bonusMinor, balance };
}
