import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type Database, sql, type Tx } from '../../../platform/db/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { cleanSvg } from './clean-svg.ts';
import { redrawPng } from './redraw-png.ts';

/** Path prefix under which stored pictures are served. */
export const PICTURES_PATH = '/pictures/';
const FOREVER = 'public, max-age=31536000, immutable';
/** A picture opened as a page runs and loads nothing. */
const POLICY = "default-src 'none'; sandbox";
const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Sanitises a picture and stores it under the hash of the result.
 * @returns its address
 * @throws Refusal `picture.refused`
 */
export async function keepPicture(
  db: Database,
  merchant: string,
  file: Buffer,
  alongside?: (tx: Tx, url: string) => Promise<void>,
): Promise<string> {
  const picture = await cleanPicture(file);
  return db.transaction(async (tx) => {
    const url = await storePicture(tx, merchant, picture);
    await alongside?.(tx, url);
    return url;
  });
}

/** A sanitised picture, named by the hash of its content. */
export interface CleanPicture {
  name: string;
  content: Uint8Array;
}

/** @throws Refusal `picture.refused` */
export async function cleanPicture(file: Buffer): Promise<CleanPicture> {
  const isPng = file.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE);
  const content = isPng ? await redrawPng(file) : cleanSvg(file);
  if (content === undefined) throw new Refusal('picture.refused');
  const name = `${createHash('sha256').update(content).digest('hex').slice(0, 32)}.${isPng ? 'png' : 'svg'}`;
  return { name, content };
}

/** Stores a picture in the transaction of the caller. @returns its address */
export async function storePicture(tx: Tx, merchant: string, { name, content }: CleanPicture): Promise<string> {
  await tx.run(sql`
    insert into site_pictures (merchant, name, content) values (${merchant}, ${name}, ${content}::bytea)
    on conflict (merchant, name) do nothing`);
  return PICTURES_PATH + name;
}

/** Serves `/pictures/<hash>.svg` and `.png`. The address identifies the content, so answers are cached permanently. */
export function servePictures(server: FastifyInstance, db: Database, merchant: string): void {
  server.get<{ Params: { name: string } }>(`${PICTURES_PATH}:name`, async (request, reply) => {
    const { name } = request.params;
    const row = await db.first(sql<{ content: Uint8Array }>`
      select content from site_pictures where merchant = ${merchant} and name = ${name}`);
    if (row === undefined) {
      reply.callNotFound();
      return reply;
    }
    return reply
      .type(name.endsWith('.png') ? 'image/png' : 'image/svg+xml')
      .headers({ 'Cache-Control': FOREVER, 'Content-Security-Policy': POLICY, 'X-Content-Type-Options': 'nosniff' })
      .send(Buffer.from(row.content));
  });
}
