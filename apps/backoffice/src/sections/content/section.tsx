import './content.css';
import type { Section } from '../../shared/section.ts';
import { Applications } from './applications.tsx';
import { Content } from './entries.tsx';
import { contentTexts } from './texts.ts';

export const section: Section = {
  pages: [
    {
      path: 'content',
      label: contentTexts.title,
      group: 'offer',
      place: 1,
      permission: 'content.read',
      render: ({ operator }) => <Content operator={operator} />,
    },
    {
      path: 'applications',
      label: contentTexts.application.title,
      group: 'offer',
      place: 2,
      permission: 'content.read',
      render: ({ operator }) => <Applications operator={operator} />,
    },
  ],
};
