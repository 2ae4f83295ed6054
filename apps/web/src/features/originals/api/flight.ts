import type { originals, ValueOf } from '@fairlot/contract';
import { crashMultiplierAt } from '@fairlot/game-maths';
import { parseMinor } from '@fairlot/money';
import { infiniteQueryOptions, queryOptions, replaceEqualDeep } from '@tanstack/react-query';
import { defineCall } from '../../../shared/api/define-call.ts';

/** A flight with the moment at which its answer was read, by the page's own clock. */
export type Flight = ValueOf<typeof originals.flight> & { readAt: number };

const fetchFlight = defineCall<typeof originals.flight>()({
  method: 'GET',
  path: '/lgw/originals/crash',
  auth: 'optional',
});

export type PastFlight = ValueOf<typeof originals.flights>[number];

const fetchPast = defineCall<typeof originals.flights>()({
  method: 'GET',
  path: '/lgw/originals/crash/flights',
  auth: 'public',
});

/** Flights that have crashed, from the one before `round` on; pages of them, newest first. */
export const pastFlightsQuery = (round: string) =>
  infiniteQueryOptions({
    queryKey: ['originals', 'flights', round],
    queryFn: ({ pageParam, signal }) => fetchPast({ query: { before: pageParam } }, { signal }),
    initialPageParam: round,
    getNextPageParam: (page) => page.at(-1)?.round,
  });

/** Other players leave meanwhile. */
const EVERY_MS = 2000;

/** The flight as it stands; the event `crash` makes it stale. */
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

/** An answer comes so much sooner than the former one before its clock is taken instead, ms. */
const CLOCK_MS = 40;

/**
 * A reading of the same flight in which nobody left is the former one: only its clock goes on, which the page does by
 * itself, so that nothing is rendered in flight. An answer that came faster sets that clock.
 */
export function asKnown(before: Flight | undefined, next: Flight): Flight {
  const shared = replaceEqualDeep(before, next);
  if (before === undefined || before.state !== next.state) return shared;
  const isSooner = next.now - next.readAt > before.now - before.readAt + CLOCK_MS;
  const isSame = Object.entries(shared).every(
    ([key, value]) => MOVES.has(key) || before[key as keyof Flight] === value,
  );
  if (!isSame) return shared;
  // A better clock is for what draws by itself.
  if (isSooner) Object.assign(before, { now: next.now, readAt: next.readAt });
  return before;
}

/** What differs from one reading to the next although nothing happened. */
const MOVES: ReadonlySet<string> = new Set(['now', 'readAt', 'multiplier']);

/** The server's time now, as far as the last answer tells: never ahead of it. */
export function timeIn({ now, readAt }: Flight): number {
  return now + performance.now() - readAt;
}

/** Ms since the take-off; of a flight that crashed, until then. */
export function elapsedOf(flight: Flight): number {
  return Math.max(0, (flight.crashedAt ?? timeIn(flight)) - flight.startsAt);
}

/** Hundredths of the multiplier now; those of the crash where it crashed. */
export function multiplierNow(flight: Flight): bigint {
  if (flight.state === 'crashed' && flight.multiplier !== null) return parseMinor(flight.multiplier, 2);
  return crashMultiplierAt(elapsedOf(flight));
}
