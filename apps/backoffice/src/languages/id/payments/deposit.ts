import type { depositTexts } from '../../../sections/payments/texts.ts';

export const paymentsDeposit: typeof depositTexts = {
  sent: 'Dilaporkan terkirim',
  open: 'Terbuka',
  all: 'Semua',
  reference: 'Referensi',
  created: 'Diajukan',
  sentAt: 'Dikirim',
  receipt: 'Bukti',
  paymentId: 'Pembayaran di penyedia',
  credited: 'Dikreditkan',
  arrived: 'Pembayaran sudah tiba',
  arrivedText: (provider, payment) => `${provider} melaporkan pembayaran ${payment}.`,
  notArrived: 'Pembayaran belum tiba',
  notArrivedText: (provider) => `${provider} belum melaporkannya. Bandingkan bukti dengan rekening bank.`,
  waits: 'Anggota belum membayar',
  waitsText: 'Pesanan terbuka. Tidak ada yang harus diputuskan.',
  ended: 'Pesanan berakhir tanpa pembayaran',
  endedText: 'Anggota membatalkannya, atau pesanan kedaluwarsa atau ditolak.',
  earlier: 'Deposit lain anggota ini',
  earlierText: 'Bandingkan jumlah dan metode pembayaran.',
  rows: 'Baris',
};
