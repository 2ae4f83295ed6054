import type { identity } from '@fairlot/contract';
import { defineCall } from '../../../../shared/api/define-call.ts';
import type { HeadIcon } from './head-icon.ts';

export const setHeadIcon = defineCall<typeof identity.setHeadIcon>('POST /wps/member/headIcon', {
  moduleId: 'PROFPIC3',
});
export const removePicture = defineCall<typeof identity.removePicture>('DELETE /wps/member/picture', {
  moduleId: 'PROFPIC3',
});
const uploadPicture = defineCall<typeof identity.sendPicture>('POST /wps/member/picture', { moduleId: 'PROFPIC3' });

/** Sends a photo as a form. @throws ApiError */
export function sendPicture(photo: Blob): Promise<HeadIcon> {
  const form = new FormData();
  form.set('picture', photo);
  return uploadPicture({ body: form });
}
