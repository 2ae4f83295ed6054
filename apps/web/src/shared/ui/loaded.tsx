import type { ReactNode } from 'react';
import { FailedPart, LoadingRows } from './list-states.tsx';

interface LoadedProps<T> {
  query: { data: T | undefined; error: unknown; isError: boolean; refetch: () => unknown };
  children: (data: T) => ReactNode;
}

/** Shows a query's data, or its loading or error state. */
export function Loaded<T>({ query, children }: LoadedProps<T>) {
  const { data, error, isError, refetch } = query;
  if (data === undefined)
    return isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows shape="card" />;
  return <>{children(data)}</>;
}
