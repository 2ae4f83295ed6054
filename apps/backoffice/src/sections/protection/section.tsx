import { pulse } from '@fairlot/ui/icons';
import { UNKNOWN } from '../../shared/format.ts';
import type { Section } from '../../shared/section.ts';
import { sectionTexts as words } from './section-texts.ts';

const RISK_LOOKS = { low: undefined, medium: 'state state--wait', high: 'state state--bad' } as const;

export const section: Section = {
  pages: [
    {
      path: 'protection-alerts',
      label: words.alerts,
      icon: pulse,
      door: 'cases',
      place: 30,
      permission: 'protection.read',
      load: () => import('./alerts.tsx').then(({ AlertsPage }) => AlertsPage),
    },
    {
      path: 'protection',
      label: words.acts,
      icon: 'shield',
      door: 'cases',
      place: 40,
      letter: 'b',
      permission: 'protection.read',
      load: () => import('./protection-page.tsx').then(({ ProtectionPage }) => ProtectionPage),
    },
  ],
  timelineWords: {
    protection: () =>
      import('./act-detail.ts').then(({ actDetail, actCodes }) => ({ codes: actCodes, detailOf: actDetail })),
    harm: () => import('./act-detail.ts').then(({ markerCodes }) => ({ codes: markerCodes })),
  },
  memberCards: { limits: { label: words.limits, column: 'person', place: 20, facts: words.facts } },
  memberColumns: [
    {
      name: 'risk',
      title: words.risk,
      place: 90,
      cell: ({ risk }) =>
        risk === null ? (
          UNKNOWN
        ) : (
          <span className={RISK_LOOKS[risk]} title={words.riskHint}>
            {words.risks[risk]}
          </span>
        ),
    },
  ],
  memberActions: [
    {
      label: words.member,
      icon: 'shield',
      action: words.action,
      permission: 'protection.read',
      needsRealAccount: true,
      path: 'protection',
      search: (memberId) => `?memberId=${memberId}`,
    },
  ],
};
