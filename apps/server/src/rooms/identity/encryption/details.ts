import { type Database, type Executor, sql } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { eachBatch } from '../batches.ts';

/** Accounts at social networks by field of the form. */
export type Contacts = Readonly<Record<string, string>>;

/** What is kept of a person beside number and address. */
export interface Details {
  contacts: Contacts;
  payeeName: string | null;
}

/** Details as they are kept. A text in clear was written by a former build's process: it is the newer one. */
export interface KeptDetails {
  id: bigint;
  clearContacts: Contacts;
  sealedContacts: Uint8Array | null;
  clearPayeeName: string | null;
  sealedPayeeName: Uint8Array | null;
}

export const DETAIL_COLUMNS = sql`
  contacts as "clearContacts", contacts_sealed as "sealedContacts", payee_name as "clearPayeeName",
  payee_name_sealed as "sealedPayeeName"`;

export function readDetails(secrets: SecretBox, kept: KeptDetails): Details {
  const { id, clearContacts, sealedContacts, clearPayeeName, sealedPayeeName } = kept;
  const open = (sealed: Uint8Array | null, context: string) => sealed && secrets.open(sealed, context).toString();
  const contacts = open(sealedContacts, contactsContext(id));
  return {
    // A process of the former build sees no sealed ones, so that what it writes is added to them.
    contacts: { ...(contacts === null ? {} : (JSON.parse(contacts) as Contacts)), ...clearContacts },
    payeeName: clearPayeeName ?? open(sealedPayeeName, payeeNameContext(id)),
  };
}

/** Replaces all contacts of a member. */
export async function writeContacts(
  executor: Executor,
  secrets: SecretBox,
  memberId: bigint,
  contacts: Contacts,
): Promise<void> {
  await executor.run(sql`
    update identity_members set contacts = '{}', contacts_sealed = ${sealContacts(secrets, memberId, contacts)}::bytea
      where id = ${memberId}::bigint`);
}

export async function writePayeeName(
  executor: Executor,
  secrets: SecretBox,
  memberId: bigint,
  payeeName: string,
): Promise<void> {
  const sealed = secrets.seal(Buffer.from(payeeName), payeeNameContext(memberId));
  await executor.run(sql`
    update identity_members set payee_name = null, payee_name_sealed = ${sealed}::bytea
      where id = ${memberId}::bigint`);
}

const ROWS_AT_ONCE = 500;

type FormerRow = KeptDetails & { isClosed: boolean };

/**
 * Seals details that stand in clear text, and removes those of accounts that a former build closed. May run in several
 * processes at once; a value that changes meanwhile is left for the next time.
 * @returns how many members were written
 */
export async function sealDetails({ db, secrets }: { db: Database } & Pick<Platform, 'secrets'>): Promise<number> {
  return eachBatch(
    (after) =>
      db.rows(sql<FormerRow>`
        select id, ${DETAIL_COLUMNS}, closed_at is not null as "isClosed" from identity_members
         where id > ${after}::bigint and (payee_name is not null or contacts <> '{}'
           or (closed_at is not null and contacts_sealed is not null))
         order by id limit ${ROWS_AT_ONCE}::int`),
    (rows) => sealRows(db, secrets, rows),
  );
}

async function sealRows(executor: Executor, secrets: SecretBox, rows: readonly FormerRow[]): Promise<number> {
  const hex = (bytes: Uint8Array | null) => bytes && Buffer.from(bytes).toString('hex');
  const given = rows.map((row) => {
    const contacts = row.isClosed ? {} : readDetails(secrets, row).contacts;
    const { id, clearPayeeName: name } = row;
    return {
      id: String(id),
      contacts: row.clearContacts,
      former_sealed: hex(row.sealedContacts),
      contacts_sealed: hex(sealContacts(secrets, id, contacts)),
      payee_name: name,
      payee_name_sealed: hex(name === null ? null : secrets.seal(Buffer.from(name), payeeNameContext(id))),
    };
  });
  return executor.run(sql`
    update identity_members m set
      contacts = '{}', contacts_sealed = decode(g.contacts_sealed, 'hex'),
      payee_name = null, payee_name_sealed = coalesce(decode(g.payee_name_sealed, 'hex'), m.payee_name_sealed)
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        as g(id bigint, contacts jsonb, former_sealed text, contacts_sealed text, payee_name text,
        payee_name_sealed text)
     where m.id = g.id and m.contacts = g.contacts and m.payee_name is not distinct from g.payee_name
       and m.contacts_sealed is not distinct from decode(g.former_sealed, 'hex')`);
}

function sealContacts(secrets: SecretBox, memberId: bigint, contacts: Contacts): Uint8Array | null {
  if (Object.keys(contacts).length === 0) return null;
  return secrets.seal(Buffer.from(JSON.stringify(contacts)), contactsContext(memberId));
}

/** Binds sealed contacts to their row. */
export function contactsContext(memberId: bigint): string {
  return `identity_members:${memberId}:contacts`;
}

/** Binds a sealed name to its row. */
export function payeeNameContext(memberId: bigint): string {
  return `identity_members:${memberId}:payee_name`;
}
