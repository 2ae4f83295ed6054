import { sql } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import type { Beacon } from '../adapters/beacon/beacon.ts';

/**
 * Fetches the beacon rounds that locked draws wait for, outside any transaction, and makes the draws due. A failed
 * attempt is recorded with its time, so that the reveal can tell that the round was missing.
 * @returns the number of rounds received
 */
export async function collectBeacon({ db }: Pick<Platform, 'db'>, beacon: Beacon): Promise<number> {
  const waiting = await db.rows(sql<{ publicKey: string; round: bigint }>`
    select distinct beacon_public_key as "publicKey", beacon_round as round from lottery_draws
     where beacon_mode <> 'off' and state = 'locked' and beacon_signature is null
       and to_timestamp(beacon_genesis_time + (beacon_round - 1) * beacon_period_seconds) <= clock_timestamp()
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
      await db.run(sql`
        update lottery_draws set beacon_signature = ${signature}, next_due_at = greatest(draw_at, clock_timestamp())
          where ${isHere}`);
      came++;
    }
  }
  return came;
}
