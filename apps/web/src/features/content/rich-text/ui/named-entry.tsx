import { Empty } from '@fairlot/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorCodeOf } from '../../../../shared/api/api-error.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { FailedPart, LoadingRows } from '../../../../shared/ui/list-states.tsx';

/** The entry with the `id` in the address, from its query, or the reason why there is none. */
export function NamedEntry<T>({
  id,
  query: { data, error, isError, refetch },
  children,
}: {
  id: string;
  query: UseQueryResult<T>;
  children: (entry: T) => ReactNode;
}) {
  const t = useText();
  const isGone = id === '' || (isError && errorCodeOf(error) === 'not.found');
  if (isGone) return <Empty title={t('content.gone')} hint={t('content.goneHint')} />;
  if (data !== undefined) return children(data);
  return isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows count={2} shape="card" />;
}
