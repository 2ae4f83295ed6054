import type { identity } from '@fairlot/contract';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { sendCall } from '../../../../shared/api/transport.ts';
import type { HeadIcon } from './head-icon.ts';

export const setHeadIcon = defineCall<typeof identity.setHeadIcon>()({
  method: 'POST',
  path: '/wps/member/headIcon',
  auth: 'member',
  moduleId: 'PROFPIC3',
});
export const removePicture = defineCall<typeof identity.removePicture>()({
  method: 'DELETE',
  path: '/wps/member/picture',
  auth: 'member',
  moduleId: 'PROFPIC3',
});

/** Sends a photo as a form. @throws ApiError */
export function sendPicture(photo: Blob): Promise<HeadIcon> {
  const form = new FormData();
  form.set('picture', photo);
  return sendCall<HeadIcon>(
    { method: 'POST', path: '/wps/member/picture', auth: 'member', moduleId: 'PROFPIC3' },
    { body: form },
    {},
  );
}
