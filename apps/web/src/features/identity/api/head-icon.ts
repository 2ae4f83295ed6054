import type { identity, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../shared/api/define-call.ts';
import { sendCall } from '../../../shared/api/transport.ts';
import { STALE_MS } from '../../../shared/query/query-client.ts';

export type HeadIcon = ValueOf<typeof identity.headIcon>;

export const fetchHeadIcon = defineCall<typeof identity.headIcon>()({ method: 'GET', path: '/wps/member/headIcon', auth: 'member', moduleId: 'PROFPIC3' });
export const setHeadIcon = defineCall<typeof identity.setHeadIcon>()({ method: 'POST', path: '/wps/member/headIcon', auth: 'member', moduleId: 'PROFPIC3' });

export const removePicture = defineCall<typeof identity.removePicture>()({ method: 'DELETE', path: '/wps/member/picture', auth: 'member', moduleId: 'PROFPIC3' });

/** Sends a photo as a form. @throws ApiError */
export function sendPicture(photo: Blob): Promise<HeadIcon> {
  const form = new FormData();
  form.set('picture', photo);
  return sendCall<HeadIcon>({ method: 'POST', path: '/wps/member/picture', auth: 'member', moduleId: 'PROFPIC3' }, { body: form }, {});
}

/** The member's picture; asked for only where the merchant has pictures switched on. */
export const headIconQuery = (isWanted: boolean) =>
  queryOptions({ queryKey: ['me', 'head-icon'], queryFn: ({ signal }) => fetchHeadIcon({}, { signal }), staleTime: STALE_MS.settings, enabled: isWanted });
