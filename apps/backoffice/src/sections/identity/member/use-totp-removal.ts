import { useState } from 'react';
import type { Action } from '../../../form/action-dialog.tsx';
import { createRequestKeys } from '../../../shared/request-key.ts';
import { identityApi, type MemberView } from '../api.ts';
import { pageTexts as words } from './texts.ts';
import { common } from '../../../shared/common-texts.ts';

/** The request to remove a member's authenticator, and the notice after it was sent. */
export function useTotpRemoval(): { notice: string; removalOf: (member: MemberView['member']) => Action } {
  const [keyOf] = useState(createRequestKeys);
  const [notice, setNotice] = useState('');
  return {
    notice,
    removalOf: ({ memberId, account }) => ({
      title: words.removeTotp,
      needsReason: true,
      text: words.removeTotpText(account),
      run: async (reason) => {
        await identityApi.requestTotpRemoval(memberId, { reason, requestKey: keyOf([memberId, reason]) });
        keyOf.renew();
        setNotice(common.sentForApproval);
      },
    }),
  };
}
