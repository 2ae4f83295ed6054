import type { words } from '../../../sections/backoffice/setup/warnings.ts';

export const backofficeWarnings: typeof words = {
  register:
    'Pasar Anda mewajibkan daftar pengecualian. Hubungkan satu di Pemeriksaan identitas dan pengecualian: tanpa itu, ' +
    'pemain tidak dapat deposit atau bermain.',
  contact:
    'Daftar pengecualian mencari pemain menurut email atau nomor ponsel. Tambahkan isian Email sebagai wajib di ' +
    'Pengaturan pendaftaran: tanpa itu, pemain baru tidak dapat deposit atau bermain.',
  sandboxOnly:
    'Hanya sandbox: deposit atau pencairan di sini disimulasikan. Dalam produksi sandbox tidak berjalan, dan langkah ' +
    'ini terbuka sampai Anda menghubungkan penyedia.',
  drafts: (count) =>
    `Bagian ketentuan dan privasi yang masih draf, dalam semua bahasa: ${count}. Ganti dengan teks pengacara untuk ` +
    'lisensi Anda. Pratinjau menandainya.',
};
