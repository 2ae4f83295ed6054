import type { Section } from '../../shared/section.ts';
import { Catalogue } from './catalogue.tsx';
import { catalogueTexts } from './texts.ts';

export const section: Section = {
  pages: [
    {
      path: 'games',
      label: catalogueTexts.title,
      group: 'offer',
      place: 3,
      permission: 'catalogue.read',
      render: ({ operator }) => <Catalogue operator={operator} />,
    },
  ],
};
