import type { alertTexts } from '../../../sections/protection/alert-texts.ts';

export const protectionAlert: typeof alertTexts = {
  marker: 'Tanda',
  from: 'ambang',
  open: 'Terbuka',
  handled: 'Ditangani',
  done: 'Hasil',
  close: 'Catat hasilnya',
  note: 'Temuan dan kesepakatan',
  noteHint: 'Minimal 10 karakter, untuk regulator. Disimpan saat Anda mengetik.',
  compared: (now, before) => `Sekarang ${now}, dibanding ${before}`,
  spokenHint: 'Anggota tidak menerima penawaran atau hadiah selama 30 hari.',
  outcomes: {
    spoken: 'Sudah berbicara dengan anggota',
    limit: 'Anggota mengatur batas atau jeda',
    watched: 'Pemantauan berlanjut',
    none: 'Tidak perlu tindakan',
  },
};
