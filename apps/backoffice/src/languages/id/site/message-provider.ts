import type { messageProviderTexts } from '../../../sections/site/message-texts.ts';

export const siteMessageProvider: typeof messageProviderTexts = {
  groups: { sms: 'Pesan teks', mail: 'Email' },
  names: { 'http-sms': 'Gerbang SMS sendiri', twilio: 'Twilio', smtp: 'Server SMTP' },
  notes: {
    'http-sms': 'Gerbang yang menerima panggilan HTTP kami. Hanya satu penyedia SMS dipakai pada satu waktu.',
    twilio: 'Belum disertifikasi: uji dengan akun Anda sendiri sebelum membuka situs.',
    smtp: 'Server yang mengirim email kepada anggota dan operator. Nama hostnya harus publik.',
  },
  fields: {
    accountSid: 'SID akun',
    from: 'Pengirim',
    host: 'Host',
    port: 'Port',
    security: 'Enkripsi',
    user: 'Nama pengguna',
  },
  options: { starttls: 'STARTTLS (biasanya port 587)', tls: 'TLS (biasanya port 465)', none: 'Tidak ada' },
  keys: { apiKey: 'Kunci API', authToken: 'Token autentikasi', password: 'Kata sandi' },
  offText: 'Pesan menunggu sampai penyedia lain terhubung, atau kedaluwarsa. Kode login tidak lagi dikirim.',
  recipients: { sms: 'Kirim uji ke nomor, seperti +84912345678', mail: 'Kirim uji ke alamat' },
};
