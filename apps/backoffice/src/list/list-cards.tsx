import type { ListBodyProps } from './list-body-props.ts';
import { RowActions } from './row-actions.tsx';
import { listTexts } from './texts.ts';
import { toggled } from './use-row-keys.ts';

type Props<R> = Omit<ListBodyProps<R>, 'rows'> & { rows: readonly R[]; current: string | null };

/** Rows as cards with three facts each, for phones. */
export function ListCards<R>({
  list,
  rows,
  chosen,
  onChoose,
  actionsOf,
  noteOf,
  onOpen,
  openKey,
  current,
  ...props
}: Props<R>) {
  return (
    <ul className="list-cards" aria-label={list.caption}>
      {rows.map((row, place) => {
        const key = list.keyOf(row);
        const { title, figure, state, facts, quote } = list.card(row);
        const more = place === 0 && !props.isNarrow ? (list.opened?.(row) ?? null) : null;
        const actions = actionsOf?.(row) ?? [];
        return (
          <li
            key={key}
            data-row={key}
            aria-current={key === openKey ? 'true' : undefined}
            className={
              [key === current ? 'list-current' : '', more === null ? '' : 'list-opened'].join(' ').trim() || undefined
            }
          >
            <p className="card-line">
              {chosen === null ? null : (
                <input
                  type="checkbox"
                  aria-label={listTexts.select(list.titleOf(row))}
                  checked={chosen.has(key)}
                  onChange={() => onChoose(toggled(chosen, key))}
                />
              )}
              <b>
                {onOpen === undefined ? (
                  title
                ) : (
                  <button type="button" className="list-link" onClick={() => onOpen(row)}>
                    {title}
                  </button>
                )}
              </b>
              <span className="card-figure">{figure}</span>
            </p>
            <p className="card-line card-line--second">
              {state}
              <span>{facts}</span>
            </p>
            {quote ? <p className="card-quote">{quote}</p> : null}
            {more}
            {noteOf?.(row)}
            <RowActions
              title={list.titleOf(row)}
              actions={more === null ? actions : actions.map((one) => ({ ...one, isMain: one.isMainOpen === true }))}
            />
          </li>
        );
      })}
    </ul>
  );
}
