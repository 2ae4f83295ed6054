import type { RowAction } from './list-spec.ts';

/** What can be done about a row; every button names the row that it is about. */
export function RowActions({ title, actions }: { title: string; actions: readonly RowAction[] }) {
  if (actions.length === 0) return null;
  return (
    <span className="row-actions">
      {actions.map(({ label, isMain, run }) => (
        <button
          key={label}
          type="button"
          className={`button button--small ${isMain === true ? 'button--primary' : ''}`}
          aria-label={`${label} ${title}`}
          onClick={run}
        >
          {label}
        </button>
      ))}
    </span>
  );
}
