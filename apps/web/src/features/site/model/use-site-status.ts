import { useIsHydrating } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { use, useEffect, useMemo, useState } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { statusQuery } from '../api/status.ts';
import { closureOf, type Closure } from './closure.ts';
import { ServedClosureContext } from './served-closure.ts';
import { keptStatus, showSite } from './status-cache.ts';

/**
 * Whether the site is closed to this visitor. The latest answer decides. Until it arrives, the page of a closed site
 * that the server has rendered stays, and over an open one the stored answer counts (Z-92).
 */
export function useSiteStatus(): Closure | null {
  const isHydrating = useIsHydrating();
  const served = use(ServedClosureContext)?.closure ?? null;
  const { data, error } = useQuery(statusQuery());
  const kept = useMemo(() => (isHydrating ? null : keptStatus()), [isHydrating]);
  // Kept during a retry, which clears the query's error.
  const [hasServerFailed, setHasServerFailed] = useState(false);
  if (!hasServerFailed && error instanceof ApiError && error.status >= 500) setHasServerFailed(true);
  const closure = useMemo(
    () => (isHydrating || (served !== null && data === undefined) ? served : closureOf(data, kept, hasServerFailed)),
    [isHydrating, served, data, kept, hasServerFailed],
  );
  const isOpen = closure === null && !isHydrating;
  useEffect(() => {
    if (isOpen) showSite();
  }, [isOpen]);
  return closure;
}
