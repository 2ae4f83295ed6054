import { IdCard } from 'lucide-react';
import { pick } from '../../shared/language.ts';
import type { Section } from '../../shared/section.ts';

const words = pick({ title: 'Identity' }, { title: 'Danh tính' });

export const section: Section = {
  pages: [
    {
      path: 'identity',
      label: words.title,
      icon: IdCard,
      group: 'people',
      place: 20,
      letter: 'i',
      permission: 'verification.read',
      load: () => import('./identity-page.tsx').then(({ IdentityPage }) => IdentityPage),
    },
  ],
  memberActions: [
    {
      label: words.title,
      permission: 'verification.read',
      needsRealAccount: true,
      path: 'identity',
      search: (memberId) => `?memberId=${memberId}`,
    },
  ],
};
