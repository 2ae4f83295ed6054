import type { sectionTexts } from '../../../sections/loyalty/section-texts.ts';

export const loyaltySection: typeof sectionTexts = {
  levels: 'Niveles VIP',
  missions: 'Misiones',
  rewards: 'Recompensas',
  vip: 'VIP y recompensas',
  collected: 'Recompensas recogidas',
  changeLevels: 'Cambiar los niveles VIP',
  changeMission: 'Añadir o cambiar una misión',
  setLevel: 'Cambiar el nivel de un miembro',
  give: 'Dar una recompensa',
};
