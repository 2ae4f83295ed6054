import type { refusals } from '../../../sections/lottery/texts.ts';

export const lotteryRefusals: typeof refusals = {
  'limits.missing':
    'Batas kurang: eksposur serta anggota per pilihan untuk tiap jenis taruhan, anggota per undian untuk lotre',
  'return.above': 'Pengembalian akan di atas 100%',
  'return.below': 'Pengembalian akan di bawah batas bawah',
  limits: 'Batas-batas ini saling bertentangan',
  'play.unknown': 'Jenis taruhan ini tidak ada',
  issued: 'Undian hari itu sudah ada',
  order: 'Versi yang lebih baru sudah diterbitkan',
  play: 'Suatu jenis taruhan tidak akan punya angka untuk diperiksa',
  level: 'Angka tingkat ini hanya punya satu jumlah digit',
  unchanged: 'Tidak akan ada yang berubah',
  closed: 'Hari ini sudah ditutup',
  past: 'Hari itu sudah lewat',
  'result.source': 'Undian ini bukan undian resmi',
  'result.early': 'Undian belum dilaksanakan',
  'result.closed': 'Undian tidak menerima hasil sekarang',
  'result.levels': 'Tingkat hadiah kurang atau terlalu banyak',
  'result.count': 'Suatu tingkat punya terlalu sedikit atau terlalu banyak angka',
  'result.width': 'Suatu angka punya terlalu sedikit atau terlalu banyak digit',
  'result.range': 'Suatu angka di luar rentang',
  'result.duplicate': 'Suatu angka muncul dua kali',
  'result.repeated': 'Undian lain dari lotre ini punya angka yang persis sama',
  'result.conflict': 'Sumber ini sebelumnya melaporkan hasil yang berbeda',
};
