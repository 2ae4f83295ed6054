import { type Database, sql } from '../../platform/db/index.ts';
import type { Reseal } from '../../platform/index.ts';
import { payloadKeyContext } from './encryption.ts';
import { contextOf as messageContext } from './messages/outbox.ts';
import { idNumberContext, totpContext } from './secrets-rows.ts';

/** Every column of this room that is sealed. Flows of a social log-in last ten minutes and are opened with the former key. */
const SEALED: readonly { table: string; key: string; column: string; contextOf: (key: string) => string }[] = [
  { table: 'identity_keys', key: 'kid', column: 'sealed_private', contextOf: payloadKeyContext },
  { table: 'identity_messages', key: 'id', column: 'sealed', contextOf: messageContext },
  { table: 'identity_secrets', key: 'member_id', column: 'id_number', contextOf: (id) => idNumberContext(BigInt(id)) },
  { table: 'identity_secrets', key: 'member_id', column: 'totp_secret', contextOf: (id) => totpContext(BigInt(id)) },
];

/** Seals every secret of the room with the key in force. @returns how many */
export async function resealIdentity(db: Database, reseal: Reseal): Promise<number> {
  let count = 0;
  for (const { table, key, column, contextOf } of SEALED) {
    const rows = await db.rows(sql<{ key: string; sealed: Uint8Array }>`
      select ${sql.id(key)}::text as key, ${sql.id(column)} as sealed from ${sql.id(table)} where ${sql.id(column)} is not null`);
    for (const row of rows) {
      // A value that changed meanwhile was sealed by its writer.
      count += await db.run(sql`
        update ${sql.id(table)} set ${sql.id(column)} = ${reseal(row.sealed, contextOf(row.key))}::bytea
         where ${sql.id(key)}::text = ${row.key} and ${sql.id(column)} = ${row.sealed}::bytea`);
    }
  }
  return count;
}
