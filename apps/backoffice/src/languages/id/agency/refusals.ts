import type { refusals } from '../../../sections/agency/texts.ts';

export const agencyRefusals: typeof refusals = {
  'agency.move.below': 'Anggota tidak dapat dipindahkan ke bawah dirinya sendiri atau anggota timnya.',
  'agency.application.decided': 'Operator lain sudah memutuskan pengajuan ini.',
  'agency.run.changed': 'Tagihan penyelesaian ini sudah berubah. Tinjau lagi.',
  'agency.template.exists': 'Templat dengan nama ini sudah ada.',
  'agency.bill.closed': 'Tagihan ini ditolak atau kedaluwarsa. Tidak akan dibayar.',
  'agency.correction.below': 'Koreksi tidak boleh membuat tagihan atau hari menjadi negatif.',
  'contract.refused':
    'Kontrak ini tidak dapat ditawarkan sekarang. Agen harus berada di tingkat teratas dan tidak memiliki penawaran ' +
    'terbuka.',
  'rate.refused': 'Tarif ini lebih tinggi dari tarif upline, atau lebih rendah dari tarif anggota downline langsung.',
};
