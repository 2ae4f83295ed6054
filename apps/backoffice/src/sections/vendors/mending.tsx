import { Button } from '@fairlot/ui';
import type { Column } from '../../parts/table.tsx';
import { texts } from '../../shared/texts.ts';
import type { Repairing } from './repair-dialog.tsx';
import { vendorsTexts as words } from './texts.ts';

/** A column with a button for each repair of a row. */
export function mending<
  Row extends Pick<Repairing, 'transactionId' | 'account' | 'memberId'> & { repairs: readonly Repairing['repair'][] },
>(
  subject: Repairing['subject'],
  sidesOf: (row: Row) => Pick<Repairing, 'id' | 'ours' | 'theirs'>,
  mend: ((what: Repairing) => void) | null,
): Column<Row> {
  return {
    title: texts.actions,
    cell: (row) =>
      mend === null ? null : (
        <span className="vendor-mends">
          {row.repairs.map((repair) => (
            <Button
              key={repair}
              size="small"
              aria-label={`${words.repair.words[repair]} ${row.transactionId}`}
              onClick={() =>
                mend({
                  ...sidesOf(row),
                  subject,
                  repair,
                  transactionId: row.transactionId,
                  account: row.account,
                  memberId: row.memberId,
                })
              }
            >
              {words.repair.words[repair]}
            </Button>
          ))}
        </span>
      ),
  };
}
