import type { vendorsTexts } from '../../../sections/vendors/texts.ts';
import { counted } from '../../../shared/language.ts';

const PAST_ES = { '15': 'en los últimos 15 min', '60': 'en la última hora', '1440': 'en las últimas 24 horas' };

export const vendors: typeof vendorsTexts = {
  none: 'No hay ningún proveedor conectado. Añada uno en la página “Proveedores”.',
  summary: (connected, failing, minutes) => `Conectados: ${connected}, con fallos: ${failing}, ${PAST_ES[minutes]}`,
  times: { '15': '15 min', '60': '1 hora', '1440': '24 horas' },
  states: { good: 'Correcto', slow: 'Lento', down: 'Con fallos', unknown: 'Sin llamadas' },
  paused: 'Pausado por nosotros',
  stopped: 'Apuestas detenidas',
  answerTime: 'Tiempo de respuesta',
  chart: (least, most) => `Medianas del tiempo de respuesta de ${least} a ${most} ms`,
  median: 'Mediana',
  slowest: 'El 1% más lento',
  reconcileAll: 'Conciliar todos',
  hours: { 1: 'la última hora', 24: 'el último día', 72: 'los últimos tres días' },
  asking: (code) => `Consultando ${code} …`,
  runs: 'Conciliación',
  notReported: 'sin informe',
  equal: 'Igual',
  differing: (count) => `${count} por resolver`,
  oursCount: 'Nuestras transacciones',
  theirsCount: 'Transacciones del proveedor',
  oursSum: 'Nuestros importes apostados',
  theirsSum: 'Importes apostados del proveedor',
  membersSee: 'Visible para los miembros',
  offer: {
    shown: (name) => `Los juegos de ${name} figuran en las listas`,
    open: 'Los juegos se pueden abrir',
    bets: 'Apuestas nuevas',
    paused: (reason, until) =>
      `Mensaje a los miembros: ${reason}${until === null ? '' : ` (hasta ${until})`}. Las rondas abiertas se ` +
      'pueden terminar.',
    stoppedBy: (at, percent, minutes) =>
      `Detenido por una regla a las ${at}: falló el ${percent}% o más de las llamadas durante ` +
      `${counted(minutes, 'minuto')}. No se abre ningún juego. Las rondas abiertas se pueden terminar. ` +
      'Reanudar las apuestas abre los juegos.',
    pause: 'Pausar',
    resume: 'Reanudar',
    show: 'Mostrar',
    hide: 'Ocultar',
    stop: 'Detener apuestas',
    take: 'Reanudar apuestas',
    message: 'Mensaje a los miembros',
    messageMissing: 'Introduzca el mensaje que ven los miembros',
    hints: {
      pause: 'No se puede abrir ningún juego. Las rondas abiertas se pueden terminar.',
      resume: 'Los juegos se pueden abrir de nuevo.',
      show: 'Los miembros ven de nuevo los juegos en sus listas.',
      hide: 'Los miembros dejan de ver los juegos en todas las listas.',
      stop: 'Los importes nuevos se rechazan. Las apuestas abiertas aún se pagan o reembolsan.',
      take: 'Se aceptan importes de nuevo.',
    },
  },
  failed: 'Errores',
  refused: 'Rechazadas',
  last: 'Última llamada',
  waits: 'Sin resolver',
  reconciled: 'Conciliado',
  back: 'Todos los proveedores',
  reconcile: 'Conciliar ahora',
  found: (theirs, ours, differences) =>
    theirs === null
      ? 'El proveedor no envió su informe'
      : `El proveedor comunica ${theirs}, nosotros tenemos ${ours}. Diferencias: ${differences}.`,
  parked: 'Llamadas sin asociar',
  openBets: 'Apuestas abiertas desde hace más de una hora',
  differences: 'Diferencias con el informe del proveedor',
  nothing: 'Nada que resolver',
  kinds: { bet: 'Apuesta', win: 'Ganancia', rollback: 'Cancelación', adjust: 'Corrección' },
  transaction: 'Transacción',
  reference: 'Se refiere a',
  bonusStake: 'Dinero de bono incluido',
  tries: 'Intentos',
  problem: 'Problema',
  ours: 'Nuestro registro',
  theirs: 'Registro del proveedor',
  repair: {
    title: 'Solicitar una resolución',
    amount: 'Importe ganado',
    wrongAmount: 'Introduzca un importe mayor que cero',
    words: {
      lose: 'Perdida',
      win: 'Ganada',
      refund: 'Reembolsar',
      pay: 'Pagar',
      adjust: 'Ajustar al importe del proveedor',
      close: 'Cerrar sin dinero',
    },
    means: {
      lose: 'El importe apostado se queda en la casa.',
      win: 'El miembro recibe el importe ganado.',
      refund: 'El importe apostado se devuelve al miembro.',
      pay: 'El miembro recibe el importe que comunicó el proveedor.',
      adjust: 'El importe ganado sube o baja hasta el del proveedor.',
      close: 'No se mueve dinero.',
    },
    second: 'Surte efecto cuando un segundo operador lo aprueba.',
    gone: 'Esto ya se resolvió.',
  },
  problems: {
    'missing-here': 'desconocida para nosotros',
    'missing-there': 'desconocida para el proveedor',
    amount: 'el importe difiere',
    'not-undone': 'cancelada solo por el proveedor',
  },
};
