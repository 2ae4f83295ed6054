import type { jackpotTexts } from '../../../sections/lottery/jackpots/texts.ts';

export const lotteryJackpot: typeof jackpotTexts = {
  none: 'Tidak ada lotre yang memiliki jackpot. Lotre keluarga Lotto 6/45, 6/55, dan 5/35 memilikinya.',
  pools: 'Dana',
  jackpot: 'Jackpot',
  jackpotHint: 'dengan tiket yang terjual sejauh ini',
  share: 'Bagian dari nilai taruhan (%)',
  guarantee: 'Jaminan',
  balance: 'Saldo',
  paid: 'Dibayar kepada pemenang',
  guaranteed: (amount) => `dijamin ${amount}`,
  paidTo: (winners, amount) => `${amount} untuk ${winners} kombinasi pemenang`,
  change: 'Ubah dana',
  hint:
    'Undian yang sudah dijual mempertahankan bagiannya. Jaminan lebih tinggi ditambahkan saat penjualan berikutnya ' +
    'dibuka.',
  shareOf: (level) => `Bagian ${level} (%)`,
  guaranteeOf: (level, currency) => `Jaminan ${level} (${currency})`,
  request: 'Minta perubahan',
  requestText: 'Operator kedua harus menyetujui. Pengembalian tepat tetap antara batas bawah dan 100%.',
  requested: 'Diminta. Operator kedua harus menyetujui.',
  moves: 'Riwayat',
  noMoves: 'Belum ada uang yang bergerak. Jaminan ditambahkan saat penjualan undian berikutnya dibuka.',
  level: 'Dana',
  draw: 'Undian',
  kind: 'Pergerakan',
  after: 'Saldo setelahnya',
  kinds: {
    guarantee: 'Jaminan dari bandar',
    contribution: 'Bagian dari nilai taruhan',
    refill: 'Isi ulang setelah kemenangan',
    won: 'Dibayar kepada pemenang',
    returned: 'Dikembalikan oleh koreksi',
    'refill-returned': 'Isi ulang dikembalikan ke bandar',
  },
  newer: 'Lebih baru',
  older: 'Lebih lama',
};
