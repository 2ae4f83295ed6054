import type { Tx } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type DrawState, findDrawForUpdate } from '../draws/draw-row.ts';
import type { GameBook } from '../games/games.ts';
import { lockSales } from '../joined/sales.ts';
import { lockDraw } from './lock-draw.ts';
import { voidDraw } from './void-draw.ts';

/**
 * Voids a draw that is on sale or locked; settlement returns all stakes. A draw on sale is locked first, so that its
 * Merkle root still proves the tickets.
 * @param note the operators' reason; players see it in the proof
 * @returns the previous state of the draw
 * @throws Refusal draw.unknown, or draw.not.voidable once its numbers are drawn
 */
export async function voidByOperator(
  tx: Tx,
  platform: Platform,
  games: GameBook,
  gameCode: string,
  issue: string,
  note: string,
): Promise<DrawState> {
  const draw = await findDrawForUpdate(tx, gameCode, issue);
  if (draw === undefined) throw new Refusal('draw.unknown');
  if (draw.state !== 'open' && draw.state !== 'locked') throw new Refusal('draw.not.voidable', { state: draw.state });
  if (draw.state === 'open') await lockSales(tx, draw);
  if (draw.state === 'open') await lockDraw(tx, platform.events, draw);
  const locked = draw.state === 'open' ? await findDrawForUpdate(tx, gameCode, issue) : draw;
  if (locked === undefined) throw new Refusal('draw.unknown');
  await voidDraw(tx, platform, games, locked, 'operator', note);
  return draw.state;
}
