import { crashElapsedMs, crashMultiplierAt } from '@fairlot/game-maths';
import { type Tx, sql } from '../../../platform/db/index.ts';
import { PLAY_MONEY } from '../../../platform/events/index.ts';
import type { Platform } from '../../../platform/index.ts';
import type { GameSettings, OriginalGame } from '../games.ts';
import type { Chains, FlightSecret } from './chain.ts';
import { createCrashClock, type CrashClock } from './clock.ts';
import {
  claimFlight,
  findFlight,
  type Flight,
  hasOpen,
  landRounds,
  liabilityOf,
  mayOpen,
  noteCrash,
  openFlight,
  takeOff,
} from './flights.ts';

/**
 * Time in which stakes are taken. With the time for late arrivals, ten seconds pass between a crash and the next
 * take-off.
 */
const BETTING_MS = 9500;
/** Time after the crash in which no stake is lost, because calls that arrived before it may still be processed. */
const ARRIVALS_MS = 500;
/** Delay of a take-off above which the flight's start is moved. */
const LATE_MS = 250;
/** Interval at which automatic cash-outs and exposure are checked in flight. */
const TICK_MS = 250;
/** Pause after a step, before the next one is looked for. */
const AFTER_STEP_MS = 20;
/** Maximum delay after which changes by other processes are seen. */
const READ_EVERY_MS = 1000;
/** Lowest multiplier of a cash-out, hundredths. */
export const LEAST_CASH_OUT = 101n;

export interface CrashDriver {
  clock: CrashClock;
  /** Measures the database's clock, also in a process that takes no steps. */
  readClock(): Promise<void>;
  /** Takes the step that is due, if any. @returns whether another is due immediately, or the ms until one is */
  run(): Promise<boolean | number>;
  /** Takes the step that is due, as `run`, but ignores the cache and reads first. For tests. */
  drive(): Promise<boolean>;
}

/** The flight as this process last read it. */
interface Seen {
  flight: Flight | undefined;
  /** Link and point, once it flies. */
  secret: FlightSecret | undefined;
  readAtMs: number;
}

/**
 * Drives the shared flight. Every step is one transaction that locks the row of the flight, so any number of processes
 * may run this; a process that finds it locked skips the step. Point and moment of a crash are computed from the chain,
 * so that a restart continues the same flight.
 */
export function createCrashDriver(
  { db, events }: Pick<Platform, 'db' | 'events'>,
  settings: GameSettings,
  chains: Chains,
): CrashDriver {
  const clock = createCrashClock();
  let seen: Seen | undefined;
  let tickedAtMs = 0;
  // This or another process took a step: the cached flight is stale.
  events.stream.subscribe(({ name }) => {
    if (name === 'crash') seen = undefined;
  });

  async function look(): Promise<Seen> {
    const { flight, ...time } = await findFlight(db);
    clock.note(time);
    const isSecret = flight === undefined || flight.state === 'betting';
    const now = { flight, secret: isSecret ? undefined : await chains.secretOf(flight), readAtMs: Date.now() };
    seen = now;
    return now;
  }

  async function run(): Promise<boolean | number> {
    const isOld = seen === undefined || Date.now() - seen.readAtMs >= READ_EVERY_MS;
    const now = isOld || seen === undefined ? await look() : seen;
    const waitMs = msUntilDue(now, clock.now(), tickedAtMs);
    if (waitMs > 0) return Math.min(waitMs, Math.max(1, now.readAtMs + READ_EVERY_MS - Date.now()));
    const game = await settings.find('crash');
    if (game === undefined) return false;
    if (now.flight === undefined) {
      if (!game.enabled) return false;
      await chains.prepare();
    }
    seen = undefined;
    const isMore = await db.transaction((tx) => step(tx, now, game));
    return isMore || AFTER_STEP_MS;
  }

  /** Takes the step that is due of the cached flight. Does nothing when the current flight is another one. */
  async function step(tx: Tx, { flight: before, secret }: Seen, game: OriginalGame): Promise<boolean> {
    if (before === undefined) return open(tx, game);
    const flight = await claimFlight(tx);
    if (flight === undefined || flight.id !== before.id || flight.state !== before.state) return false;
    if (flight.state === 'betting') {
      const startsAtMs = await takeOff(tx, flight.id, LATE_MS);
      await tell(tx, { ...flight, startsAtMs }, 'flying', '1.00', flight.promise);
      return false;
    }
    if (secret === undefined) throw new Error('a flight that took off has no link');
    if (flight.state === 'flying') return fly(tx, flight, secret, game);
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

  async function fly(tx: Tx, flight: Flight, secret: FlightSecret, game: OriginalGame): Promise<boolean> {
    const elapsedMs = clock.now() - flight.startsAtMs;
    const crashAfterMs = crashAfter(secret);
    if (elapsedMs >= crashAfterMs) {
      await noteCrash(tx, flight.id, secret, crashAfterMs);
      await tell(tx, flight, 'crashed', multiplierText(secret.point), secret.link);
      return false;
    }
    tickedAtMs = Date.now();
    const reached = crashMultiplierAt(elapsedMs);
    return landRounds(tx, flight.id, { reached, forcedAt: await forcedAtOf(tx, flight, game, reached) });
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

  return {
    clock,
    readClock: async () => clock.note(await findFlight(db)),
    run,
    drive: async () => {
      seen = undefined;
      tickedAtMs = 0;
      return (await run()) === true;
    },
  };
}

/** Milliseconds until a step of the flight is due; 0 or less if one is. */
function msUntilDue({ flight, secret }: Seen, nowMs: number, tickedAtMs: number): number {
  if (flight === undefined) return 0;
  if (flight.state === 'betting') return flight.startsAtMs - nowMs;
  if (flight.state === 'crashed') return (flight.crashedAtMs ?? 0) + ARRIVALS_MS - nowMs;
  const crashMs = secret === undefined ? Infinity : flight.startsAtMs + crashAfter(secret) - nowMs;
  return flight.hasOpen ? Math.min(crashMs, tickedAtMs + TICK_MS - Date.now()) : crashMs;
}

/** The first ms after the start at which the multiplier would exceed the point. */
const crashAfter = ({ point }: FlightSecret) => crashElapsedMs(point + 1n);

/** Hundredths as text: "2.31". */
export function multiplierText(hundredths: bigint): string {
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}
