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
      db.value(
        sql<number>`
          select wallet_pay_bets(${houseAccount('VND')}, 'VND', ${kind},
            ${items.map(({ bet }) => `${bet}:${name}`)}::text[], ${shares(items)})`,
        { wakes: ['stream'] },
      ),
    reverse: async (items: readonly PaidBet[], name: string) =>
      db.value(
        sql<number>`
          select wallet_reverse_bets(${houseAccount('VND')}, 'VND', ${items.map(({ bet }) => `${bet}:${name}`)}::text[],
            ${shares(items)})`,
        { wakes: ['stream'] },
      ),
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

interface ExpectedBonus {
  kind: BonusTerms['kind'];
  state: 'running' | 'converted' | 'ended';
  grantedMinor: bigint;
  /** Its balance; after the conversion of a sticky bonus, the balance that the outcomes so far would have given. */
  moneyMinor: bigint;
}

/**
 * Computes the member's money from the outcomes of the bets: real money (available minus owed) and bonus money. Of a
 * converted sticky bonus, the member has the part above the granted amount, in whatever order the outcomes arrive.
 */
export function createExpected(startMinor: bigint) {
  let realMinor = startMinor;
  const bonuses: ExpectedBonus[] = [];
  const bets = new Map<string, { bonus: ExpectedBonus; isReal: boolean }>();
  const running = () => bonuses.find(({ state }) => state === 'running');
  const shareOf = ({ amountMinor, stakeMinor, bonusMinor }: PaidBet) => (amountMinor * bonusMinor) / stakeMinor;

  function change(bet: string, byMinor: bigint, kind: 'win' | 'refund'): void {
    const found = bets.get(bet);
    if (found === undefined || byMinor === 0n) return;
    const { bonus } = found;
    if (bonus.kind === 'no-wager' && kind === 'win') {
      found.isReal ||= bonus.state !== 'ended';
      if (found.isReal) realMinor += byMinor;
    } else if (bonus.state === 'running') bonus.moneyMinor = max(bonus.moneyMinor + byMinor, 0n);
    else if (bonus.state === 'converted' && bonus.kind === 'sticky') bonus.moneyMinor += byMinor;
    else if (bonus.state === 'converted' && bonus.kind === 'non-sticky') realMinor += byMinor;
  }
  return {
    credit: (amountMinor: bigint) => void (realMinor += amountMinor),
    grant: (amountMinor: bigint, kind: BonusTerms['kind']) =>
      void bonuses.push({ kind, state: 'running', grantedMinor: amountMinor, moneyMinor: amountMinor }),
    stake: ({ bet, stakeMinor, bonusMinor }: Omit<PaidBet, 'amountMinor'>) => {
      realMinor -= stakeMinor - bonusMinor;
      const bonus = running();
      if (bonus === undefined || bonusMinor === 0n) return;
      bonus.moneyMinor -= bonusMinor;
      bets.set(bet, { bonus, isReal: false });
    },
    pay: (item: PaidBet, kind: 'win' | 'refund') => {
      realMinor += item.amountMinor - shareOf(item);
      change(item.bet, shareOf(item), kind);
    },
    reverse: (item: PaidBet) => {
      realMinor -= item.amountMinor - shareOf(item);
      change(item.bet, -shareOf(item), 'win');
    },
    convert: () => {
      const bonus = running();
      if (bonus === undefined) return;
      bonus.state = 'converted';
      if (bonus.kind === 'non-sticky') realMinor += bonus.moneyMinor;
    },
    end: () => {
      const bonus = running();
      if (bonus !== undefined) bonus.state = 'ended';
    },
    money: () => {
      const kept = bonuses
        .filter(({ kind, state }) => kind === 'sticky' && state === 'converted')
        .map(({ moneyMinor, grantedMinor }) => max(moneyMinor - grantedMinor, 0n));
      return [kept.reduce((sum, one) => sum + one, realMinor), running()?.moneyMinor ?? 0n];
    },
  };
}

function max(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}
