import type { emptyTableTexts } from '../../../parts/empty-table-texts.ts';

export const partsEmptyTable: typeof emptyTableTexts = {
  uses: 'Ningún programa ha usado este token todavía. Cada llamada con él aparece aquí.',
  answering: 'Ningún operador respondió una conversación en este periodo.',
  calendars: 'Aún no hay calendarios. Añada uno para las loterías que tienen días sin sorteo.',
  closedDays: 'No hay días cerrados. Todos los sorteos se celebran según lo previsto.',
  tickets: 'Aún no hay boletos. Sus sumas aparecen aquí con la primera apuesta a este sorteo.',
  exposure: 'Aún no hay riesgo. Los pagos posibles aparecen aquí con la primera apuesta a este sorteo.',
  reports:
    'No se ha comunicado ningún resultado. Los informes de las fuentes y de los operadores aparecen tras el sorteo.',
  accepted: 'No se ha aceptado ningún resultado. Aparece aquí cuando coinciden suficientes informes.',
  planned: 'Esta configuración no prevé ningún sorteo. Revise los días y las horas.',
  lotteries: 'Aún no hay loterías. Aparecen aquí cuando dos operadores las añaden.',
  lines: 'El archivo no tiene líneas. Elija otro archivo o revise su formato.',
  missions: 'Aún no hay misiones. Los miembros ven una misión cuando un segundo operador la aprueba.',
  segments: 'Aún no hay grupos. Añada uno para dirigir una oferta solo a algunos miembros.',
  cash: 'Aún no hay dinero en los proveedores. Las sumas aparecen aquí con el primer pago.',
};
