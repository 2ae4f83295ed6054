import { messageText } from '@fairlot/ui/icons';
import { translated } from '../../shared/language.ts';
import type { Section } from '../../shared/section.ts';

export const words = translated('inboxSection', {
  cases: 'Feedback',
  mailings: 'Messages',
  write: 'Send a message',
  action: (account: string) => `Send a message to ${account}`,
});

export const section: Section = {
  pages: [
    {
      path: 'cases',
      label: words.cases,
      icon: messageText,
      door: 'chat',
      place: 20,
      permission: 'inbox.read',
      load: () => import('./cases.tsx').then(({ Cases }) => Cases),
    },
    {
      path: 'mailings',
      label: words.mailings,
      icon: 'mail',
      door: 'content',
      place: 30,
      permission: 'inbox.read',
      load: () => import('./mailings.tsx').then(({ Mailings }) => Mailings),
    },
  ],
  timelineWords: {
    message: () => import('./texts.ts').then(({ inboxTexts }) => ({ codes: inboxTexts.kinds })),
    feedback: () => import('./texts.ts').then(({ inboxTexts }) => ({ codes: inboxTexts.types })),
  },
  memberActions: [
    {
      label: words.write,
      icon: messageText,
      action: words.action,
      permission: 'inbox.send',
      needsRealAccount: false,
      path: 'mailings',
      search: (memberId) => `?memberId=${memberId}`,
    },
  ],
};
