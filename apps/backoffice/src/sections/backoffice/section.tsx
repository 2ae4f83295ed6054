import type { Section } from '../../shared/section.ts';
import { Account } from './account.tsx';
import { Approvals } from './approvals.tsx';
import { AuditTrail } from './audit-trail.tsx';
import { accountTitle, approvalTexts, trailTexts } from './texts.ts';

export const section: Section = {
  pages: [
    {
      path: 'approvals',
      label: approvalTexts.title,
      group: 'control',
      place: 1,
      permission: 'approvals.read',
      render: ({ operator }) => <Approvals operator={operator} />,
    },
    {
      path: 'audit',
      label: trailTexts.title,
      group: 'control',
      place: 2,
      permission: 'audit.read',
      render: () => <AuditTrail />,
    },
    {
      path: 'account',
      label: accountTitle,
      group: 'own',
      place: 1,
      permission: null,
      render: ({ operator, onProgress }) => <Account operator={operator} onProgress={onProgress} />,
    },
  ],
};
