import { useIsHydrating } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { statusQuery } from '../api/status.ts';
import { closureOf, type Closure } from './closure.ts';
import { keptStatus, showSite } from './status-cache.ts';

/**
 * Whether the site is closed to this visitor. Only the browser asks, because rendered pages are shared between
 * visitors.
 */
export function useSiteStatus(): Closure | null {
  const isHydrating = useIsHydrating();
  const { data, error } = useQuery(statusQuery());
  const kept = useMemo(() => (isHydrating ? null : keptStatus()), [isHydrating]);
  // Kept during a retry, which clears the query's error.
  const [hasServerFailed, setHasServerFailed] = useState(false);
  if (!hasServerFailed && error instanceof ApiError && error.status >= 500) setHasServerFailed(true);
  const closure = useMemo(
    () => (isHydrating ? null : closureOf(data, kept, hasServerFailed)),
    [isHydrating, data, kept, hasServerFailed],
  );
  const isOpen = closure === null && !isHydrating;
  useEffect(() => {
    if (isOpen) showSite();
  }, [isOpen]);
  return closure;
}
