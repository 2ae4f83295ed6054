import type { originals, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../shared/api/define-call.ts';

/** A flight with the moment at which its answer was read, by the page's own clock. */
export type Flight = ValueOf<typeof originals.flight> & { readAt: number };

const fetchFlight = defineCall<typeof originals.flight>()({
  method: 'GET',
  path: '/lgw/originals/crash',
  auth: 'optional',
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
    staleTime: 0,
    refetchInterval: EVERY_MS,
  });

/** The server's time now, as far as the last answer tells: never ahead of it. */
export function timeIn({ now, readAt }: Flight): number {
  return now + performance.now() - readAt;
}
