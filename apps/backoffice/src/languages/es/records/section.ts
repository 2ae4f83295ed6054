import type { words } from '../../../sections/records/section.tsx';

export const recordsSection: typeof words = {
  revenue: 'Ingresos brutos de juego',
  netRevenue: 'Ingresos netos de juego',
  turnover: 'Volumen apostado',
  bets: 'Apuestas liquidadas',
  players: 'Jugadores activos',
};
