import { Empty, Field } from '@fairlot/ui';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { FailedPart, LoadingRows, LoadMore } from '../../../shared/ui/list-states.tsx';

interface PagedListProps<P extends { list: readonly unknown[] }> {
  list: UseInfiniteQueryResult<InfiniteData<P>>;
  /** Stands where there are no rows. */
  none: ReactNode;
  /** @param first the first page, whose footer holds the sums */
  children: (rows: P['list'][number][], first: P) => ReactNode;
}

/** A list that grows page by page, in all its states. */
export function PagedList<P extends { list: readonly unknown[] }>({ list, none, children }: PagedListProps<P>) {
  const t = useText();
  const { data, error, isError, refetch } = list;
  const end = useMoreWhenNear(list);
  if (data === undefined)
    return isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows count={6} />;
  const [first] = data.pages;
  const rows = data.pages.flatMap((page) => page.list);
  if (first === undefined || rows.length === 0) return <>{none}</>;
  return (
    <>
      {children(rows, first)}
      <div ref={end}>
        <LoadMore
          hasMore={list.hasNextPage}
          isLoading={list.isFetchingNextPage}
          label={t('records.more')}
          onMore={() => void list.fetchNextPage()}
          onRefresh={() => void refetch()}
        />
      </div>
    </>
  );
}

/** How far above its end a list goes on by itself: a screen and a half, so that nobody who scrolls waits for rows. */
const AHEAD = '1200px';

/** Asks for more while the end of a list is near; after a failure it is asked for by its button alone. */
function useMoreWhenNear<D>({
  hasNextPage,
  isFetchingNextPage,
  isFetchNextPageError,
  fetchNextPage,
}: Pick<UseInfiniteQueryResult<D>, 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'>) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = end.current;
    if (element === null || !hasNextPage || isFetchingNextPage || isFetchNextPageError) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void fetchNextPage();
      },
      { rootMargin: `0px 0px ${AHEAD} 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  return end;
}

/** Members of the team, a row each on one card, and what stands where there are none. */
export function MemberList<Row extends { memberId: string }, P extends { list: readonly Row[] }>({
  list,
  children,
}: {
  list: UseInfiniteQueryResult<InfiniteData<P>>;
  children: (member: P['list'][number]) => ReactNode;
}) {
  const t = useText();
  return (
    <PagedList
      list={list}
      none={
        <div className="card mx">
          <Empty title={t('agency.none')} hint={t('agency.noneHint')} />
        </div>
      }
    >
      {(rows) => (
        <div className="card card--flush mx team-rows">
          {rows.map((member) => (
            <Fragment key={member.memberId}>{children(member)}</Fragment>
          ))}
        </div>
      )}
    </PagedList>
  );
}

/** Looks for a member of the team by name. */
export function FindMember({ value, onChange }: { value: string; onChange: (typed: string) => void }) {
  const t = useText();
  return (
    <div className="padded">
      <Field
        label={t('agency.findMember')}
        icon="search"
        type="search"
        autoComplete="off"
        maxLength={32}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
