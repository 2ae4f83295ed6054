import type { ReactNode } from 'react';
import type { ListColumn, ListDeclaration, RowAction } from './list-spec.ts';

/** Props for the rows of a list, shown as a table or as cards. */
export interface ListBodyProps<R> {
  list: ListDeclaration<R>;
  columns: readonly ListColumn<R>[];
  /** Undefined until the first response. */
  rows: readonly R[] | undefined;
  /** The order as in the address; `-` means descending. */
  sort: string;
  /** Keys of the selected rows; null if rows cannot be selected. */
  chosen: ReadonlySet<string> | null;
  onChoose: (chosen: ReadonlySet<string>) => void;
  onSort: (sort: string) => void;
  actionsOf: ((row: R) => readonly RowAction[]) | undefined;
  noteOf: ((row: R) => ReactNode) | undefined;
  onOpen: ((row: R) => void) | undefined;
  /** The row that is open beside the list. */
  openKey: string | null;
  isNarrow: boolean;
  /** Shown instead of rows when there are none. */
  empty: ReactNode;
}
