/** Numbers stay numbers; text that a spreadsheet would run as a formula gets an apostrophe prefix. */
const NUMBER = /^-?\d+(\.\d+)?$/;
const FORMULA = /^[\s]*[=+\-@|%＝＋－＠]|^[\t\r\n]/;

/** Rows as a CSV file in UTF-8, with a byte order mark for spreadsheets. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => {
    const safe = !NUMBER.test(text) && FORMULA.test(text) ? `'${text}` : text;
    return `"${safe.replaceAll('"', '""')}"`;
  };
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
