import type { paymentProviderTexts } from '../../../sections/payments/connection-texts.ts';

export const paymentsPaymentProvider: typeof paymentProviderTexts = {
  groups: { in: 'Deposit', out: 'Pencairan' },
  names: {
    payos: 'payOS: kode QR bank (VietQR)',
    stripe: 'Stripe: dompet elektronik dan kartu',
    'payos-payout': 'payOS: transfer ke rekening bank',
    'stripe-payout': 'Stripe Connect: pencairan ke akun Stripe',
    'by-hand': 'Pencairan manual',
    sandbox: 'Sandbox: deposit',
    'sandbox-payout': 'Sandbox: pencairan',
  },
  notes: {
    'payos-payout':
      'Belum disertifikasi. Membayar jumlah bulat VND ke bank yang didukung. Penarikan lain dibayar manual, jika ' +
      'diaktifkan.',
    'stripe-payout':
      'Belum disertifikasi. Membayar anggota yang memasukkan ID akun Stripe mereka (acct_…), dengan pencairan diatur ' +
      'manual.',
    'by-hand':
      'Operator mentransfer uang dan menandai setiap penarikan sudah dibayar. Dipakai bila tidak ada penyedia yang ' +
      'mencairkan.',
  },
  fields: { clientId: 'ID klien', paymentMethod: 'Metode pembayaran, seperti alipay atau card' },
  keys: {
    apiKey: 'Kunci API',
    checksumKey: 'Kunci checksum',
    secretKey: 'Kunci rahasia',
    webhookSecret: 'Rahasia penandatanganan webhook',
  },
  facts: { currencies: 'Mata uang', webhookUrl: 'Alamat webhook', waiting: 'Penarikan menunggu' },
  warnings: { currency: 'Penyedia ini tidak mendukung mata uang situs ini.' },
  offText: 'Tidak ada pesanan baru yang dikirim ke penyedia ini. Pesanan terbuka menunggu sampai diaktifkan lagi.',
};
