import { type Database, sql } from '../../platform/db/index.ts';
import { isProved, stakeOf } from './actions/take-step.ts';
import { latestRounds } from './repository.ts';
import type { Seeds } from './seeds.ts';

/** Number of latest rounds that every audit of the books recomputes. */
const RECOMPUTED = 500;
const FLIGHTS = 1000;

/** Audits that the escrow holds exactly the stakes of open rounds, and that the latest rounds match their seeds. */
export async function auditRounds(db: Database, seeds: Seeds): Promise<string[]> {
  return [...(await auditEscrow(db)), ...(await auditFlights(db)), ...(await auditOutcomes(db, seeds))];
}

async function auditEscrow(db: Database): Promise<string[]> {
  const wrong = await db.rows(sql<{ asset: string; held: bigint; staked: bigint }>`
    select a.asset, wallet_balance(originals_escrow(a.asset)) as held, coalesce(o.staked, 0)::bigint as staked
      from (select distinct asset from originals_rounds) a
      left join (select r.asset, sum(s)::bigint as staked from originals_rounds r, unnest(r.stakes_minor) as s
                  where r.state = 'open' and r.flight_id is null group by r.asset) o on o.asset = a.asset
     where wallet_balance(originals_escrow(a.asset)) <> coalesce(o.staked, 0)`);
  return wrong.map(
    ({ asset, held, staked }) => `escrow:originals:${asset} holds ${held}, open rounds staked ${staked}`,
  );
}

/**
 * Audits that flights keep their stakes until they are settled, and that each follows from the previous one in the
 * chain.
 */
async function auditFlights(db: Database): Promise<string[]> {
  const held = await db.rows(sql<{ id: bigint; asset: string; held: bigint; staked: bigint }>`
    select f.id, r.asset, wallet_balance(originals_flight_escrow(f.id, r.asset)) as held,
           case when f.state = 'settled' then 0 else r.staked end as staked
      from (select * from originals_flights order by id desc limit ${FLIGHTS}::int) f
      join lateral (select asset, sum(stakes_minor[1])::bigint as staked from originals_rounds
                     where flight_id = f.id group by asset) r on true
     where wallet_balance(originals_flight_escrow(f.id, r.asset)) <> case when f.state = 'settled' then 0
                                                                          else r.staked end`);
  const links = await db.rows(sql<{ id: bigint }>`
    select f.id from (select * from originals_flights order by id desc limit ${FLIGHTS}::int) f
      join originals_chains c on c.id = f.chain_id
      left join originals_flights p on p.chain_id = f.chain_id and p.place = f.place - 1
     where f.promise <> case when f.place = 0 then c.anchor else coalesce(p.link, '') end
        or f.link is not null and encode(sha256(decode(f.link, 'hex')), 'hex') <> f.promise`);
  return [
    ...held.map(({ id, asset, held, staked }) => `flight ${id} holds ${held} ${asset}, staked and open are ${staked}`),
    ...links.map(({ id }) => `flight ${id} does not follow from the one before it`),
  ];
}

async function auditOutcomes(db: Database, seeds: Seeds): Promise<string[]> {
  const rounds = await latestRounds(db, RECOMPUTED);
  return rounds
    .filter((round) => !isProved(seeds, round))
    .map((round) => `round ${round.id} (${round.code}, stake ${stakeOf(round)}) does not come to ${round.payoutMinor}`);
}
