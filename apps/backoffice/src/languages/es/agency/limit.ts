import type { limitTexts } from '../../../sections/agency/limit-texts.ts';

export const agencyLimit: typeof limitTexts = {
  title: 'Límites de transferencia',
  about: 'Un agente con permiso para transferir puede enviar dinero a miembros de su equipo dentro de estos límites.',
  none: 'No hay límites fijados, así que los agentes no pueden transferir.',
  change: 'Cambiar los límites',
  asked: 'Un segundo operador debe aprobar el cambio antes de que surta efecto.',
  wrongOrder: 'El mínimo es mayor que cero, el máximo es al menos el mínimo, y el límite diario al menos el máximo.',
  names: { least: 'Transferencia mínima', most: 'Transferencia máxima', daily: 'Límite diario de un agente' },
};
