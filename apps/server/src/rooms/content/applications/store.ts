import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';

export type ApplicationState = 'open' | 'accepted' | 'refused';

export interface Application {
  id: bigint;
  memberId: bigint;
  announcementId: bigint;
  /** Titles of the promotion by language. */
  texts: Record<string, { title: string }>;
  comment: string;
  state: ApplicationState;
  pictures: number;
  createdAt: Date;
  decidedAt: Date | null;
}

export const APPLICATION_COLUMNS = sql`
  a.id, a.member_id as "memberId", a.announcement_id as "announcementId", n.texts, a.comment, a.state,
  a.created_at as "createdAt", a.decided_at as "decidedAt",
  (select count(*)::int from content_application_pictures p where p.application_id = a.id) as pictures`;

export const APPLICATION_TABLES = sql`content_applications a join content_announcements n on n.id = a.announcement_id`;

/** @returns undefined when one of this member's is pending or was already accepted */
export async function insertApplication(
  tx: Tx,
  memberId: bigint,
  announcementId: string,
  comment: string,
  pictures: readonly Buffer[],
): Promise<bigint | undefined> {
  const row = await tx.first(sql<{ id: bigint }>`
    insert into content_applications (member_id, announcement_id, comment)
    values (${memberId}::bigint, ${announcementId}::bigint, ${comment})
    on conflict do nothing returning id`);
  if (row === undefined) return undefined;
  for (const [position, content] of pictures.entries()) {
    await tx.run(sql`
      insert into content_application_pictures (application_id, position, content)
      values (${row.id}::bigint, ${position}::int, ${content}::bytea)`);
  }
  return row.id;
}

export function listOwn(executor: Executor, memberId: bigint) {
  return executor.rows(sql<Pick<Application, 'announcementId' | 'state' | 'createdAt'>>`
    select announcement_id as "announcementId", state, created_at as "createdAt" from content_applications
      where member_id = ${memberId}::bigint order by id desc limit 200`);
}

export function findApplication(executor: Executor, id: bigint): Promise<Application | undefined> {
  return executor.first(sql<Application>`
    select ${APPLICATION_COLUMNS} from ${APPLICATION_TABLES} where a.id = ${id}::bigint`);
}

/** @returns whether it was open until now */
export async function decideApplication(tx: Tx, id: bigint, state: 'accepted' | 'refused'): Promise<boolean> {
  return (
    (await tx.run(sql`
      update content_applications set state = ${state}, decided_at = clock_timestamp()
        where id = ${id}::bigint and state = 'open'`)) > 0
  );
}

/** One picture as JPEG. */
export async function findPicture(executor: Executor, id: bigint, position: number): Promise<Buffer | undefined> {
  const row = await executor.first(sql<{ content: Uint8Array }>`
    select content from content_application_pictures
      where application_id = ${id}::bigint and position = ${position}::int`);
  return row && Buffer.from(row.content);
}

/** Deletes members' pictures, which are needed for the decision, and for a while after it for enquiries. */
export async function prunePictures(executor: Executor): Promise<void> {
  await executor.run(sql`
    delete from content_application_pictures p using content_applications a
     where a.id = p.application_id and a.decided_at < clock_timestamp() - interval '90 days'`);
}
