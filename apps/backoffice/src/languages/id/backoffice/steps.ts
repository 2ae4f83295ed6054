import type { stepTexts } from '../../../sections/backoffice/setup/step-texts.ts';

export const backofficeSteps: typeof stepTexts = {
  operators: {
    title: 'Operator',
    text:
      'Perubahan yang menyangkut uang atau hukum memerlukan dua operator. Masing-masing masuk dengan passkey atau ' +
      'autentikator.',
    has: ({ withSecondFactor = 0, active = 0 }) => `${withSecondFactor} dari ${active} memiliki faktor kedua`,
    missing: 'Dua operator harus masuk dan mengatur faktor kedua.',
    links: ['Operator'],
  },
  merchant: {
    title: 'Merchant',
    text: 'Mata uang, zona waktu, bahasa, usia minimum, lisensi, wilayah, dan pasar.',
    has: ({ licences = 0 }) => `Lisensi: ${licences}`,
    missing: 'Periksa pengaturan, lalu konfirmasi.',
    links: ['Pengaturan merchant'],
  },
  brand: {
    title: 'Merek',
    text: 'Nama, warna, dan logo merek Anda.',
    has: ({ logos = 0 }) => (logos === 0 ? 'Logo standar' : 'Logo sendiri'),
    missing: 'Periksa warna dan logo, lalu konfirmasi.',
    links: ['Pengaturan merek'],
  },
  pages: {
    title: 'Halaman dan menu',
    text: 'Halaman yang terbuka, tautan, unduhan, dan kontak layanan pelanggan.',
    has: ({ categories = 0, closed = 0 }) => `Kategori: ${categories}, halaman yang ditutup: ${closed}`,
    missing: 'Periksa halaman dan tautan, lalu konfirmasi.',
    links: ['Halaman yang ditutup', 'Tautan dan kontak'],
  },
  registration: {
    title: 'Pendaftaran dan login',
    text: 'Cara pemain mendaftar, isian yang mereka lengkapi, dan siapa yang mengirim kode.',
    has: ({ ways = 0 }) => `Cara mendaftar: ${ways}`,
    missing: 'Aktifkan minimal satu cara mendaftar, periksa isian, lalu konfirmasi.',
    links: ['Pengaturan pendaftaran', 'SMS dan email', 'Pemeriksaan identitas dan pengecualian', 'Google dan Facebook'],
  },
  cashier: {
    title: 'Deposit dan pencairan',
    text:
      'Metode deposit, ketentuan penarikan, dan penyedia pembayaran. Pencairan ke rekening baru anggota dimulai ' +
      'setelah ' +
      '24 jam kecuali ketentuan menetapkan waktu lain. Dalam uji coba, sandbox yang membayar: alamatnya, di Penyedia ' +
      'pembayaran, membuka halaman bank tempat Anda menyelesaikan atau menolak pencairan.',
    has: ({ deposits = 0, payouts = 0 }) => `Metode deposit: ${deposits}, metode pencairan: ${payouts}`,
    missing:
      'Hubungkan satu penyedia untuk deposit dan satu untuk pencairan di Penyedia pembayaran; Pencairan manual tidak ' +
      'memerlukannya. Lalu buka metode deposit dalam mata uang situs.',
    links: ['Metode deposit', 'Ketentuan penarikan', 'Penyedia pembayaran', 'Batas satu operator'],
  },
  vendors: {
    title: 'Provider',
    text: 'Provider memasok game di bawah lisensinya sendiri. Tambahkan satu, uji koneksinya, lalu pilih game-nya.',
    has: ({ shown = 0, all = 0 }) => `${shown} dari ${all} ditampilkan`,
    missing: 'Tambahkan provider dan tampilkan.',
    links: ['Provider'],
  },
  games: {
    title: 'Game provider',
    text: 'Game yang ditemukan pemain di daftar dan dapat dimulai.',
    has: ({ shown = 0, all = 0 }) => `${shown} dari ${all} aktif`,
    missing: 'Impor daftar provider: buka provider, lalu Game. Game yang diimpor langsung aktif.',
    links: ['Provider', 'Game'],
  },
  lotteries: {
    title: 'Lotre',
    text:
      'Lotre dengan undian, odds, dan batasnya. Pilih mata uang dan zona waktu lebih dulu: setiap lotre ' +
      'menetapkan mata uang, dan lotre berjackpot juga zona waktu.',
    has: ({ on = 0, all = 0 }) => `${on} dari ${all} dijual`,
    missing: 'Tambahkan lotre dan mulai jual.',
    links: ['Lotre', 'Sumber hasil'],
  },
  originals: {
    title: 'Game sendiri',
    text: 'Game yang diundi platform ini sendiri, dengan nilai taruhan dan pengembaliannya.',
    has: ({ on = 0, all = 0 }) => `${on} dari ${all} aktif`,
    missing: 'Aktifkan minimal satu game sendiri.',
    links: ['Game sendiri'],
  },
  content: {
    title: 'Ketentuan dan privasi',
    text:
      'Platform menyediakan draf ketentuan dan privasi dalam setiap bahasa. Draf ini bukan nasihat hukum: mintalah ' +
      'diperiksa untuk lisensi Anda, ganti bagian yang tidak sesuai, lalu konfirmasi.',
    has: ({ worded = 0 }) => `Bagian Anda sendiri: ${worded}`,
    missing: 'Baca kedua halaman, ganti bagian yang tidak sesuai, lalu konfirmasi.',
    links: ['Draf dan susunan kata'],
  },
};
