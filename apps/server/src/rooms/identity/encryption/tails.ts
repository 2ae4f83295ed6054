import { sql } from '../../../platform/db/index.ts';
import type { Marks } from '../../../platform/marks.ts';
import { eachBatch } from '../batches.ts';
import { mobileContext, type Sealing } from './contacts.ts';

const TAIL = 4;
const ROWS_AT_ONCE = 500;

/** Keyed hash of the last digits of a number, by which operators find its members. */
export function markOfTail(marks: Marks, mobile: string): string {
  return marks.of(mobile.slice(-TAIL), 'identity.mobile.tail');
}

/** Makes the marks that are missing: of new numbers, and of those that a former build kept. @returns how many */
export async function markTails({ db, secrets, marks }: Sealing): Promise<number> {
  return eachBatch(
    (after) =>
      db.rows(sql<{ id: bigint; sealed: Uint8Array }>`
        select id, mobile_sealed as sealed from identity_members
         where id > ${after}::bigint and mobile_sealed is not null and mobile_tail_mark is null
         order by id limit ${ROWS_AT_ONCE}::int`),
    async (rows) => {
      const found = rows.map(({ id, sealed }) => ({
        id: String(id),
        mark: markOfTail(marks, secrets.open(sealed, mobileContext(id)).toString()),
        sealed: Buffer.from(sealed).toString('hex'),
      }));
      return db.run(sql`
        update identity_members m set mobile_tail_mark = f.mark
          from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as f(id bigint, mark text, sealed text)
         where m.id = f.id and m.mobile_sealed = decode(f.sealed, 'hex')`);
    },
  );
}
