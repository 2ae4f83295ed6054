import type { lottery, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { halfwaySince } from '../../../../shared/clock/clock.ts';
import { STALE_MS } from '../../../../shared/query/query-client.ts';
import { stamp } from '../../../../shared/query/stamped.ts';

export type LotteryMenu = ValueOf<typeof lottery.vnMenu>;
export type LotteryGame = LotteryMenu[number]['gameMenus'][number];

export const fetchLotteryMenu = defineCall<typeof lottery.vnMenu>('GET /lgw/lottery/vn/menu', { auth: 'public' });

/** Groups of games with their current draws, stamped: `remainTime` counts from `at`. */
export const lotteryMenuQuery = () =>
  queryOptions({
    queryKey: ['lottery', 'menu'],
    queryFn: async ({ signal }) => {
      const askedAt = performance.now();
      const menu = await fetchLotteryMenu({ query: { prizeMode: 'Lott', device: 'MOBILE' } }, { signal });
      // The times were valid about halfway between request and response.
      return stamp(menu, halfwaySince(askedAt));
    },
    staleTime: STALE_MS.lottery,
  });
