import type { Section } from '../../shared/section.ts';
import { Adjustments } from './adjustments.tsx';
import { adjustmentTexts } from './texts.ts';

export const section: Section = {
  pages: [
    {
      path: 'adjustments',
      label: adjustmentTexts.title,
      group: 'money',
      place: 2,
      permission: 'balance.adjust',
      render: ({ search }) => <Adjustments key={search} memberId={new URLSearchParams(search).get('memberId') ?? ''} />,
    },
  ],
  approvals: { 'balance.adjust': { label: adjustmentTexts.kind, permission: 'balance.adjust' } },
  memberActions: [
    {
      label: adjustmentTexts.action,
      permission: 'balance.adjust',
      needsRealAccount: true,
      path: 'adjustments',
      search: (memberId) => `?memberId=${memberId}`,
    },
  ],
};
