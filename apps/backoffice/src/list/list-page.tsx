import { Button } from '@fairlot/ui';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Failure } from '../parts/states.tsx';
import { ApiError } from '../shared/api.ts';
import { formatMinute } from '../shared/format.ts';
import { messageOf } from '../shared/message-of.ts';
import { texts } from '../shared/texts.ts';
import './list.css';
import './rows.css';
import './shown/shown.css';
import './shown/waiting.css';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { BulkCourse } from './bulk/bulk-course.tsx';
import { FilterBar } from './filter-bar.tsx';
import { ListBody } from './list-body.tsx';
import { ListFoot } from './list-foot.tsx';
import { ListHead } from './list-head.tsx';
import type { BulkAction, ListDeclaration, RowAction } from './list-spec.ts';
import { NothingFits, NothingHere } from './nothing.tsx';
import { shownColumns } from './shown/shown-columns.ts';
import { listTexts } from './texts.ts';
import { useList } from './use-list.ts';
import { ViewTabs } from './view-tabs.tsx';

interface ListPageProps<R> {
  list: ListDeclaration<R>;
  /** Actions for a row that the operator's role allows. */
  actionsOf?: (row: R) => readonly RowAction[];
  /** Shown in place of actions, for example the reason why there are none. */
  noteOf?: (row: R) => ReactNode;
  /** Called by Enter and by a click in the first column. */
  onOpen?: (row: R) => void;
  /** Bulk actions that the operator's role allows. */
  bulk?: readonly BulkAction[];
  /** Buttons of the page, in addition to those that every list has. */
  head?: ReactNode;
  notice?: string;
  /** Key of the row that is open beside the list; the keys for moving between rows open the next one. */
  openKey?: string | null;
  /** The list is shown beside a detail view: cards instead of the table, and no export. */
  isNarrow?: boolean;
  /** Called with the rows of the page when they have loaded. */
  onRows?: (rows: readonly R[]) => void;
}

/**
 * The common component of all lists: views, search, filter, columns, order, paging, selection, export, and loading
 * states. A section declares its list and the actions for a row.
 */
export function ListPage<R extends object>({
  list,
  actionsOf,
  noteOf,
  onOpen,
  bulk = [],
  head,
  notice = '',
  openKey = null,
  isNarrow = false,
  onRows,
}: ListPageProps<R>) {
  const { place, views, rows, show, goNext, goPrevious } = useList(list);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const columns = shownColumns(list, place.view.columns);
  const { data, error } = rows;
  useEffect(() => {
    if (data !== undefined) onRows?.(data.list);
  }, [data, onRows]);
  // The last rows of a later page have left the view, for example after a decision about them.
  const isPastEnd = place.after !== null && data?.list.length === 0 && !rows.isPlaceholderData;
  const turnBack = useEffectEvent(() => goPrevious({ replace: true }));
  useEffect(() => {
    if (isPastEnd) turnBack();
  }, [isPastEnd, place.after]);
  const reload = () => void rows.refetch();
  const selected = (data?.list ?? []).filter((row) => chosen.has(list.keyOf(row)));
  return (
    <>
      <ListHead
        list={list}
        place={place}
        answer={data}
        columns={columns}
        onReload={reload}
        isBusy={rows.isFetching}
        isNarrow={isNarrow}
      >
        {head}
      </ListHead>
      <p role="status" className="notice">
        {notice}
      </p>
      <ViewTabs list={list} place={place} views={views.all} onShow={show} />
      <FilterBar list={list} place={place} columns={columns} isNarrow={isNarrow} onShow={show} />
      {error !== null && data !== undefined ? (
        <Stale error={error} updatedAt={rows.dataUpdatedAt} onReload={reload} />
      ) : null}
      {error !== null && data === undefined ? (
        <NotLoaded error={error} onRetry={reload} />
      ) : (
        <section className="list" aria-busy={rows.isFetching}>
          <Bulk {...{ list, bulk, place, rows: selected, answer: data }} onClear={() => setChosen(new Set())} />
          <ListBody
            list={list}
            columns={columns}
            rows={data?.list}
            sort={place.sort ?? list.spec.sort}
            chosen={bulk.length > 0 ? chosen : null}
            onChoose={setChosen}
            onSort={(sort) => show({ sort })}
            actionsOf={actionsOf}
            noteOf={noteOf}
            onOpen={onOpen}
            openKey={openKey}
            isNarrow={isNarrow}
            empty={<Nothing list={list} place={place} checkedAt={rows.dataUpdatedAt} onShow={show} />}
          />
          <ListFoot place={place} answer={data} onShow={show} onNext={goNext} onPrevious={() => goPrevious()} />
        </section>
      )}
    </>
  );
}

function NotLoaded({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Failure
      title={listTexts.failed}
      error={error}
      reference={error instanceof ApiError ? error.reference : null}
      onRetry={onRetry}
    />
  );
}

type Used<R> = ReturnType<typeof useList<R>>;

interface BulkProps<R> {
  list: ListDeclaration<R>;
  bulk: readonly BulkAction[];
  place: Used<R>['place'];
  /** The selected rows. */
  rows: readonly R[];
  answer: Used<R>['rows']['data'];
  onClear: () => void;
}

/** Progress of bulk actions, and the actions for the selected rows. */
function Bulk<R>({ list, bulk, place, rows, answer, onClear }: BulkProps<R>) {
  if (bulk.length === 0) return null;
  return (
    <>
      <BulkCourse list={list.name} actions={bulk} />
      <BulkBar
        list={list}
        rows={rows}
        actions={bulk}
        all={{ filter: place.filter, count: answer?.count ?? 0, countIsExact: answer?.countIsExact ?? true }}
        onClear={onClear}
      />
    </>
  );
}

interface StaleProps {
  error: Error;
  updatedAt: number;
  onReload: () => void;
}

/** Shown above rows that could not be refreshed. */
function Stale({ error, updatedAt, onReload }: StaleProps) {
  return (
    <div className="stale" role="alert">
      <b>{listTexts.stale(formatMinute(updatedAt))}</b> {listTexts.staleText} {messageOf(error)}
      <Button size="small" onClick={onReload}>
        {texts.refresh}
      </Button>
    </div>
  );
}

interface NothingProps<R> {
  list: ListDeclaration<R>;
  place: Used<R>['place'];
  checkedAt: number;
  onShow: Used<R>['show'];
}

function Nothing<R>({ list, place, checkedAt, onShow }: NothingProps<R>) {
  const isPartly = JSON.stringify(place.filter) !== JSON.stringify(place.view.filter);
  return isPartly ? (
    <NothingFits list={list} filter={place.filter} checkedAt={checkedAt} onShow={onShow} />
  ) : (
    <NothingHere list={list} place={place} checkedAt={checkedAt} onShow={onShow} />
  );
}
