import type { ReactNode } from 'react';
import { texts } from '../shared/texts.ts';

export interface Column<R> {
  title: string;
  cell: (row: R) => ReactNode;
  /** Figures stand at the end of their cell. */
  isFigure?: boolean;
}

interface TableProps<R> {
  caption: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  keyOf: (row: R) => string;
}

/** A table that scrolls sideways by itself on narrow screens, also by keyboard. */
export function Table<R>({ caption, columns, rows, keyOf }: TableProps<R>) {
  if (rows.length === 0) return <p className="loading">{texts.empty}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reachable by keyboard
    <section className="scroll" tabIndex={0} aria-label={caption}>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ title, isFigure }) => (
              <th key={title} scope="col" className={isFigure ? 'figure' : undefined}>
                {title === '' ? <span className="visually-hidden">{texts.actions}</span> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ title, cell, isFigure }) => (
                <td key={title} className={isFigure ? 'figure' : undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
