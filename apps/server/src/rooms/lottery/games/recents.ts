import { type Database, sql, type Tx } from '../../../platform/db/index.ts';
import { type BetPlaced, PLAY_MONEY } from '../../../platform/events/index.ts';

/** Records which lotteries members played with real money; a repeated delivery changes nothing. */
export async function recordRecents(tx: Tx, bets: readonly BetPlaced[]): Promise<void> {
  const plays = bets
    .filter(({ source, asset }) => source === 'lottery' && asset !== PLAY_MONEY)
    .map(({ memberId, gameId, at }) => ({ memberId, gameCode: gameId, placedAt: at }));
  if (plays.length === 0) return;
  await tx.run(sql`
    insert into lottery_recents as r (member_id, game_code, played_at)
    select p."memberId", p."gameCode", to_timestamp(max(p."placedAt") / 1000.0)
      from jsonb_to_recordset(${JSON.stringify(plays)}::jsonb) as p("memberId" bigint, "gameCode" text,
          "placedAt" bigint)
     group by p."memberId", p."gameCode" order by p."memberId", p."gameCode"
    on conflict (member_id, game_code) do update set played_at = greatest(r.played_at, excluded.played_at)`);
}

/** Codes of the games for which a member bought tickets, latest first. */
export async function recentGames(db: Database, memberId: bigint, limit: number): Promise<string[]> {
  return db.values(sql<string>`
    select game_code from lottery_recents where member_id = ${memberId}::bigint
      order by played_at desc, game_code limit ${limit}::int`);
}
