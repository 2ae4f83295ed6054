import { FileCheck, IdCard } from 'lucide-react';
import { pick } from '../../shared/language.ts';
import type { Section } from '../../shared/section.ts';
import { verificationTexts } from './texts.ts';

const words = pick(
  {
    title: 'Identity',
    queue: 'Documents',
    state: 'Document',
    decided: 'Decided',
    by: 'Decided by',
    documents: 'Pictures sent',
    verify: 'Verify without a document',
  },
  {
    title: 'Danh tính',
    queue: 'Giấy tờ',
    state: 'Giấy tờ',
    decided: 'Quyết định lúc',
    by: 'Người quyết định',
    documents: 'Ảnh đã gửi',
    verify: 'Xác minh không có giấy tờ',
  },
);

export const section: Section = {
  pages: [
    {
      path: 'identity',
      label: words.title,
      icon: IdCard,
      group: 'people',
      place: 20,
      letter: 'i',
      permission: 'verification.read',
      load: () => import('./identity-page.tsx').then(({ IdentityPage }) => IdentityPage),
    },
    {
      path: 'identities',
      label: words.queue,
      icon: FileCheck,
      group: 'queues',
      place: 12,
      letter: 'k',
      permission: 'verification.read',
      load: () => import('./queue.tsx').then(({ IdentityQueue }) => IdentityQueue),
    },
  ],
  approvals: { 'identity.verify': { label: words.verify, permission: 'verification.decide' } },
  memberCards: {
    identity: {
      label: words.title,
      column: 'person',
      place: 15,
      facts: { state: words.state, decided: words.decided, by: words.by, documents: words.documents },
      codes: verificationTexts.states,
    },
  },
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
