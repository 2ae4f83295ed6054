import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import type { Application } from './store.ts';

const MOST_APPLICATIONS = 200;
/** Pictures take some hundred kilobytes each: beyond this size the document only states how many more there are. */
const MOST_PICTURE_BYTES = 12 * 1024 * 1024;

type Own = Pick<Application, 'id' | 'texts' | 'comment' | 'state' | 'createdAt' | 'decidedAt' | 'pictures'>;

/** `{applications, applicationsComplete}`: newest first, with pictures as data URLs while there is space. */
export async function exportApplications(executor: Executor, memberId: bigint): Promise<Record<string, unknown>> {
  const rows = await executor.rows(sql<Own>`
    select a.id, n.texts, a.comment, a.state, a.created_at as "createdAt", a.decided_at as "decidedAt",
           (select count(*)::int from content_application_pictures p where p.application_id = a.id) as pictures
      from content_applications a join content_announcements n on n.id = a.announcement_id
     where a.member_id = ${memberId}::bigint order by a.id desc limit ${MOST_APPLICATIONS + 1}::int`);
  let room = MOST_PICTURE_BYTES;
  let isComplete = rows.length <= MOST_APPLICATIONS;
  const applications = [];
  for (const { id, texts, comment, state, createdAt, decidedAt, pictures } of rows.slice(0, MOST_APPLICATIONS)) {
    const files = room > 0 && pictures > 0 ? await picturesOf(executor, id) : [];
    room -= files.reduce((sum, file) => sum + file.length, 0);
    isComplete &&= files.length === pictures;
    applications.push({
      promotion: (texts['EN'] ?? Object.values(texts)[0])?.title ?? '',
      comment,
      state,
      createdAt: createdAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
      pictureCount: pictures,
      pictures: files.map((file) => `data:image/jpeg;base64,${file.toString('base64')}`),
    });
  }
  return { applications, applicationsComplete: isComplete };
}

/** Deletes open applications; of decided ones the decision stays, without the person's texts and pictures. */
export async function eraseApplications(tx: Tx, memberId: bigint): Promise<void> {
  await tx.run(sql`delete from content_applications where member_id = ${memberId}::bigint and state = 'open'`);
  await tx.run(sql`
    delete from content_application_pictures p using content_applications a
      where a.id = p.application_id and a.member_id = ${memberId}::bigint`);
  await tx.run(sql`update content_applications set comment = '' where member_id = ${memberId}::bigint`);
}

async function picturesOf(executor: Executor, id: bigint): Promise<Buffer[]> {
  const rows = await executor.rows(
    sql<{
      content: Uint8Array;
    }>`select content from content_application_pictures where application_id = ${id}::bigint order by position`,
  );
  return rows.map(({ content }) => Buffer.from(content));
}
