import type { ReactElement } from 'react';
import { cx } from './class-names.ts';

export interface PrizeLevel {
  /** Shown at the start of the row, such as "ĐB" or "G1". */
  code: string;
  /** Full name for screen readers. */
  name?: string | undefined;
  /** Drawn numbers with their leading zeros. */
  numbers: readonly string[];
  /** The first prize. */
  kind?: 'special' | undefined;
}

export type PrizeView = 'full' | 'last2' | 'last3';

interface PrizeTableProps {
  caption: string;
  levels: readonly PrizeLevel[];
  view?: PrizeView | undefined;
}

const DIGITS: Record<PrizeView, number> = { full: Infinity, last2: 2, last3: 3 };
/** Places a row on the twelve-column grid: seven numbers break 4 + 3, six break 3 + 3. */
const COLUMNS: Record<number, number> = { 1: 1, 2: 2, 3: 3, 4: 4, 6: 3, 7: 7 };

export function PrizeTable({ caption, levels, view = 'full' }: PrizeTableProps): ReactElement {
  return (
    <table className="prize-table">
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {levels.map((level) => (
          <tr key={level.code} className={cx(level.kind === 'special' && 'prize-table__special')}>
            <th scope="row" aria-label={level.name}>
              {level.code}
            </th>
            <td>
              <div className={`prize-table__numbers prize-table__numbers--${COLUMNS[level.numbers.length] ?? 4}`}>
                {level.numbers.map((number, index) => (
                  <PrizeNumber key={index} number={number} view={view} isSpecial={level.kind === 'special'} />
                ))}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PrizeNumber({
  number,
  view,
  isSpecial,
}: {
  number: string;
  view: PrizeView;
  isSpecial: boolean;
}): ReactElement {
  // The special prize is large already; elsewhere the two digits that most bets use are emphasised.
  const isPlain = view !== 'full' || isSpecial;
  // The space separates neighbours for screen readers and in copied text.
  return (
    <span>
      {isPlain ? number.slice(-DIGITS[view]) : number.slice(0, -2)}
      {!isPlain && <em>{number.slice(-2)}</em>}{' '}
    </span>
  );
}

/** The loto board: two-digit numbers of a result by their first digit, 0 to 9. */
export function LotoBoard({ numbers, label }: { numbers: readonly string[]; label: string }): ReactElement {
  const tails = numbers.map((number) => number.slice(-2)).sort();
  // Two columns: 0 | 5, 1 | 6, ...
  const order = [0, 5, 1, 6, 2, 7, 3, 8, 4, 9];
  return (
    <div className="loto" role="list" aria-label={label}>
      {order.map((head) => (
        <div key={head} role="listitem">
          <b>{head}</b>
          <span>{tails.filter((tail) => tail.startsWith(String(head))).join(' ') || '–'}</span>
        </div>
      ))}
    </div>
  );
}
