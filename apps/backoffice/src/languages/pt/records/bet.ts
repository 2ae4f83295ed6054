import type { betTexts } from '../../../sections/records/texts.ts';

export const recordsBet: typeof betTexts = {
  title: 'Apostas',
  all: 'Todas',
  open: 'Abertas',
  choice: 'Escolha',
  openDraw: 'Abrir o sorteio',
  openRound: 'Abrir a rodada',
  settled: 'Liquidada',
  bonus: 'Dinheiro de bônus no valor apostado / ganho',
  win: 'Ganho',
  sources: { lottery: 'Loteria', vendor: 'Jogos de provedores', original: 'Jogos próprios' },
  id: 'Aposta',
  net: 'Posição líquida, 30 dias',
  bets: 'Apostas liquidadas, 30 dias',
  staked: 'Apostado, 30 dias',
  before: 'nos 30 dias anteriores',
};
