import type { betTexts } from '../../../sections/records/texts.ts';

export const recordsBet: typeof betTexts = {
  title: 'Taruhan',
  all: 'Semua',
  open: 'Terbuka',
  choice: 'Pilihan',
  openDraw: 'Buka undian',
  openRound: 'Buka ronde',
  settled: 'Diselesaikan',
  bonus: 'Uang bonus dalam taruhan / kemenangan',
  win: 'Kemenangan',
  sources: { lottery: 'Lotre', vendor: 'Game provider', original: 'Game sendiri' },
  id: 'Taruhan',
  net: 'Posisi bersih, 30 hari',
  bets: 'Taruhan diselesaikan, 30 hari',
  staked: 'Nilai taruhan, 30 hari',
  before: 'dalam 30 hari sebelumnya',
};
