import { messageText, panel } from '@fairlot/ui/icons';
import { translated } from '../../shared/language.ts';
import type { Section } from '../../shared/section.ts';

export const words = translated('siteSection', {
  overview: 'Overview',
  site: 'Site',
  pages: 'Pages',
  controls: 'Change of site settings',
  messages: 'SMS and mail',
});

export const section: Section = {
  approvals: {
    'site.controls': { label: words.controls, permission: 'site.change' },
    'site.messages': { label: words.messages, permission: 'site.change' },
  },
  pages: [
    {
      path: 'overview',
      label: words.overview,
      icon: 'home',
      door: 'today',
      place: 20,
      letter: 'o',
      permission: 'maintenance.read',
      load: () => import('./overview.tsx').then(({ Overview }) => Overview),
    },
    {
      path: 'site',
      label: words.site,
      icon: 'settings',
      door: 'site',
      place: 10,
      letter: 's',
      permission: 'site.read',
      load: () => import('./settings.tsx').then(({ Settings }) => Settings),
    },
    {
      path: 'message-providers',
      label: words.messages,
      icon: messageText,
      door: 'site',
      place: 30,
      permission: 'site.read',
      load: () => import('./messages.tsx').then(({ MessageProvidersPage }) => MessageProvidersPage),
    },
    {
      path: 'pages',
      label: words.pages,
      icon: panel,
      door: 'content',
      place: 20,
      permission: 'pages.read',
      load: () => import('./closed-pages.tsx').then(({ ClosedPages }) => ClosedPages),
    },
  ],
};
