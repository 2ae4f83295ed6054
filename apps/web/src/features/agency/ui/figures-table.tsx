import type { ReactNode } from 'react';

interface FiguresTableProps<R> {
  /** Accessible name of the table. */
  label: string;
  columns: readonly { key: string; label: string; cell: (row: R) => ReactNode; isGain?: (row: R) => boolean | null }[];
  rows: readonly R[];
  keyOf: (row: R) => string;
}

/** Figures in columns; the first one stays in view while the others scroll. */
export function FiguresTable<R>({ label, columns, rows, keyOf }: FiguresTableProps<R>) {
  const [first, ...others] = columns;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reachable by keyboard
    <div className="card card--flush mx team-table" tabIndex={0} role="region" aria-label={label}>
      <table>
        <thead>
          <tr>
            {columns.map(({ key, label: name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row">{first?.cell(row)}</th>
              {others.map(({ key, cell, isGain }) => (
                <td key={key} className={toneOf(isGain?.(row))}>
                  <span className="numeric ltr">{cell(row)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function toneOf(isGain: boolean | null | undefined): string | undefined {
  if (isGain === undefined || isGain === null) return undefined;
  return isGain ? 'positive' : 'negative';
}
