import type { originals, ValueOf } from '@fairlot/contract';
import { crashMultiplierAt } from '@fairlot/game-maths';
import { parseMinor } from '@fairlot/money';
import { infiniteQueryOptions, queryOptions, replaceEqualDeep } from '@tanstack/react-query';
import { defineCall } from '../../../shared/api/define-call.ts';

/** A flight with the time at which its answer was read, by the page's monotonic clock. */
export type Flight = ValueOf<typeof originals.flight> & {
  readAt: number;
  /** When its clock was stopped because the server no longer answered. */
  stoppedAt?: number;
};

const fetchFlight = defineCall<typeof originals.flight>('GET /lgw/originals/crash', { auth: 'optional' });

export type PastFlight = ValueOf<typeof originals.flights>[number];

const fetchPast = defineCall<typeof originals.flights>('GET /lgw/originals/crash/flights', { auth: 'public' });

/** Crashed flights before `round`, in pages, newest first. */
export const pastFlightsQuery = (round: string) =>
  infiniteQueryOptions({
    queryKey: ['originals', 'flights', round],
    queryFn: ({ pageParam, signal }) => fetchPast({ query: { before: pageParam } }, { signal }),
    initialPageParam: round,
    getNextPageParam: (page) => page.at(-1)?.round,
  });

/** Polling interval, because other players cash out meanwhile. */
const EVERY_MS = 2000;

/** The current flight; the event `crash` makes it stale. */
export const flightQuery = () =>
  queryOptions({
    queryKey: ['originals', 'crash'],
    queryFn: async ({ signal }): Promise<Flight> => {
      const flight = await fetchFlight({}, { signal });
      return { ...flight, readAt: performance.now() };
    },
    structuralSharing: (before, next) => asKnown(before as Flight | undefined, next as Flight),
    staleTime: 0,
    refetchInterval: EVERY_MS,
  });

/** An answer must have arrived this much faster than the previous one before its clock is adopted, ms. */
const CLOCK_MS = 40;

/**
 * Keeps the previous object if the flight is the same and no player cashed out. Only its clock has advanced, which the
 * page computes itself, so nothing renders during a flight. An answer that arrived faster updates that clock.
 */
export function asKnown(before: Flight | undefined, next: Flight): Flight {
  const shared = replaceEqualDeep(before, next);
  if (before === undefined || before.state !== next.state) return shared;
  const isSooner = next.now - next.readAt > before.now - before.readAt + CLOCK_MS;
  const isSame = Object.entries(shared).every(
    ([key, value]) => MOVES.has(key) || before[key as keyof Flight] === value,
  );
  if (!isSame) return shared;
  // A better clock is only for components that draw themselves.
  if (isSooner) Object.assign(before, { now: next.now, readAt: next.readAt });
  return before;
}

/** Fields that differ between two answers even if nothing happened. */
const MOVES: ReadonlySet<string> = new Set(['now', 'readAt', 'multiplier']);

/** The current server time as estimated from the last answer; it never runs ahead of the server. */
export function timeIn({ now, readAt, stoppedAt = performance.now() }: Flight): number {
  return now + stoppedAt - readAt;
}

/** Ms since the take-off; for a crashed flight, until the crash. */
export function elapsedOf(flight: Flight): number {
  return Math.max(0, (flight.crashedAt ?? timeIn(flight)) - flight.startsAt);
}

/** The current multiplier in hundredths; after a crash, the crash multiplier. */
export function multiplierNow(flight: Flight): bigint {
  if (flight.state === 'crashed' && flight.multiplier !== null) return parseMinor(flight.multiplier, 2);
  return crashMultiplierAt(elapsedOf(flight));
}
