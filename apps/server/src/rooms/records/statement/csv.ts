import { formatMinor } from '@fairlot/money';
import { csvHead, csvLine } from '../../../platform/csv.ts';
import { localText } from './local-text.ts';
import type { StatementPaper } from './paper.ts';

/** A statement as CSV for spreadsheets, in chunks. */
export async function* statementCsv({ words, kinds, currency, zone, statement }: StatementPaper) {
  const { time, account, kind, amount, balance, reference } = words;
  yield Buffer.from(csvHead(['UTC', time, account, kind, amount, balance, words.currency, reference, 'ID']));
  for await (const rows of statement.rows()) {
    const lines = rows.map((row) =>
      csvLine([
        row.at.toISOString(),
        localText(row.at, zone),
        row.isBonus ? words.bonus : words.account,
        kinds[row.kind] ?? row.kind,
        formatMinor(row.amountMinor),
        formatMinor(row.balanceAfterMinor),
        currency,
        row.reference,
        String(row.id),
      ]),
    );
    yield Buffer.from(lines.join(''));
  }
}
