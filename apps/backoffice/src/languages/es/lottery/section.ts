import type { words } from '../../../sections/lottery/section.tsx';

export const lotterySection: typeof words = {
  lotteries: 'Loterías',
  draws: 'Sorteos',
  odds: 'Cuotas y límites',
  rules: 'Reglas de sorteo',
  jackpots: 'Botes',
  files: 'Archivos de resultados',
  calendar: 'Calendario',
  feeds: 'Fuentes de resultados',
  ticket: 'Boletos',
  voiding: 'Anular un sorteo',
  postpone: 'Aplazar un sorteo',
  publishOdds: 'Publicar cuotas',
  publishRules: 'Publicar reglas de sorteo',
  addLottery: 'Añadir una lotería',
  changeLottery: 'Cambiar una lotería',
  changePools: 'Cambiar botes',
  feedConnection: 'Fuente de resultados',
};
