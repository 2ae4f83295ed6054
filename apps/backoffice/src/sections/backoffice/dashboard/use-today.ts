import type { backoffice, QueryOf, ValueOf } from '@fairlot/contract';
import { useQuery } from '@tanstack/react-query';
import { newsHeard, send } from '../../../shared/api.ts';
import { BOARD_KEY, type Period } from './use-dashboard.ts';

export type Today = ValueOf<typeof backoffice.today>;
export type Queue = Today['queues'][number];
export type NetAnswer = ValueOf<typeof backoffice.netReasons>;
type NetQuery = QueryOf<typeof backoffice.netReasons>;

/** Ages grow without an event; rows change with one. */
const EVERY_MS = 60_000;

/** Waiting work and money at risk; `useDashboard` refetches it on events, because the keys begin alike. */
export function useToday() {
  return useQuery({
    queryKey: [BOARD_KEY, 'waiting'],
    queryFn: ({ signal }) => send<Today>('GET', '/today', { query: newsHeard(), signal }),
    refetchInterval: EVERY_MS,
  });
}

/** The largest losses of a period, or of its part that begins at `at`; read when the operator opens them. */
export function useNetReasons(period: Period, at: number | null, isOpen: boolean) {
  return useQuery({
    queryKey: ['netReasons', period, at],
    queryFn: ({ signal }) => {
      const query: NetQuery = { period, ...(at === null ? {} : { at }) };
      return send<NetAnswer>('GET', '/today/net', { query, signal });
    },
    enabled: isOpen,
  });
}
