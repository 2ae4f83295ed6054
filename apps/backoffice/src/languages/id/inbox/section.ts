import type { words } from '../../../sections/inbox/section.tsx';

export const inboxSection: typeof words = {
  cases: 'Masukan',
  mailings: 'Pesan',
  write: 'Kirim pesan',
  action: (account) => `Kirim pesan kepada ${account}`,
};
