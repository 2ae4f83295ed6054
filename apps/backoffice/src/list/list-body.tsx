import { ListCards } from './list-cards.tsx';
import type { ListBodyProps } from './list-body-props.ts';
import { ListTable } from './list-table.tsx';
import { useIsPhone } from './use-is-phone.ts';
import { useRowKeys } from './use-row-keys.ts';

const SKELETON = ['one', 'two', 'three', 'four', 'five', 'six'];

/** The rows as a table, as cards on a phone, or the reason why there are none. */
export function ListBody<R extends object>(props: ListBodyProps<R>) {
  const { list, rows, chosen, onChoose, onOpen, openKey, isNarrow, empty } = props;
  const isPhone = useIsPhone();
  const current = useRowKeys({ rows: rows ?? [], keyOf: list.keyOf, chosen, onChoose, onOpen, openKey });
  if (rows === undefined)
    return (
      <div role="status" aria-label={list.caption} className="skeleton">
        {SKELETON.map((name) => (
          <span key={name}>
            <i />
            <i />
            <i />
          </span>
        ))}
      </div>
    );
  if (rows.length === 0) return empty;
  return isPhone || isNarrow ? (
    <ListCards {...props} rows={rows} current={current} />
  ) : (
    <ListTable {...props} rows={rows} current={current} />
  );
}
