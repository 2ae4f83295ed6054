import { formatMinor } from '@fairlot/money';
import type { loyalty as contract, ValueOf } from '@fairlot/contract';
import { sql } from '../../../platform/db/index.ts';
import { addDays, startOfDay } from '../../../platform/zone.ts';
import { titleOf } from '../rewards/present.ts';
import type { Title } from '../rewards/reward-rows.ts';
import type { LoyaltyServices } from '../services.ts';
import { findStanding, readLevels } from './level-rows.ts';
import { percentOf } from './present.ts';

type Rebate = ValueOf<typeof contract.rebate>;
type Line = Rebate['earning']['lines'][number];

/** Rebates of the past that are shown. */
const MOST_PAID = 10;

/** What today's play brings by the level that the member has now; the run of the day decides by the level then. */
export async function rebateOf(
  services: LoyaltyServices,
  memberId: bigint,
  asset: string,
  language: string,
): Promise<Rebate> {
  const { db } = services.platform;
  const { zone, today } = await services.today(db);
  const level = (await findStanding(db, memberId))?.level ?? 1;
  const row = (await readLevels(db)).find((one) => one.level === level);
  const played = await db.rows(sql<{ product: Line['product']; turnoverMinor: bigint }>`
    select product, greatest(turnover_minor, 0) as "turnoverMinor" from loyalty_days
     where member_id = ${memberId}::bigint and day = ${today}::date order by product`);
  const lines = played.map(({ product, turnoverMinor }) => {
    const steps = row?.rebates[product] ?? 0;
    return { product, turnoverMinor, steps, amountMinor: (turnoverMinor * BigInt(steps)) / 10_000n };
  });
  const sum = lines.reduce((total, { amountMinor }) => total + amountMinor, 0n);
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
      sum: formatMinor(sum < cap ? sum : cap),
      most: formatMinor(cap),
    },
    paid: paid.map(({ title, amountMinor, at, isLapsed }) => ({
      title: titleOf(title, language),
      amount: formatMinor(amountMinor),
      at: at.getTime(),
      isLapsed,
    })),
  };
}
