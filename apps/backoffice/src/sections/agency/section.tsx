import { ListTree, Network, ReceiptText, Scale } from 'lucide-react';
import { pick } from '../../shared/language.ts';
import type { Section } from '../../shared/section.ts';

const words = pick(
  { agents: 'Agents', tree: 'Agent tree', bills: 'Contract bills', settlement: 'Settlement', move: 'Move in the tree' },
  {
    agents: 'Đại lý',
    tree: 'Cây đại lý',
    bills: 'Hoá đơn hợp đồng',
    settlement: 'Quyết toán',
    move: 'Chuyển trong cây',
  },
);

export const section: Section = {
  pages: [
    {
      path: 'agents',
      label: words.agents,
      icon: Network,
      group: 'people',
      place: 40,
      permission: 'agency.read',
      load: () => import('./agents.tsx').then(({ Agents }) => Agents),
    },
    {
      path: 'agent-tree',
      label: words.tree,
      icon: ListTree,
      group: 'people',
      place: 41,
      permission: 'agency.read',
      load: () => import('./agent-tree.tsx').then(({ AgentTree }) => AgentTree),
    },
    {
      path: 'agent-bills',
      label: words.bills,
      icon: ReceiptText,
      group: 'people',
      place: 42,
      permission: 'agency.read',
      load: () => import('./bills.tsx').then(({ Bills }) => Bills),
    },
    {
      path: 'settlement',
      label: words.settlement,
      icon: Scale,
      group: 'people',
      place: 43,
      permission: 'agency.read',
      load: () => import('./settlement.tsx').then(({ SettlementPage }) => SettlementPage),
    },
  ],
  approvals: { 'agency.move': { label: words.move, permission: 'agency.change' } },
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
