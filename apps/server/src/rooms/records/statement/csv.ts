import { formatMinor } from '@fairlot/money';
import { csvHead, csvLine } from '../../../platform/csv.ts';
import { localText } from './local-text.ts';
import { nameOf, shownReference, type StatementPaper } from './paper.ts';

/** A statement as CSV for spreadsheets, in chunks. */
export async function* statementCsv(paper: StatementPaper) {
  const { words, currency, zone, statement } = paper;
  const { time, account, kind, amount, balance, reference } = words;
  yield Buffer.from(csvHead(['UTC', time, account, kind, amount, balance, words.currency, reference, 'ID']));
  for await (const rows of statement.rows()) {
    const lines = rows.map((row) =>
      csvLine([
        row.at.toISOString(),
        localText(row.at, zone),
        row.isBonus ? words.bonus : words.account,
        nameOf(paper, row),
        formatMinor(row.amountMinor),
        formatMinor(row.balanceAfterMinor),
        currency,
        shownReference(row),
        String(row.id),
      ]),
    );
    yield Buffer.from(lines.join(''));
  }
}
