import { randomBytes } from 'node:crypto';
import { MEMBER_PICTURE_BYTES_MAX } from '@fairlot/contract';
import type { FastifyInstance } from 'fastify';
import { type Executor, sql } from '../../../platform/db/index.ts';
import { type FormFile, SESSION_COOKIE } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { readOnePicture } from '../../../platform/pictures/one-picture.ts';
import { updateAvatar } from '../../people/index.ts';
import type { Sessions } from '../sessions/sessions.ts';

const PATH = '/members/pictures/';
/** Shown at 64 px at most, on screens with up to three device pixels per pixel. */
const PHOTO = {
  kinds: ['png', 'jpeg', 'webp'],
  longestSidePx: 256,
  isSquare: true,
  maxBytes: MEMBER_PICTURE_BYTES_MAX,
} as const;
const NAME_BYTES = 16;
/** A picture opened as a page runs and loads nothing. */
const POLICY = "default-src 'none'; sandbox";

/**
 * Stores a picture that a member uploaded, replacing the previous one. It is recognised by its first bytes and
 * re-encoded as a square of 256 pixels, without any other data of the file.
 * @throws Refusal request.invalid naming what is wrong with the file
 */
export async function keepOwnPicture(
  { db }: Pick<Platform, 'db'>,
  memberId: bigint,
  files: readonly FormFile[],
): Promise<void> {
  const content = await readOnePicture(files, PHOTO);
  const name = randomBytes(NAME_BYTES).toString('base64url');
  await db.run(sql`
    insert into identity_pictures (member_id, name, content) values (${memberId}::bigint, ${name}, ${content}::bytea)
    on conflict (member_id) do update
      set name = excluded.name, content = excluded.content, created_at = clock_timestamp()`);
}

/** Switches to a picture of the merchant, or to the generated one. The member's own picture is deleted. */
export async function choosePicture({ db }: Pick<Platform, 'db'>, memberId: bigint, avatar: string | null) {
  await db.transaction(async (tx) => {
    await removeOwnPicture(tx, memberId);
    await updateAvatar(tx, memberId, avatar);
  });
}

export async function removeOwnPicture(executor: Executor, memberId: bigint): Promise<void> {
  await executor.run(sql`delete from identity_pictures where member_id = ${memberId}::bigint`);
}

/** Full address of the member's own picture (section 3, avatarType CUSTOM). */
export async function ownPictureUrl(
  executor: Executor,
  publicOrigin: string,
  memberId: bigint,
): Promise<string | undefined> {
  const row = await executor.first(sql<{ name: string }>`
    select name from identity_pictures where member_id = ${memberId}::bigint`);
  return row && `${publicOrigin}${PATH}${row.name}.jpg`;
}

/** The picture as a data URL, for the export of personal data. */
export async function ownPictureFile(executor: Executor, memberId: bigint): Promise<string | null> {
  const row = await executor.first(sql<{ content: Uint8Array }>`
    select content from identity_pictures where member_id = ${memberId}::bigint`);
  return row === undefined ? null : `data:image/jpeg;base64,${Buffer.from(row.content).toString('base64')}`;
}

/** Serves a picture to its own member only, identified by the cookie that image requests carry. */
export function serveOwnPictures(
  server: FastifyInstance,
  { db }: Pick<Platform, 'db'>,
  { callerOfCookie }: Pick<Sessions, 'callerOfCookie'>,
): void {
  server.get<{ Params: { file: string } }>(`${PATH}:file`, async (request, reply) => {
    const cookie = request.cookies[SESSION_COOKIE];
    const caller = cookie === undefined ? null : await callerOfCookie(cookie);
    const name = /^([A-Za-z0-9_-]{22})\.jpg$/.exec(request.params.file)?.[1];
    const row =
      caller === null || name === undefined
        ? undefined
        : await db.first(sql<{ content: Uint8Array }>`
      select content from identity_pictures where name = ${name} and member_id = ${caller.memberId}::bigint`);
    if (row === undefined) {
      reply.callNotFound();
      return reply;
    }
    return reply
      .type('image/jpeg')
      .headers({
        'Cache-Control': 'private, max-age=3600',
        'Content-Security-Policy': POLICY,
        'Content-Disposition': 'inline; filename="picture.jpg"',
        'X-Content-Type-Options': 'nosniff',
        'Cross-Origin-Resource-Policy': 'same-origin',
        Vary: 'Cookie',
      })
      .send(Buffer.from(row.content));
  });
}
