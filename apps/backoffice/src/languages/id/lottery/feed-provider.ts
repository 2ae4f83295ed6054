import type { feedProviderTexts } from '../../../sections/lottery/feed-texts.ts';

export const lotteryFeedProvider: typeof feedProviderTexts = {
  groups: { feeds: 'Koneksi sumber' },
  names: { 'feed-a': 'Sumber A', 'feed-b': 'Sumber B', 'feed-c': 'Sumber C', 'feed-d': 'Sumber D' },
  notes: {
    'feed-a':
      'Hasil diterima bila dua sumber atau dua operator sepakat. Hubungkan sumber yang tidak bergantung satu ' +
      'sama lain.',
    'feed-b': 'Setiap sumber memerlukan nama sendiri; dari dua sumber bernama sama, hanya yang pertama dipakai.',
  },
  fields: { name: 'Nama (huruf kecil dan angka)' },
  keys: { secret: 'Rahasia bersama yang menandatangani responsnya' },
  offText: 'Sumber ini tidak ditanya lagi. Undian menunggu sumber lain atau operator.',
};
