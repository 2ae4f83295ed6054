import type { GameSettings } from '../games.ts';
import type { OriginalsPlatform } from '../ports.ts';
import type { Chains } from './chain.ts';
import { createCrashClock } from './clock.ts';
import { crashAfter, createFlightSteps, type Seen } from './flight-steps.ts';
import { findFlight } from './flights.ts';

/** Time after the crash in which no stake is lost, because calls that arrived before it may still be processed. */
const ARRIVALS_MS = 500;
/** Interval at which automatic cash-outs and exposure are checked in flight. */
const TICK_MS = 250;
/** Pause after a step, before the next one is looked for. */
const AFTER_STEP_MS = 20;
/** Maximum delay after which changes by other processes are seen. */
const READ_EVERY_MS = 1000;
/** While no flight exists, for example because the game is off. */
const READ_EVERY_MS_IDLE = 5000;

/**
 * Drives the shared flight. Every step is one transaction that locks the row of the flight, so any number of processes
 * may run this; a process that finds it locked skips the step. Point and moment of a crash are computed from the chain,
 * so that a restart continues the same flight.
 */
export function createCrashDriver(
  { db, events, site }: Pick<OriginalsPlatform, 'db' | 'events' | 'site'>,
  settings: GameSettings,
  chains: Chains,
) {
  const clock = createCrashClock();
  let seen: Seen | undefined;
  let tickedAtMs = 0;
  const step = createFlightSteps(events, chains, clock, () => {
    tickedAtMs = Date.now();
  });
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
    const keptMs = seen?.flight === undefined ? READ_EVERY_MS_IDLE : READ_EVERY_MS;
    const isOld = seen === undefined || Date.now() - seen.readAtMs >= keptMs;
    const now = isOld || seen === undefined ? await look() : seen;
    const waitMs = msUntilDue(now, clock.now(), tickedAtMs);
    if (waitMs > 0) return Math.min(waitMs, Math.max(1, now.readAtMs + READ_EVERY_MS - Date.now()));
    let game = await settings.find('crash');
    if (now.flight === undefined && game?.enabled) {
      // A flight keeps the return that it begins with, so a new one takes the current settings, not the cached ones.
      game = (await settings.read(db)).find(({ code }) => code === 'crash');
      if (game?.enabled) await chains.prepare();
    }
    if (game === undefined || (now.flight === undefined && !game.enabled)) return false;
    seen = undefined;
    const isClosed = (await site.isInMaintenance()) || (await site.isUpgrading());
    const isMore = await db.transaction((tx) => step(tx, now, game, isClosed));
    return isMore || AFTER_STEP_MS;
  }

  return {
    clock,
    /** Measures the database's clock, even in a process that takes no steps. */
    readClock: async (): Promise<void> => clock.note(await findFlight(db)),
    /** Takes the step that is due, if any. @returns whether another is due immediately, or the ms until one is */
    run,
    /** Takes the step that is due, as `run`, but ignores the cache and reads first. For tests. */
    drive: async (): Promise<boolean> => {
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
