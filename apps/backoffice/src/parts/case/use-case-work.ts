import type { backoffice, BodyOf, ValueOf } from '@fairlot/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { send } from '../../shared/api.ts';

export type CaseWork = ValueOf<typeof backoffice.lookAtCase>;

/** Shorter than the time after which the server counts a console as closed. */
const LOOK_EVERY_MS = 20_000;

const look = (body: BodyOf<typeof backoffice.lookAtCase>, signal?: AbortSignal) =>
  send<CaseWork>('POST', '/caseWork/look', { isRead: true, body, ...(signal === undefined ? {} : { signal }) });

/**
 * Owner and hold of an open case, and the colleagues who have it open. Reports to the server that it is open here.
 * @param object key of the case among the kinds that rooms declare, such as `deposit:…`; null for none
 */
export function useCaseWork(list: string, object: string | null): CaseWork | undefined {
  const { data } = useQuery({
    // Starts with the list's query key, so that a colleague's change refetches it too.
    queryKey: ['case', list, 'work', object],
    queryFn: ({ signal }) => look({ object: object ?? '' }, signal),
    enabled: object !== null,
    refetchInterval: LOOK_EVERY_MS,
    gcTime: 0,
  });
  useEffect(() => {
    if (object === null) return undefined;
    return () => void look({ object, leaves: true }).catch(() => undefined);
  }, [object]);
  return object === null ? undefined : data;
}

/** Calls that change who works on a case. */
export const caseWork = {
  take: (object: string, over: boolean) => send<null>('POST', '/caseWork/take', { body: { object, over } }),
  hold: (object: string, reason: string) => send<null>('POST', '/caseWork/hold', { body: { object, reason } }),
  release: (object: string, reason: string) => send<null>('POST', '/caseWork/release', { body: { object, reason } }),
};
