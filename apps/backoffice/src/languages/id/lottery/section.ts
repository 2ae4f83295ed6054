import type { words } from '../../../sections/lottery/section.tsx';

export const lotterySection: typeof words = {
  lotteries: 'Lotre',
  draws: 'Undian',
  odds: 'Odds dan batas',
  rules: 'Aturan undian',
  jackpots: 'Jackpot',
  files: 'Berkas hasil',
  calendar: 'Kalender',
  feeds: 'Sumber hasil',
  ticket: 'Tiket',
  voiding: 'Anulir undian',
  postpone: 'Tunda undian',
  publishOdds: 'Terbitkan odds',
  publishRules: 'Terbitkan aturan undian',
  addLottery: 'Tambah lotre',
  changeLottery: 'Ubah lotre',
  changePools: 'Ubah jackpot',
  feedConnection: 'Sumber hasil',
};
