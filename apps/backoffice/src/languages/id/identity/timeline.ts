import type { timelineTexts } from '../../../sections/identity/member/timeline-texts.ts';

export const identityTimeline: typeof timelineTexts = {
  title: 'Linimasa',
  filter: 'Saring menurut kelompok',
  kinds: 'Saring menurut jenis',
  all: 'Semua',
  groups: { money: 'Uang', play: 'Bermain', safety: 'Keamanan', contact: 'Kontak', decisions: 'Keputusan' },
  more: 'Tampilkan peristiwa sebelumnya',
  none: 'Belum ada peristiwa. Riwayat masuk, taruhan, pembayaran, dan pesan akan muncul di sini.',
  noneOf: 'Anggota tidak memiliki peristiwa jenis ini.',
};
