/**
 * Goes through rows in the order of their ids, some at a time, until none is left.
 * @param read the rows behind an id, in order; at most so many as are to be held in memory
 * @returns the sum of what `handle` answers
 */
export async function eachBatch<Row extends { id: bigint }>(
  read: (after: bigint) => Promise<Row[]>,
  handle: (rows: readonly Row[]) => Promise<number>,
): Promise<number> {
  let count = 0;
  let rows = await read(0n);
  for (let end = rows.at(-1); end !== undefined; end = rows.at(-1)) {
    count += await handle(rows);
    rows = await read(end.id);
  }
  return count;
}
