import type { Section } from '../../shared/section.ts';
import { Reviews } from './reviews.tsx';
import { reviewTexts, withdrawalTexts } from './texts.ts';
import { Withdrawals } from './withdrawals.tsx';

export const section: Section = {
  pages: [
    {
      path: 'withdrawals',
      label: withdrawalTexts.title,
      group: 'money',
      place: 0,
      permission: 'withdrawals.read',
      render: ({ operator }) => <Withdrawals operator={operator} />,
    },
    {
      path: 'reviews',
      label: reviewTexts.title,
      group: 'money',
      place: 1,
      permission: 'payments.read',
      render: ({ operator }) => <Reviews operator={operator} />,
    },
  ],
  approvals: {
    'payment.credit': { label: reviewTexts.creditKind, permission: 'payments.resolve' },
    'withdrawal.approve': { label: withdrawalTexts.approveKind, permission: 'withdrawals.decide' },
  },
};
