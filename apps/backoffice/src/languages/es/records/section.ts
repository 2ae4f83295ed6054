import type { words } from '../../../sections/records/section.tsx';

export const recordsSection: typeof words = {
  revenue: 'Ingresos brutos de juego',
  netRevenue: 'Ingresos netos de juego',
  bets: 'Apuestas liquidadas',
  players: 'Jugadores activos',
};
