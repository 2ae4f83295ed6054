import { type Executor, sql } from '../../../platform/db/index.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';

/** Social network accounts by form field. */
export type Contacts = Readonly<Record<string, string>>;

/** Personal data stored in addition to number and address. */
export interface Details {
  contacts: Contacts;
  payeeName: string | null;
}

/** Details as stored. */
export interface KeptDetails {
  id: bigint;
  sealedContacts: Uint8Array | null;
  sealedPayeeName: Uint8Array | null;
}

export const DETAIL_COLUMNS = sql`contacts_sealed as "sealedContacts", payee_name_sealed as "sealedPayeeName"`;

export function readDetails(secrets: SecretBox, { id, sealedContacts, sealedPayeeName }: KeptDetails): Details {
  const open = (sealed: Uint8Array | null, context: string) => sealed && secrets.open(sealed, context).toString();
  const contacts = open(sealedContacts, contactsContext(id));
  return {
    contacts: contacts === null ? {} : (JSON.parse(contacts) as Contacts),
    payeeName: open(sealedPayeeName, payeeNameContext(id)),
  };
}

/** Replaces all contacts of a member. */
export async function writeContacts(executor: Executor, secrets: SecretBox, memberId: bigint, contacts: Contacts) {
  await executor.run(sql`
    update people_members set contacts_sealed = ${sealContacts(secrets, memberId, contacts)}::bytea
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
    update people_members set payee_name_sealed = ${sealed}::bytea
      where id = ${memberId}::bigint`);
}

function sealContacts(secrets: SecretBox, memberId: bigint, contacts: Contacts): Uint8Array | null {
  if (Object.keys(contacts).length === 0) return null;
  return secrets.seal(Buffer.from(JSON.stringify(contacts)), contactsContext(memberId));
}

/** Binds sealed contacts to their row. */
export function contactsContext(memberId: bigint): string {
  return `people_members:${memberId}:contacts`;
}

/** Binds a sealed name to its row. */
export function payeeNameContext(memberId: bigint): string {
  return `people_members:${memberId}:payee_name`;
}
