import type { Topics } from './topics.ts';

export const ID: Topics = {
  withdraw: [
    'Penarikan',
    [
      'Bagaimana cara menarik dana?',
      'Simpan dulu rekening bank atau dompet atas nama Anda, lalu buka Tarik, pilih rekening itu, isi ' +
        'jumlah, dan konfirmasi dengan kata sandi pembayaran. Rekening baru dapat dipakai setelah masa ' +
        'tunggu, yang melindungi Anda bila orang lain masuk ke akun Anda.',
    ],
    [
      'Mengapa sedang diperiksa?',
      'Jumlah besar, rekening baru, dan nama yang berbeda dari dokumen dilihat oleh petugas. Halaman ' +
        'penarikan menunjukkan tiap langkah beserta waktunya, dan penolakan menyebut alasannya. Uang lalu ' +
        'kembali ke saldo Anda.',
    ],
    [
      'Apa yang harus dimainkan dulu?',
      'Deposit harus dimainkan sebelum dapat ditarik. Halaman penarikan menunjukkan berapa yang tersisa.',
    ],
  ],
  games: [
    'Permainan',
    [
      'Di mana saya menemukan permainan?',
      'Kategori di beranda membawa Anda ke semua permainan. Cari menurut nama, pilih pembuat, atau sentuh ' +
        'hati pada permainan agar masuk ke favorit.',
    ],
    [
      'Bagaimana bila koneksi putus?',
      'Taruhan dan hasil disimpan di server, bukan di ponsel. Ronde yang sudah dimulai diselesaikan, dan ' +
        'hasilnya ada di catatan taruhan. Buka lagi permainannya untuk melanjutkan.',
    ],
    [
      'Ada taruhan yang hilang dari catatan',
      'Hasil dari pembuat lain bisa memakan beberapa menit. Bila masih hilang, tulis ke layanan pelanggan ' +
        'nama permainan dan waktunya.',
    ],
  ],
  rules: [
    'Aturan lotre',
    [
      'Bagaimana tiket menang?',
      'Halaman tiap jenis taruhan menyebut angka dan hadiah mana yang dibandingkan. Yang dapat dibayar ' +
        'tiket terlihat sebelum Anda membayar, dan odds saat itu tetap melekat pada tiket.',
    ],
    [
      'Kapan undian ditutup?',
      'Penjualan berakhir sebelum undian, saat hitung mundur server mencapai nol. Tiket yang datang ' +
        'sesudahnya ditolak dan tidak dikenai biaya.',
    ],
    [
      'Bagaimana bila undian batal?',
      'Undian menjadi batal dan semua taruhan dikembalikan. Hasil yang salah diumumkan dikoreksi, begitu ' +
        'pula pembayarannya.',
    ],
  ],
  fair: [
    'Memeriksa permainan kami',
    [
      'Benih permainan buatan sendiri',
      'Tiap ronde dihitung dari benih server, benih Anda, dan angka penghitung ronde. Hash benih server ' +
        'ditampilkan sebelum Anda bermain, sehingga tidak bisa diubah sesudahnya.',
    ],
    [
      'Bagaimana memeriksa satu ronde?',
      'Buka lembar keadilan di bawah permainan buatan sendiri. Ganti benih untuk membuka yang lama, dan ' +
        'ponsel Anda menghitung ulang ronde yang dimainkan dengannya.',
    ],
    [
      'Apa arti tingkat pengembalian?',
      'Itulah yang rata-rata dikembalikan permainan dalam sangat banyak ronde. Satu malam saja bisa jauh ' +
        'di atas atau di bawahnya.',
    ],
  ],
  spending: [
    'Batas bermain',
    [
      'Batas apa saja yang bisa dipasang?',
      'Untuk deposit, kekalahan, taruhan, dan waktu, per hari, minggu, atau bulan. Semuanya ada di akun, ' +
        'pada Batas bermain, beserta yang sudah terpakai.',
    ],
    [
      'Bagaimana mengubah batas?',
      'Batas yang lebih rendah berlaku seketika. Yang lebih tinggi, atau tanpa batas, berlaku setelah ' +
        'masa tunggu dan harus dikonfirmasi sekali lagi. Tanpa jawaban Anda, batas lama tetap berlaku.',
    ],
    [
      'Apa itu pengingat kenyataan?',
      'Pada selang yang Anda pilih, permainan dihentikan sejenak dan ditunjukkan berapa lama Anda bermain ' +
        'serta berapa yang dimenangkan atau kalah.',
    ],
  ],
  security: [
    'Keamanan akun',
    [
      'Bagaimana melindungi akun saya?',
      'Pakai kata sandi yang tidak dipakai di tempat lain, tambahkan kunci sandi, dan aktifkan kode dari ' +
        'aplikasi autentikator. Kata sandi pembayaran berbeda dan melindungi uang Anda.',
    ],
    [
      'Orang lain masuk ke akun saya',
      'Ganti kata sandi di pusat keamanan, yang mengakhiri semua sesi, periksa perangkat Anda, dan segera ' +
        'tulis ke layanan pelanggan.',
    ],
    [
      'Apa yang tidak pernah kami minta?',
      'Tidak seorang pun dari kami meminta kata sandi, kode yang dikirim kepada Anda, atau pembayaran ke ' +
        'rekening pribadi.',
    ],
  ],
  bonus: [
    'Bonus',
    [
      'Bagaimana mendapatkannya?',
      'Penawaran ada di halaman promosi dengan semua syaratnya. Anda yang memilih; tidak ada yang ' +
        'ditambahkan tanpa persetujuan Anda.',
    ],
    [
      'Apa yang harus saya mainkan?',
      'Halaman bonus menunjukkan yang sudah dimainkan, yang tersisa, permainan yang dihitung, dan kapan ' +
        'berakhir. Uang asli dimainkan dulu dan dapat ditarik selama bonus berjalan.',
    ],
    ['Bisakah saya melepasnya?', 'Bisa, kapan saja. Uang bonus dihapus, uang asli tetap milik Anda.'],
  ],
  vip: [
    'VIP dan hadiah',
    [
      'Bagaimana mencapai suatu tingkat?',
      'Tingkat mengikuti yang Anda mainkan dari waktu ke waktu. Halaman VIP menunjukkan tingkat Anda, ' +
        'manfaat tiap tingkat, dan apa yang kurang untuk tingkat berikutnya.',
    ],
    [
      'Bagaimana menerima hadiah?',
      'Hadiah menunggu di pusat hadiah sampai Anda ambil atau masanya habis. Uang yang diambil langsung ' +
        'masuk ke saldo.',
    ],
  ],
  agents: [
    'Agen',
    [
      'Bagaimana orang bergabung dengan tim saya?',
      'Bagikan tautan atau kode Anda. Siapa pun yang mendaftar dengannya menjadi anggota tim Anda, dan ' +
        'ringkasan hanya memuat angka, bukan data pribadi siapa pun.',
    ],
    [
      'Kapan saya dibayar?',
      'Komisi dihitung per hari dan per periode menurut zona waktu penyelenggara. Tiap tagihan ' +
        'menjelaskan asalnya dan Anda ambil sendiri.',
    ],
    ['Bagaimana menjadi agen?', 'Tulis lewat formulir masukan dan pilih bahwa Anda ingin menjadi agen.'],
  ],
  app: [
    'Aplikasi dan ponsel',
    [
      'Bagaimana memasang aplikasi?',
      'Buka halaman unduhan. Di Android, situs dapat ditaruh di layar utama atau dipasang sebagai ' +
        'aplikasi; di iPhone pilih Tambah ke Layar Utama, atau profil dengan enam langkahnya.',
    ],
    [
      'Apa yang berfungsi tanpa jaringan?',
      'Satu halaman dengan saldo terakhir yang diketahui, tiket terbuka, dan undian berikutnya. Apa pun ' +
        'yang memindahkan uang tidak berfungsi saat luring.',
    ],
    [
      'Bagaimana menerima pesan di ponsel?',
      'Aktifkan di Pesan, pada pengaturannya. Anda memilih jenis pesan dan jam saat ponsel tetap tenang.',
    ],
  ],
};
