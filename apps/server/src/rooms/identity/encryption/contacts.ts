import { type Database, type Executor, sql } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import type { Marks } from '../../../platform/marks.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { eachBatch } from '../batches.ts';

/** How a person is reached. */
export interface Contact {
  email: string | null;
  /** E.164; only numbers that were verified are kept. */
  mobile: string | null;
}

/** A contact as it is kept. A text in clear was written by a process of a former build, so that it is the newer one. */
export interface KeptContact {
  id: bigint;
  clearEmail: string | null;
  sealedEmail: Uint8Array | null;
  clearMobile: string | null;
  sealedMobile: Uint8Array | null;
}

export const CONTACT_COLUMNS = sql`
  email as "clearEmail", email_sealed as "sealedEmail", mobile as "clearMobile", mobile_sealed as "sealedMobile"`;

export function readContact(
  secrets: SecretBox,
  { id, clearEmail, sealedEmail, clearMobile, sealedMobile }: KeptContact,
): Contact {
  const open = (sealed: Uint8Array | null, context: string) => sealed && secrets.open(sealed, context).toString();
  return {
    email: clearEmail ?? open(sealedEmail, emailContext(id)),
    mobile: clearMobile ?? open(sealedMobile, mobileContext(id)),
  };
}

export function markOfMobile(marks: Marks, mobile: string): string {
  return marks.of(mobile, 'identity.mobile');
}

/** Two spellings of an address are one. */
export function markOfEmail(marks: Marks, email: string): string {
  return marks.of(email.trim().toLowerCase(), 'identity.email');
}

/** Replaces the address of a member; null removes it. */
export async function writeEmail(
  executor: Executor,
  { secrets, marks }: Pick<Platform, 'secrets' | 'marks'>,
  memberId: bigint,
  email: string | null,
): Promise<void> {
  const sealed = email === null ? null : secrets.seal(Buffer.from(email), emailContext(memberId));
  const mark = email === null ? null : markOfEmail(marks, email);
  await executor.run(sql`
    update identity_members set email = null, email_sealed = ${sealed}::bytea, email_mark = ${mark}::text
      where id = ${memberId}::bigint`);
}

/** Keeps the number of a member whose row carries its mark already. */
export async function writeMobile(
  executor: Executor,
  secrets: SecretBox,
  memberId: bigint,
  mobile: string,
): Promise<void> {
  const sealed = secrets.seal(Buffer.from(mobile), mobileContext(memberId));
  await executor.run(sql`update identity_members set mobile_sealed = ${sealed}::bytea where id = ${memberId}::bigint`);
}

/** What rows are sealed and marked with. */
export type Sealing = Pick<Platform, 'secrets' | 'marks'> & { db: Database };

const ROWS_AT_ONCE = 500;

/**
 * Seals what stands in clear text: after the upgrade everything, later what processes of the former build write while
 * they still run. May run in several processes at once; a value that changes meanwhile is left for the next time.
 * @returns how many members were sealed
 */
export async function sealContacts({ db, secrets, marks }: Sealing): Promise<number> {
  return eachBatch(
    (after) =>
      db.rows(sql<{ id: bigint; email: string | null; mobile: string | null }>`
        select id, email, mobile from identity_members
          where id > ${after}::bigint and (email is not null or mobile is not null)
            order by id limit ${ROWS_AT_ONCE}::int`),
    (rows) => sealRows(db, secrets, marks, rows),
  );
}

async function sealRows(
  executor: Executor,
  secrets: SecretBox,
  marks: Marks,
  rows: readonly { id: bigint; email: string | null; mobile: string | null }[],
): Promise<number> {
  const given = rows.map(({ id, email, mobile }) => ({
    id: String(id),
    email,
    email_mark: email && markOfEmail(marks, email),
    email_sealed: email && secrets.seal(Buffer.from(email), emailContext(id)).toString('hex'),
    mobile,
    mobile_mark: mobile && markOfMobile(marks, mobile),
    mobile_sealed: mobile && secrets.seal(Buffer.from(mobile), mobileContext(id)).toString('hex'),
  }));
  // A number that a member of this build has meanwhile stays where it is: the mark is unique.
  return executor.run(sql`
    update identity_members m set
      email = null, email_mark = coalesce(g.email_mark, m.email_mark),
      email_sealed = coalesce(decode(g.email_sealed, 'hex'), m.email_sealed),
      mobile = case when g.is_taken then m.mobile end,
      mobile_mark = case when g.is_taken then m.mobile_mark else coalesce(g.mobile_mark, m.mobile_mark) end,
      mobile_sealed = case when g.is_taken then m.mobile_sealed
      else coalesce(decode(g.mobile_sealed, 'hex'), m.mobile_sealed) end
      from (select r.*, exists (select 1 from identity_members o
      where o.mobile_mark = r.mobile_mark and o.id <> r.id) as is_taken
              from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
                as r(id bigint, email text, email_mark text, email_sealed text, mobile text, mobile_mark text,
                mobile_sealed text)) g
     where m.id = g.id and m.email is not distinct from g.email and m.mobile is not distinct from g.mobile`);
}

/** Binds a sealed address to its row. */
export function emailContext(memberId: bigint): string {
  return `identity_members:${memberId}:email`;
}

/** Binds a sealed number to its row. */
export function mobileContext(memberId: bigint): string {
  return `identity_members:${memberId}:mobile`;
}
