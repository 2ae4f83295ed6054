import { type Executor, sql, type Tx } from '../../platform/db/index.ts';
import { bonusAccount } from './accounts.ts';
import { balanceOf } from './repository.ts';

/** The terms for staking and converting bonus money. They apply as long as the bonus is active. */
export interface BonusTerms {
  /**
   * `sticky`: the granted amount is returned when the rest becomes real money; `non-sticky`: all of it becomes real
   * money; `no-wager`: wins are real money immediately.
   */
  kind: 'sticky' | 'non-sticky' | 'no-wager';
  /** A stake above this takes no bonus money, minor units; null: no limit. */
  maxBetMinor: bigint | null;
  /** Products, as in the events of bets, that take bonus money; null: all. */
  products: readonly string[] | null;
  /** Games, as in the events of bets, that take no bonus money. */
  excludedGames: readonly string[];
}

export interface BonusGrant {
  /** Permanently unique key of the obligation; repeating it changes nothing. */
  key: string;
  /**
   * Permanently unique name of the bonus, chosen by the granting room. More money may be granted to an active bonus.
   */
  bonusId: string;
  memberId: bigint;
  asset: string;
  /** Minor units, above zero. */
  amountMinor: bigint;
  terms: BonusTerms;
}

/** Amounts moved when a bonus ends, minor units. */
export interface BonusEnd {
  /** Converted to real money. */
  convertedMinor: bigint;
  /** Returned to the source of bonus money. */
  returnedMinor: bigint;
}

export interface RunningBonus extends BonusTerms {
  bonusId: string;
  grantedMinor: bigint;
  balanceMinor: bigint;
}

export type BonusMoney = ReturnType<typeof createBonusMoney>;

export function createBonusMoney(db: Executor) {
  const endAs = async (tx: Tx, bonusId: string, isConverted: boolean) =>
    tx.one(
      sql<BonusEnd>`
      select converted_minor as "convertedMinor", returned_minor as "returnedMinor"
        from wallet_end_bonus(${bonusId}, ${isConverted}::boolean)`,
      { wakes: ['stream'] },
    );
  return {
    /**
     * Grants bonus money once per key; returns the bonus balance after it, minor units.
     * @throws Refusal bonus.running when another bonus is active, bonus.ended when this one has ended
     */
    grant: async (tx: Tx, { key, bonusId, memberId, asset, amountMinor, terms }: BonusGrant): Promise<bigint> =>
      tx.value(
        sql<bigint>`
        select wallet_grant_bonus(${key}, ${bonusId}, ${memberId}::bigint, ${asset}, ${amountMinor}::bigint,
          ${JSON.stringify({ ...terms, maxBetMinor: terms.maxBetMinor?.toString() ?? null })}::jsonb)`,
        { wakes: ['stream'] },
      ),
    /**
     * Converts bonus money to real money: all of it, or for a sticky bonus the part above the granted amount. The rest
     * of a no-wager bonus is returned, because its wins already are real money. Its open stakes and their corrections
     * follow when they are settled. Repeating the call changes nothing.
     * @throws Refusal bonus.ended when it ended otherwise, not.found
     */
    convert: (tx: Tx, bonusId: string): Promise<BonusEnd> => endAs(tx, bonusId, true),
    /** Takes back the rest of a bonus that expired, was given up or has too little left. Repeatable like `convert`. */
    end: (tx: Tx, bonusId: string): Promise<BonusEnd> => endAs(tx, bonusId, false),
    /** Takes back available money of an active bonus, at most `amountMinor`, once per key; returns the amount taken. */
    takeBack: async (
      tx: Tx,
      { key, bonusId, amountMinor }: { key: string; bonusId: string; amountMinor: bigint },
    ): Promise<bigint> =>
      tx.value(
        sql<bigint>`
        select wallet_take_bonus(${key}, ${bonusId}, ${amountMinor}::bigint)`,
        { wakes: ['stream'] },
      ),
    /** Bonus money of a member, minor units. */
    balance: (memberId: bigint, asset: string, executor: Executor = db): Promise<bigint> =>
      balanceOf(executor, bonusAccount(memberId, asset)),
    /** Bonus money of several members, in the order of the input. */
    balances: async (of: readonly { memberId: bigint; asset: string }[], executor: Executor): Promise<bigint[]> => {
      const codes = of.map(({ memberId, asset }) => bonusAccount(memberId, asset));
      return executor.values(sql<bigint>`
        select coalesce(a.balance_minor, 0) from unnest(${codes}::text[]) with ordinality as c(code, place)
          left join wallet_accounts a on a.code = c.code order by c.place`);
    },
    /** Total stakes from a bonus so far, minor units. */
    staked: async (bonusId: string, executor: Executor): Promise<bigint> =>
      executor.value(sql<bigint>`
        select coalesce(sum(bonus_minor), 0)::bigint from wallet_bonus_stakes where bonus = ${bonusId}`),
    /** Bonus money that can currently be staked on a game, minor units. */
    playable: async (memberId: bigint, asset: string, product: string, gameId: string): Promise<bigint> =>
      db.value(sql<bigint>`select wallet_playable_bonus(${memberId}::bigint, ${asset}, ${product}, ${gameId})`),
    /** The active bonus, if there is one. */
    running: (memberId: bigint, asset: string, executor: Executor = db): Promise<RunningBonus | undefined> =>
      executor.first(sql<RunningBonus>`
        select b.bonus as "bonusId", b.kind, b.max_bet_minor as "maxBetMinor", b.products,
               b.excluded_games as "excludedGames", b.granted_minor as "grantedMinor",
               a.balance_minor as "balanceMinor"
          from wallet_bonuses b join wallet_accounts a on a.code = wallet_bonus_code(b.member_id, b.asset)
         where b.member_id = ${memberId}::bigint and b.asset = ${asset} and b.state = 'running'`),
  };
}
