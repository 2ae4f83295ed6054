import { queryOptions } from '@tanstack/react-query';
import { halfwaySince } from '../../../../shared/clock/clock.ts';
import { stamp } from '../../../../shared/query/stamped.ts';
import { fetchDraw } from '../../results/api/draw.ts';

/** Polling interval until the draw is settled, for pages without the live stream. */
const POLL_MS = 1500;

/** A draw that is about to happen or has just happened, stamped, so that its times can be compared with the clock. */
export const watchedDrawQuery = (gameCode: string, issue: string) =>
  queryOptions({
    queryKey: ['lottery', 'draw', gameCode, issue, 'watched'],
    queryFn: async ({ signal }) => {
      const askedAt = performance.now();
      const draw = await fetchDraw({ params: { gameCode, numero: issue } }, { signal });
      return stamp(draw, halfwaySince(askedAt));
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (isDecided(state.data?.value.state) ? false : POLL_MS),
  });

/** Whether the state of a draw is final. */
export function isDecided(state: string | undefined): boolean {
  return state === 'settled' || state === 'void';
}
