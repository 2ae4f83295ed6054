import type { OwnWords } from './shape.ts';

/** Words of the demonstration in Indonesian. */
export const ID: OwnWords = {
  banners: {
    freePlay: ['Uang virtual', 'Setiap hasil bisa Anda periksa', 'Main gratis'],
    minute: ['Vietnam 60 seconds', 'Undian baru setiap menit', 'Pilih nomor'],
    lobby: ['Lobi undian', 'Lihat undian mana yang segera tutup', 'Buka lobi'],
    register: ['Baru di sini', 'Akun Anda siap dalam semenit', ''],
    originals: ['Fairlot Originals', 'Dibuat di sini, diperiksa oleh Anda', 'Cara memeriksa'],
    slots: ['Slot', 'Ratusan slot di satu tempat', 'Lihat semua'],
    live: ['Kasino live', 'Meja langsung dari studio', 'Pilih studio'],
    fish: ['Tembak ikan', 'Air tenang, tangan cepat', 'Lihat semua'],
    cards: ['Kartu', 'Satu kursi di meja kedai teh', 'Lihat semua'],
    sports: ['Olahraga', 'Hari pertandingan mulai di sini', 'Pilih penyedia'],
    cockfight: ['Sabung ayam', 'Sejak cahaya pertama', 'Pilih arena'],
    esports: ['E-sports', 'Setiap map, setiap final', 'Pilih arena'],
    results: ['Hasil', 'Semua undian lalu, lengkap dengan buktinya', 'Lihat hasil'],
    fiveMinutes: ['Vietnam 5 minutes', 'Sempat minum teh di antara undian', 'Pilih nomor'],
    promotions: ['Promo', 'Yang sedang berlangsung', 'Selengkapnya'],
    help: ['Bantuan', 'Jawaban singkat, bahasa sederhana', 'Buka pusat bantuan'],
    notices: ['Pengumuman', 'Kabar dari kami', ''],
    hot: ['Populer', 'Yang dimainkan minggu ini', 'Lihat daftar'],
  },
  categories: { freePlay: 'Main gratis', draws: 'Undian' },
  announcements: {
    check: [
      'Cara memeriksa undian sendiri',
      '<p>Setiap undian mengumumkan komitmen sebelum penjualan dibuka dan seed setelah hasil keluar. Buka ' +
        'undian yang sudah selesai untuk mengulang perhitungan di perangkat Anda.</p>',
    ],
    closing: [
      'Vietnam 60 seconds tutup 10 detik sebelum setiap undian',
      '<p>Tiket diterima sampai 10 detik sebelum waktu undian, dan 30 detik pada game lima menit. Hitung ' +
        'mundur di setiap kartu menunjukkan sisa waktu.</p>',
    ],
    welcome: [
      'Selamat datang di demonstrasi',
      '<p>Semua di sini berfungsi: undian, buku besar, dan bukti. Uangnya uang demonstrasi.</p>' +
        '<ul><li>Main gratis tidak memerlukan akun.</li><li>Setiap undian bisa diperiksa di ponsel Anda.</li>' +
        '</ul>',
    ],
    agents: [
      'Untuk agen: cara tim Anda dihitung',
      '<p>Member yang mendaftar dengan kode Anda menjadi bagian tim Anda sejak login pertama. Angka ' +
        'mengikuti zona waktu operator.</p>',
    ],
    million: [
      'Satu juta uang virtual',
      '<p>Main gratis memberi Anda 1.000.000,00 uang virtual selama 24 jam, dengan undian, odds, dan riwayat ' +
        'yang sama seperti permainan sungguhan.</p>' +
        '<p>Uang virtual tidak dapat ditarik. <a href="/m/trail">Mulai main gratis</a>.</p>',
    ],
    trust: [
      'Periksa undiannya, lalu percaya',
      '<p>Buka undian yang sudah diselesaikan dan tekan periksa: ponsel Anda mengulang seluruh perhitungan ' +
        'dari seed yang diumumkan.</p><ol><li>Buka <a href="/m/lottery/history?gameCode=VN60">hasil ' +
        'undian</a>.</li><li>Pilih satu undian.</li><li>Baca buktinya.</li></ol>',
    ],
  },
  help: {
    start: [
      'Memulai',
      '<h3>Tanpa akun</h3><p>Main gratis memberi Anda uang virtual selama 24 jam. Tidak ada data yang ' +
        'diminta.</p><h3>Dengan akun</h3><p>Pilih nama pengguna dan kata sandi 6 sampai 20 karakter yang ' +
        'berisi huruf dan angka. Anda langsung masuk.</p>',
    ],
    draws: [
      'Undian dan bukti',
      '<p>Sebelum undian dibuka, komitmennya diumumkan. Setelah undian, seed ditampilkan dan siapa pun dapat ' +
        'mengulang perhitungannya.</p><p>Tiket diterima sampai penjualan ditutup; hitung mundur di setiap ' +
        'kartu menunjukkan sisa waktu. Tiket yang sudah dipasang tidak dapat diubah.</p>',
    ],
    money: [
      'Deposit dan saldo',
      '<p>Deposit masuk setelah penyedia pembayaran mengonfirmasinya. Sampai saat itu pesanan tampil ' +
        'menunggu, dan tidak ada yang hilang jika Anda menutup halaman.</p>' +
        '<p>Setiap perubahan saldo tercatat di riwayat akun, lengkap dengan saldo sesudahnya.</p>',
    ],
    limits: [
      'Beristirahat',
      '<p>Di pengaturan Anda dapat mengambil jeda singkat atau mengecualikan diri selama beberapa bulan. ' +
        'Keduanya berlaku seketika dan tidak dapat dipersingkat.</p>' +
        '<p>Mainlah dengan uang yang rela Anda lepaskan, dan bicaralah dengan seseorang bila tidak lagi ' +
        'menyenangkan.</p>',
    ],
    terms: [
      'Ketentuan layanan',
      '<h3>Siapa yang boleh bermain</h3><p>Pemain berusia seperti yang disebut saat pendaftaran dan bermain ' +
        'untuk diri sendiri, dengan satu akun.</p><h3>Taruhan</h3>' +
        '<p>Taruhan sah setelah server mengonfirmasinya dengan nomor tiket. Hasil, odds, dan pembayaran adalah ' +
        'yang diumumkan bersama undian; pembayaran dibulatkan ke bawah ke satuan terkecil.</p>' +
        '<h3>Undian batal</h3><p>Undian yang tidak dapat dilaksanakan dinyatakan batal, dan semua taruhannya ' +
        'dikembalikan.</p><h3>Demonstrasi</h3>' +
        '<p>Instalasi ini memperlihatkan produk. Uangnya tidak bernilai.</p>',
    ],
  },
  sponsors: {
    football: [
      'Sepak bola remaja Delta Merah',
      '<p>Lapangan, bola, dan kaus untuk empat puluh tim anak-anak di tepi sungai.</p>' +
        '<p>Contoh ini dibuat untuk demonstrasi.</p>',
    ],
    cup: [
      'Piala e-sports Pasar Malam',
      '<p>Akhir pekan final di bawah lampion, terbuka untuk semua tim kota.</p>' +
        '<ul><li>Gratis untuk penonton.</li><li>Hadiah diberikan oleh penyelenggara.</li></ul>' +
        '<p>Contoh ini dibuat untuk demonstrasi.</p>',
    ],
  },
};
