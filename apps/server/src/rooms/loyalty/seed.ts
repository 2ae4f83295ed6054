import { sql, type Tx } from '../../platform/db/index.ts';
import type { EquippedMember } from '../identity/ports.ts';
import { addDays } from '../../platform/zone.ts';
import { moneyReward } from './rewards/money.ts';
import type { LoyaltyServices } from './services.ts';

interface Status {
  level: number;
  /** Total, minor units. */
  depositMinor: bigint;
  turnoverMinor: bigint;
}

/** Initial levels of the demonstration members. */
const STATUSES: Readonly<Record<string, Status>> = {
  demo01: { level: 2, depositMinor: 500_000_000n, turnoverMinor: 8_200_000_000n },
  vip01: { level: 3, depositMinor: 4_500_000_000n, turnoverMinor: 31_000_000_000n },
};

/** Gives a demonstration member the level with its rewards; the gift of the previous level was collected. */
export async function equipLevel(tx: Tx, services: LoyaltyServices, { memberId, asset }: EquippedMember) {
  const member = await services.platform.people.find(memberId, tx);
  const status = STATUSES[member?.account ?? ''];
  if (status === undefined) return;
  const { level, depositMinor, turnoverMinor } = status;
  const { today } = await services.today(tx);
  await tx.run(sql`
    insert into loyalty_members (member_id, asset, level, highest, deposit_minor, turnover_minor, keep_from,
      check_on, since)
    select ${memberId}::bigint, ${asset}, ${level}::int, ${level}::int, ${depositMinor}::bigint,
           ${turnoverMinor}::bigint, ${addDays(today, -20)}::date, ${addDays(today, -20)}::date + keep_days,
           clock_timestamp() - interval '20 days'
      from loyalty_terms`);
  await tx.run(sql`
    insert into loyalty_days (day, member_id, product, turnover_minor, bets)
    select ${today}::date - n, ${memberId}::bigint, case n % 2 when 0 then 'lottery' else 'originals' end,
           ${turnoverMinor / 20n}::bigint, 12
      from generate_series(9, 18) n`);
  await tx.run(sql`
    insert into loyalty_history (member_id, from_level, to_level, cause, at)
    select ${memberId}::bigint, n - 1, n, 'risen',
           clock_timestamp() - (20 + 30 * (${level}::int - n)) * interval '1 day'
      from generate_series(2, ${level}::int) n`);
  if (member?.account === 'vip01') await seedRewards(tx, services, memberId, asset, today);
}

async function seedRewards(tx: Tx, { wallet }: LoyaltyServices, memberId: bigint, asset: string, today: string) {
  const collected = `vip:upgrade:${memberId}:2`;
  const rewards = [
    { key: collected, amountMinor: 18_800_000n, title: { text: 'upgrade', level: 2 }, isCollected: true },
    { key: `vip:upgrade:${memberId}:3`, amountMinor: 38_800_000n, title: { text: 'upgrade', level: 3 } },
    {
      key: `monthly:${today.slice(0, 7)}-01:${memberId}`,
      amountMinor: 8_800_000n,
      title: { text: 'monthly', level: 3 },
    },
    {
      key: `rebate:${addDays(today, -1)}:${memberId}`,
      amountMinor: 775_000n,
      title: { text: 'rebate', day: addDays(today, -1) },
    },
  ];
  for (const { key, amountMinor, title, isCollected = false } of rewards)
    await tx.run(sql`
      insert into loyalty_rewards (source_key, member_id, kind, amount_minor, asset, title, expires_at, state, ended_at)
      select ${key}, ${memberId}::bigint, 'money', ${amountMinor}::bigint, ${asset}, ${JSON.stringify(title)}::jsonb,
             clock_timestamp() + reward_days * interval '1 day', ${isCollected ? 'collected' : 'waiting'},
             case when ${isCollected}::boolean then clock_timestamp() end
        from loyalty_terms`);
  await moneyReward(wallet).grant(tx, { key: collected, memberId, asset, amountMinor: 18_800_000n });
}
