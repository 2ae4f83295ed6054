import type { betTexts } from '../../../sections/records/texts.ts';

export const recordsBet: typeof betTexts = {
  title: 'Taruhan',
  all: 'Semua',
  open: 'Terbuka',
  round: 'Ronde',
  choice: 'Pilihan',
  openDraw: 'Buka undian',
  openRound: 'Buka ronde',
  placed: 'Dipasang',
  settled: 'Diselesaikan',
  stake: 'Nilai taruhan',
  bonus: 'Uang bonus dalam taruhan / kemenangan',
  win: 'Kemenangan',
  source: 'Produk',
  sources: { lottery: 'Lotre', vendor: 'Game provider', original: 'Game sendiri' },
  id: 'Taruhan',
  net: 'Posisi bersih, 30 hari',
  bets: 'Taruhan diselesaikan, 30 hari',
  staked: 'Nilai taruhan, 30 hari',
  before: 'dalam 30 hari sebelumnya',
};
