import type { todayTexts } from '../../../sections/backoffice/dashboard/today-texts.ts';

export const backofficeToday: typeof todayTexts = {
  waiting: 'Menunggu keputusan',
  summary: (open, late) => `${open} terbuka, ${late} terlambat`,
  early: 'paruh pertama waktu',
  halfway: 'paruh kedua',
  late: 'terlambat',
  ages: (early, halfway, late) =>
    `${early} di paruh pertama waktu yang dijanjikan, ${halfway} di paruh kedua, ${late} terlambat`,
  oldest: (age) => `Terlama ${age}`,
  promise: (time) => `target ${time}`,
  free: 'belum diambil',
  next: 'Kasus berikutnya',
  all: (count) => `Semua ${count}`,
  nothing: 'Tidak ada yang menunggu Anda.',
  nothingWhy:
    'Penarikan, dokumen, tanda bahaya, alarm, chat, dan persetujuan peran Anda muncul di sini, yang mendesak ' +
    'lebih dulu.',
  minutes: (count) => `${count} mnt`,
  hours: (hours, minutes) => (minutes === 0 ? `${hours} j` : `${hours} j ${minutes} mnt`),
  days: (days, hours) => (hours === 0 ? `${days} h` : `${days} h ${hours} j`),
  risk: 'Uang berisiko',
  riskNote: 'bagian dari batas',
  riskKinds: { draw: 'Undian', round: 'Ronde terbuka', vendorRound: 'Ronde provider terbuka' },
  noRisk: 'Tidak ada undian atau ronde terbuka yang memiliki taruhan uang asli.',
  noRiskWhy:
    'Undian berikutnya yang memiliki tiket dan ronde terbuka terbesar muncul di sini dengan kemungkinan biayanya.',
  below: (time, amount) => `${time} di bawah nol: ${amount}`,
  wholeBelow: (amount) => `Pendapatan bersih periode ini di bawah nol: ${amount}`,
  above: 'Pendapatan bersih tidak pernah di bawah nol dalam periode ini.',
  why: 'Mengapa',
  hide: 'Sembunyikan',
  reasons: 'Penyebab pendapatan bersih',
  reasonKinds: {
    win: 'Kemenangan terbesar',
    game: 'Game yang membayar lebih dari nilai taruhannya',
    gift: 'Bonus dan hadiah terbesar',
  },
  noReasons: 'Tidak ada kemenangan besar, game merugi, bonus, atau hadiah dalam periode ini.',
  lastOf: (count) => (count === 1 ? '1 peristiwa' : `${count} terakhir`),
  lastTitle: (title) => `terakhir: ${title}`,
  live: 'Langsung',
  failed: 'Tugas dan risiko tidak dapat dimuat',
  lastHour: 'satu jam terakhir',
  healthNames: { draws: 'Undian dan hasil' },
  onTime: 'tepat waktu',
  lateBy: (time) => `terlambat ${time}`,
  marks: (slow, down) =>
    slow + down === 0
      ? 'tidak ada masalah dalam satu jam terakhir'
      : `dalam satu jam terakhir, dari dua belas selang lima menit: ${slow} menurun, ${down} tanpa respons`,
  ofTarget: (share, target) => `${share} % dari target ${target}`,
  goals: 'Target dan waktu',
  saveGoals: 'Simpan target dan waktu',
  targets: 'Target harian',
  targetsText: 'Periode lebih panjang mengalikan target dengan jumlah harinya. Kosongkan untuk tanpa target.',
  goalRefused: 'Masukkan jumlah atau angka di atas nol, atau kosongkan.',
  promises: 'Waktu yang dijanjikan untuk antrean, dalam menit',
  promisesText: 'Baris yang menunggu lebih lama terlambat: antreannya tampil pertama dan berwarna merah.',
  usual: (time) => `Biasanya ${time}.`,
};
