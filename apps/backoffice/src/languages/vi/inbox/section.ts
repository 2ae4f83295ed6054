import type { words } from '../../../sections/inbox/section.tsx';

export const inboxSection: typeof words = {
  cases: 'Góp ý',
  mailings: 'Tin nhắn',
  write: 'Gửi tin',
  action: (account) => `Gửi tin cho ${account}`,
};
