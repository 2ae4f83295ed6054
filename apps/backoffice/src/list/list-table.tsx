import { Icon } from '@fairlot/ui';
import { arrowDown, arrowUp } from '@fairlot/ui/icons';
import {
  type ColumnDef,
  columnOrderingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { texts } from '../shared/texts.ts';
import type { ListBodyProps } from './list-body-props.ts';
import type { ListColumn } from './list-spec.ts';
import { RowActions } from './row-actions.tsx';
import { ROW_HEIGHTS, useRowHeight } from './shown/row-height.tsx';
import { listTexts } from './texts.ts';
import { toggled } from './use-row-keys.ts';

const features = tableFeatures({ columnOrderingFeature, columnVisibilityFeature, rowSelectionFeature });
type Features = typeof features;
/** Up to this many rows are all rendered, so that the browser's search finds them. */
const FEW_ROWS = 60;

type Props<R> = Omit<ListBodyProps<R>, 'rows' | 'empty'> & {
  rows: readonly R[];
  current: string | null;
};

/** A table with a sticky header; of many rows only those near the viewport are rendered. */
export function ListTable<R extends object>(props: Props<R>) {
  const { list, chosen, onChoose, actionsOf, noteOf, onOpen, current } = props;
  const table = useListTable(props);
  const all = table.getRowModel().rows;
  const height = useRowHeight();
  const { body, shown, before, after } = useRowsInSight(all.length, ROW_HEIGHTS[height]);
  const hasActions = actionsOf !== undefined || noteOf !== undefined;
  const columnOf = new Map(list.columns.map((column) => [column.name, column]));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reachable by keyboard
    <section className="list-scroll" tabIndex={0} aria-label={list.caption}>
      <table className={`list-table list-table--${height}`} aria-rowcount={all.length + 1}>
        <caption className="visually-hidden">{list.caption}</caption>
        <Heads
          {...props}
          ids={table.getHeaderGroups()[0]?.headers.map(({ id }) => id) ?? []}
          columnOf={columnOf}
          hasActions={hasActions}
        />
        <tbody ref={body}>
          {before > 0 ? <tr aria-hidden="true" style={{ blockSize: before }} /> : null}
          {all.slice(shown.from, shown.to).map((row, index) => (
            <tr
              key={row.id}
              data-row={row.id}
              aria-rowindex={shown.from + index + 2}
              aria-selected={chosen === null ? undefined : row.getIsSelected()}
              className={row.id === current ? 'list-current' : undefined}
            >
              {chosen === null ? null : (
                <td className="list-tick">
                  <input
                    type="checkbox"
                    aria-label={listTexts.select(list.titleOf(row.original))}
                    checked={row.getIsSelected()}
                    onChange={() => onChoose(toggled(chosen, row.id))}
                  />
                </td>
              )}
              {row.getVisibleCells().map((cell, place) => (
                <td key={cell.id} className={columnOf.get(cell.column.id)?.isFigure ? 'figure' : undefined}>
                  {place === 0 && onOpen !== undefined ? (
                    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its words are those of the cell
                    <button type="button" className="list-link" onClick={() => onOpen(row.original)}>
                      <table.FlexRender cell={cell} />
                    </button>
                  ) : (
                    <table.FlexRender cell={cell} />
                  )}
                </td>
              ))}
              {hasActions ? (
                <td className="list-actions">
                  {noteOf?.(row.original)}
                  <RowActions title={list.titleOf(row.original)} actions={actionsOf?.(row.original) ?? []} />
                </td>
              ) : null}
            </tr>
          ))}
          {after > 0 ? <tr aria-hidden="true" style={{ blockSize: after }} /> : null}
        </tbody>
      </table>
    </section>
  );
}

function useListTable<R extends object>({ list, columns, rows, chosen }: Props<R>) {
  const definitions = useMemo(() => definitionsOf(list.columns), [list.columns]);
  const data = useMemo(() => [...rows], [rows]);
  const order = columns.map(({ name }) => name);
  return useTable({
    features,
    columns: definitions,
    data,
    getRowId: list.keyOf,
    state: {
      columnOrder: order,
      columnVisibility: Object.fromEntries(list.columns.map(({ name }) => [name, order.includes(name)])),
      rowSelection: Object.fromEntries([...(chosen ?? [])].map((key) => [key, true])),
    },
  });
}

function definitionsOf<R extends object>(columns: readonly ListColumn<R>[]): ColumnDef<Features, R>[] {
  const helper = createColumnHelper<Features, R>();
  return columns.map(({ name, title, cell }) =>
    helper.display({ id: name, header: title, cell: ({ row }) => cell(row.original) }),
  );
}

interface HeadsProps<R> extends Props<R> {
  /** Names of the visible columns in their order. */
  ids: readonly string[];
  columnOf: ReadonlyMap<string, ListColumn<R>>;
  hasActions: boolean;
}

function Heads<R>(props: HeadsProps<R>) {
  const { list, rows, sort, chosen, onChoose, onSort, ids, columnOf, hasActions } = props;
  const isAllChosen = rows.every((row) => chosen?.has(list.keyOf(row)));
  return (
    <thead>
      <tr>
        {chosen === null ? null : (
          <th scope="col" className="list-tick">
            <input
              type="checkbox"
              aria-label={listTexts.selectAll}
              checked={isAllChosen}
              onChange={() => onChoose(new Set(isAllChosen ? [] : rows.map(list.keyOf)))}
            />
          </th>
        )}
        {ids.map((id) => (
          <Head key={id} column={columnOf.get(id)} sort={sort} sorts={list.spec.fields[id]?.sorts} onSort={onSort} />
        ))}
        {hasActions ? (
          <th scope="col" className="list-actions">
            {texts.actions}
          </th>
        ) : null}
      </tr>
    </thead>
  );
}

interface HeadProps<R> {
  column: ListColumn<R> | undefined;
  sort: string;
  sorts: boolean | undefined;
  onSort: (sort: string) => void;
}

function Head<R>({ column, sort, sorts, onSort }: HeadProps<R>) {
  if (column === undefined) return null;
  const { name, title, isFigure } = column;
  const isFalling = sort === `-${name}`;
  const isSorted = isFalling || sort === name;
  const direction = isFalling ? 'descending' : 'ascending';
  return (
    <th scope="col" className={isFigure ? 'figure' : undefined} aria-sort={isSorted ? direction : undefined}>
      {sorts === true ? (
        <button
          type="button"
          className="list-sort"
          title={listTexts.sortBy(title)}
          onClick={() => onSort(isFalling || !isSorted ? name : `-${name}`)}
        >
          {title}
          {isSorted ? <Icon name={isFalling ? arrowDown : arrowUp} /> : null}
        </button>
      ) : (
        title
      )}
    </th>
  );
}

/** The rows to render, and the heights of the spacers before and after them. */
function useRowsInSight(count: number, rowHeight: number) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    setScrollMargin((body.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
  }, [count]);
  // oxlint-disable-next-line react/incompatible-library -- the console is not compiled by the React Compiler
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    overscan: 20,
    scrollMargin,
    enabled: count > FEW_ROWS,
  });
  const items = virtual.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  if (count <= FEW_ROWS || first === undefined || last === undefined)
    return { body, shown: { from: 0, to: count }, before: 0, after: 0 };
  return {
    body,
    shown: { from: first.index, to: last.index + 1 },
    before: first.start - scrollMargin,
    after: Math.max(0, virtual.getTotalSize() - (last.end - scrollMargin)),
  };
}
