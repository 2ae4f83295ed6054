/** Marks the file as UTF-8 for spreadsheet programs. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Numbers are left unchanged. Any other cell that a spreadsheet would evaluate gets an apostrophe in front. */
const NUMBER = /^-?\d+(\.\d+)?$/;
const FORMULA = /^[\s]*[=+\-@|%＝＋－＠]|^[\t\r\n]/;

/** The first line of a file. */
export function csvHead(columns: readonly string[]): string {
  return `${BYTE_ORDER_MARK}${csvLine(columns)}`;
}

/** One line, every cell quoted. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`;
}

function quoted(text: string): string {
  const safe = !NUMBER.test(text) && FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
