import { crashElapsedMs, crashMultiplierAt, hundredthsText } from '@fairlot/game-maths';
import { type Tx, sql } from '../../../platform/db/index.ts';
import { type Events, PLAY_MONEY } from '../../../platform/events/index.ts';
import type { OriginalGame } from '../games.ts';
import type { Chains, FlightSecret } from './chain.ts';
import type { CrashClock } from './clock.ts';
import {
  claimFlight,
  type Flight,
  hasOpen,
  landRounds,
  liabilityOf,
  mayOpen,
  noteCrash,
  openFlight,
  setCashOut,
  takeOff,
} from './flights.ts';

/**
 * Time in which stakes are taken. With the time for late arrivals, ten seconds pass between a crash and the next
 * take-off.
 */
const BETTING_MS = 9500;
/** Delay of a take-off above which the flight's start is moved. */
const LATE_MS = 250;
/** Lowest multiplier of a cash-out, hundredths. */
export const LEAST_CASH_OUT = 101n;

/** The flight as this process last read it. */
export interface Seen {
  flight: Flight | undefined;
  /** Link and point, once it flies. */
  secret: FlightSecret | undefined;
  readAtMs: number;
}

/**
 * The steps of a flight, each within one transaction that locks its row.
 * @param onTick called when automatic cash-outs and exposure were checked in flight
 */
export function createFlightSteps(
  events: Pick<Events, 'stream'>,
  chains: Pick<Chains, 'take'>,
  clock: Pick<CrashClock, 'now'>,
  onTick: () => void,
) {
  /**
   * Takes the due step of the cached flight. Does nothing if another flight is current.
   * @param isClosed whether the site is closed, so that calls of players are refused
   */
  async function step(
    tx: Tx,
    { flight: before, secret }: Seen,
    game: OriginalGame,
    isClosed: boolean,
  ): Promise<boolean> {
    if (before === undefined) return open(tx, game);
    const flight = await claimFlight(tx);
    if (flight === undefined || flight.id !== before.id || flight.state !== before.state) return false;
    if (flight.state === 'betting') {
      const startsAtMs = await takeOff(tx, flight.id, LATE_MS);
      await tell(tx, { ...flight, startsAtMs }, 'flying', '1.00', flight.promise);
      return false;
    }
    if (secret === undefined) throw new Error('the flight has no chain link');
    if (flight.state === 'flying') return fly(tx, flight, secret, game, isClosed);
    const isMore = await landRounds(tx, flight.id, { reached: secret.point, all: true });
    // Stakes whose owners are cashing out at this moment were skipped: the flight ends without them next time.
    if (!isMore && !(await hasOpen(tx, flight.id)))
      await tx.run(sql`select originals_close_flight(${flight.id}::bigint)`, { wakes: ['stream'] });
    return true;
  }

  async function open(tx: Tx, { returnScaled }: OriginalGame): Promise<boolean> {
    if (!(await mayOpen(tx))) return false;
    const link = await chains.take(tx);
    const opened = await openFlight(tx, { ...link, returnScaled }, BETTING_MS);
    await tell(tx, opened, 'betting', null, link.promise);
    return false;
  }

  async function fly(
    tx: Tx,
    flight: Flight,
    secret: FlightSecret,
    game: OriginalGame,
    isClosed: boolean,
  ): Promise<boolean> {
    const elapsedMs = clock.now() - flight.startsAtMs;
    const crashAfterMs = crashAfter(secret);
    if (elapsedMs >= crashAfterMs) {
      await noteCrash(tx, flight.id, secret, crashAfterMs);
      await tell(tx, flight, 'crashed', hundredthsText(secret.point), secret.link);
      return false;
    }
    onTick();
    const reached = crashMultiplierAt(elapsedMs);
    // Their players can no longer cash out, and would lose at the crash.
    if (isClosed) await setCashOut(tx, flight.id, reached < LEAST_CASH_OUT ? LEAST_CASH_OUT : reached);
    return landRounds(tx, flight.id, { reached, forcedAt: await forcedAtOf(tx, flight, game, reached) });
  }

  const tell = (
    tx: Tx,
    { id, startsAtMs }: Pick<Flight, 'id' | 'startsAtMs'>,
    state: 'betting' | 'flying' | 'crashed',
    multiplier: string | null,
    hash: string,
  ) =>
    events.stream.publish(tx, null, 'crash', {
      round: String(id),
      state,
      startsAt: Math.round(startsAtMs),
      multiplier,
      hash,
    });

  return step;
}

/** The multiplier at which the flight reached its maximum exposure; null before. */
async function forcedAtOf(
  tx: Tx,
  { id }: Flight,
  { maxExposureMinor: most }: OriginalGame,
  reached: bigint,
): Promise<bigint | null> {
  if (most === null) return null;
  const { paidMinor, inMinor } = await liabilityOf(tx, id, PLAY_MONEY);
  if (inMinor === 0n || paidMinor * 100n + inMinor * reached < most * 100n) return null;
  const left = ((most - paidMinor) * 100n) / inMinor;
  const forcedAt = left < LEAST_CASH_OUT ? LEAST_CASH_OUT : left;
  await tx.run(sql`update originals_flights set forced_at = ${forcedAt}::bigint where id = ${id}::bigint`);
  return forcedAt;
}

/** The first ms after the start at which the multiplier would exceed the point. */
export const crashAfter = ({ point }: FlightSecret) => crashElapsedMs(point + 1n);
