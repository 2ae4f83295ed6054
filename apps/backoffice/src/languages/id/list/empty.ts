import type { emptyTexts } from '../../../list/empty-texts.ts';

export const listEmpty: typeof emptyTexts = {
  withdrawals: {
    why:
      'Penarikan muncul di sini bila suatu pemeriksaan perlu ditinjau, seperti jumlah besar atau rekening baru. ' +
      'Yang lain dikirim tanpa operator.',
    to: { label: 'Ke Ketentuan penarikan', path: 'withdrawal-terms' },
  },
  deposits: {
    why:
      'Deposit muncul di sini bila anggota ingin membayar. Deposit yang dikonfirmasi penyedia dikreditkan ' +
      'otomatis.',
    to: { label: 'Ke Metode deposit', path: 'deposit-methods' },
  },
  reviews: {
    why:
      'Pembayaran muncul di sini bila laporan penyedia tidak cocok dengan pesanan: jumlah lain, pembayar lain, ' +
      'atau tanpa pesanan sama sekali.',
    to: { label: 'Ke Penyedia pembayaran', path: 'payment-providers' },
  },
  identities: {
    why:
      'Dokumen muncul di sini bila anggota mengunggah gambar dan penyedia identitas tidak membuat keputusan ' +
      'otomatis.',
    to: { label: 'Ke Penyedia identitas', path: 'identity-providers' },
  },
  protectionAlerts: {
    why:
      'Tanda bahaya muncul di sini bila cara bermain anggota berubah: deposit yang naik dari minggu ke minggu, ' +
      'bermain di malam hari, atau batas yang berulang kali tercapai.',
    to: { label: 'Ke Perlindungan', path: 'protection' },
  },
  protectionActs: {
    why:
      'Entri muncul di sini bila anggota mengatur batas, mengambil jeda, atau mengecualikan diri, dan bila operator ' +
      'mencatat kontak.',
  },
  alarms: {
    why:
      'Alarm muncul di sini bila nilai terukur melewati ambang suatu aturan. Tanpa aturan tidak ada alarm. ' +
      'Tambahkan di bawah “Aturan”.',
  },
  tasks: {
    why: 'Tugas muncul di sini bila operator memberikannya kepada rekan, atau bila permintaan yang disetujui gagal.',
  },
  approvals: {
    why: 'Permintaan muncul di sini bila operator membuat perubahan yang memerlukan operator kedua.',
  },
  cases: { why: 'Masukan muncul di sini bila anggota mengirim formulir masukan.' },
  mailings: {
    why: 'Pesan muncul di sini setelah dikirim operator. Pesan otomatis dari situs tidak dicantumkan.',
  },
  members: {
    why: 'Anggota muncul di sini setelah mendaftar, atau bila ditambahkan agen.',
    to: { label: 'Ke Situs', path: 'site' },
  },
  ledger: {
    why:
      'Entri muncul di sini pada setiap pergerakan uang anggota: deposit, taruhan, kemenangan, bonus, dan ' +
      'penyesuaian.',
  },
  bets: { why: 'Taruhan muncul di sini begitu anggota memasangnya, di produk apa pun.' },
  bonuses: {
    why: 'Bonus muncul di sini bila anggota menerima penawaran, atau bila operator memberi bonus.',
    to: { label: 'Ke Promo', path: 'offers' },
  },
  offers: { why: 'Penawaran muncul di sini setelah dibuat. Anggota melihatnya mulai hari pertamanya.' },
  applications: {
    why: 'Pengajuan muncul di sini bila anggota mengajukan diri untuk promo yang memintanya.',
    to: { label: 'Ke Konten', path: 'content' },
  },
  rewards: {
    why: 'Hadiah muncul di sini bila anggota mencapai level atau menyelesaikan misi.',
    to: { label: 'Ke Misi', path: 'missions' },
  },
  freeRounds: {
    why: 'Putaran gratis muncul di sini bila diberikan operator atau penawaran. Provider harus mendukungnya.',
    to: { label: 'Ke Provider', path: 'vendors' },
  },
  draws: {
    why: 'Undian muncul di sini dari jadwal setiap lotre yang diaktifkan.',
    to: { label: 'Ke Lotre', path: 'lotteries' },
  },
  'originals/rounds': {
    why: 'Ronde muncul di sini bila anggota memainkan game sendiri.',
    to: { label: 'Ke Game sendiri', path: 'originals' },
  },
  'originals/flights': {
    why: 'Penerbangan muncul di sini setelah setiap ronde game crash, yang berjalan selama game itu diaktifkan.',
    to: { label: 'Ke Game sendiri', path: 'originals' },
  },
  'originals/seeds': {
    why:
      'Sepasang seed muncul di sini bila anggota pertama kali memainkan game sendiri, dan setelah setiap pergantian ' +
      'seed.',
  },
  'catalogue/games': {
    why: 'Game muncul di sini bila daftar provider sudah diimpor.',
    to: { label: 'Ke Provider', path: 'vendors' },
  },
  contentEntries: { why: 'Entri muncul di sini setelah ditulis. Anggota melihatnya mulai hari pertamanya.' },
  agents: {
    why: 'Agen muncul di sini bila pengajuan disetujui atau anggota menerima kontrak.',
    to: { label: 'Ke Pengajuan agen', path: 'agent-applications' },
  },
  agentApplications: { why: 'Pengajuan muncul di sini bila anggota meminta menjadi agen.' },
  agencyBills: {
    why: 'Tagihan muncul di sini setelah penyelesaian periode yang dicakup kontrak.',
    to: { label: 'Ke Penyelesaian', path: 'settlement' },
  },
  audit: { why: 'Entri muncul di sini pada setiap perubahan yang dibuat operator.' },
  exports: { why: 'Ekspor muncul di sini bila Anda memulainya dari daftar. Dapat diunduh selama waktu terbatas.' },
  operators: { why: 'Operator muncul di sini setelah ditambahkan oleh dua operator.' },
  tokens: { why: 'Token muncul di sini setelah Anda membuatnya untuk suatu program.' },
  tokenUses: { why: 'Panggilan muncul di sini setiap kali program memakai token.' },
  chats: { why: 'Percakapan muncul di sini bila anggota menulis ke live chat.' },
};
