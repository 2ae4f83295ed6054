import { ShieldCheck } from 'lucide-react';
import { pick } from '../../shared/language.ts';
import type { Section } from '../../shared/section.ts';

const words = pick(
  { acts: 'Protection', member: 'Protection' },
  { acts: 'Bảo vệ hội viên', member: 'Bảo vệ hội viên' },
);

export const section: Section = {
  pages: [
    {
      path: 'protection',
      label: words.acts,
      icon: ShieldCheck,
      group: 'people',
      place: 30,
      letter: 'b',
      permission: 'protection.read',
      load: () => import('./protection-page.tsx').then(({ ProtectionPage }) => ProtectionPage),
    },
  ],
  memberActions: [
    {
      label: words.member,
      permission: 'protection.read',
      needsRealAccount: true,
      path: 'protection',
      search: (memberId) => `?memberId=${memberId}`,
    },
  ],
};
