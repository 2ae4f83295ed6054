import type { Section } from '../../shared/section.ts';
import { Members } from './members.tsx';
import { memberTexts } from './texts.ts';

export const section: Section = {
  pages: [
    {
      path: 'members',
      label: memberTexts.title,
      group: 'members',
      place: 1,
      permission: 'members.read',
      render: ({ operator, onGo }) => <Members operator={operator} onGo={onGo} />,
    },
  ],
};
