import { randomUUID } from 'node:crypto';
import { DOCUMENT_BYTES_MAX, DOCUMENT_SIDES } from '@fairlot/contract';
import { type Executor, sql, type Tx } from '../../platform/db/index.ts';
import type { FormFile } from '../../platform/http/index.ts';
import { redrawPhoto } from '../../platform/pictures/redraw-photo.ts';
import { invalidField } from '../../platform/refusal.ts';
import type { SealedColumn } from '../../platform/reseal.ts';
import type { SecretBox } from '../../platform/secret-box.ts';

export type DocumentSide = (typeof DOCUMENT_SIDES)[number];

export interface DocumentRow {
  id: bigint;
  memberId: bigint;
  kind: string;
  side: DocumentSide;
  sentAt: Date;
  decidedAt: Date | null;
}

export interface SentPicture {
  side: DocumentSide;
  picture: Buffer;
}

/** Large enough to read the small print of a card. */
const PHOTO = { kinds: ['png', 'jpeg', 'webp'], longestSidePx: 2000 } as const;

export const SEALED_DOCUMENTS: SealedColumn = {
  table: 'verification_documents',
  column: 'picture_sealed',
  keys: ['mark'],
  contextOf: pictureContext,
};

/**
 * The re-encoded pictures of a form, without any other content of the files.
 * @throws Refusal request.invalid naming the problem and the file
 */
export async function readPictures(files: readonly FormFile[]): Promise<SentPicture[]> {
  if (files.length === 0) throw invalidField('front', 'required');
  if (new Set(files.map(({ field }) => field)).size !== files.length) throw invalidField('front', 'tooMany');
  const pictures: SentPicture[] = [];
  // Sequentially: each picture is decoded in a thread, of which there are few.
  for (const { field, content } of files) {
    const side = DOCUMENT_SIDES.find((known) => known === field);
    if (side === undefined) throw invalidField(field.slice(0, 40), 'additionalProperties');
    if (content.length > DOCUMENT_BYTES_MAX) throw invalidField(side, 'tooLarge');
    const picture = await redrawPhoto(content, PHOTO);
    if (picture === undefined) throw invalidField(side, 'noPicture');
    pictures.push({ side, picture });
  }
  return pictures;
}

/** Stores pictures, replacing waiting ones of the same side. */
export async function keepPictures(
  tx: Tx,
  secrets: SecretBox,
  memberId: bigint,
  kind: string,
  pictures: readonly SentPicture[],
): Promise<void> {
  await tx.run(sql`
    update verification_documents set decided_at = clock_timestamp()
     where member_id = ${memberId}::bigint and decided_at is null and side = any(${pictures.map(({ side }) => side)})`);
  for (const { side, picture } of pictures) {
    const mark = randomUUID();
    await tx.run(sql`
      insert into verification_documents (member_id, kind, side, mark, picture_sealed)
      values (${memberId}::bigint, ${kind}, ${side}, ${mark}::uuid,
        ${secrets.seal(picture, pictureContext(mark))}::bytea)`);
  }
}

/** Pictures of a member, oldest first. */
export function documentsOf(executor: Executor, memberId: bigint): Promise<DocumentRow[]> {
  return executor.rows(sql<DocumentRow>`
    select id, member_id as "memberId", kind, side, sent_at as "sentAt", decided_at as "decidedAt"
      from verification_documents where member_id = ${memberId}::bigint order by id`);
}

/** Closes waiting documents after a decision. */
export async function closeDocuments(tx: Tx, memberId: bigint): Promise<void> {
  await tx.run(sql`
    update verification_documents set decided_at = clock_timestamp()
     where member_id = ${memberId}::bigint and decided_at is null`);
}

/** One picture as a JPEG, with its owner. */
export async function openPicture(
  executor: Executor,
  secrets: SecretBox,
  id: bigint,
): Promise<{ memberId: bigint; side: string; picture: Buffer } | undefined> {
  const row = await executor.first(sql<{ memberId: bigint; side: string; mark: string; sealed: Uint8Array }>`
    select member_id as "memberId", side, mark::text as mark, picture_sealed as sealed
      from verification_documents where id = ${id}::bigint`);
  if (row === undefined) return undefined;
  return { memberId: row.memberId, side: row.side, picture: secrets.open(row.sealed, pictureContext(row.mark)) };
}

function pictureContext(mark: string): string {
  return `verification_documents:${mark}`;
}
