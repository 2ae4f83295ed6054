import { sql, type Tx } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import type { DrawRow } from '../draws/draw-row.ts';
import { drawOpened, announceDraw } from '../events.ts';
import type { Wallet } from '../../wallet/index.ts';
import type { GameBook } from '../games/games.ts';
import { takeTimes } from '../joined/draws.ts';
import { openPools } from '../pools/pool-book.ts';
import { skipDraw } from './void-draw.ts';

/**
 * scheduled → open; fills the jackpot pools of the game. An issue whose whole sale period was missed is skipped, and so
 * is a joined issue if one of its stations is no longer sold.
 */
export async function openDraw(
  tx: Tx,
  platform: Platform,
  wallet: Wallet,
  games: GameBook,
  draw: DrawRow,
): Promise<void> {
  const isSold = draw.source === 'joined' ? await takeTimes(tx, draw) : draw.now < draw.lockAt;
  if (!isSold) return skipDraw(tx, platform, games, draw);
  await tx.run(sql`update lottery_draws set state = 'open', next_due_at = lock_at where id = ${draw.id}`);
  await openPools(tx, wallet, draw);
  await announceDraw(platform.events, tx, drawOpened, draw);
}
