import type { betTexts } from '../../../sections/records/texts.ts';

export const recordsBet: typeof betTexts = {
  title: 'Apostas',
  all: 'Todas',
  open: 'Abertas',
  round: 'Rodada',
  choice: 'Escolha',
  openDraw: 'Abrir o sorteio',
  openRound: 'Abrir a rodada',
  placed: 'Feita',
  settled: 'Liquidada',
  stake: 'Valor apostado',
  bonus: 'Dinheiro de bônus no valor apostado / ganho',
  win: 'Ganho',
  source: 'Produto',
  sources: { lottery: 'Loteria', vendor: 'Jogos de provedores', original: 'Jogos próprios' },
  id: 'Aposta',
  net: 'Posição líquida, 30 dias',
  bets: 'Apostas liquidadas, 30 dias',
  staked: 'Apostado, 30 dias',
  before: 'nos 30 dias anteriores',
};
