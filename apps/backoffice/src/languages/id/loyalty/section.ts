import type { words } from '../../../sections/loyalty/section.tsx';

export const loyaltySection: typeof words = {
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
