import type { words } from '../../../sections/identity/section.tsx';

export const identitySection: typeof words = {
  member: 'Anggota',
  newMembers: 'Anggota baru',
  disabled: 'Dinonaktifkan',
  logins: 'Penyedia login',
  login: 'Penyedia login',
  totp: 'Penghapusan autentikator',
};
