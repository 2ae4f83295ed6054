import { face, fileCheck, idCard } from '@fairlot/ui/icons';
import type { Section } from '../../shared/section.ts';
import { verificationTexts } from './texts.ts';
import { sectionTexts as words } from './section-texts.ts';

export const section: Section = {
  pages: [
    {
      path: 'identity',
      label: words.title,
      icon: idCard,
      door: 'cases',
      place: 20,
      letter: 'i',
      permission: 'verification.read',
      load: () => import('./identity-page.tsx').then(({ IdentityPage }) => IdentityPage),
    },
    {
      path: 'identities',
      label: words.queue,
      icon: fileCheck,
      door: 'cases',
      place: 10,
      letter: 'k',
      permission: 'verification.read',
      load: () => import('./queue.tsx').then(({ IdentityQueue }) => IdentityQueue),
    },
    {
      path: 'identity-providers',
      label: words.providers,
      icon: face,
      door: 'site',
      place: 40,
      permission: 'verification.read',
      load: () => import('./providers-page.tsx').then(({ IdentityProviders }) => IdentityProviders),
    },
  ],
  approvals: {
    'identity.verify': { label: words.verify, permission: 'verification.decide' },
    'verification.connection': { label: words.connection, permission: 'verification.connect' },
  },
  memberCards: {
    identity: {
      label: words.title,
      column: 'person',
      place: 15,
      facts: { state: words.state, decided: words.decided, by: words.by, documents: words.documents },
      codes: verificationTexts.states,
    },
  },
  memberEvidence: [
    {
      key: 'identity',
      label: words.title,
      permission: 'verification.read',
      view: () => import('./member-identity.tsx').then(({ IdentityEvidence }) => IdentityEvidence),
    },
  ],
  memberActions: [
    {
      label: words.title,
      permission: 'verification.read',
      needsRealAccount: true,
      path: 'identity',
      search: (memberId) => `?memberId=${memberId}`,
    },
  ],
};
