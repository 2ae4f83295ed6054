import type { pageTexts } from '../../../sections/site/texts.ts';

export const sitePages: typeof pageTexts = {
  title: 'Halaman',
  page: 'Halaman',
  open: 'Terbuka',
  closed: 'Ditutup',
  message: 'Pesan kepada pemain',
  standard: 'Teks standar',
  openIt: 'Buka',
  closeIt: 'Tutup',
  changeIt: 'Ubah teks',
  doOpen: (name) => `Buka ${name}`,
  doClose: (name) => `Tutup ${name}`,
  change: (name) => `Ubah teks ${name}`,
  openText: 'Pemain langsung melihat halaman ini.',
  text: (code) => `Teks dalam ${code}`,
  textHint: 'Kosongkan untuk teks standar halaman.',
  names: {
    withdraw: 'Penarikan',
    vip: 'VIP',
    benefits: 'Keuntungan',
    rewards: 'Pusat hadiah',
    agency: 'Agen dan tim',
    contracts: 'Kontrak',
    feedback: 'Masukan',
    inbox: 'Pesan',
  },
};
