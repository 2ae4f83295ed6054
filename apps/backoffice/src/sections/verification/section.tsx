import { FileCheck, IdCard } from 'lucide-react';
import { pick } from '../../shared/language.ts';
import type { Section } from '../../shared/section.ts';

const words = pick({ title: 'Identity', queue: 'Documents' }, { title: 'Danh tính', queue: 'Giấy tờ' });

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
    {
      path: 'identities',
      label: words.queue,
      icon: FileCheck,
      group: 'queues',
      place: 12,
      letter: 'k',
      permission: 'verification.read',
      load: () => import('./queue.tsx').then(({ IdentityQueue }) => IdentityQueue),
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
