import { toHex } from '@fairlot/fairness';
import type { DrawResult } from '@fairlot/lottery-maths';
import { sql, type Tx } from '../../../platform/db/index.ts';
import type { Events } from '../../../platform/events/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { claimRevealable, type DrawRow, makesDue, postponeDraw } from '../draws/draw-row.ts';
import { announceDraws, drawDrawn } from '../events.ts';
import type { GameBook } from '../games/games.ts';
import { joinResult, readStations } from '../joined/results.ts';
import { deriveNumbers, openSeed } from './derive-numbers.ts';
import { passedOn, skipDraw, voidDraw } from './void-draw.ts';

/** Time after the draw's time at which a reveal has failed for good; an issue without tickets is then skipped. */
const REVEAL_WITHIN_MS = 60_000;
/** Delay after which an issue with tickets is void. */
const DRAW_WITHIN_MS = 3_600_000;
/** Time without a result after which an official draw is void. */
const RESULT_WITHIN_MS = 24 * 3_600_000;
const RETRY_MS = 2000;
/** The stations pass on their results, so that looking again is only a precaution. */
const STATIONS_MS = 60_000;

/**
 * locked → drawn: opens the seed, checks it against its commitment, and derives and publishes the numbers. They follow
 * from the seed, the tickets' root and the beacon round where one was committed. Otherwise the draw becomes void or is
 * tried again later. Reveals others that are due with it.
 * @param together maximum number of draws that are revealed
 * @param onUnreadable called when the seed cannot be opened
 */
export async function revealDraw(
  tx: Tx,
  platform: Platform,
  games: GameBook,
  draw: DrawRow,
  { together, onUnreadable }: { together: number; onUnreadable: () => void },
): Promise<void> {
  const { events, secrets, log } = platform;
  if (draw.source === 'feed') return awaitResult(tx, platform, games, draw);
  if (draw.source === 'joined') return awaitStations(tx, platform, games, draw);
  const lateMs = draw.now.getTime() - draw.drawAt.getTime();
  if (lateMs >= REVEAL_WITHIN_MS && draw.ticketCount === 0) return skipDraw(tx, platform, games, draw);
  if (lateMs >= DRAW_WITHIN_MS) return voidDraw(tx, platform, games, draw, 'late');
  const { beacon } = draw;
  if (beacon.mode !== 'off' && beacon.signature === null) {
    if (!hasMissedBeacon(draw)) return postponeDraw(tx, draw.id, RETRY_MS);
    log.error(
      { gameCode: draw.gameCode, numero: draw.issue, round: beacon.round },
      'a draw is void because its beacon round did not arrive',
    );
    return voidDraw(tx, platform, games, draw, 'beacon-missing');
  }
  const seed = await openSeed(secrets, draw);
  if (seed === null) {
    onUnreadable();
    log.error({ gameCode: draw.gameCode, numero: draw.issue }, 'the seed of a draw cannot be revealed');
    return lateMs >= REVEAL_WITHIN_MS
      ? voidDraw(tx, platform, games, draw, 'reveal-failed')
      : postponeDraw(tx, draw.id, RETRY_MS);
  }

  const drawn = { draw, seed, result: await deriveNumbers(tx, games, draw, seed) };
  await publishResults(tx, events, [drawn, ...(await deriveOthers(tx, platform, games, draw, together - 1))]);
}

interface Drawn {
  draw: DrawRow;
  seed: Uint8Array;
  result: DrawResult;
}

/**
 * The results of draws of the same second, so that many draws cost as many statements and commits as a few. A draw that
 * cannot be revealed is handled in a separate step, which reports it.
 */
async function deriveOthers(
  tx: Tx,
  { secrets }: Platform,
  games: GameBook,
  first: DrawRow,
  limit: number,
): Promise<Drawn[]> {
  if (limit === 0) return [];
  const drawn: Drawn[] = [];
  for (const draw of await claimRevealable(tx, first, { withinMs: REVEAL_WITHIN_MS, limit })) {
    const seed = await openSeed(secrets, draw);
    if (seed !== null) drawn.push({ draw, seed, result: await deriveNumbers(tx, games, draw, seed) });
  }
  return drawn;
}

async function publishResults(tx: Tx, events: Events, drawn: readonly Drawn[]): Promise<void> {
  await tx.run(
    sql`
    update lottery_draws d set state = 'drawn', result = r.result, result_version = 1, revealed_seed = r.seed,
           next_due_at = clock_timestamp()
      from unnest(${drawn.map(({ draw }) => draw.id)}::bigint[],
             ${drawn.map(({ result }) => JSON.stringify(result))}::jsonb[],
             ${drawn.map(({ seed }) => toHex(seed))}::text[]) as r(id, result, seed) where d.id = r.id`,
    makesDue('settlement'),
  );
  await announceDraws(
    events,
    tx,
    drawDrawn,
    drawn.map(({ draw }) => draw),
  );
}

/** An official result arrives separately; without one the draw is void a day after its time. */
async function awaitResult(tx: Tx, platform: Platform, games: GameBook, draw: DrawRow): Promise<void> {
  const leftMs = draw.drawAt.getTime() + RESULT_WITHIN_MS - draw.now.getTime();
  if (leftMs > 0) return postponeDraw(tx, draw.id, leftMs);
  return draw.ticketCount === 0
    ? skipDraw(tx, platform, games, draw)
    : voidDraw(tx, platform, games, draw, 'result-missing');
}

/** A joined draw waits for both stations, and is void when one of them is. */
async function awaitStations(tx: Tx, platform: Platform, games: GameBook, draw: DrawRow): Promise<void> {
  for (const { voidReason, voidNote } of await readStations(tx, draw)) {
    if (voidReason === null) continue;
    if (draw.ticketCount === 0) return skipDraw(tx, platform, games, draw);
    return voidDraw(tx, platform, games, draw, passedOn(voidReason), voidNote);
  }
  if (!(await joinResult(tx, platform.events, draw))) await postponeDraw(tx, draw.id, STATIONS_MS);
}

/**
 * Whether a request for the round failed after the time was over. A server that was down meanwhile requests it first.
 */
function hasMissedBeacon({ drawAt, beaconMissedAt }: DrawRow): boolean {
  return beaconMissedAt !== null && beaconMissedAt.getTime() - drawAt.getTime() >= REVEAL_WITHIN_MS;
}
