import { CHAT_PICTURE_BYTES_MAX, CHAT_PICTURES_A_DAY } from '@fairlot/contract';
import { type Executor, sql, type Tx } from '../../platform/db/index.ts';
import type { FormFile } from '../../platform/http/index.ts';
import { readOnePicture } from '../../platform/pictures/one-picture.ts';
import { readPictureSize } from '../../platform/pictures/picture-size.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SealedColumn } from '../../platform/reseal.ts';
import type { SecretBox } from '../../platform/secret-box.ts';

/** Large enough for readable screenshots of phones. */
const PHOTO = { kinds: ['png', 'jpeg', 'webp'], longestSidePx: 1600, maxBytes: CHAT_PICTURE_BYTES_MAX } as const;

export interface SentPicture {
  content: Buffer;
  width: number;
  height: number;
}

export const SEALED_PICTURES: SealedColumn = {
  table: 'chat_pictures',
  column: 'picture_sealed',
  keys: ['message_id'],
  contextOf: pictureContext,
};

/** The picture of a form, re-encoded. @throws Refusal request.invalid, server.busy */
export async function readPicture(files: readonly FormFile[]): Promise<SentPicture> {
  const content = await readOnePicture(files, PHOTO);
  const { width = 1, height = 1 } = readPictureSize(content) ?? {};
  return { content, width, height };
}

/**
 * Checks in a locked thread that its member or visitor may send another picture.
 * @throws Refusal rate.limited `{reason: 'pictures'}`
 */
export async function requirePictureLimit(tx: Tx, threadId: bigint): Promise<void> {
  const { count, left } = await tx.one(sql<{ count: number; left: number | null }>`
    select count(*)::int as count,
           ceil(extract(epoch from min(at) + interval '24 hours' - clock_timestamp()))::int as left
      from chat_messages
     where thread_id = ${threadId}::bigint and author = 'member' and width is not null
       and at > clock_timestamp() - interval '24 hours'`);
  if (count >= CHAT_PICTURES_A_DAY) throw new Refusal('rate.limited', { reason: 'pictures' }, Math.max(1, left ?? 1));
}

export async function keepPicture(tx: Tx, secrets: SecretBox, messageId: bigint, picture: SentPicture): Promise<void> {
  const sealed = secrets.seal(picture.content, pictureContext(String(messageId)));
  await tx.run(sql`
    insert into chat_pictures (message_id, picture_sealed) values (${messageId}::bigint, ${sealed}::bytea)`);
}

/** A picture as a `data:` URL. @param threadId the thread that must contain it; null for the staff */
export async function openPicture(
  executor: Executor,
  secrets: SecretBox,
  messageId: bigint,
  threadId: bigint | null,
): Promise<string | undefined> {
  const row = await executor.first(sql<{ sealed: Uint8Array }>`
    select p.picture_sealed as sealed from chat_pictures p
      join chat_messages m on m.id = p.message_id
     where p.message_id = ${messageId}::bigint
       and (${threadId}::bigint is null or (m.thread_id = ${threadId}::bigint and m.author <> 'note'))`);
  if (row === undefined) return undefined;
  const picture = secrets.open(row.sealed, pictureContext(String(messageId)));
  return `data:image/jpeg;base64,${picture.toString('base64')}`;
}

function pictureContext(messageId: string): string {
  return `chat_pictures:${messageId}`;
}
