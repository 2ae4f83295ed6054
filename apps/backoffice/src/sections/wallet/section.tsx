import { Scale } from 'lucide-react';
import { pick } from '../../shared/language.ts';
import type { Section } from '../../shared/section.ts';

const words = pick(
  { title: 'Adjustments', action: 'Adjust balance', kind: 'Adjust a balance' },
  { title: 'Điều chỉnh số dư', action: 'Điều chỉnh số dư', kind: 'Điều chỉnh một số dư' },
);

export const section: Section = {
  pages: [
    {
      path: 'adjustments',
      label: words.title,
      icon: Scale,
      group: 'own',
      place: 2,
      permission: 'balance.adjust',
      load: () => import('./adjustments.tsx').then(({ Adjustments }) => Adjustments),
    },
  ],
  approvals: { 'balance.adjust': { label: words.kind, permission: 'balance.adjust' } },
  memberActions: [
    {
      label: words.action,
      permission: 'balance.adjust',
      needsRealAccount: true,
      path: 'adjustments',
      search: (memberId) => `?memberId=${memberId}`,
    },
  ],
};
