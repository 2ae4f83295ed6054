import type { sectionTexts } from '../../../sections/verification/section-texts.ts';

export const verificationSection: typeof sectionTexts = {
  title: 'Identitas',
  queue: 'Dokumen',
  providers: 'Penyedia identitas',
  connection: 'Penyedia pemeriksaan identitas atau pengecualian',
  state: 'Dokumen',
  decided: 'Diputuskan',
  by: 'Diputuskan oleh',
  documents: 'Gambar yang dikirim',
  verify: 'Verifikasi tanpa dokumen',
};
