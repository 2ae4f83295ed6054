import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { serverNow } from '../../../../shared/clock/clock.ts';
import { lotteryMenuQuery } from '../api/menu.ts';
import { scheduleRefresh } from './menu-refresh.ts';

/**
 * The games with their current draws, refetched as draws end; paused while the page is hidden, and refetched when it is
 * visible again. After a failure it stays failed until a response arrives. Retries run every few seconds, and returning
 * to the loading state each time would make the page flicker.
 */
export function useLotteryMenu() {
  const client = useQueryClient();
  const query = useQuery(lotteryMenuQuery());
  const { data, dataUpdatedAt, errorUpdatedAt } = query;
  useEffect(
    () =>
      scheduleRefresh({
        games: data?.value.flatMap((group) => group.gameMenus) ?? [],
        at: data?.at ?? 0,
        now: serverNow,
        refresh: () => void client.invalidateQueries({ queryKey: lotteryMenuQuery().queryKey }),
      }),
    [client, data, dataUpdatedAt, errorUpdatedAt],
  );
  return { data, error: query.error, isError: query.errorUpdateCount > 0, refetch: query.refetch };
}
