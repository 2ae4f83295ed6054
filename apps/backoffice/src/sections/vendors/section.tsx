import { Activity } from 'lucide-react';
import type { Section } from '../../shared/section.ts';
import { vendorsTexts } from './texts.ts';

export const section: Section = {
  pages: [
    {
      path: 'vendor-health',
      label: vendorsTexts.title,
      icon: Activity,
      group: 'games',
      place: 40,
      permission: 'vendors.read',
      load: () => import('./health.tsx').then(({ VendorHealthPage }) => VendorHealthPage),
    },
  ],
};
