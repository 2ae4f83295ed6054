import type { words } from '../../../sections/inbox/section.tsx';

export const inboxSection: typeof words = {
  cases: '反馈',
  mailings: '消息',
  write: '发送消息',
  action: (account) => `向 ${account} 发送消息`,
};
