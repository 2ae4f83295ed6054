import type { ReactNode } from 'react';
import type { ListColumn, ListDeclaration, RowAction } from './list-spec.ts';

/** What the rows of a list are shown with, as a table or as cards. */
export interface ListBodyProps<R> {
  list: ListDeclaration<R>;
  columns: readonly ListColumn<R>[];
  /** Undefined while the first answer is awaited. */
  rows: readonly R[] | undefined;
  /** The order as the address says it, `-` for falling. */
  sort: string;
  /** Keys of the selected rows; null where nothing can be selected. */
  chosen: ReadonlySet<string> | null;
  onChoose: (chosen: ReadonlySet<string>) => void;
  onSort: (sort: string) => void;
  actionsOf: ((row: R) => readonly RowAction[]) | undefined;
  noteOf: ((row: R) => ReactNode) | undefined;
  onOpen: ((row: R) => void) | undefined;
  /** The row that is worked on beside the list. */
  openKey: string | null;
  isNarrow: boolean;
  /** In the place of rows where there are none. */
  empty: ReactNode;
}
