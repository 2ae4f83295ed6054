/**
 * The current version of an open dialog's row in its list, so that the dialog shows another operator's change.
 * @param row the row that the dialog was opened with; returned if the list no longer has it
 */
export function currentRow<R>(row: R, rows: readonly R[], keyOf: (row: R) => string): R {
  return rows.find((one) => keyOf(one) === keyOf(row)) ?? row;
}
