import { sql } from '../../../platform/db/index.ts';

/** Bonus money that free rounds of offers won, which is not a separate award. */
const WINS_OF_ROUNDS = sql`
  (select offer_id, member_id, asset, created_at as at, amount_minor - taken_back_minor as cost
     from promotions_grants where source_key is not null) w`;

/**
 * Awards between two moments, by the time of giving: `at`, `offer_id`, `member_id`, `cost`. Free rounds are no award:
 * their wins are paid by the vendor's games, or become bonus money.
 */
export function givenBetween(from: Date, to: Date, asset: string) {
  return sql`
    select at, offer_id, member_id, amount_minor as cost from promotions_awards
     where at >= ${from}::timestamptz and at < ${to}::timestamptz and asset = ${asset}
       and gift in ('bonus', 'money', 'freeBet') and lapsed_at is null
    union all
    select at, offer_id, member_id, cost from ${WINS_OF_ROUNDS}
     where at >= ${from}::timestamptz and at < ${to}::timestamptz and asset = ${asset}`;
}

/** Cost of an offer so far, by the time of giving: `at`, `member_id`, `cost`. */
export function costsOfOffer(offerId: bigint) {
  return sql`
    select at, member_id, amount_minor as cost from promotions_awards
     where offer_id = ${offerId}::bigint and lapsed_at is null and reserved_minor is null
    union all
    select at, member_id, cost from ${WINS_OF_ROUNDS} where offer_id = ${offerId}::bigint`;
}
