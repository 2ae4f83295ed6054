import type { reviewTexts } from '../../../sections/payments/texts.ts';

export const paymentsReview: typeof reviewTexts = {
  open: 'Terbuka',
  all: 'Semua',
  closed: 'Ditutup',
  resolutions: { credit: 'Dikreditkan', reject: 'Ditutup tanpa kredit' },
  reason: 'Kejanggalan',
  reported: 'Dilaporkan',
  created: 'Diterima',
  resolution: 'Keputusan',
  credit: 'Kreditkan',
  reject: 'Tutup tanpa kredit',
  match: 'Cocokkan dengan pesanan',
  matchText: (text) =>
    `Pembayar menulis: “${text}”. Pembayaran dicocokkan dengan pesanan, lalu Anda dapat mengkreditkannya.`,
  compared: (order, reported, state) => `Dipesan ${order}, dilaporkan ${reported} (${state})`,
  orderIdHint: 'ID pesanan belum dibayar pada penyedia yang sama, dari daftar deposit.',
  wrote: 'Pembayar menulis',
  creditText: (amount) =>
    `${amount} langsung dikreditkan. Di atas batas harian Anda, operator kedua harus menyetujui kredit itu.`,
  requestText: (amount) => `${amount} dikreditkan setelah operator kedua menyetujuinya.`,
  rejectText: 'Tidak ada yang dikreditkan dan kasus ditutup.',
  reasons: {
    'amount-differs': 'Jumlah berbeda',
    'other-name': 'Nama pembayar berbeda',
    'account-closed': 'Akun ditutup: kembalikan pembayaran di penyedia',
    'payout-account-closed': 'Penarikan kembali ke akun yang ditutup: bayar di luar situs, lalu koreksi saldo',
    'currency-differs': 'Mata uang berbeda',
    'other-payment': 'Pembayaran lain',
    'succeeded-after-failure': 'Berhasil setelah gagal',
    'succeeded-after-cancel': 'Berhasil setelah dibatalkan',
    'failed-after-success': 'Dilaporkan gagal setelah berhasil',
    'reversed-in-review': 'Ditarik kembali saat ditinjau',
    'unknown-state': 'Status tidak dikenal',
    'unknown-order': 'Pesanan tidak dikenal',
    'unreadable-event': 'Pesan tidak terbaca',
  },
};
