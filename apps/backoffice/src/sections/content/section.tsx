import { file } from '@fairlot/ui/icons';
import type { Section } from '../../shared/section.ts';
import { sectionTexts as words } from './section-texts.ts';

export const section: Section = {
  pages: [
    {
      path: 'content',
      label: words.content,
      icon: file,
      door: 'content',
      place: 10,
      letter: 'c',
      permission: 'content.read',
      load: () => import('./entries.tsx').then(({ Content }) => Content),
    },
    {
      path: 'applications',
      label: words.applications,
      icon: 'user-plus',
      door: 'promotions',
      place: 60,
      permission: 'content.read',
      load: () => import('./applications.tsx').then(({ Applications }) => Applications),
    },
  ],
};
