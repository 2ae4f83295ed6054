import { translated } from '../shared/language.ts';
import type { DoorKey, GroupKey } from '../shared/section.ts';

interface DoorTexts {
  groups: Record<GroupKey, string>;
  doors: Record<DoorKey, string>;
}

const ENGLISH: DoorTexts = {
  groups: {
    today: 'Today',
    players: 'Players',
    games: 'Games',
    lottery: 'Lottery',
    marketing: 'Marketing',
    settings: 'Settings',
  },
  doors: {
    today: 'Today',
    withdrawals: 'Withdrawals',
    deposits: 'Deposits',
    cases: 'Cases',
    approvals: 'Approvals',
    chat: 'Live chat',
    reports: 'Reports',
    members: 'Members',
    agents: 'Agents',
    vendors: 'Vendors',
    games: 'Games',
    draws: 'Draws',
    results: 'Results',
    odds: 'Odds and limits',
    promotions: 'Promotions',
    rewards: 'Rewards',
    content: 'Content',
    site: 'Site',
    payments: 'Payments',
    operators: 'Operators',
    audit: 'Audit trail',
  },
};

/** Names of the groups and doors of the navigation. */
export const doorTexts = translated('frameDoor', ENGLISH);
