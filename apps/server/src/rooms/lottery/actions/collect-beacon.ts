import { type Database, sql } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import type { Beacon } from '../adapters/beacon/beacon.ts';
import { makesDue } from '../draws/draw-row.ts';

const IS_WAITING = sql`beacon_mode <> 'off' and state = 'locked' and beacon_signature is null`;
const ROUND_AT = sql`to_timestamp(beacon_genesis_time + (beacon_round - 1) * beacon_period_seconds)`;

/** Milliseconds until the next round that a locked draw waits for; infinite if none waits. */
export async function msUntilRound(db: Database): Promise<number> {
  const ms = await db.value(sql<number | null>`
    select (1000 * extract(epoch from min(${ROUND_AT}) - clock_timestamp()))::float8
      from lottery_draws where ${IS_WAITING}`);
  return ms ?? Infinity;
}

/**
 * Fetches the beacon rounds that locked draws wait for, outside any transaction, and makes the draws due. A failed
 * attempt is recorded with its time, so that the reveal can tell that the round was missing.
 * @returns the number of rounds received
 */
export async function collectBeacon({ db }: Pick<Platform, 'db'>, beacon: Beacon): Promise<number> {
  const waiting = await db.rows(sql<{ publicKey: string; round: bigint }>`
    select distinct beacon_public_key as "publicKey", beacon_round as round from lottery_draws
     where ${IS_WAITING} and ${ROUND_AT} <= clock_timestamp()
     order by beacon_round`);
  let came = 0;
  for (const { publicKey, round } of waiting) {
    const { askedAt } = await db.one(sql<{ askedAt: Date }>`select clock_timestamp() as "askedAt"`);
    const signature = await beacon.signature(publicKey, Number(round));
    const isHere = sql`
      beacon_public_key = ${publicKey} and beacon_round = ${round}::bigint and state = 'locked'
        and beacon_signature is null`;
    if (signature === null) {
      await db.run(sql`update lottery_draws set beacon_missed_at = ${askedAt}::timestamptz where ${isHere}`);
    } else {
      await db.run(
        sql`
        update lottery_draws set beacon_signature = ${signature}, next_due_at = greatest(draw_at, clock_timestamp())
          where ${isHere}`,
        makesDue('result'),
      );
      came++;
    }
  }
  return came;
}
