import type { alarmTexts } from '../../../sections/backoffice/alarms/texts.ts';

export const backofficeAlarm: typeof alarmTexts = {
  rules: 'Aturan',
  kinds: {
    vendorErrors: 'Panggilan gagal dari provider',
    vendorSilence: 'Pembukaan game dan panggilan dompet tanpa respons provider',
    lateWins: 'Kemenangan terlambat menunggu persetujuan',
    paymentErrors: 'Pesanan gagal dari penyedia pembayaran',
    feedErrors: 'Sumber hasil gagal',
    'personal-data': 'Data pribadi banyak anggota dilihat dalam satu jam',
    bigWin: 'Kemenangan besar',
    largeDeposit: 'Deposit besar',
    drawLoss: 'Kerugian pada undian',
    harmSign: 'Tanda bahaya pada anggota',
    sanctionsMatch: 'Anggota terverifikasi ada di daftar sanksi',
  },
  states: { open: 'Terbuka', acknowledged: 'Diketahui', ended: 'Berakhir' },
  object: 'Subjek',
  ended: 'Berakhir',
  by: 'Diketahui oleh',
  all: 'Semua',
  acknowledge: 'Tandai diketahui',
  acknowledgeText: 'Tidak ada pemberitahuan lagi selama alarm ini berlangsung. Catatan Anda ditampilkan di sampingnya.',
  add: 'Aturan baru',
  addText:
    'Peristiwa baru memunculkan alarm di sini, lewat email, dan lewat webhook. Setiap subjek memiliki satu alarm ' +
    'sampai berakhir.',
  from: 'Ambang',
  fromHint: {
    money: 'Jumlah dalam mata uang merchant.',
    percent: 'Persentase panggilan dalam sepuluh menit terakhir, tanpa desimal.',
    count: 'Jumlah tanda terbuka pada anggota yang sama; 1 untuk yang pertama.',
  },
  fromHintOf: {
    paymentErrors:
      'Persentase deposit dan penarikannya dalam satu jam terakhir, tanpa desimal. Perlu sepuluh pesanan, dan ' +
      'kegagalan pada minimal tiga anggota.',
    sanctionsMatch:
      'Jumlah daftar yang memuat nama anggota terverifikasi. Semua dicari setiap hari; 1 untuk yang pertama.',
    feedErrors: 'Jumlah kegagalan berturut-turut. Setiap sumber ditanya minimal sekali semenit.',
  },
  wrong: {
    threshold:
      'Masukkan angka di atas nol. Hanya jumlah uang yang boleh memiliki desimal. Persentase paling banyak 100.',
    webhook: 'Masukkan alamat https publik.',
  },
  mails: 'Alamat email',
  mailsHint: 'Satu per baris, paling banyak sepuluh. Opsional.',
  webhook: 'Webhook',
  webhookHint: 'Alamat https yang diberi tahu. Opsional.',
  save: 'Tambah aturan',
  once:
    'Rahasia webhook ditampilkan sekali. Rahasia itu menandatangani setiap panggilan di header fairlot-signature: ' +
    't=time,v1=HMAC-SHA-256.',
  end: 'Akhiri aturan',
  endText: 'Setelah operator kedua menyetujui, aturan dan alarmnya berakhir.',
  endAsked: 'Aturan tetap aktif sampai operator kedua menyetujui.',
  stops: 'Penghentian otomatis',
  stopsNot: 'tidak',
  minutes: (minutes) => `setelah ${minutes} mnt`,
  stopsAfter: 'Hentikan provider setelah (menit)',
  stopsHint:
    'Provider lalu tidak menerima taruhan, tidak membuka game, dan tidak menerima uang di dompetnya sampai operator ' +
    'melanjutkan taruhan. Uang selalu dapat dikembalikan. Panggilan tanpa tanda tangan tidak dihitung. Satu operator ' +
    'cukup untuk melanjutkan. Kosongkan untuk hanya memberi tahu.',
  recipients: 'Memberi tahu',
  console: 'konsol',
  none: 'Belum ada aturan',
  percent: (value) => `${value}%`,
};
