import { sql, type Tx } from '../../../platform/db/index.ts';
import { flagChanged } from '../../../platform/events/index.ts';
import type { PromotionsPlatform } from '../ports.ts';
import { isOpenAt } from '../offers/eligibility.ts';
import { runningOffers } from '../offers/offer-rows.ts';
import { isForMarket } from '../offers/terms-rules.ts';

export type Invitations = ReturnType<typeof createInvitations>;

/** Shows the invitation item in the footer while a referral offer is open (Z-69). */
export function createInvitations({ db, events, site }: Pick<PromotionsPlatform, 'db' | 'events' | 'site'>) {
  async function isOpen(tx: Tx): Promise<boolean> {
    const market = await site.market(tx);
    const now = Date.now();
    return (await runningOffers(tx)).some(
      (offer) => offer.kind === 'referral' && isOpenAt(offer, now) && isForMarket(offer.terms, market),
    );
  }
  /** Serialises notifications, so that the last one is the newest. */
  async function lockReported(tx: Tx): Promise<boolean> {
    return tx.value(sql<boolean>`select is_on from promotions_invitations for update`);
  }
  async function say(tx: Tx, isOn: boolean): Promise<void> {
    await tx.run(sql`update promotions_invitations set is_on = ${isOn}::boolean`);
    await events.outbox.add(tx, flagChanged, null, { flag: 'REFERRAL', isOn });
  }

  return {
    /** Call when a referral offer was changed: sets the flag by the state of the offers, whatever an operator set. */
    tell: async (tx: Tx): Promise<void> => {
      await lockReported(tx);
      await say(tx, await isOpen(tx));
    },
    /** Announces once when a referral offer began or ended by its date or by the rules of the market. */
    follow: (): Promise<void> =>
      db.transaction(async (tx) => {
        const reported = await lockReported(tx);
        const isOn = await isOpen(tx);
        if (isOn !== reported) await say(tx, isOn);
      }),
  };
}
