import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import { betKey, type BetPlaced, type BetSettled, outcomesOf, PLAY_MONEY } from '../../../platform/events/index.ts';
import { extendSessions } from '../sessions/presence.ts';

/**
 * Stores bets that did not write their row themselves. A new row changes the used part of its member's limits; a second
 * delivery changes nothing. Only real money counts, both of stakes and outcomes: bonus money was never the member's to
 * lose.
 */
export async function notePlaced(tx: Tx, bets: readonly BetPlaced[]): Promise<void> {
  const rows = bets
    .filter(({ asset }) => asset !== PLAY_MONEY)
    .map(({ source, vendor, betId, memberId, asset, product, gameId, gameName, stakeMinor, bonusMinor, at }) => ({
      key: betKey({ source, vendor }, betId),
      memberId,
      asset,
      product,
      gameId,
      gameName,
      stakeMinor: String(BigInt(stakeMinor) - BigInt(bonusMinor)),
      at,
    }));
  if (rows.length === 0) return;
  await tx.run(sql`
    with noted as (
      insert into protection_bets as b (bet_id, member_id, asset, product, game_id, game_name, stake_minor, placed_at)
      select distinct on (p.key) p.key, p."memberId", p.asset, p.product, p."gameId", p."gameName", p."stakeMinor",
             to_timestamp(p.at / 1000.0)
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p(key uuid, "memberId" bigint, asset text,
             product text, "gameId" text, "gameName" text, "stakeMinor" bigint, at bigint)
       order by p.key
      on conflict (bet_id) do update
        set asset = excluded.asset, product = excluded.product, game_id = excluded.game_id,
            game_name = excluded.game_name, stake_minor = excluded.stake_minor, placed_at = excluded.placed_at
       where b.placed_at is null
      returning member_id)
    update protection_sums set slot_at = null where member_id in (select member_id from noted)`);
}

/**
 * Extends the sessions of members who bet at vendors. A game that fills the browser's page calls only its vendor, so
 * its bets are the only sign that the member is still there. Bets of the other rooms arrive by members' own calls, or
 * without the member, as the later tickets of a plan.
 */
export async function notePresent(tx: Tx, bets: readonly BetPlaced[]): Promise<void> {
  const rows = bets
    .filter(({ source, asset }) => source === 'vendor' && asset !== PLAY_MONEY)
    .map(({ memberId, at }) => ({ memberId, at }));
  if (rows.length === 0) return;
  // A late event says nothing about now, and the clock of a vendor whose report has the bet may be ahead.
  await extendSessions(
    tx,
    sql`
    select b."memberId" as member_id, min(b.at) as first, max(b.at) as last
      from (select "memberId", least(to_timestamp(at / 1000.0), clock_timestamp()) as at
              from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r("memberId" bigint, at bigint)) b
     where b.at > clock_timestamp() - interval '30 minutes' group by 1`,
  );
}

/** Stores outcomes; of two for one bet the one with the higher version counts. */
export async function noteSettled(tx: Tx, chunks: readonly BetSettled[]): Promise<void> {
  const rows = outcomesOf(chunks.filter(({ asset }) => asset !== PLAY_MONEY)).map(
    ({ key, memberId, status, winMinor, bonusWinMinor, version }) => ({
      key,
      memberId,
      status,
      winMinor: String(BigInt(winMinor) - BigInt(bonusWinMinor)),
      version,
    }),
  );
  if (rows.length === 0) return;
  await tx.run(sql`
    with noted as (
      insert into protection_bets as b (bet_id, member_id, status, win_minor, version)
      select s.key, s."memberId", s.status, s."winMinor", s.version
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s(key uuid, "memberId" bigint, status text,
             "winMinor" bigint, version int)
       order by s.key
      on conflict (bet_id) do update
        set status = excluded.status, win_minor = excluded.win_minor, version = excluded.version
       where b.version <= excluded.version
      returning member_id)
    update protection_sums set slot_at = null where member_id in (select member_id from noted)`);
}

/** A year can be viewed, and a month counts; older bets are removed in batches. @returns whether there is more */
export async function forgetBets(executor: Executor): Promise<boolean> {
  const gone = await executor.run(sql`
    delete from protection_bets where bet_id in (
      select bet_id from protection_bets where placed_at < clock_timestamp() - interval '13 months' limit 2000)`);
  return gone === 2000;
}
