import { type Database, sql } from '../../../platform/db/index.ts';
import { kept } from '../../../platform/rows/kept.ts';

/** A jackpot pool as members see it: what a winner would get now, with the tickets sold so far. */
export interface Jackpot {
  gameCode: string;
  level: string;
  shareBp: number;
  guaranteeMinor: bigint;
  amountMinor: bigint;
}

/**
 * Every ticket changes an amount. A delay of a second is not noticed, because clients get changes through the stream.
 */
const KEEP_MS = 1000;

/** The jackpots for money of all games, highest first within a game; cached for a second. */
export function createJackpots(db: Database): () => Promise<readonly Jackpot[]> {
  return kept(KEEP_MS, () =>
    db.rows(sql<Jackpot>`
      select game_code as "gameCode", level, share_bp as "shareBp", guarantee_minor as "guaranteeMinor",
             amount_minor as "amountMinor"
        from lottery_jackpots() where asset <> 'FUN' order by game_code, level`),
  );
}

/** Notifies clients of jackpots that have grown. */
export async function announceJackpots(db: Database): Promise<void> {
  // Usually none has; the announcement would wake every process's stream.
  const haveGrown = await db.has(sql`
    select 1 from lottery_jackpots() j join lottery_pools p using (game_code, level, asset)
     where asset <> 'FUN' and p.shown_minor <> j.amount_minor`);
  if (!haveGrown) return;
  await db.run(sql`select lottery_announce_jackpots()`, { wakes: ['stream'] });
}
