import { sql, type Tx } from '../../../platform/db/index.ts';
import { type Listener, on, rewardLapsed } from '../../../platform/events/index.ts';
import { spend } from '../offers/offer-rows.ts';

/** Releases the budget of promised rewards that were never collected, once for each promise. */
export function createLapsedListener(): Listener {
  return {
    name: 'offers-lapsed',
    subscriptions: [
      on(rewardLapsed, async (tx, events) =>
        giveBack(
          tx,
          events.flatMap(({ payload }) => payload.sourceKeys),
        ),
      ),
    ],
  };
}

async function giveBack(tx: Tx, keys: readonly string[]): Promise<void> {
  const offers = await tx.rows(sql<{ offerId: bigint; amountMinor: bigint }>`
    with lapsed as (
      update promotions_awards set lapsed_at = clock_timestamp()
       where key = any(${[...keys]}::text[]) and lapsed_at is null
      returning offer_id, coalesce(reserved_minor, amount_minor) as cost)
    select offer_id as "offerId", sum(cost)::bigint as "amountMinor" from lapsed group by 1 order by 1`);
  for (const { offerId, amountMinor } of offers) await spend(tx, offerId, -amountMinor);
}
