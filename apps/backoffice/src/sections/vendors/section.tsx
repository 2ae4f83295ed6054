import { activity, plug } from '@fairlot/ui/icons';
import type { Section } from '../../shared/section.ts';
import { sectionTexts as words } from './section-texts.ts';
import { common } from '../../shared/common-texts.ts';

export const section: Section = {
  pages: [
    {
      path: 'vendors',
      label: words.vendors,
      icon: plug,
      door: 'vendors',
      place: 10,
      letter: 'v',
      permission: 'vendors.read',
      load: () => import('./connections/connections.tsx').then(({ Vendors }) => Vendors),
    },
    {
      path: 'vendor-health',
      label: words.health,
      icon: activity,
      door: 'vendors',
      place: 20,
      permission: 'vendors.read',
      load: () => import('./health.tsx').then(({ VendorHealthPage }) => VendorHealthPage),
    },
    {
      path: 'free-rounds',
      label: words.freeRounds,
      icon: 'gift',
      door: 'promotions',
      place: 50,
      permission: 'vendors.read',
      load: () => import('./free-rounds.tsx').then(({ FreeRounds }) => FreeRounds),
    },
  ],
  approvals: {
    'vendors.freeRounds': { label: words.freeRounds, permission: 'vendors.grant' },
    'vendors.games': { label: words.games, permission: 'vendors.games' },
    'vendors.ownGames': { label: words.ownGames, permission: 'vendors.games' },
    'vendors.connection': { label: words.connection, permission: 'vendors.connect' },
    'vendors.keys': { label: words.keys, permission: 'vendors.connect' },
    'vendors.limit': { label: words.limit, permission: 'vendors.stakes' },
    'vendors.repair': { label: words.repair, permission: 'vendors.repair' },
  },
  searchKinds: { vendor: { label: words.vendors } },
  memberCards: {
    vendors: {
      label: words.card,
      column: 'money',
      place: 50,
      facts: {
        staked: common.staked,
        won: common.won,
        net: words.net,
        open: words.open,
        held: words.held,
      },
      codes: words.states,
    },
  },
  figures: { vendorRevenue: { label: words.revenue, place: 42 } },
  memberActions: [
    {
      label: words.giveFreeRounds,
      permission: 'vendors.grant',
      needsRealAccount: true,
      path: 'free-rounds',
      search: (memberId) => `?memberId=${memberId}`,
    },
  ],
};
