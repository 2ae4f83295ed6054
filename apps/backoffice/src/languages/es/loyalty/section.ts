import type { words } from '../../../sections/loyalty/section.tsx';

export const loyaltySection: typeof words = {
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
