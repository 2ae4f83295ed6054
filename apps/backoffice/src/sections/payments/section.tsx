import type { Section } from '../../shared/section.ts';
import { Reviews } from './reviews.tsx';
import { reviewTexts } from './texts.ts';

export const section: Section = {
  pages: [
    {
      path: 'reviews',
      label: reviewTexts.title,
      group: 'money',
      place: 1,
      permission: 'payments.read',
      render: ({ operator }) => <Reviews operator={operator} />,
    },
  ],
  approvals: { 'payment.credit': { label: reviewTexts.creditKind, permission: 'payments.resolve' } },
};
