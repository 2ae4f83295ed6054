import type { segmentTexts } from '../../../sections/promotions/segment-texts.ts';

export const promotionsSegment: typeof segmentTexts = {
  segments: 'Grupos de miembros',
  hint:
    'Los grupos se recalculan cada vez que se usan. Una promoción conserva las condiciones con que se aprobó. ' +
    'Para aplicar un cambio, solicite de nuevo la aprobación. Los miembros en pausa, excluidos, en un ' +
    'límite o marcados en riesgo nunca reciben ofertas, sea cual sea su grupo.',
  conditions: 'Condiciones (deben cumplirse todas)',
  and: 'y',
  or: 'o',
  addOr: 'O …',
  group: (place) => `Condición ${place}`,
  field: 'Atributo',
  operator: 'Comparación',
  value: 'Número',
  verifiedValue: 'Verificada',
  add: 'Añadir una condición',
  change: 'Cambiar',
  newSegment: 'Grupo nuevo',
  count: 'Contar ahora',
  counted: (members) => (members === 1 ? '1 miembro ahora.' : `${members} miembros ahora.`),
  wrong: 'Introduzca un nombre, y en cada condición un número desde 0 o una etiqueta.',
  fields: {
    daysSinceRegistered: 'Días desde el registro',
    deposits: 'Número de depósitos',
    deposited: 'Depósitos en total',
    daysSinceDeposit: 'Días desde el último depósito',
    level: 'Nivel VIP',
    turnover30: 'Volumen apostado, últimos 30 días',
    verified: 'Identidad verificada',
    label: 'Etiqueta',
  },
  operators: { gte: 'al menos', lte: 'como máximo', eq: 'exactamente' },
  labelOperators: { has: 'está puesta', hasNot: 'no está puesta' },
  verifiedOperators: { eq: 'es' },
};
