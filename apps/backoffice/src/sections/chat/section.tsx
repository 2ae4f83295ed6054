import { messages } from '@fairlot/ui/icons';
import { translated } from '../../shared/language.ts';
import type { Section } from '../../shared/section.ts';

export const words = translated('chatSection', {
  chat: 'Live chat',
  desk: 'Chat replies and report',
  translator: 'Chat translator',
});

export const section: Section = {
  pages: [
    {
      path: 'chat',
      label: words.chat,
      icon: 'message',
      door: 'chat',
      place: 10,
      letter: 'n',
      permission: 'chat.read',
      load: () => import('./chat-page.tsx').then(({ ChatPage }) => ChatPage),
    },
    {
      path: 'chat-desk',
      label: words.desk,
      icon: messages,
      door: 'site',
      place: 50,
      permission: 'chat.read',
      load: () => import('./desk-page.tsx').then(({ ChatDeskPage }) => ChatDeskPage),
    },
  ],
  approvals: { 'chat.translator': { label: words.translator, permission: 'chat.manage' } },
  watches: [
    {
      key: 'chat',
      permission: 'chat.read',
      load: () => import('./chat-watch.tsx').then(({ ChatWatch }) => ChatWatch),
    },
  ],
};
