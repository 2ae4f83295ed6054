import { type BonusMoney, type BonusState, type OfferTerms } from '@fairlot/contract';
import { parseMinor } from '@fairlot/money';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import { bonusCancelled } from '../../../platform/events/index.ts';
import type { PromotionsPlatform } from '../ports.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Wallet } from '../../wallet/index.ts';
import type { LeastStakes } from '../offers/least-stake.ts';
import { watchMember } from '../offers/offer-rows.ts';
import { setAsideAgain } from '../offers/wins-of-rounds.ts';
import { grantFreeBet } from './free-bets.ts';
import {
  activeGrants,
  dueGrants,
  endGrant,
  type Grant,
  idleMembers,
  insertGrant,
  lessenGrant,
  lockGrant,
  lockGrants,
  noteTakenBack,
  startNext,
  reportedStakes,
} from './grant-rows.ts';

export interface NewGrant {
  /** Obligation key; the same key again changes nothing. */
  key: string;
  /** Null for grants of other rooms. */
  offerId: bigint | null;
  version: number | null;
  memberId: bigint;
  asset: string;
  amountMinor: bigint;
  titles: Record<string, string>;
  money: BonusMoney;
  wagering: OfferTerms['wagering'];
  isFreeBet?: boolean;
  /** The award whose free rounds won it. */
  sourceKey?: string | null;
}

export type Grants = ReturnType<typeof createGrants>;

/** How a bonus ends without completed wagering. */
type Lapse = Extract<BonusState, 'spent' | 'givenUp' | 'expired' | 'cancelled'>;

const DUE_AT_ONCE = 200;
const RESTS_AT_ONCE = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Bonus money from its grant to its end. One bonus is active at a time per member and asset, because its money is in
 * one account. Others wait, and each gets its full time when it begins.
 */
export function createGrants(
  { db, events, log }: Pick<PromotionsPlatform, 'db' | 'events' | 'log'>,
  wallet: Wallet,
  leastStakes: Pick<LeastStakes, 'restOf'>,
) {
  const tell = (tx: Tx, memberId: bigint) => events.stream.publish(tx, memberId, 'bonus.changed', {});

  /** Begins bonuses of one member sequentially, so that two are never active. */
  async function begin(tx: Tx, memberId: bigint, asset: string): Promise<void> {
    await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`promotions_grants:${memberId}`}, 0))`);
    const grant = await startNext(tx, memberId, asset);
    if (grant === undefined) return;
    await wallet.bonus.grant(tx, {
      key: `bonus:${grant.id}:grant`,
      bonusId: grant.id,
      memberId,
      asset,
      amountMinor: grant.amountMinor,
      terms: walletTerms(grant),
    });
  }
  /** @returns id of the bonus, and whether it is new */
  async function grant(tx: Tx, wanted: NewGrant): Promise<{ id: string; isNew: boolean }> {
    const { key, offerId, version, memberId, asset, amountMinor, titles, money, wagering } = wanted;
    const inserted = await (wanted.isFreeBet === true ? grantFreeBet : insertGrant)(tx, {
      awardKey: key,
      offerId,
      version,
      memberId,
      asset,
      titles,
      money,
      wagering: {
        days: wagering.days,
        mostBetMinor: wagering.mostBet === null ? null : String(parseMinor(wagering.mostBet)),
        games: wagering.games,
        zeroOutMinor: String(
          wagering.zeroOut === undefined ? await leastStakes.restOf(tx, wagering.games) : parseMinor(wagering.zeroOut),
        ),
        ...(wagering.leastOdds === undefined ? {} : { leastOdds: wagering.leastOdds }),
      },
      amountMinor,
      totalMinor: amountMinor * BigInt(wagering.times),
      sourceKey: wanted.sourceKey ?? null,
    });
    if (inserted === undefined) {
      const known = await tx.one(sql<{ id: string }>`select id from promotions_grants where award_key = ${key}`);
      return { id: known.id, isNew: false };
    }
    await watchMember(tx, memberId, asset);
    if (wanted.isFreeBet !== true) await begin(tx, memberId, asset);
    await tell(tx, memberId);
    return { id: inserted.id, isNew: true };
  }
  /** @returns the amount that the member lost, minor units */
  async function lapse(tx: Tx, one: Grant, state: Lapse): Promise<bigint> {
    let lostMinor = 0n;
    if (one.isFreeBet) lostMinor = one.amountMinor;
    else if (one.state === 'active') lostMinor = (await wallet.bonus.end(tx, one.id)).returnedMinor;
    await endGrant(tx, one.id, state, null);
    await begin(tx, one.memberId, one.asset);
    await tell(tx, one.memberId);
    return lostMinor;
  }
  /**
   * Whether all stakes of a bonus are decided. Events of bets arrive a moment after their placement: until then only
   * the wallet knows the bet, and its win is still pending.
   */
  async function isDecided(tx: Tx, id: string): Promise<boolean> {
    const { stakedMinor, isOpen } = await reportedStakes(tx, id);
    return !isOpen && stakedMinor >= (await wallet.bonus.staked(id, tx));
  }
  /** The remainder at which a bonus ends: as granted, or the highest that no game accepts now, whichever is higher. */
  async function restOf(
    executor: Executor,
    { wagering: { zeroOutMinor, games } }: Pick<Grant, 'wagering'>,
  ): Promise<bigint> {
    const [given, now] = [BigInt(zeroOutMinor), await leastStakes.restOf(executor, games)];
    return given > now ? given : now;
  }
  /**
   * Converts bonuses with completed wagering to real money and ends those that are played away. Called when their bets
   * have changed.
   */
  async function settle(tx: Tx, ids: readonly string[]): Promise<void> {
    const running = (await lockGrants(tx, ids)).filter(({ state }) => state === 'active');
    const balances = await wallet.bonus.balances(running, tx);
    const changed: bigint[] = [];
    for (const [at, found] of running.entries()) {
      const isLittle = (balances[at] ?? 0n) <= (await restOf(tx, found));
      if (found.totalMinor > 0n && found.wageredMinor >= found.totalMinor) await convert(tx, found);
      else if (isLittle && (await isDecided(tx, found.id))) await lapse(tx, found, 'spent');
      else changed.push(found.memberId);
    }
    await events.stream.publishMany(
      tx,
      'bonus.changed',
      changed.map((memberId) => ({ memberId, data: {} })),
    );
  }
  async function convert(tx: Tx, { id, memberId, asset }: Grant): Promise<void> {
    const { convertedMinor } = await wallet.bonus.convert(tx, id);
    await endGrant(tx, id, 'converted', convertedMinor);
    await begin(tx, memberId, asset);
    await tell(tx, memberId);
  }

  /** Runs a step of the job in a separate transaction; a failure is logged. */
  async function apart<T>(work: (tx: Tx) => Promise<T>): Promise<T | undefined> {
    return db.transaction(work).catch((error: unknown) => {
      log.error({ err: error }, 'a bonus could not be ended or begun, it will be retried');
      return undefined;
    });
  }
  async function expireOne(tx: Tx, id: string): Promise<boolean> {
    const found = await lockGrant(tx, id);
    if (found === undefined || found.endedAt !== null || !found.isOver) return false;
    await lapse(tx, found, 'expired');
    return true;
  }

  return {
    grant,
    settle,
    /** @throws Refusal not.found, bonus.ended */
    giveUp: (memberId: bigint, id: string) =>
      db.transaction(async (tx) => {
        const found = await lockGrant(tx, id);
        if (found === undefined || found.memberId !== memberId) throw new Refusal('not.found');
        if (found.endedAt !== null) throw new Refusal('bonus.ended');
        return lapse(tx, found, 'givenUp');
      }),
    /**
     * Ends a bonus that operators cancel, and announces it for the member.
     * @returns its former state, and the amount that the member lost, minor units
     * @throws Refusal not.found, bonus.ended
     */
    cancel: async (tx: Tx, id: string): Promise<{ before: BonusState; lostMinor: bigint }> => {
      const found = await lockGrant(tx, id);
      if (found === undefined) throw new Refusal('not.found');
      if (found.endedAt !== null) throw new Refusal('bonus.ended');
      const { memberId, asset, titles, state: before } = found;
      const lostMinor = await lapse(tx, found, 'cancelled');
      // The member saw the whole amount of a waiting bonus, although no money was booked for it yet.
      const amountMinor = String(before === 'waiting' ? found.amountMinor : lostMinor);
      const restMinor = String(await wallet.balance(memberId, asset, tx));
      await events.outbox.add(tx, bonusCancelled, memberId, { bonusId: id, titles, amountMinor, restMinor, asset });
      return { before, lostMinor };
    },
    /** Revokes the bonus of a deposit that was reversed, as far as its money is left. */
    revoke: async (tx: Tx, key: string): Promise<void> => {
      const known = await tx.first(sql<{ id: string }>`select id from promotions_grants where award_key = ${key}`);
      if (known === undefined) return;
      const found = await lockGrant(tx, known.id);
      if (found !== undefined && found.endedAt === null) await lapse(tx, found, 'expired');
    },
    /**
     * Takes back the rest of a waiting or active bonus, up to an amount, once for its key, and reduces its wagering.
     * Money that was converted or played away is not affected.
     */
    takeBack: async (tx: Tx, key: string, amountMinor: bigint): Promise<void> => {
      const known = await tx.first(sql<{ id: string }>`select id from promotions_grants where award_key = ${key}`);
      const found = known && (await lockGrant(tx, known.id));
      if (found === undefined || found.endedAt !== null) return;
      const isWhole = amountMinor >= found.amountMinor;
      if (found.sourceKey !== null) await setAsideAgain(tx, found.sourceKey, isWhole ? found.amountMinor : amountMinor);
      if (isWhole) {
        await noteTakenBack(tx, found.id);
        return void (await lapse(tx, found, 'expired'));
      }
      if (found.state === 'active')
        await wallet.bonus.takeBack(tx, {
          key: `bonus:${found.id}:undo:${found.amountMinor}`,
          bonusId: found.id,
          amountMinor,
        });
      await lessenGrant(tx, found.id, amountMinor);
      await settle(tx, [found.id]);
      await tell(tx, found.memberId);
    },
    /** Ends bonuses whose remainder fell below the minimum stake because that rose after their last bet. */
    endRests: async (): Promise<void> => {
      let after = FIRST_ID;
      for (;;) {
        const batch = await activeGrants(db, after, RESTS_AT_ONCE);
        const balances = await wallet.bonus.balances(batch, db);
        for (const [at, found] of batch.entries())
          if ((balances[at] ?? 0n) <= (await restOf(db, found))) await db.transaction((tx) => settle(tx, [found.id]));
        const last = batch.at(-1);
        if (last === undefined) return;
        after = last.id;
      }
    },
    /**
     * Ends expired bonuses, each in a separate transaction, so that one failure does not block the others.
     * @returns whether there may be more: false when none could be ended, so that the job pauses
     */
    expire: async (): Promise<boolean> => {
      const due = await dueGrants(db, DUE_AT_ONCE);
      let ended = 0;
      for (const { id } of due) if ((await apart((tx) => expireOne(tx, id))) === true) ended += 1;
      for (const { memberId, asset } of await idleMembers(db)) await apart((tx) => begin(tx, memberId, asset));
      return due.length === DUE_AT_ONCE && ended > 0;
    },
  };
}

/** Terms that the wallet enforces: products that count, and the maximum stake. */
function walletTerms({ money, wagering }: Grant) {
  const { games, mostBetMinor } = wagering;
  return {
    kind: money,
    maxBetMinor: mostBetMinor === null ? null : BigInt(mostBetMinor),
    products: Object.keys(games).filter((product) => (games[product] ?? 0) > 0),
    excludedGames: [],
  };
}
