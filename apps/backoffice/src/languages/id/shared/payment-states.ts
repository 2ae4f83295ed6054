import type { paymentStates } from '../../../shared/payment-states.ts';

export const sharedPaymentStates: typeof paymentStates = {
  withdrawal: {
    requested: 'Diajukan',
    review: 'Ditinjau',
    approved: 'Disetujui',
    submitted: 'Dikirim',
    paid: 'Dibayar',
    refused: 'Ditolak',
    failed: 'Gagal',
    cancelled: 'Dibatalkan',
    unknown: 'Tidak diketahui',
    reversed: 'Ditarik kembali',
  },
  deposit: {
    created: 'Dimulai',
    awaiting: 'Menunggu pembayaran',
    processing: 'Diproses',
    succeeded: 'Dikreditkan',
    failed: 'Gagal',
    expired: 'Kedaluwarsa',
    cancelled: 'Dibatalkan',
    unknown: 'Tidak diketahui',
    review: 'Ditinjau',
    reversed: 'Ditarik kembali',
  },
};
