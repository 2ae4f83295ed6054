import type { cardTexts } from '../../../sections/chat/card-texts.ts';

export const chatCard: typeof cardTexts = {
  kinds: { withdrawal: 'Penarikan', deposit: 'Deposit', bet: 'Taruhan' },
  show: 'Tampilkan pembayaran atau taruhan',
  latest: 'Pembayaran dan taruhan',
  none: 'Tidak ada yang dapat Anda akses',
  open: (title) => `Buka ${title}`,
  gone: 'Ini tidak dapat dimuat sekarang',
};
