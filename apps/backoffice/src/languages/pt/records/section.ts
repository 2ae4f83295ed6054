import type { words } from '../../../sections/records/section.tsx';

export const recordsSection: typeof words = {
  revenue: 'Receita bruta de jogo',
  netRevenue: 'Receita líquida de jogo',
  bets: 'Apostas liquidadas',
  players: 'Jogadores ativos',
};
