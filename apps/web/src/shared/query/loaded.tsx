import type { ComponentProps, ReactNode } from 'react';
import { FailedPart, LoadingRows } from '../ui/list-states.tsx';

interface LoadedProps<T> extends ComponentProps<typeof LoadingRows> {
  query: { data: T | undefined; error: unknown; isError: boolean; refetch: () => unknown };
  children: (data: T) => ReactNode;
}

/** Shows a query's data, or its error state, or placeholder rows of this number and shape while it loads. */
export function Loaded<T>({ query, children, shape = 'card', count }: LoadedProps<T>) {
  const { data, error, isError, refetch } = query;
  if (data !== undefined) return <>{children(data)}</>;
  return isError ? (
    <FailedPart error={error} onRetry={() => void refetch()} />
  ) : (
    <LoadingRows shape={shape} count={count} />
  );
}
