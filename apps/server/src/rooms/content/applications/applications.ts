import {
  APPLICATION_PICTURE_BYTES_MAX,
  APPLICATION_PICTURES_MAX,
  type content as contract,
  type ValueOf,
} from '@fairlot/contract';
import type { Database, Tx } from '../../../platform/db/index.ts';
import type { FormFile } from '../../../platform/http/index.ts';
import { redrawPhoto } from '../../../platform/pictures/redraw-photo.ts';
import { Refusal, requireFound } from '../../../platform/refusal.ts';
import {
  type Application,
  decideApplication,
  findApplication,
  findPicture,
  insertApplication,
  listOwn,
} from './store.ts';

/** Operators' actions on applications. */
export interface Applications {
  /** A picture as JPEG. @throws Refusal `not.found` */
  picture(id: bigint, position: number): Promise<Buffer>;
  /** @throws Refusal `not.found`, `application.decided` */
  decide(
    id: bigint,
    state: 'accepted' | 'refused',
    alongside: (tx: Tx, before: Application) => Promise<void>,
  ): Promise<Application>;
}

/** Enough to read a receipt. */
export const PHOTO = { kinds: ['png', 'jpeg'], longestSidePx: 1600 } as const;

export function createApplications(db: Database): Applications {
  return {
    picture: async (id, position) => requireFound(await findPicture(db, id, position)),
    decide: (id, state, alongside) =>
      db.transaction(async (tx) => {
        const before = requireFound(await findApplication(tx, id));
        if (!(await decideApplication(tx, id, state))) throw new Refusal('application.decided');
        await alongside(tx, before);
        return requireFound(await findApplication(tx, id));
      }),
  };
}

/**
 * Stores a member's application for a promotion that accepts applications.
 * @throws Refusal `application.exists`; `request.invalid` naming what is wrong with the files
 */
export async function applyFor(
  db: Database,
  memberId: bigint,
  announcementId: string,
  comment: string,
  files: readonly FormFile[],
): Promise<null> {
  const pictures = await readPictures(files);
  if (comment.trim() === '' && pictures.length === 0)
    throw new Refusal('request.invalid', { field: 'comment', reason: 'empty' });
  await db.transaction(async (tx) => {
    if ((await insertApplication(tx, memberId, announcementId, comment.trim(), pictures)) === undefined)
      throw new Refusal('application.exists');
  });
  return null;
}

export async function listOwnApplications(
  db: Database,
  memberId: bigint,
): Promise<ValueOf<typeof contract.applications>> {
  return (await listOwn(db, memberId)).map(({ announcementId, state, createdAt }) => ({
    announcementId: String(announcementId),
    state,
    createdAt: createdAt.getTime(),
  }));
}

async function readPictures(files: readonly FormFile[]): Promise<Buffer[]> {
  const wrong = (reason: string): Refusal => new Refusal('request.invalid', { field: 'images', reason });
  if (files.some(({ field }) => field !== 'images'))
    throw new Refusal('request.invalid', { field: 'files', reason: 'additionalProperties' });
  if (files.length > APPLICATION_PICTURES_MAX) throw wrong('tooMany');
  if (files.some(({ content }) => content.length > APPLICATION_PICTURE_BYTES_MAX)) throw wrong('tooLarge');
  const pictures: Buffer[] = [];
  for (const { content } of files) {
    const picture = await redrawPhoto(content, PHOTO);
    if (picture === undefined) throw wrong('noPicture');
    pictures.push(picture);
  }
  return pictures;
}
