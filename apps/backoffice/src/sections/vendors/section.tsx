import { activity, plug } from '@fairlot/ui/icons';
import type { Section } from '../../shared/section.ts';
import { vendorsTexts } from './section-texts.ts';
import { common } from '../../shared/common-texts.ts';

export const section: Section = {
  pages: [
    {
      path: 'vendors',
      label: vendorsTexts.vendors,
      icon: plug,
      door: 'vendors',
      place: 10,
      letter: 'v',
      permission: 'vendors.read',
      load: () => import('./connections/connections.tsx').then(({ Vendors }) => Vendors),
    },
    {
      path: 'vendor-health',
      label: vendorsTexts.health,
      icon: activity,
      door: 'vendors',
      place: 20,
      permission: 'vendors.read',
      load: () => import('./health.tsx').then(({ VendorHealthPage }) => VendorHealthPage),
    },
    {
      path: 'free-rounds',
      label: vendorsTexts.freeRounds,
      icon: 'gift',
      door: 'promotions',
      place: 50,
      permission: 'vendors.read',
      load: () => import('./free-rounds.tsx').then(({ FreeRounds }) => FreeRounds),
    },
  ],
  approvals: {
    'vendors.freeRounds': { label: vendorsTexts.freeRounds, permission: 'vendors.grant' },
    'vendors.games': { label: vendorsTexts.games, permission: 'vendors.games' },
    'vendors.ownGames': { label: vendorsTexts.ownGames, permission: 'vendors.games' },
    'vendors.connection': { label: vendorsTexts.connection, permission: 'vendors.connect' },
    'vendors.keys': { label: vendorsTexts.keys, permission: 'vendors.connect' },
    'vendors.limit': { label: vendorsTexts.limit, permission: 'vendors.stakes' },
    'vendors.repair': { label: vendorsTexts.repair, permission: 'vendors.repair' },
  },
  searchKinds: { vendor: { label: vendorsTexts.vendors } },
  memberCards: {
    vendors: {
      label: vendorsTexts.card,
      column: 'money',
      place: 50,
      facts: {
        staked: common.staked,
        won: common.won,
        net: vendorsTexts.net,
        open: vendorsTexts.open,
        held: vendorsTexts.held,
      },
      codes: vendorsTexts.states,
    },
  },
  figures: { vendorRevenue: { label: vendorsTexts.revenue, place: 42 } },
  memberActions: [
    {
      label: vendorsTexts.giveFreeRounds,
      permission: 'vendors.grant',
      needsRealAccount: true,
      path: 'free-rounds',
      search: (memberId) => `?memberId=${memberId}`,
    },
  ],
};
