import type { lottery } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { currentGameLanguage } from '../../../../shared/api/transport.ts';
import { callQuery } from '../../../../shared/query/call-query.ts';
import { STALE_MS } from '../../../../shared/query/query-client.ts';

export const fetchRecentLotteries = defineCall<typeof lottery.vnRecent>('GET /lgw/lottery/vn/recent');
export const fetchHotLotteries = defineCall<typeof lottery.hot>('GET /lgw/lottery/hot', { auth: 'public' });
export const fetchWeek = defineCall<typeof lottery.week>('GET /lgw/lottery/week', { auth: 'public' });

const RECENT_COUNT = 100;

/** Codes of the games that the member played, most recent first. */
export const recentLotteriesQuery = (language: string, isWanted: boolean) =>
  queryOptions({
    queryKey: ['me', 'lotteries', language],
    queryFn: async ({ signal }) =>
      codesOf(
        await fetchRecentLotteries(
          {
            query: { device: 'MOBILE', recentCount: RECENT_COUNT, prizeMode: 'Lott', language: currentGameLanguage() },
          },
          { signal },
        ),
      ),
    enabled: isWanted,
  });

/** Codes of the games that most members played recently. */
export const hotLotteriesQuery = (isWanted: boolean) =>
  queryOptions({
    queryKey: ['lottery', 'hot'],
    queryFn: async ({ signal }) => codesOf(await fetchHotLotteries({}, { signal })),
    staleTime: STALE_MS.lottery,
    enabled: isWanted,
  });

/** Games by weekday with the times of their draws. */
export const weekQuery = () => callQuery(['lottery', 'week'], fetchWeek, {}, { staleTime: STALE_MS.lottery });

const codesOf = (games: readonly { gameCode: string }[]) => games.map(({ gameCode }) => gameCode);
