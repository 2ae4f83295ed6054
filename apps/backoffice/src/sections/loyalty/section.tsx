import { target } from '@fairlot/ui/icons';
import { UNKNOWN } from '../../shared/format.ts';
import type { Section } from '../../shared/section.ts';
import { common } from '../../shared/common-texts.ts';
import { sectionTexts as words } from './section-texts.ts';

export const section: Section = {
  pages: [
    {
      path: 'levels',
      label: words.levels,
      icon: 'crown',
      door: 'rewards',
      place: 30,
      permission: 'loyalty.read',
      load: () => import('./levels.tsx').then(({ Levels }) => Levels),
    },
    {
      path: 'missions',
      label: words.missions,
      icon: target,
      door: 'rewards',
      place: 20,
      permission: 'loyalty.read',
      load: () => import('./missions.tsx').then(({ Missions }) => Missions),
    },
    {
      path: 'rewards',
      label: words.rewards,
      icon: 'gift',
      door: 'rewards',
      place: 10,
      permission: 'loyalty.read',
      load: () => import('./rewards.tsx').then(({ Rewards }) => Rewards),
    },
  ],
  memberColumns: [
    {
      name: 'level',
      title: common.level,
      place: 20,
      cell: ({ level }) => (level === null ? UNKNOWN : `VIP ${level}`),
      isOnCard: true,
    },
  ],
  figures: { rewards: { label: words.collected, place: 45 } },
  approvals: {
    'loyalty.levels': { label: words.changeLevels, permission: 'loyalty.levels' },
    'loyalty.mission': { label: words.changeMission, permission: 'loyalty.missions' },
    'loyalty.level': { label: words.setLevel, permission: 'loyalty.reward' },
    'loyalty.reward': { label: words.give, permission: 'loyalty.reward' },
  },
  timelineWords: {
    level: () => import('./texts.ts').then(({ loyaltyTexts }) => ({ codes: loyaltyTexts.causes })),
  },
  memberActions: [
    {
      label: words.vip,
      permission: 'loyalty.read',
      needsRealAccount: true,
      path: 'rewards',
      search: (memberId) => `?memberId=${memberId}&filter=memberId:eq:${memberId}`,
    },
  ],
};
