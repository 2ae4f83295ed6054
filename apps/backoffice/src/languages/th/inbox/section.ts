import type { words } from '../../../sections/inbox/section.tsx';

export const inboxSection: typeof words = {
  cases: 'ความคิดเห็น',
  mailings: 'ข้อความ',
  write: 'ส่งข้อความ',
  action: (account) => `ส่งข้อความถึง ${account}`,
};
