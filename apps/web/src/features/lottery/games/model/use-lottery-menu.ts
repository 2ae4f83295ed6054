import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { serverNow } from '../../../../shared/clock/clock.ts';
import { lotteryMenuQuery } from '../api/menu.ts';
import { scheduleRefresh } from './menu-refresh.ts';

/**
 * The games with their issues, asked for again as draws end; paused while the page is hidden, at once when it shows
 * again.
 * Once it has failed it counts as failed until an answer comes: it is asked for again every few seconds, and a page
 * that fell back to loading each time would flicker.
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
