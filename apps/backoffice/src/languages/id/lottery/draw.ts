import type { drawTexts } from '../../../sections/lottery/texts.ts';

export const lotteryDraw: typeof drawTexts = {
  gameCode: 'Kode game',
  voidReason: 'Alasan penganuliran',
  all: 'Semua undian',
  numero: 'Undian',
  lockAt: 'Penjualan tutup',
  drawAt: 'Waktu undian',
  tickets: 'Tiket',
  sales: 'Penjualan',
  void: 'Minta penganuliran',
  voidText: (name) =>
    `Operator kedua harus menyetujui. Lalu ${name} tidak diundi dan semua taruhan dikembalikan. Pemain melihat ` +
    'alasannya.',
  states: {
    scheduled: 'Terjadwal',
    open: 'Dijual',
    locked: 'Terkunci',
    drawn: 'Diundi',
    settling: 'Sedang diselesaikan',
    settled: 'Diselesaikan',
    void: 'Dianulir',
  },
  voidReasons: {
    skipped: 'server mati',
    'closed-day': 'hari tutup',
    replanned: 'jadwal berubah sebelum tiket terjual',
    late: 'terlalu terlambat untuk diundi',
    'reveal-failed': 'seed tidak dapat dibuka',
    'beacon-missing': 'sumber acak tidak menjawab',
    'result-missing': 'hasil tidak datang',
    operator: 'oleh operator',
  },
};
