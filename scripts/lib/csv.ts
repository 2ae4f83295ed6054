/** The rows of a CSV text as records by column name; fields may be quoted and contain commas, quotes and line ends. */
export function parseCsv(text: string): Record<string, string>[] {
  const [header = [], ...rows] = parseRows(text.replaceAll('\r\n', '\n'));
  return rows.map((row) => Object.fromEntries(header.map((name, index) => [name, row[index] ?? ''])));
}

function parseRows(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/g)) {
    // The last line end is followed by an empty match, which is not a row.
    if (end === '' && row.length === 0 && quoted === undefined && plain === '') break;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    rows.push(row);
    row = [];
    if (end === '') break;
  }
  return rows;
}
