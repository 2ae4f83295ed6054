import type { backoffice, ValueOf } from '@fairlot/contract';
import { Button, Icon } from '@fairlot/ui';
import { threeColumns } from '@fairlot/ui/icons';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorLine } from '../../parts/states.tsx';
import { send } from '../../shared/api.ts';
import { messageOf } from '../../shared/message-of.ts';
import type { ListPlace } from '../list-address.ts';
import type { ListColumn, ListDeclaration } from '../list-spec.ts';
import { listTexts } from '../texts.ts';
import { usePopover } from '../use-popover.ts';

interface ColumnMenuProps<R> {
  list: ListDeclaration<R>;
  place: ListPlace;
  columns: readonly ListColumn<R>[];
}

/** Choice and order of the columns; saved with the view for this operator. */
export function ColumnMenu<R>({ list, place: { view }, columns }: ColumnMenuProps<R>) {
  const { isOpen, toggle, ref } = usePopover();
  const [text, setText] = useState('');
  const keep = useKeptColumns(list, view);
  const [first] = list.columns;
  const names = columns.map(({ name }) => name).filter((name) => name !== first?.name);
  const hidden = list.columns.filter((column) => column !== first && !names.includes(column.name));
  const isNamed = ({ title }: Pick<ListColumn<R>, 'title'>) => title.toLowerCase().includes(text.trim().toLowerCase());
  const offered = [...columns.filter((column) => column !== first), ...hidden].filter(isNamed);
  const set = (next: readonly string[]) => keep.mutate(next.length === 0 && first ? [first.name] : next);
  const move = (name: string, by: 1 | -1) => {
    const at = names.indexOf(name);
    const next = names.filter((one) => one !== name);
    next.splice(at + by, 0, name);
    set(next);
  };
  return (
    <div className="popover-place" ref={ref}>
      <Button icon={threeColumns} aria-expanded={isOpen} onClick={toggle}>
        <span>{listTexts.columns}</span>
      </Button>
      {isOpen ? (
        <div className="popover" role="group" aria-label={listTexts.columns}>
          <p className="search-field">
            <Icon name="search" />
            <input
              type="search"
              aria-label={listTexts.findColumn}
              placeholder={listTexts.findColumn}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </p>
          <small>{listTexts.columnsHint}</small>
          {first === undefined || !isNamed(first) ? null : (
            <p className="column-line">
              <label>
                <input type="checkbox" checked disabled />
                {first.title}
              </label>
              <Icon name="lock" />
            </p>
          )}
          {offered.map(({ name, title }) => (
            <ColumnLine
              key={name}
              title={title}
              place={names.indexOf(name)}
              count={names.length}
              onTick={(isShown) => set(isShown ? [...names, name] : names.filter((one) => one !== name))}
              onMove={(by) => move(name, by)}
            />
          ))}
          <p className="column-foot">
            <button
              type="button"
              className="text-button"
              disabled={view.columns === null}
              onClick={() => keep.mutate(null)}
            >
              {listTexts.resetColumns}
            </button>
            <small>{listTexts.columnsKept}</small>
          </p>
          <ErrorLine message={keep.error === null ? null : messageOf(keep.error)} />
        </div>
      ) : null}
    </div>
  );
}

type KeptView = ValueOf<typeof backoffice.keepView>;

/** Saves the names of the columns with the view; null restores the default. */
function useKeptColumns<R>(list: ListDeclaration<R>, view: ListPlace['view']) {
  const client = useQueryClient();
  const queryKey = ['views', list.name];
  const mutationKey = ['columns', list.name];
  const { name, filter, sort } = view.viewId === undefined ? { name: '', filter: [], sort: null } : view;
  return useMutation({
    mutationKey,
    // Quick changes are sent in their order.
    scope: { id: `columns ${list.name}` },
    mutationFn: (columns: readonly string[] | null) =>
      send('POST', '/views', { body: { list: list.name, name, filter, sort, columns } }),
    // Shown before the server answers, so that the next change starts from this one.
    onMutate: async (columns) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData<KeptView[]>(queryKey, (kept = []) => {
        const changed = columns === null ? null : [...columns];
        if (kept.some((one) => one.name === name))
          return kept.map((one) => (one.name === name ? { ...one, columns: changed } : one));
        return [...kept, { viewId: '', list: list.name, name, filter: [...filter], sort, columns: changed }];
      });
    },
    onSettled: () => (client.isMutating({ mutationKey }) > 1 ? undefined : client.invalidateQueries({ queryKey })),
  });
}

interface ColumnLineProps {
  title: string;
  /** Place among the visible columns, -1 for a hidden one. */
  place: number;
  /** Number of visible columns. */
  count: number;
  onTick: (isShown: boolean) => void;
  onMove: (by: 1 | -1) => void;
}

function ColumnLine({ title, place, count, onTick, onMove }: ColumnLineProps) {
  return (
    <p className="column-line">
      <label>
        <input type="checkbox" checked={place >= 0} onChange={({ target }) => onTick(target.checked)} />
        {title}
      </label>
      <button type="button" aria-label={listTexts.up(title)} disabled={place <= 0} onClick={() => onMove(-1)}>
        <Icon name="up" />
      </button>
      <button
        type="button"
        aria-label={listTexts.down(title)}
        disabled={place < 0 || place === count - 1}
        onClick={() => onMove(1)}
      >
        <Icon name="down" />
      </button>
    </p>
  );
}
