import { scale } from '@fairlot/ui/icons';
import { translated } from '../../shared/language.ts';
import type { Section } from '../../shared/section.ts';
import { kindWords } from '../../shared/transfer-kinds.ts';
import { ledgerTexts } from './texts.ts';

export const words = translated('walletSection', {
  title: 'Adjustments',
  action: 'Adjust balance',
  adjustOf: (account: string) => `Adjust balance of ${account}`,
  kind: 'Adjust a balance',
  balance: 'Main balance',
  bonus: 'Bonus, locked',
  owed: 'Owed',
  held: 'held for withdrawals',
  giftCost: 'Bonuses and rewards, net',
});

export const section: Section = {
  pages: [
    {
      path: 'adjustments',
      label: words.title,
      icon: scale,
      door: 'members',
      place: 20,
      permission: 'balance.adjust',
      load: () => import('./adjustments.tsx').then(({ Adjustments }) => Adjustments),
    },
  ],
  figures: { giftCost: { label: words.giftCost, place: 44 } },
  approvals: { 'balance.adjust': { label: words.kind, permission: 'balance.adjust' } },
  memberCards: {
    ledger: {
      label: ledgerTexts.title,
      column: 'money',
      place: 10,
      facts: { balance: words.balance, bonus: words.bonus, owed: words.owed, held: words.held },
      codes: kindWords,
      tab: 'ledger',
    },
  },
  memberTabs: [
    {
      key: 'ledger',
      label: ledgerTexts.title,
      place: 10,
      permission: 'ledger.read',
      load: () => import('./member-ledger.tsx').then(({ MemberLedger }) => MemberLedger),
      evidence: () => import('./member-ledger.tsx').then(({ LEDGER_LIST }) => LEDGER_LIST),
      count: (memberId) => ({ list: 'ledger', filter: [`memberId:eq:${memberId}`] }),
    },
  ],
  memberActions: [
    {
      label: words.action,
      icon: scale,
      action: words.adjustOf,
      permission: 'balance.adjust',
      needsRealAccount: true,
      path: 'adjustments',
      search: (memberId) => `?memberId=${memberId}`,
    },
  ],
};
