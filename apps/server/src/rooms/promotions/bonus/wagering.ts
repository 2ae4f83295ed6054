import type { RawBuilder } from 'kysely';
import {
  betKey,
  type BetPlaced,
  type BetSettled,
  type Listener,
  onBets,
  outcomesOf,
  PLAY_MONEY,
  roundKey,
  settledNow,
} from '../../../platform/events/index.ts';
import { sql, type Tx } from '../../../platform/db/index.ts';
import type { PromotionsPlatform } from '../ports.ts';
import { followFreeBets } from './free-bets.ts';
import { countReferrals } from '../referral/referral-rows.ts';
import { AFTER_HOURS } from '../triggers/played.ts';
import type { Grants } from './grants.ts';

/** Earliest first outcome that is stored as a late one. */
const lateAfter = (placedAt: RawBuilder<unknown>) => sql`${placedAt} + make_interval(hours => ${AFTER_HOURS}::int)`;
/**
 * The time by which a bet counts instead of its stake, when its stake and first outcome are known. This is the current
 * time if an offer of the member paid a period since the stake, because the payment did not know the bet.
 */
const lateAt = (placedAt: RawBuilder<unknown>, settledAt: RawBuilder<unknown>) => sql`
  case when clock_timestamp() > ${lateAfter(placedAt)} and exists (
              select 1 from promotions_acceptances a join promotions_periods p on p.offer_id = a.offer_id
               where a.member_id = b.member_id and a.state = 'open'
                 and coalesce(p.paid_at, clock_timestamp()) > ${placedAt})
       then clock_timestamp()
       when ${settledAt} > ${lateAfter(placedAt)} then ${settledAt} end`;

/** The former outcomes of a bet once another one is stored; before the earliest payment of its stake none is needed. */
const formerOutcomes = sql`
  case when b.version > 0 and clock_timestamp() > ${lateAfter(sql`b.placed_at`)}
            and (b.status, b.win_minor, b.bonus_win_minor)
                is distinct from (excluded.status, excluded.win_minor, excluded.bonus_win_minor)
       then coalesce(b.former, '[]') || jsonb_build_object('status', b.status, 'win', b.win_minor,
              'bonusWin', b.bonus_win_minor, 'until', floor(extract(epoch from clock_timestamp()) * 1000)::bigint)
       else b.former end`;

/**
 * Folds bets of watched members into the wagering of their bonus money and the play of referred members. Bets of other
 * members are not stored.
 */
export function createWagering(platform: Pick<PromotionsPlatform, 'events'>, grants: Grants): Listener {
  async function count(tx: Tx, keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    await followFreeBets(tx, platform, keys);
    await countReferrals(tx, keys);
    const touched = await tx.rows(sql<{ id: string }>`
      select promotions_count_bets(${keys}::uuid[]) as id`);
    await grants.settle(
      tx,
      touched.map(({ id }) => id),
    );
  }
  return {
    name: 'bonus-wagering',
    byTopic: true,
    subscriptions: onBets({
      placed: async (tx, bets) => count(tx, await notePlaced(tx, bets)),
      settled: async (tx, chunks) => count(tx, await noteSettled(tx, chunks)),
      corrected: async (tx, chunks) => count(tx, await noteSettled(tx, chunks.map(settledNow))),
    }),
  };
}

/** Counts bets of one member sequentially, so that two sides of a round are compared. */
async function holdMembers(tx: Tx, memberIds: readonly string[]): Promise<void> {
  await tx.run(sql`
    select 1 from promotions_watched where member_id = any(${[...new Set(memberIds)]}::bigint[])
     order by member_id, asset for no key update`);
}

async function notePlaced(tx: Tx, bets: readonly BetPlaced[]): Promise<string[]> {
  const rows = bets
    .filter(({ asset }) => asset !== PLAY_MONEY)
    .map(({ detail: _detail, ...bet }) => ({ ...bet, key: betKey(bet, bet.betId), round: roundKey(bet) }));
  if (rows.length === 0) return [];
  await holdMembers(
    tx,
    rows.map(({ memberId }) => memberId),
  );
  return tx.values(sql<string>`
    insert into promotions_bets as b (key, member_id, asset, product, wagers_as, stake_minor, bonus_minor,
      odds_scaled, round_key, placed_at)
    select distinct on (p.key) p.key, p."memberId", p.asset, p.product, p."wagersAs", p."stakeMinor", p."bonusMinor",
           p."oddsScaled", p.round, to_timestamp(p.at / 1000.0)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p(key uuid, "memberId" bigint, asset text,
        product text, "wagersAs" text, "stakeMinor" bigint, "bonusMinor" bigint, "oddsScaled" bigint, round uuid,
        at bigint)
      join promotions_watched w on w.member_id = p."memberId" and w.asset = p.asset
     order by p.key
    on conflict (key) do update
      set stake_minor = excluded.stake_minor, bonus_minor = excluded.bonus_minor,
          odds_scaled = excluded.odds_scaled, round_key = excluded.round_key, placed_at = excluded.placed_at,
          late_at = ${lateAt(sql`excluded.placed_at`, sql`b.settled_at`)}
     where b.placed_at is null
    returning key`);
}

/** Stores the outcome with the higher version; with equal versions the later one. */
async function noteSettled(tx: Tx, chunks: readonly BetSettled[]): Promise<string[]> {
  const outcomes = outcomesOf(chunks.filter(({ asset }) => asset !== PLAY_MONEY));
  if (outcomes.length === 0) return [];
  await holdMembers(
    tx,
    outcomes.map(({ memberId }) => memberId),
  );
  const rows = outcomes.map((one) => ({ ...one, round: roundKey(one) }));
  return tx.values(sql<string>`
    insert into promotions_bets as b (key, member_id, asset, product, wagers_as, status, win_minor, bonus_win_minor,
      settled_at, version, round_key)
    select s.key, s."memberId", s.asset, s.product, s."wagersAs", s.status, s."winMinor", s."bonusWinMinor",
           to_timestamp(s.at / 1000.0), s.version, s.round
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s(key uuid, "memberId" bigint, asset text,
        product text, "wagersAs" text, status text, "winMinor" bigint, "bonusWinMinor" bigint, at bigint, version int,
        round uuid)
      join promotions_watched w on w.member_id = s."memberId" and w.asset = s.asset
     order by s.key
    on conflict (key) do update
      set status = excluded.status, win_minor = excluded.win_minor, bonus_win_minor = excluded.bonus_win_minor,
          settled_at = excluded.settled_at, version = excluded.version, former = ${formerOutcomes},
          late_at = case when b.version = 0 then ${lateAt(sql`b.placed_at`, sql`excluded.settled_at`)}
                         else b.late_at end
     where b.version < excluded.version or b.version = excluded.version and b.settled_at < excluded.settled_at
    returning key`);
}
