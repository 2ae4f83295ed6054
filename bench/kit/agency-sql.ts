import { type Executor, sql } from '@fairlot/server/platform/db/index';
import { withoutIndexes } from './without-indexes.ts';

/** Size of the tree under test. */
export interface TreeSize {
  members: number;
  bets: number;
  /** Members right below the top agent. */
  direct: number;
}

const LEVELS = 12;
const FIRST_ID = 1_000_000_000n;
const DAYS = 30;
/** Memory settings for summing millions of rows and building indexes. */
const MEMORY = ["work_mem = '512MB'", "maintenance_work_mem = '1GB'"];
/** One of this many members is an agent with a contract, paid by the direct upline. */
const AGENT_EVERY = 20;

const TIERS = { tiers: [{ sales: '1000.00', active: 1, rate: 50 }], activeFrom: '10.00' };

/**
 * Fills members below an agent in twelve levels, their bets of a month, and the days as the events would have written
 * them.
 * @param topId the top agent, who is already in the tree
 */
export async function fillTree(executor: Executor, topId: bigint, size: TreeSize, zone: string): Promise<void> {
  for (const setting of MEMORY) await executor.run(sql`${sql.raw(`set local ${setting}`)}`);
  const below = Math.ceil((size.members - size.direct) / (LEVELS - 2));
  await executor.run(sql`
    insert into agency_members (member_id, parent_id, path, account, type, asset, joined_at, seen_at)
    select ${FIRST_ID}::bigint + n, ${topId}::bigint, array[${topId}::bigint], 'tree' || n, 1, 'VND',
           now() - interval '90 days', now() - (n % 90) * interval '1 day'
      from generate_series(1, ${size.direct}::int) as n`);
  for (let level = 2; level < LEVELS; level++) {
    const first = size.direct + (level - 2) * below;
    const parentFirst = level === 2 ? 0 : first - below;
    const parents = level === 2 ? size.direct : below;
    await executor.run(sql`
      insert into agency_members (member_id, parent_id, path, account, type, asset, joined_at, seen_at)
      select ${FIRST_ID}::bigint + ${first}::int + n, p.member_id, p.path || p.member_id, 'tree' || ${first}::int + n,
             case when n % 3 = 0 then 0 else 1 end, 'VND', now() - interval '90 days',
             now() - (n % 90) * interval '1 day'
        from generate_series(1, ${below}::int) as n
        join agency_members p
          on p.member_id = ${FIRST_ID}::bigint + ${parentFirst}::int + 1 + (n - 1) % ${parents}::int
       where ${first}::int + n <= ${size.members}::int`);
  }
  await executor.run(sql`
    insert into agency_placements (member_id, from_day, path)
    select member_id, joined_at::date, path from agency_members where member_id > ${FIRST_ID}::bigint`);
  await executor.run(sql`analyze agency_members`);
  await withoutIndexes(executor, ['agency_bets', 'agency_product_days', 'agency_days'], async () => {
    await fillBets(executor, size, zone);
    await executor.run(sql`analyze agency_bets`);
    await fillDays(executor, topId);
  });
  await executor.run(sql`
    insert into agency_contracts (kind, upline_id, downline_id, payer, terms, state, from_day)
    select k.kind, null, m.member_id,
           'platform', ${JSON.stringify(TIERS)}::jsonb, 'valid',
           current_date - 90
      from agency_members m, unnest(array['dailySalary', 'dividend']) as k(kind)
     where m.member_id > ${FIRST_ID}::bigint and m.member_id % ${AGENT_EVERY}::int = 0`);
  for (const table of ['bets', 'days', 'product_days', 'placements', 'contracts'])
    await executor.run(sql`analyze ${sql.ref(`agency_${table}`)}`);
}

/** Spreads bets over members and the hours of a month that ended yesterday; every third one wins. */
async function fillBets(executor: Executor, { members, bets }: TreeSize, zone: string): Promise<void> {
  await executor.run(sql`
    insert into agency_bets (key, source, vendor, bet_id, member_id, product, game_code, game_name, round_id,
      stake_minor, bonus_minor, placed_at, status, win_minor, settled_at, version, counted_day,
      counted_turnover_minor, counted_prize_minor, counted_bets)
    select ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'original', null, 'b' || n,
           ${FIRST_ID}::bigint + 1 + (n * 7919::bigint) % ${members}::int,
           case when n % 2 = 0 then 'originals' else 'slots' end, 'dice', 'Dice', null, 100000, 0, t.at,
           case when n % 3 = 0 then 'won' else 'lost' end, case when n % 3 = 0 then 250000 else 0 end, t.at, 1,
           (t.at at time zone ${zone})::date, 100000, case when n % 3 = 0 then 250000 else 0 end, 1
      from generate_series(1, ${bets}::int) as n,
           lateral (select (date_trunc('day', now() at time zone ${zone}) at time zone ${zone})
                    - interval '1 minute'
                    - (n::bigint * ${DAYS}::int * 86300 / ${bets}::int) * interval '1 second' as at) t`);
}

/** Writes the rows that `agency_count_bets` would write over time. */
async function fillDays(executor: Executor, topId: bigint): Promise<void> {
  for (const table of ['agency_product_days', 'agency_days'])
    await executor.run(sql`delete from ${sql.ref(table)} where member_id = ${topId}::bigint`);
  await executor.run(sql`
    insert into agency_product_days (member_id, is_team, day, product, turnover_minor, prize_minor, bets)
    select member_id, false, counted_day, product, sum(counted_turnover_minor), sum(counted_prize_minor), count(*)
      from agency_bets where member_id > ${FIRST_ID}::bigint group by 1, 3, 4`);
  await executor.run(sql`
    insert into agency_product_days (member_id, is_team, day, product, turnover_minor, prize_minor, bets)
    select u.id, true, d.day, d.product, sum(d.turnover_minor), sum(d.prize_minor), sum(d.bets)
      from agency_product_days d join agency_members m using (member_id),
           unnest(m.path || m.member_id) as u(id)
     where not d.is_team and m.path[1] = ${topId}::bigint group by 1, 3, 4`);
  await executor.run(sql`
    insert into agency_days (member_id, is_team, day, turnover_minor, prize_minor, bets)
    select member_id, is_team, day, sum(turnover_minor), sum(prize_minor), sum(bets) from agency_product_days
     where member_id > ${FIRST_ID}::bigint or member_id = ${topId}::bigint group by 1, 2, 3`);
}
