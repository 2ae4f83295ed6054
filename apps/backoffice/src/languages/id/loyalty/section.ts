import type { sectionTexts } from '../../../sections/loyalty/section-texts.ts';

export const loyaltySection: typeof sectionTexts = {
  levels: 'Level VIP',
  missions: 'Misi',
  rewards: 'Hadiah',
  vip: 'VIP dan hadiah',
  collected: 'Hadiah diambil',
  changeLevels: 'Ubah level VIP',
  changeMission: 'Tambah atau ubah misi',
  setLevel: 'Ubah level anggota',
  give: 'Beri hadiah',
};
