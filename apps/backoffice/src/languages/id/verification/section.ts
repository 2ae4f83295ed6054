import type { words } from '../../../sections/verification/section.tsx';

export const verificationSection: typeof words = {
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
