import type { drawTexts } from '../../../sections/lottery/texts.ts';

export const lotteryDraw: typeof drawTexts = {
  gameCode: 'Código del juego',
  voidReason: 'Motivo de la anulación',
  all: 'Todos los sorteos',
  numero: 'Sorteo',
  lockAt: 'Cierre de venta',
  drawAt: 'Hora del sorteo',
  tickets: 'Boletos',
  sales: 'Ventas',
  void: 'Solicitar anulación',
  voidText: (name) =>
    `Un segundo operador debe aprobarlo. Entonces ${name} no se sortea y se reembolsa todo lo apostado. Los ` +
    'jugadores ven el motivo.',
  states: {
    scheduled: 'Programado',
    open: 'A la venta',
    locked: 'Bloqueado',
    drawn: 'Sorteado',
    settling: 'En liquidación',
    settled: 'Liquidado',
    void: 'Anulado',
  },
  voidReasons: {
    skipped: 'el servidor no funcionaba',
    'closed-day': 'día cerrado',
    replanned: 'el horario cambió antes de venderse un boleto',
    late: 'demasiado tarde para sortear',
    'reveal-failed': 'no se pudo revelar la semilla',
    'beacon-missing': 'la baliza no respondió',
    'result-missing': 'no llegó ningún resultado',
    operator: 'por operadores',
  },
};
