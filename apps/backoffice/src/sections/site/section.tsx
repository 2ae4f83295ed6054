import type { Section } from '../../shared/section.ts';
import { ClosedPages } from './closed-pages.tsx';
import { Overview } from './overview.tsx';
import { Settings } from './settings.tsx';
import { maintenanceTexts, pageTexts, siteTexts } from './texts.ts';

export const section: Section = {
  pages: [
    {
      path: 'overview',
      label: maintenanceTexts.title,
      group: 'site',
      place: 1,
      permission: 'maintenance.read',
      render: ({ operator }) => <Overview operator={operator} />,
    },
    {
      path: 'site',
      label: siteTexts.title,
      group: 'site',
      place: 2,
      permission: 'site.read',
      render: ({ operator }) => <Settings operator={operator} />,
    },
    {
      path: 'pages',
      label: pageTexts.title,
      group: 'site',
      place: 3,
      permission: 'pages.read',
      render: ({ operator }) => <ClosedPages operator={operator} />,
    },
  ],
};
