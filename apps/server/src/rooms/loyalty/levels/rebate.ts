import { formatMinor } from '@fairlot/money';
import type { loyalty as contract, ValueOf } from '@fairlot/contract';
import { sql } from '../../../platform/db/index.ts';
import { addDays, instantOf, startOfDay } from '../../../platform/zone.ts';
import { titleOf } from '../rewards/present.ts';
import type { Title } from '../rewards/reward-rows.ts';
import type { LoyaltyServices } from '../services.ts';
import { findLevel, type LevelRow, readLevels } from './level-rows.ts';
import { percentOf } from './present.ts';

type Rebate = ValueOf<typeof contract.rebate>;
type Line = Rebate['earning']['lines'][number];

/** Hour of the next day from which a day's rebates are created. */
export const REBATE_HOUR = 12;
/** Maximum number of days that are caught up after a downtime. */
export const CAUGHT_UP_DAYS = 7;
/** Number of past rebates shown. */
const MOST_PAID = 10;

/** Rebate of today's play at the member's current level; the run of the day uses the level at that time. */
export async function rebateOf(
  services: LoyaltyServices,
  memberId: bigint,
  asset: string,
  language: string,
): Promise<Rebate> {
  const { db } = services.platform;
  const { zone, today } = await services.today(db);
  const level = (await findLevel(db, memberId))?.level ?? 1;
  const row = (await readLevels(db)).find((one) => one.level === level);
  const played = await db.rows(sql<{ product: Line['product']; turnoverMinor: bigint }>`
    select product, greatest(turnover_minor, 0) as "turnoverMinor" from loyalty_days
     where member_id = ${memberId}::bigint and day = ${today}::date order by product`);
  const lines = played.map((one) => ({ ...one, ...shareOf(row, one) }));
  const cap = row?.rebateCapMinor ?? 0n;
  const paid = await db.rows(sql<{ title: Title; amountMinor: bigint; at: Date; isLapsed: boolean }>`
    select title, amount_minor as "amountMinor", created_at as at,
           state = 'expired' or state = 'waiting' and expires_at <= clock_timestamp() as "isLapsed"
      from loyalty_rewards
     where member_id = ${memberId}::bigint and source_key like 'rebate:%' order by id desc limit ${MOST_PAID}::int`);
  return {
    level,
    currency: asset,
    earning: {
      from: startOfDay(today, zone).getTime(),
      until: startOfDay(addDays(today, 1), zone).getTime(),
      lines: lines.map(({ product, turnoverMinor, steps, amountMinor }) => ({
        product,
        staked: formatMinor(turnoverMinor),
        won: null,
        percent: percentOf(steps),
        amount: formatMinor(amountMinor),
      })),
      percent: null,
      sum: formatMinor(sumOf(lines, cap)),
      most: formatMinor(cap),
    },
    waiting: (await waitingDays(services, memberId, row, today)).map(({ day, amountMinor }) => ({
      day,
      amount: formatMinor(amountMinor),
      from: instantOf(addDays(day, 1), zone, REBATE_HOUR * 3_600_000),
    })),
    paid: paid.map(({ title, amountMinor, at, isLapsed }) => ({
      title: titleOf(title, language),
      amount: formatMinor(amountMinor),
      at: at.getTime(),
      isLapsed,
    })),
  };
}

interface Played {
  product: Line['product'];
  turnoverMinor: bigint;
}

function shareOf(row: LevelRow | undefined, { product, turnoverMinor }: Played) {
  const steps = row?.rebates[product] ?? 0;
  return { steps, amountMinor: (turnoverMinor * BigInt(steps)) / 10_000n };
}

function sumOf(shares: readonly { amountMinor: bigint }[], cap: bigint): bigint {
  const sum = shares.reduce((total, { amountMinor }) => total + amountMinor, 0n);
  return sum < cap ? sum : cap;
}

/** Days that are over and wait for their run, at the current level; days without a rebate are omitted. */
async function waitingDays(
  { platform: { db } }: LoyaltyServices,
  memberId: bigint,
  row: LevelRow | undefined,
  today: string,
): Promise<{ day: string; amountMinor: bigint }[]> {
  const played = await db.rows(sql<Played & { day: string }>`
    select d.day::text as day, d.product, greatest(d.turnover_minor, 0) as "turnoverMinor" from loyalty_days d
     where d.member_id = ${memberId}::bigint and d.day < ${today}::date
       and d.day >= ${addDays(today, -CAUGHT_UP_DAYS)}::date
       and not exists (select 1 from loyalty_runs r where r.kind = 'rebate' and r.day = d.day
                         and coalesce(r.after_member, ${memberId}::bigint) >= ${memberId}::bigint)
     order by d.day, d.product`);
  const days = [...Map.groupBy(played, ({ day }) => day)].map(([day, products]) => ({
    day,
    amountMinor: sumOf(
      products.map((one) => shareOf(row, one)),
      row?.rebateCapMinor ?? 0n,
    ),
  }));
  return days.filter(({ amountMinor }) => amountMinor > 0n);
}
