import type { words } from '../../../sections/lottery/section.tsx';

export const lotterySection: typeof words = {
  lotteries: 'Loterias',
  draws: 'Sorteios',
  odds: 'Cotações e limites',
  rules: 'Regras dos sorteios',
  jackpots: 'Jackpots',
  files: 'Arquivos de resultados',
  calendar: 'Calendário',
  feeds: 'Fontes de resultados',
  ticket: 'Bilhetes',
  voiding: 'Anular um sorteio',
  postpone: 'Adiar um sorteio',
  publishOdds: 'Publicar cotações',
  publishRules: 'Publicar regras dos sorteios',
  addLottery: 'Adicionar uma loteria',
  changeLottery: 'Alterar uma loteria',
  changePools: 'Alterar jackpots',
  feedConnection: 'Fonte de resultados',
};
