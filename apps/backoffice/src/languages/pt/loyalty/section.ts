import type { sectionTexts } from '../../../sections/loyalty/section-texts.ts';

export const loyaltySection: typeof sectionTexts = {
  levels: 'Níveis VIP',
  missions: 'Missões',
  rewards: 'Recompensas',
  vip: 'VIP e recompensas',
  collected: 'Recompensas resgatadas',
  changeLevels: 'Alterar os níveis VIP',
  changeMission: 'Adicionar ou alterar uma missão',
  setLevel: 'Alterar o nível de um membro',
  give: 'Dar uma recompensa',
};
