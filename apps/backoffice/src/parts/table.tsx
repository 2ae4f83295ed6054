import type { ReactNode } from 'react';
import { texts } from '../shared/texts.ts';

export interface Column<R> {
  title: string;
  cell: (row: R) => ReactNode;
  /** Figures are aligned to the end of their cell. */
  isFigure?: boolean;
  /** Whether the cell is the header of its row. */
  isName?: boolean;
  /** Shown in the header instead of the title. */
  head?: ReactNode;
  /** Shown below all rows, such as their total; the row is omitted if no column has one. */
  foot?: ReactNode;
}

export interface TableProps<R> {
  caption: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  keyOf: (row: R) => string;
  /** Why there are no rows, for tables that can be empty. */
  empty?: string;
}

/**
 * On a phone each row is a card with the column title beside each cell. A table with buttons in its header keeps its
 * columns and scrolls sideways, including by keyboard.
 */
export function Table<R>({ caption, columns, rows, keyOf, empty = texts.empty }: TableProps<R>) {
  if (rows.length === 0) return <p className="loading">{empty}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reachable by keyboard
    <section className="scroll" tabIndex={0} aria-label={caption}>
      <table className={columns.some(({ head }) => head !== undefined) ? undefined : 'stacks'}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ title, head, isFigure }) => (
              <th key={title} scope="col" className={isFigure ? 'figure' : undefined}>
                {title === '' ? <span className="visually-hidden">{texts.actions}</span> : (head ?? title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ title, cell, isFigure, isName }) => (
                <Cell key={title} title={title} isFigure={isFigure} isName={isName}>
                  {cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
        {columns.every(({ foot }) => foot === undefined) ? null : (
          <tfoot>
            <tr>
              {columns.map(({ title, foot, isFigure }, place) => (
                <Cell key={title} title={title} isFigure={isFigure} isName={place === 0}>
                  {foot}
                </Cell>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

interface CellProps {
  title: string;
  isFigure: boolean | undefined;
  isName: boolean | undefined;
  children: ReactNode;
}

function Cell({ title, isFigure, isName, children }: CellProps) {
  const look = isFigure ? 'figure' : undefined;
  if (isName)
    return (
      <th scope="row" className={look} data-title={title}>
        <div className="cell">{children}</div>
      </th>
    );
  return (
    <td className={look} data-title={title}>
      <div className="cell">{children}</div>
    </td>
  );
}
