import type { codes } from '../../../sections/identity/member/timeline-texts.ts';

export const identityTimelineCodes: typeof codes = {
  login: { entered: 'Masuk', refused: 'Gagal' },
  registration: { registered: 'terdaftar' },
  given: { waiting: 'Menunggu', active: 'Aktif', converted: 'Uang asli', spent: 'Habis dipakai', collected: 'Diambil' },
  ended: {
    expired: 'Kedaluwarsa',
    givenUp: 'Dilepas',
    cancelled: 'Dibatalkan',
    open: 'Terbuka',
    closed: 'Ditutup',
    looked: 'Ditinjau',
  },
  document: {
    passport: 'Paspor',
    identityCard: 'Kartu identitas',
    drivingLicence: 'Surat izin mengemudi',
    front: 'Depan',
    back: 'Belakang',
    face: 'Wajah',
  },
  message: { unread: 'Belum dibaca', read: 'Dibaca', answered: 'Dibalas' },
  chat: { waiting: 'Menunggu', open: 'Terbuka', closed: 'Ditutup' },
  decision: {
    'member.disabled': 'menonaktifkan akun',
    'member.enabled': 'mengaktifkan akun',
    'member.revealed': 'melihat data pribadi',
    'member.totp.removed': 'menghapus autentikator',
    'balance.adjusted': 'menyesuaikan saldo',
    'approval.requested': 'meminta persetujuan',
    'note.added': 'menambah catatan',
  },
};
