import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useText } from '../../../shared/i18n/use-text.ts';
import { LoadMore } from '../../../shared/ui/list-states.tsx';

/** The end of a list of records: loads the next page, or reloads the list. */
export function MoreRecords({ list }: { list: UseInfiniteQueryResult<unknown> }) {
  const t = useText();
  return (
    <LoadMore
      hasMore={list.hasNextPage}
      isLoading={list.isFetchingNextPage}
      label={t('records.more')}
      onMore={() => void list.fetchNextPage()}
      onRefresh={() => void list.refetch()}
    />
  );
}
