import { type Executor, sql } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import type { Marks } from '../../../platform/marks.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';

/** Number of trailing digits by which operators may search. */
const TAIL = 4;

/** A person's contact data. */
export interface Contact {
  email: string | null;
  /** E.164; only verified numbers are stored. */
  mobile: string | null;
}

/** A contact as stored. */
export interface KeptContact {
  id: bigint;
  sealedEmail: Uint8Array | null;
  sealedMobile: Uint8Array | null;
}

export const CONTACT_COLUMNS = sql`email_sealed as "sealedEmail", mobile_sealed as "sealedMobile"`;

export function readContact(secrets: SecretBox, { id, sealedEmail, sealedMobile }: KeptContact): Contact {
  const open = (sealed: Uint8Array | null, context: string) => sealed && secrets.open(sealed, context).toString();
  return { email: open(sealedEmail, emailContext(id)), mobile: open(sealedMobile, mobileContext(id)) };
}

export function markOfMobile(marks: Marks, mobile: string): string {
  return marks.of(mobile, 'people.mobile');
}

/** Keyed hash of an address, the same for all its spellings. */
export function markOfEmail(marks: Marks, email: string): string {
  return marks.of(email.trim().toLowerCase(), 'people.email');
}

/** Keyed hash of the last digits of a number, for operators' search. */
export function markOfTail(marks: Marks, mobile: string): string {
  return marks.of(mobile.slice(-TAIL), 'people.mobile.tail');
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
    update people_members set email_sealed = ${sealed}::bytea, email_mark = ${mark}::text
      where id = ${memberId}::bigint`);
}

/** Stores a member's number. @throws when another member has it */
export async function writeMobile(
  executor: Executor,
  { secrets, marks }: Pick<Platform, 'secrets' | 'marks'>,
  memberId: bigint,
  mobile: string,
): Promise<void> {
  await executor.run(sql`
    update people_members set mobile_sealed = ${secrets.seal(Buffer.from(mobile), mobileContext(memberId))}::bytea,
      mobile_mark = ${markOfMobile(marks, mobile)}, mobile_tail_mark = ${markOfTail(marks, mobile)}
     where id = ${memberId}::bigint`);
}

/** Binds a sealed address to its row. */
export function emailContext(memberId: bigint): string {
  return `people_members:${memberId}:email`;
}

/** Binds a sealed number to its row. */
export function mobileContext(memberId: bigint): string {
  return `people_members:${memberId}:mobile`;
}
