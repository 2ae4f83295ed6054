import { Users } from 'lucide-react';
import { pick } from '../../shared/language.ts';
import type { Section } from '../../shared/section.ts';

const words = pick({ members: 'Members', comers: 'New members' }, { members: 'Hội viên', comers: 'Hội viên mới' });

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
  figures: { members: { label: words.comers, place: 55 } },
  searchKinds: { member: words.members },
};
