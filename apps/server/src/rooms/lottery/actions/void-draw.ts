import { toHex } from '@fairlot/fairness';
import type { DrawResult } from '@fairlot/lottery-maths';
import { sql, type Tx } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { type DrawRow, findDrawForUpdate, findJoinedForUpdate, makesDue, type VoidReason } from '../draws/draw-row.ts';
import { drawVoided, announceDraw } from '../events.ts';
import type { GameBook } from '../games/games.ts';
import { deriveNumbers, openSeed } from './derive-numbers.ts';
import { lockDraw } from './lock-draw.ts';
import { dropSalesData } from './settle-draw.ts';

type Needed = Pick<Platform, 'events' | 'secrets'>;

/** Ends an issue without tickets. */
export async function skipDraw(tx: Tx, needed: Needed, games: GameBook, draw: DrawRow): Promise<void> {
  await markVoid(tx, needed, games, draw, { state: 'void', reason: 'skipped', note: null });
  // Cancelled tickets and stopped numbers leave rows.
  if (draw.state !== 'scheduled') await dropSalesData(tx, draw.id);
  await announceDraw(needed.events, tx, drawVoided, draw);
}

/**
 * locked → settling, with a reason: all stakes are returned. Publishes the numbers that the seed would have drawn, or
 * the reported result of an official draw.
 * @param note the operators' reason; players see it
 */
export function voidDraw(
  tx: Tx,
  needed: Needed,
  games: GameBook,
  draw: DrawRow,
  reason: VoidReason,
  note: string | null = null,
): Promise<void> {
  return markVoid(tx, needed, games, draw, { state: 'settling', reason, note });
}

async function markVoid(
  tx: Tx,
  { events, secrets }: Needed,
  games: GameBook,
  draw: DrawRow,
  { state, reason, note }: { state: 'void' | 'settling'; reason: VoidReason; note: string | null },
): Promise<void> {
  const seed = await openSeed(secrets, draw);
  const avoided = draw.source === 'feed' ? await reportedFirst(tx, draw) : await wouldHaveDrawn(tx, games, draw, seed);
  await tx.run(
    sql`
    update lottery_draws
       set state = ${state}, void_reason = ${reason}, void_note = ${note}::text,
           revealed_seed = ${seed === null ? null : toHex(seed)}::text,
           avoided_result = ${avoided === null ? null : JSON.stringify(avoided)}::jsonb,
           settled_at = case ${state} when 'void' then clock_timestamp() end, next_due_at = clock_timestamp()
     where id = ${draw.id}`,
    makesDue('settlement'),
  );
  if (draw.source === 'feed') await voidJoined(tx, { events, secrets }, games, draw, reason, note);
}

/** A station that is void voids the draws joined with it, for the same reason; what they have sold is returned. */
async function voidJoined(
  tx: Tx,
  needed: Needed,
  games: GameBook,
  station: DrawRow,
  reason: VoidReason,
  note: string | null,
): Promise<void> {
  for (const joined of await findJoinedForUpdate(tx, station)) {
    if (joined.state === 'open') await lockDraw(tx, needed.events, joined);
    const draw = (await findDrawForUpdate(tx, joined.gameCode, joined.issue)) ?? joined;
    if (draw.state === 'scheduled' || (draw.state === 'locked' && draw.ticketCount === 0))
      await skipDraw(tx, needed, games, draw);
    else if (draw.state === 'locked') await voidDraw(tx, needed, games, draw, passedOn(reason), note);
  }
}

/** A station without tickets of its own is skipped; for those on the joined draw its result is missing. */
export const passedOn = (reason: VoidReason): VoidReason => (reason === 'skipped' ? 'result-missing' : reason);

/** Null before the lock, and while the committed beacon round is unknown. */
async function wouldHaveDrawn(
  tx: Tx,
  games: GameBook,
  draw: DrawRow,
  seed: Uint8Array | null,
): Promise<DrawResult | null> {
  const isAwaited = draw.beacon.mode !== 'off' && draw.beacon.signature === null;
  return seed === null || draw.merkleRoot === null || isAwaited ? null : deriveNumbers(tx, games, draw, seed);
}

/** The first report of a feed; manual entries are not a public result. */
async function reportedFirst(tx: Tx, { id }: DrawRow): Promise<DrawResult | null> {
  const report = await tx.first(sql<{ result: DrawResult }>`
    select result from lottery_result_reports where draw_id = ${id} and source like 'feed:%' order by id limit 1`);
  return report?.result ?? null;
}
