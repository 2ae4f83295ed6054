import type { betTexts } from '../../../sections/records/texts.ts';

export const recordsBet: typeof betTexts = {
  title: 'Apuestas',
  all: 'Todas',
  open: 'Abiertas',
  choice: 'Selección',
  openDraw: 'Abrir el sorteo',
  openRound: 'Abrir la ronda',
  settled: 'Liquidada',
  bonus: 'Dinero de bono en importe / ganancia',
  win: 'Ganancia',
  sources: { lottery: 'Lotería', vendor: 'Juegos de proveedores', original: 'Juegos propios' },
  id: 'Apuesta',
  net: 'Posición neta, 30 días',
  bets: 'Apuestas liquidadas, 30 días',
  staked: 'Apostado, 30 días',
  before: 'en los 30 días anteriores',
};
