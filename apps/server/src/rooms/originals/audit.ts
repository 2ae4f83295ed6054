import { type Database, sql } from '../../platform/db/index.ts';
import { isProved, stakeOf } from './actions/take-step.ts';
import { latestRounds } from './repository.ts';
import type { Seeds } from './seeds.ts';

/** The latest rounds that every proof of the books plays again. */
const RECOMPUTED = 500;

/** The escrow holds exactly the stakes of open rounds, and the latest rounds say what their seeds say. */
export async function auditRounds(db: Database, seeds: Seeds): Promise<string[]> {
  return [...(await auditEscrow(db)), ...(await auditOutcomes(db, seeds))];
}

async function auditEscrow(db: Database): Promise<string[]> {
  const wrong = await db.rows(sql<{ asset: string; held: bigint; staked: bigint }>`
    select a.asset, wallet_balance(originals_escrow(a.asset)) as held, coalesce(o.staked, 0)::bigint as staked
      from (select distinct asset from originals_rounds) a
      left join (select r.asset, sum(s)::bigint as staked from originals_rounds r, unnest(r.stakes_minor) as s
                  where r.state = 'open' group by r.asset) o on o.asset = a.asset
     where wallet_balance(originals_escrow(a.asset)) <> coalesce(o.staked, 0)`);
  return wrong.map(
    ({ asset, held, staked }) => `escrow:originals:${asset} holds ${held}, open rounds staked ${staked}`,
  );
}

async function auditOutcomes(db: Database, seeds: Seeds): Promise<string[]> {
  const rounds = await latestRounds(db, RECOMPUTED);
  return rounds
    .filter((round) => !isProved(seeds, round))
    .map((round) => `round ${round.id} (${round.code}, stake ${stakeOf(round)}) does not come to ${round.payoutMinor}`);
}
