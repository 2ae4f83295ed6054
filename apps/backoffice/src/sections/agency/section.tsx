import { file, network, scale, transfer, tree } from '@fairlot/ui/icons';
import { Time } from '../../parts/time.tsx';
import { amountOrNone, UNKNOWN } from '../../shared/format.ts';
import type { Section } from '../../shared/section.ts';
import { agencyTexts } from './texts.ts';
import { limitTexts } from './limit-texts.ts';
import { programmeTexts } from './programme-texts.ts';
import { common } from '../../shared/common-texts.ts';
import { sectionTexts as words } from './section-texts.ts';

export const section: Section = {
  pages: [
    {
      path: 'agents',
      label: words.agents,
      icon: network,
      door: 'agents',
      place: 10,
      permission: 'agency.read',
      load: () => import('./agents.tsx').then(({ Agents }) => Agents),
    },
    {
      path: 'agent-tree',
      label: words.tree,
      icon: tree,
      door: 'agents',
      place: 20,
      permission: 'agency.read',
      load: () => import('./agent-tree.tsx').then(({ AgentTree }) => AgentTree),
    },
    {
      path: 'agent-bills',
      label: words.bills,
      icon: 'receipt',
      door: 'agents',
      place: 50,
      permission: 'agency.read',
      load: () => import('./bills.tsx').then(({ Bills }) => Bills),
    },
    {
      path: 'settlement',
      label: words.settlement,
      icon: scale,
      door: 'agents',
      place: 40,
      permission: 'agency.read',
      load: () => import('./settlement/page.tsx').then(({ SettlementPage }) => SettlementPage),
    },
    {
      path: 'agent-templates',
      label: programmeTexts.templates,
      icon: file,
      door: 'agents',
      place: 60,
      permission: 'agency.read',
      load: () => import('./templates.tsx').then(({ Templates }) => Templates),
    },
    {
      path: 'agent-transfers',
      label: limitTexts.title,
      icon: transfer,
      door: 'agents',
      place: 70,
      permission: 'agency.read',
      load: () => import('./transfer-limits.tsx').then(({ TransferLimits }) => TransferLimits),
    },
    {
      path: 'agent-applications',
      label: programmeTexts.applications,
      icon: 'user-plus',
      door: 'agents',
      place: 30,
      permission: 'agency.review',
      load: () => import('./applications.tsx').then(({ Applications }) => Applications),
    },
  ],
  approvals: {
    'agency.move': { label: words.move, permission: 'agency.change' },
    'agency.transfers': { label: limitTexts.title, permission: 'agency.change' },
    'agency.rates': { label: programmeTexts.rates, permission: 'agency.change' },
    'agency.run': { label: words.run, permission: 'agency.change' },
    'agency.billCorrection': { label: words.billCorrection, permission: 'agency.change' },
    'agency.dayCorrection': { label: words.dayCorrection, permission: 'agency.change' },
    'agency.contract': { label: programmeTexts.offer, permission: 'agency.change' },
  },
  figures: { agentPay: { label: words.agentPay, place: 47 } },
  memberCards: {
    agency: {
      label: words.agents,
      column: 'money',
      place: 50,
      facts: words.facts,
      codes: { ...agencyTexts.kinds, ...agencyTexts.states },
    },
  },
  memberColumns: [
    {
      name: 'playerNetMonth',
      title: words.playerNet,
      place: 60,
      cell: ({ playerNetMonth }) => amountOrNone(playerNetMonth),
      isFigure: true,
    },
    {
      name: 'lastSeenAt',
      title: common.lastSeen,
      place: 70,
      cell: ({ lastSeenAt }) => (lastSeenAt === null ? UNKNOWN : <Time at={lastSeenAt} />),
      isOnCard: true,
    },
    { name: 'agent', title: words.agent, place: 80, cell: ({ agent }) => agent ?? UNKNOWN },
  ],
  memberActions: [
    {
      label: words.tree,
      permission: 'agency.read',
      needsRealAccount: true,
      path: 'agent-tree',
      search: (memberId) => `?memberId=${memberId}`,
    },
  ],
};
