import { sql, type Tx } from '../../platform/db/index.ts';
import {
  betKey,
  type BetPlaced,
  type BetSettled,
  depositCredited,
  depositReversed,
  limitSet,
  type Listener,
  memberVerified,
  on,
  onBets,
  outcomesOf,
  PLAY_MONEY,
  rewardOffered,
  rewardUndone,
  settledNow,
} from '../../platform/events/index.ts';
import { TRIAL_TYPE } from '../../platform/http/index.ts';
import { countMission } from './missions/mission-rows.ts';
import { announceLapsed } from './rewards/lapsed.ts';
import { undoRewards } from './rewards/reward-rows.ts';
import type { LoyaltyServices } from './services.ts';

/**
 * Events that the room handles: bets and deposits for levels and missions, identities for missions, rewards of other
 * rooms.
 */
export function createListeners(services: LoyaltyServices): Listener[] {
  const { platform, tell } = services;
  const currency = (tx: Tx) => platform.site.currency(tx);

  async function countDeposits(tx: Tx, rows: readonly { key: string; memberId: string; amount: string }[]) {
    if (rows.length === 0) return;
    const { today } = await services.today(tx);
    const { news } = await tx.one(sql<{ news: bigint[] }>`
      select loyalty_count_deposits(${JSON.stringify(rows)}::jsonb, ${await currency(tx)}, ${today}::date) as news`);
    await tell(tx, news);
  }

  return [
    {
      name: 'loyalty-bets',
      byTopic: true,
      subscriptions: onBets({
        placed: (tx, bets) => notePlaced(tx, services, bets),
        settled: (tx, chunks) => noteSettled(tx, services, chunks),
        corrected: (tx, chunks) => noteSettled(tx, services, chunks.map(settledNow)),
      }),
    },
    {
      name: 'loyalty-deposits',
      subscriptions: [
        on(depositCredited, (tx, events) =>
          countDeposits(
            tx,
            events.flatMap(({ memberId, payload: { orderId, amountMinor } }) =>
              memberId === null ? [] : [{ key: orderId, memberId: String(memberId), amount: amountMinor }],
            ),
          ),
        ),
        on(depositReversed, (tx, events) =>
          countDeposits(
            tx,
            events.flatMap(({ memberId, payload: { orderId, amountMinor } }) =>
              memberId === null
                ? []
                : [{ key: `reversed:${orderId}`, memberId: String(memberId), amount: `-${amountMinor}` }],
            ),
          ),
        ),
        on(memberVerified, async (tx, events) => {
          for (const { memberId, payload } of events)
            if (memberId !== null && payload.verified) await countMission(tx, services, memberId, 'verified');
        }),
        on(limitSet, async (tx, events) => {
          const setters = events.flatMap(({ memberId }) => memberId ?? []);
          const known = await platform.people.entries(setters, tx);
          for (const memberId of setters) {
            const type = known.get(memberId)?.type;
            if (type !== undefined && type !== TRIAL_TYPE) await countMission(tx, services, memberId, 'limits');
          }
        }),
      ],
    },
    rewardListener(services),
  ];
}

/** Rewards that other rooms offer and take back. */
function rewardListener({ platform, tell }: LoyaltyServices): Listener {
  return {
    name: 'loyalty-rewards',
    subscriptions: [
      on(rewardOffered, async (tx, events) => {
        const rows = events.map(({ payload }) => payload);
        await tx.run(sql`
          insert into loyalty_rewards (source_key, member_id, kind, amount_minor, asset, title, terms, expires_at,
                                       details)
          select r."sourceKey", r."memberId", r.kind, r."amountMinor", r.asset, r.title,
                 nullif(r.terms, 'null'::jsonb), to_timestamp(r."expiresAt" / 1000.0), r.details
            from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r("sourceKey" text, "memberId" bigint,
              kind text, "amountMinor" bigint, asset text, title jsonb, terms jsonb, "expiresAt" bigint,
              details jsonb)
          on conflict (source_key) do nothing`);
        await tell(
          tx,
          rows.map(({ memberId }) => BigInt(memberId)),
        );
      }),
      on(rewardUndone, async (tx, events) => {
        const keys = events.flatMap(({ payload }) => payload.sourceKeys);
        const undone = await undoRewards(tx, keys);
        await announceLapsed(platform, tx, undone);
        await tell(
          tx,
          undone.map(({ memberId }) => memberId),
        );
      }),
    ],
  };
}

async function notePlaced(tx: Tx, services: LoyaltyServices, bets: readonly BetPlaced[]): Promise<void> {
  const rows = bets
    .filter(({ asset }) => asset !== PLAY_MONEY)
    .map(({ memberId, asset, product, stakeMinor, bonusMinor, ...bet }) => ({
      key: betKey(bet, bet.betId),
      memberId,
      asset,
      product,
      stakeMinor: String(BigInt(stakeMinor) - BigInt(bonusMinor)),
    }));
  if (rows.length === 0) return;
  await tx.run(sql`
    insert into loyalty_bets as b (key, member_id, asset, product, stake_minor)
    select distinct on (p.key) p.key, p."memberId", p.asset, p.product, p."stakeMinor"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p(key uuid, "memberId" bigint, asset text,
        product text, "stakeMinor" bigint)
     order by p.key
    on conflict (key) do update set stake_minor = excluded.stake_minor where b.stake_minor is null`);
  await count(tx, services, rows);
}

/** Stores the outcome with the higher version; with equal versions the later one. */
async function noteSettled(tx: Tx, services: LoyaltyServices, chunks: readonly BetSettled[]): Promise<void> {
  const rows = outcomesOf(chunks.filter(({ asset }) => asset !== PLAY_MONEY)).map(
    ({ key, memberId, asset, product, status, version, at, winMinor, bonusWinMinor }) => ({
      key,
      memberId,
      asset,
      product,
      isPlayed: status === 'won' || status === 'lost',
      winMinor: String(BigInt(winMinor) - BigInt(bonusWinMinor)),
      version,
      at,
    }),
  );
  if (rows.length === 0) return;
  await tx.run(sql`
    insert into loyalty_bets as b (key, member_id, asset, product, is_played, win_minor, settled_at, version)
    select s.key, s."memberId", s.asset, s.product, s."isPlayed", s."winMinor", to_timestamp(s.at / 1000.0),
           s.version
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s(key uuid, "memberId" bigint, asset text,
        product text, "isPlayed" boolean, "winMinor" bigint, at bigint, version int)
     order by s.key
    on conflict (key) do update
      set is_played = excluded.is_played, win_minor = excluded.win_minor, settled_at = excluded.settled_at,
          version = excluded.version
     where b.version < excluded.version or b.version = excluded.version and b.settled_at <= excluded.settled_at`);
  await count(tx, services, rows);
}

async function count(tx: Tx, services: LoyaltyServices, rows: readonly { key: string }[]): Promise<void> {
  const { zone, today } = await services.today(tx);
  const keys = [...new Set(rows.map(({ key }) => key))];
  const { news } = await tx.one(sql<{ news: bigint[] }>`
    select loyalty_count_bets(${keys}::uuid[], ${zone}, ${today}::date) as news`);
  await services.tell(tx, news);
}
