import type { alarmTexts } from '../../../sections/backoffice/alarms/texts.ts';

export const backofficeAlarm: typeof alarmTexts = {
  rules: 'Reglas',
  kinds: {
    vendorErrors: 'Llamadas fallidas de un proveedor',
    vendorSilence: 'Inicios y llamadas de monedero sin respuesta del proveedor',
    lateWins: 'Ganancia tardía pendiente de aprobación',
    paymentErrors: 'Órdenes fallidas de un proveedor de pago',
    feedErrors: 'Fuente de resultados con fallos',
    'personal-data': 'Datos personales de muchos miembros vistos en una hora',
    bigWin: 'Ganancia grande',
    largeDeposit: 'Depósito grande',
    drawLoss: 'Pérdida en un sorteo',
    harmSign: 'Señal de daño de un miembro',
    sanctionsMatch: 'Miembro verificado en una lista de sanciones',
  },
  states: { open: 'Abierta', acknowledged: 'Confirmada', ended: 'Terminada' },
  object: 'Objeto',
  ended: 'Fin',
  by: 'Confirmada por',
  all: 'Todas',
  acknowledge: 'Confirmar',
  acknowledgeText: 'No se envían más avisos mientras dure esta alarma. Su nota se muestra junto a ella.',
  add: 'Regla nueva',
  addText:
    'Los sucesos nuevos dan una alarma aquí, por correo y por el webhook. Cada objeto tiene una sola alarma ' +
    'hasta que termina.',
  from: 'Umbral',
  fromHint: {
    money: 'Importe en la moneda del comercio.',
    percent: 'Porcentaje de las llamadas de los últimos diez minutos, sin decimales.',
    count: 'Número de señales abiertas del mismo miembro; 1 para la primera.',
  },
  fromHintOf: {
    paymentErrors:
      'Porcentaje de sus depósitos y retiros de la última hora, sin decimales. Hacen falta diez órdenes, y ' +
      'fallos de al menos tres miembros.',
    sanctionsMatch:
      'Número de listas con el nombre de un miembro verificado. Se buscan todas a diario; 1 para la primera.',
    feedErrors: 'Número de fallos seguidos. Cada fuente se consulta al menos una vez por minuto.',
  },
  wrong: {
    threshold:
      'Introduzca un número mayor que cero. Solo los importes pueden tener decimales. Porcentaje: como máximo 100.',
    webhook: 'Introduzca una dirección https pública.',
  },
  mails: 'Direcciones de correo',
  mailsHint: 'Una por línea, diez como máximo. Opcional.',
  webhook: 'Webhook',
  webhookHint: 'Dirección https que se avisa. Opcional.',
  save: 'Añadir regla',
  once:
    'El secreto del webhook se muestra una sola vez. Firma cada llamada en la cabecera fairlot-signature: ' +
    't=time,v1=HMAC-SHA-256.',
  end: 'Terminar la regla',
  endText: 'Cuando un segundo operador lo aprueba, terminan la regla y sus alarmas.',
  endAsked: 'La regla sigue activa hasta que un segundo operador lo apruebe.',
  stops: 'Parada automática',
  stopsNot: 'no',
  minutes: (minutes) => `tras ${minutes} min`,
  stopsAfter: 'Parar al proveedor tras (minutos)',
  stopsHint:
    'El proveedor no acepta entonces importes, no abre juegos ni recibe dinero en sus monederos hasta que un ' +
    'operador reanuda las apuestas. El dinero siempre se puede devolver. Las llamadas sin firma no cuentan. ' +
    'Basta un operador para reanudar. Déjelo vacío para solo avisar.',
  recipients: 'Avisa a',
  console: 'consola',
  none: 'Aún no hay reglas',
  percent: (value) => `${value}%`,
};
