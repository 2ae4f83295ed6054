import { useIsHydrating } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { use, useMemo, useState } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { statusQuery } from '../api/status.ts';
import { closureOf, type Closure } from './closure.ts';
import { ServedClosureContext } from './served-closure.ts';
import { keptStatus } from './status-cache.ts';

/**
 * Whether the site is closed to this visitor. The latest answer decides, until it arrives the page that the server has
 * rendered, and without such a page the stored answer.
 */
export function useSiteStatus(): Closure | null {
  const isHydrating = useIsHydrating();
  const served = use(ServedClosureContext);
  const { data, error } = useQuery(statusQuery());
  const kept = useMemo(() => (served === null ? keptStatus() : null), [served]);
  // Kept during a retry, which clears the query's error.
  const [hasServerFailed, setHasServerFailed] = useState(false);
  if (!hasServerFailed && error instanceof ApiError && error.status >= 500) setHasServerFailed(true);
  return useMemo(() => {
    if (served !== null && (isHydrating || data === undefined)) return served.closure;
    return closureOf(data, kept, hasServerFailed);
  }, [isHydrating, served, data, kept, hasServerFailed]);
}
