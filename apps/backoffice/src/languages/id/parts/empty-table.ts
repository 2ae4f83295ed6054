import type { emptyTableTexts } from '../../../parts/empty-table-texts.ts';

export const partsEmptyTable: typeof emptyTableTexts = {
  uses: 'Belum ada program yang memakai token ini. Setiap panggilan dengannya muncul di sini.',
  answering: 'Tidak ada operator yang menjawab percakapan pada periode ini.',
  calendars: 'Belum ada kalender. Tambahkan satu untuk lotre yang punya hari tanpa undian.',
  closedDays: 'Tidak ada hari tutup. Semua undian berlangsung sesuai jadwal.',
  tickets: 'Belum ada tiket. Jumlahnya muncul di sini dengan taruhan pertama pada undian ini.',
  exposure: 'Belum ada risiko. Kemungkinan pembayaran muncul di sini dengan taruhan pertama pada undian ini.',
  reports: 'Belum ada hasil yang dilaporkan. Laporan dari sumber hasil dan operator muncul di sini setelah undian.',
  accepted: 'Belum ada hasil yang diterima. Hasil muncul di sini bila cukup laporan yang cocok.',
  planned: 'Pengaturan ini tidak merencanakan undian. Periksa hari dan jamnya.',
  lotteries: 'Belum ada lotre. Lotre muncul di sini setelah dua operator menambahkannya.',
  lines: 'Berkas tidak punya baris. Pilih berkas lain, atau periksa formatnya.',
  missions: 'Belum ada misi. Anggota melihat misi setelah operator kedua menyetujuinya.',
  segments: 'Belum ada grup. Tambahkan satu untuk memberi penawaran hanya kepada sebagian anggota.',
  cash: 'Belum ada uang di penyedia. Jumlahnya muncul di sini dengan pembayaran pertama.',
};
