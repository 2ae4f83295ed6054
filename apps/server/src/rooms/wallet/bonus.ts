import { type Executor, sql, type Tx } from '../../platform/db/index.ts';
import { bonusAccount } from './accounts.ts';
import { balanceOf } from './repository.ts';

/** On which terms bonus money may be staked, and what becomes of it. They hold for as long as the bonus runs. */
export interface BonusTerms {
  /**
   * `sticky`: what was granted goes back when the rest becomes real money; `non-sticky`: all of it becomes real money;
   * `no-wager`: wins are real money at once.
   */
  kind: 'sticky' | 'non-sticky' | 'no-wager';
  /** A stake above it takes no bonus money, minor units; null: any. */
  maxBetMinor: bigint | null;
  /** Products of the events of bets that take bonus money; null: all. */
  products: readonly string[] | null;
  /** Games, as the events of bets name them, that take none. */
  excludedGames: readonly string[];
}

export interface BonusGrant {
  /** Names the obligation, unique for ever; the same key again changes nothing. */
  key: string;
  /** The name that the granting room gives the bonus, unique for ever. More money may be granted to one that runs. */
  bonusId: string;
  memberId: bigint;
  asset: string;
  /** Minor units, above zero. */
  amountMinor: bigint;
  terms: BonusTerms;
}

/** What an end moved, minor units. */
export interface BonusEnd {
  /** Became real money. */
  convertedMinor: bigint;
  /** Went back to where bonus money comes from. */
  returnedMinor: bigint;
}

export interface RunningBonus extends BonusTerms {
  bonusId: string;
  grantedMinor: bigint;
  balanceMinor: bigint;
}

export interface BonusMoney {
  /**
   * Gives bonus money once for its key; answers the bonus money after it, minor units.
   * @throws Refusal bonus.running when another bonus runs, bonus.ended when this one has ended
   */
  grant(tx: Tx, grant: BonusGrant): Promise<bigint>;
  /**
   * Makes bonus money real money: all of it, of a sticky bonus what is above the granted amount. Its open stakes follow
   * when they are decided. Done once.
   * @throws Refusal bonus.ended when it ended otherwise, not.found
   */
  convert(tx: Tx, bonusId: string): Promise<BonusEnd>;
  /** Takes what is left of a bonus back: expired, given up or too little. As `convert`. */
  end(tx: Tx, bonusId: string): Promise<BonusEnd>;
  /** Takes what is there of one that runs back, at most `amountMinor`, once for its key; answers how much it took. */
  takeBack(tx: Tx, taking: { key: string; bonusId: string; amountMinor: bigint }): Promise<bigint>;
  /** Bonus money of a member, minor units. */
  balance(memberId: bigint, asset: string, executor?: Executor): Promise<bigint>;
  /** The same of several members at once, in the order in which they are asked for. */
  balances(of: readonly { memberId: bigint; asset: string }[], executor: Executor): Promise<bigint[]>;
  /** What was ever staked of a bonus, minor units. */
  staked(bonusId: string, executor: Executor): Promise<bigint>;
  /** Bonus money that may be staked on a game now, minor units. */
  playable(memberId: bigint, asset: string, product: string, gameId: string): Promise<bigint>;
  /** The bonus that runs, if one does. */
  running(memberId: bigint, asset: string, executor?: Executor): Promise<RunningBonus | undefined>;
}

export function createBonusMoney(db: Executor): BonusMoney {
  const endAs = async (tx: Tx, bonusId: string, isConverted: boolean): Promise<BonusEnd> =>
    tx.one(
      sql<BonusEnd>`
      select converted_minor as "convertedMinor", returned_minor as "returnedMinor"
        from wallet_end_bonus(${bonusId}, ${isConverted}::boolean)`,
      { wakes: ['stream'] },
    );
  return {
    grant: async (tx, { key, bonusId, memberId, asset, amountMinor, terms }) => {
      const { balance } = await tx.one(
        sql<{ balance: bigint }>`
        select wallet_grant_bonus(${key}, ${bonusId}, ${memberId}::bigint, ${asset}, ${amountMinor}::bigint,
          ${JSON.stringify({ ...terms, maxBetMinor: terms.maxBetMinor?.toString() ?? null })}::jsonb) as balance`,
        { wakes: ['stream'] },
      );
      return balance;
    },
    convert: (tx, bonusId) => endAs(tx, bonusId, true),
    end: (tx, bonusId) => endAs(tx, bonusId, false),
    takeBack: async (tx, { key, bonusId, amountMinor }) => {
      const { taken } = await tx.one(
        sql<{ taken: bigint }>`
        select wallet_take_bonus(${key}, ${bonusId}, ${amountMinor}::bigint) as taken`,
        { wakes: ['stream'] },
      );
      return taken;
    },
    balance: (memberId, asset, executor = db) => balanceOf(executor, bonusAccount(memberId, asset)),
    balances: async (of, executor) => {
      const codes = of.map(({ memberId, asset }) => bonusAccount(memberId, asset));
      const rows = await executor.rows(sql<{ balance: bigint }>`
        select coalesce(a.balance_minor, 0) as balance from unnest(${codes}::text[]) with ordinality as c(code, place)
          left join wallet_accounts a on a.code = c.code order by c.place`);
      return rows.map(({ balance }) => balance);
    },
    staked: async (bonusId, executor) => {
      const { staked } = await executor.one(sql<{ staked: bigint }>`
        select coalesce(sum(bonus_minor), 0)::bigint as staked from wallet_bonus_stakes where bonus = ${bonusId}`);
      return staked;
    },
    playable: async (memberId, asset, product, gameId) => {
      const { playable } = await db.one(sql<{ playable: bigint }>`
        select wallet_playable_bonus(${memberId}::bigint, ${asset}, ${product}, ${gameId}) as playable`);
      return playable;
    },
    running: (memberId, asset, executor = db) =>
      executor.first(sql<RunningBonus>`
        select b.bonus as "bonusId", b.kind, b.max_bet_minor as "maxBetMinor", b.products,
               b.excluded_games as "excludedGames", b.granted_minor as "grantedMinor",
               a.balance_minor as "balanceMinor"
          from wallet_bonuses b join wallet_accounts a on a.code = wallet_bonus_code(b.member_id, b.asset)
         where b.member_id = ${memberId}::bigint and b.asset = ${asset} and b.state = 'running'`),
  };
}
