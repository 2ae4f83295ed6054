import { Button, Icon } from '@fairlot/ui';
import { threeColumns } from '@fairlot/ui/icons';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../shared/api.ts';
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
        </div>
      ) : null}
    </div>
  );
}

/** Saves the names of the columns with the view; null restores the default. */
function useKeptColumns<R>(list: ListDeclaration<R>, view: ListPlace['view']) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (names: readonly string[] | null) =>
      send('POST', '/views', {
        body:
          view.viewId === undefined
            ? { list: list.name, name: '', filter: [], sort: null, columns: names }
            : { list: list.name, name: view.name, filter: view.filter, sort: view.sort, columns: names },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: ['views', list.name] }),
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
