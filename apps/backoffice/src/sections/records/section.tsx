import { common } from '../../shared/common-texts.ts';
import { translated } from '../../shared/language.ts';
import type { Section } from '../../shared/section.ts';
import { betStates } from '../../shared/payment-states.ts';
import { betTexts } from './texts.ts';

export const words = translated('recordsSection', {
  revenue: 'Gross gaming revenue',
  netRevenue: 'Net gaming revenue',
  bets: 'Settled bets',
  players: 'Active players',
});

export const section: Section = {
  pages: [],
  memberCards: {
    bets: {
      label: betTexts.title,
      column: 'money',
      place: 20,
      facts: {
        net: betTexts.net,
        bets: betTexts.bets,
        staked: betTexts.staked,
        netBefore: betTexts.before,
        stakedBefore: betTexts.before,
      },
      codes: betStates,
      tab: 'bets',
    },
  },
  searchKinds: {
    bet: { label: betTexts.title, states: betStates, stateClasses: { won: 'state state--good' } },
  },
  memberTabs: [
    {
      key: 'bets',
      label: betTexts.title,
      place: 20,
      permission: 'bets.read',
      load: () => import('./member-bets.tsx').then(({ MemberBets }) => MemberBets),
      evidence: () => import('./member-bets.tsx').then(({ BET_LIST }) => BET_LIST),
      count: (memberId) => ({ list: 'bets', filter: [`memberId:eq:${memberId}`] }),
    },
  ],
  figures: {
    revenue: { label: words.revenue, place: 10 },
    netRevenue: { label: words.netRevenue, place: 12 },
    turnover: { label: common.turnover, place: 20 },
    bets: { label: words.bets, place: 60 },
    players: { label: words.players, place: 41 },
  },
};
