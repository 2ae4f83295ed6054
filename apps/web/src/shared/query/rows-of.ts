/**
 * Rows of all loaded pages, each once: rows that arrive meanwhile shift the pages, so that the next page begins with
 * rows of the one before.
 */
export function rowsOf<R>(pages: readonly { list: readonly R[] }[], keyOf: (row: R) => string): R[] {
  return [...new Map(pages.flatMap(({ list }) => list).map((row) => [keyOf(row), row])).values()];
}
