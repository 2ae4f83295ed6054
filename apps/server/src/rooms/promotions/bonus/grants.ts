import type { BonusState } from '@fairlot/contract';
import { sql, type Tx } from '../../../platform/db/index.ts';
import { bonusCancelled } from '../../../platform/events/index.ts';
import type { PromotionsPlatform } from '../ports.ts';
import { Refusal, requireFound } from '../../../platform/refusal.ts';
import type { Wallet } from '../../wallet/index.ts';
import type { LeastStakes } from '../offers/least-stake.ts';
import { setAsideAgain } from '../offers/wins-of-rounds.ts';
import { type Beginning, createBeginning, tellBonus } from './begin-grant.ts';
import { createEnding, type Ending } from './end-grant.ts';
import { activeGrants, dueGrants, idleMembers, lessenGrant, lockGrant, noteTakenBack } from './grant-rows.ts';

type GrantsPlatform = Pick<PromotionsPlatform, 'db' | 'events' | 'log'>;

export type Grants = ReturnType<typeof createGrants>;

const DUE_AT_ONCE = 200;
const RESTS_AT_ONCE = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Bonus money from its grant to its end. One bonus is active at a time per member and asset, because its money is in
 * one account. Others wait, and each gets its full time when it begins.
 */
export function createGrants(
  platform: GrantsPlatform,
  wallet: Wallet,
  leastStakes: Pick<LeastStakes, 'recentRest' | 'restNow'>,
) {
  const { begin, grant } = createBeginning(platform.events, wallet, leastStakes);
  const ending = createEnding(platform.events, wallet, leastStakes, begin);
  return {
    grant,
    settle: ending.settle,
    ...createEarlyEnds(platform, wallet, ending),
    ...createGrantJobs(platform, wallet, ending, begin),
  };
}

/** Ends of bonuses that the member, an operator or the reversal of their cause decides. */
function createEarlyEnds({ db, events }: GrantsPlatform, wallet: Wallet, { lapse, settle }: Ending) {
  return {
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
     * @returns its previous state, and the amount that the member lost, minor units
     * @throws Refusal not.found, bonus.ended
     */
    cancel: async (tx: Tx, id: string): Promise<{ before: BonusState; lostMinor: bigint }> => {
      const found = requireFound(await lockGrant(tx, id));
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
      await tellBonus(events, tx, found.memberId);
    },
  };
}

function createGrantJobs(
  { db, log }: GrantsPlatform,
  wallet: Wallet,
  { lapse, isRest, settle }: Ending,
  begin: Beginning['begin'],
) {
  /** Runs a step of the job in a separate transaction; a failure is logged. */
  async function apart<T>(work: (tx: Tx) => Promise<T>): Promise<T | undefined> {
    return db.transaction(work).catch((error: unknown) => {
      log.error({ err: error }, 'a bonus could not be ended or started; it will be retried');
      return undefined;
    });
  }
  async function expireOne(tx: Tx, id: string): Promise<boolean> {
    const found = await lockGrant(tx, id);
    if (found === undefined || found.state !== 'active' || !found.isOver) return false;
    await lapse(tx, found, 'expired');
    return true;
  }

  return {
    /** Ends bonuses whose remainder fell below the minimum stake because that rose after their last bet. */
    endRests: async (): Promise<void> => {
      let after = FIRST_ID;
      for (;;) {
        const batch = await activeGrants(db, after, RESTS_AT_ONCE);
        const balances = await wallet.bonus.balances(batch, db);
        for (const [at, found] of batch.entries())
          if (await isRest(db, found, balances[at] ?? 0n)) await db.transaction((tx) => settle(tx, [found.id]));
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
