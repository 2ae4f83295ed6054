import type { sectionTexts } from '../../../sections/vendors/section-texts.ts';

export const vendorsSection: typeof sectionTexts = {
  vendors: 'Provedores de jogos',
  health: 'Saúde dos provedores de jogos',
  freeRounds: 'Rodadas grátis',
  giveFreeRounds: 'Dar rodadas grátis',
  repair: 'Conciliação com um provedor de jogos',
  limit: 'Limite maior para um provedor de jogos',
  games: 'Jogos de um provedor',
  ownGames: 'Novos jogos de um provedor',
  connection: 'Conexão de um provedor de jogos',
  keys: 'Chaves de um provedor de jogos',
  card: 'Jogos dos provedores',
  net: 'Líquido nos provedores de jogos',
  open: 'Apostas abertas',
  held: 'Em carteiras nos provedores de jogos',
  states: { open: 'Aberta', won: 'Ganha', lost: 'Perdida', refunded: 'Devolvida' },
  revenue: 'Receita dos provedores de jogos',
};
