import { logIn, users } from '@fairlot/ui/icons';
import { common } from '../../shared/common-texts.ts';
import { translated } from '../../shared/language.ts';
import type { Section } from '../../shared/section.ts';
import { pageTexts } from './member/texts.ts';

export const words = translated('identitySection', {
  member: 'Member',
  newMembers: 'New members',
  disabled: 'Disabled',
  logins: 'Log-in providers',
  login: 'Log-in provider',
  totp: 'Removal of an authenticator',
});

export const section: Section = {
  pages: [
    {
      path: 'members',
      label: common.members,
      icon: users,
      door: 'members',
      place: 10,
      letter: 'm',
      permission: 'members.read',
      load: () => import('./members.tsx').then(({ Members }) => Members),
    },
    {
      path: 'member',
      within: 'members',
      label: words.member,
      icon: 'user',
      door: 'members',
      place: 30,
      permission: 'members.read',
      load: () => import('./member/member-page.tsx').then(({ MemberPage }) => MemberPage),
    },
    {
      path: 'login-providers',
      label: words.logins,
      icon: logIn,
      door: 'site',
      place: 45,
      permission: 'logins.read',
      load: () => import('./login-providers-page.tsx').then(({ LoginProviders }) => LoginProviders),
    },
  ],
  approvals: {
    'identity.login': { label: words.login, permission: 'logins.connect' },
    'identity.totp': { label: words.totp, permission: 'members.disable' },
  },
  memberCards: {
    person: { label: pageTexts.person, column: 'person', place: 10, facts: pageTexts.facts },
    devices: { label: pageTexts.devices, column: 'risk', place: 10, codes: pageTexts.codes },
  },
  memberEvidence: [
    {
      key: 'links',
      label: pageTexts.links,
      permission: 'members.read',
      view: () => import('./member/linked-evidence.tsx').then(({ LinkedEvidence }) => LinkedEvidence),
    },
  ],
  figures: { members: { label: words.newMembers, place: 55 } },
  searchKinds: {
    member: {
      label: common.members,
      states: { disabled: words.disabled, trial: common.trial },
      stateClasses: { disabled: 'state state--bad', trial: 'state' },
    },
  },
};
