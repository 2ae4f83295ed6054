import type { betTexts } from '../../../sections/records/texts.ts';

export const recordsBet: typeof betTexts = {
  title: 'Apuestas',
  all: 'Todas',
  open: 'Abiertas',
  round: 'Ronda',
  choice: 'Selección',
  openDraw: 'Abrir el sorteo',
  openRound: 'Abrir la ronda',
  placed: 'Hecha',
  settled: 'Liquidada',
  stake: 'Importe apostado',
  bonus: 'Dinero de bono en importe / ganancia',
  win: 'Ganancia',
  source: 'Producto',
  sources: { lottery: 'Lotería', vendor: 'Juegos de proveedores', original: 'Juegos propios' },
  id: 'Apuesta',
  net: 'Posición neta, 30 días',
  bets: 'Apuestas liquidadas, 30 días',
  staked: 'Apostado, 30 días',
  before: 'en los 30 días anteriores',
};
