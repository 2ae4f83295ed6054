import type { deskTexts } from '../../../sections/lottery/desk/texts.ts';
import { counted } from '../../../shared/language.ts';

export const lotteryDesk: typeof deskTexts = {
  onSale: 'A la venta',
  due: 'Resultado pendiente',
  used: 'Límite del sorteo usado',
  usedHint: 'Total de ganancias posibles de sus boletos, comparado con el límite',
  closesIn: 'La venta cierra en',
  times: (draws, closes) => `Sorteo ${draws}, la venta cierra ${closes}`,
  closedEarly: (draws, closed) => `Sorteo ${draws}, venta cerrada antes de tiempo, ${closed}`,
  amounts: (currency) => `importes en ${currency}`,
  more: 'Estado y boletos',
  stakes: 'Importes apostados',
  tickets: (count) => counted(count, 'boleto'),
  worst: 'Peor caso',
  worstOf: (play, picks) => `${picks}, ${play}, con un acierto`,
  expected: 'Esperado',
  ofStakes: (percent) => `${percent}% de lo apostado`,
  reserve: 'Límite del sorteo',
  inUse: (percent) => `${percent}% en uso`,
  none: 'Aún sin ventas',
  map: 'Exposición por número',
  several: 'Una apuesta a varios números cuenta para cada uno de ellos.',
  dearest: 'Los cien números con mayor exposición. Escriba cualquier otro número para verlo.',
  number: 'Número',
  noNumber: 'No hay apuestas de este tipo.',
  share: 'Parte del límite:',
  under: 'menos de 8',
  stopped: 'detenido',
  title: (number, play) => `Número ${number}, ${play}`,
  ofLimit: (percent, limit) => `${percent}% de su límite de ${limit}`,
  noLimit: 'Sin límite',
  bets: 'Boletos',
  pays: (odds) => `Paga una vez, × ${odds}`,
  paysOnce: 'Paga una vez',
  usual: 'Habitual a esta hora',
  usualHint: (draws) =>
    `Media de ${counted(draws, 'sorteo anterior', 'sorteos anteriores')}, al mismo tiempo del cierre de la venta`,
  largest: 'Mayores importes',
  choose: 'Elija un número para ver sus apuestas o detener su venta.',
  stop: 'Detener número',
  stopText: (number, play, draw) =>
    `No se venden más boletos con ${number} en ${play} para ${draw}. Los boletos ya vendidos siguen siendo ` +
    'válidos. Los jugadores que lo eligen ven que no se acepta ningún importe.',
  stopDone: (number) => `${number} está detenido.`,
  resume: 'Reanudar venta',
  resumeText: (number, play, draw) => `${number} en ${play} se vuelve a vender para ${draw}.`,
  resumed: (number) => `${number} se vuelve a vender.`,
  stoppedBy: (by, at) => `Detenido por ${by}, ${at}`,
  limit: 'Cambiar límite',
  hint: 'Un número detenido no acepta más apuestas. Los boletos ya vendidos siguen siendo válidos.',
  thisDraw: 'Este sorteo',
  close: 'Cerrar la venta ahora',
  closeText: (draw, at) =>
    `No se venden más boletos para ${draw}. Los boletos ya vendidos siguen siendo válidos, y el sorteo se ` +
    `celebra a las ${at}. Una venta cerrada no se puede abrir de nuevo.`,
  closed: (tickets) => `La venta está cerrada con ${tickets} ${tickets === '1' ? 'boleto' : 'boletos'}.`,
  enter: 'Introducir resultado',
  rule:
    'Cerrar antes de tiempo y anular exigen un motivo. Anular exige además un segundo operador y reembolsa ' +
    'todos los boletos.',
};
