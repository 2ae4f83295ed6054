import { Field } from '@fairlot/ui';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { rowsOf } from '../../../shared/query/rows-of.ts';
import { EmptyCard, FailedPart, LoadingRows, LoadMore } from '../../../shared/ui/list-states.tsx';

interface PagedListProps<P extends { list: readonly unknown[] }> {
  list: UseInfiniteQueryResult<InfiniteData<P>>;
  keyOf: (row: P['list'][number]) => string;
  /** Shown when there are no rows. */
  none: ReactNode;
  /** @param first the first page, whose footer contains the totals */
  children: (rows: P['list'][number][], first: P) => ReactNode;
}

/** A list that loads page by page, with its loading, error and empty states. */
export function PagedList<P extends { list: readonly unknown[] }>({ list, keyOf, none, children }: PagedListProps<P>) {
  const t = useText();
  const { data, error, isError, refetch } = list;
  const end = useMoreWhenNear(list);
  if (data === undefined)
    return isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows count={6} />;
  const [first] = data.pages;
  const rows = rowsOf<P['list'][number]>(data.pages, keyOf);
  if (first === undefined || rows.length === 0) return <>{none}</>;
  return (
    <>
      {children(rows, first)}
      <div ref={end}>
        <LoadMore list={list} label={t('records.more')} />
      </div>
    </>
  );
}

/**
 * Distance from the end at which the next page is loaded: a screen and a half, so that scrolling does not wait for
 * rows.
 */
const AHEAD = '1200px';

/** Loads more when the end of a list is near; after a failure only its button does. */
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

/** Members of the team as rows on one card, or a text when there are none. */
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
      keyOf={({ memberId }) => memberId}
      none={<EmptyCard title={t('agency.none')} hint={t('agency.noneHint')} />}
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

/** Search field for a member of the team. */
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
