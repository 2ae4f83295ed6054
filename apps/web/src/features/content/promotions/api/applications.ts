import type { content, ValueOf } from '@fairlot/contract';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { callQuery } from '../../../../shared/query/call-query.ts';
import { STALE_MS } from '../../../../shared/query/query-client.ts';

export type OwnApplication = ValueOf<typeof content.applications>[number];

const fetchApplications = defineCall<typeof content.applications>('GET /wps/activity/applications', {
  moduleId: 'REWCEN3',
});
const apply = defineCall<typeof content.apply>('POST /wps/activity/application', { moduleId: 'REWCEN3' });

/** The member's applications, newest first. */
export const applicationsQuery = () =>
  callQuery(['me', 'applications'], fetchApplications, {}, { staleTime: STALE_MS.records });

/** Sends an application as a form. @throws ApiError */
export function sendApplication(announcementId: string, comment: string, pictures: readonly File[]): Promise<null> {
  const form = new FormData();
  form.set('announcementId', announcementId);
  form.set('comment', comment.trim());
  for (const picture of pictures) form.append('images', picture);
  return apply({ body: form });
}
