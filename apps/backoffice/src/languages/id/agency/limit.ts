import type { limitTexts } from '../../../sections/agency/limit-texts.ts';

export const agencyLimit: typeof limitTexts = {
  title: 'Batas transfer',
  about: 'Agen yang diizinkan mentransfer dapat mengirim uang kepada anggota timnya dalam batas ini.',
  none: 'Belum ada batas, jadi agen tidak dapat mentransfer.',
  change: 'Ubah batas',
  asked: 'Operator kedua harus menyetujui perubahan sebelum berlaku.',
  wrongOrder: 'Minimum di atas nol, maksimum minimal sebesar minimum, dan batas harian minimal sebesar maksimum.',
  names: { least: 'Transfer minimum', most: 'Transfer maksimum', daily: 'Batas harian satu agen' },
};
