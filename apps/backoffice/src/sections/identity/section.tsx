import { Users } from 'lucide-react';
import { pick } from '../../shared/language.ts';
import type { Section } from '../../shared/section.ts';

const words = pick({ members: 'Members' }, { members: 'Hội viên' });

export const section: Section = {
  pages: [
    {
      path: 'members',
      label: words.members,
      icon: Users,
      group: 'people',
      place: 10,
      letter: 'm',
      permission: 'members.read',
      load: () => import('./members.tsx').then(({ Members }) => Members),
    },
  ],
  searchKinds: { member: words.members },
};
