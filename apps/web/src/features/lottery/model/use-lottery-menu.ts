import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { serverNow } from '../../../shared/clock/clock.ts';
import { lotteryMenuQuery } from '../api/menu.ts';
import { refreshDelayMs } from './issue.ts';

/**
 * The games with their issues, asked for again as draws end; paused while the page is hidden, at once when it shows again.
 * Once it has failed it counts as failed until an answer comes: it is asked for again every few seconds, and a page that
 * fell back to loading each time would flicker.
 */
export function useLotteryMenu() {
  const client = useQueryClient();
  const query = useQuery(lotteryMenuQuery());
  const { data, dataUpdatedAt, errorUpdatedAt } = query;
  useEffect(() => {
    const refresh = () => void client.invalidateQueries({ queryKey: lotteryMenuQuery().queryKey });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const plan = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      const games = data?.value.flatMap((group) => group.gameMenus) ?? [];
      timer = setTimeout(refresh, refreshDelayMs(games, data?.at ?? 0, serverNow()));
    };
    const turn = () => {
      if (document.hidden) clearTimeout(timer);
      else refresh();
    };
    plan();
    document.addEventListener('visibilitychange', turn);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', turn);
    };
  }, [client, data, dataUpdatedAt, errorUpdatedAt]);
  return { data, error: query.error, isError: query.errorUpdateCount > 0, refetch: query.refetch };
}
