import type { segmentTexts } from '../../../sections/promotions/segment-texts.ts';

export const promotionsSegment: typeof segmentTexts = {
  segments: 'Segmentos de membros',
  hint:
    'Os segmentos são recalculados a cada uso. Uma promoção mantém as condições com que foi aprovada. Para aplicar ' +
    'uma alteração, solicite aprovação de novo. Membros em pausa, autoexcluídos, em um limite ou marcados com risco ' +
    'nunca recebem ofertas, em qualquer segmento.',
  conditions: 'Condições (todas precisam valer)',
  and: 'e',
  or: 'ou',
  addOr: 'Ou …',
  group: (place) => `Condição ${place}`,
  field: 'Atributo',
  operator: 'Comparação',
  value: 'Número',
  verifiedValue: 'Verificada',
  add: 'Adicionar condição',
  change: 'Alterar',
  newSegment: 'Novo segmento',
  count: 'Contar agora',
  counted: (members) => (members === 1 ? '1 membro agora.' : `${members} membros agora.`),
  wrong: 'Digite um nome e, em cada condição, um número a partir de 0 ou uma etiqueta.',
  fields: {
    daysSinceRegistered: 'Dias desde o cadastro',
    deposits: 'Número de depósitos',
    deposited: 'Total de depósitos',
    daysSinceDeposit: 'Dias desde o último depósito',
    level: 'Nível VIP',
    turnover30: 'Volume apostado, últimos 30 dias',
    verified: 'Identidade verificada',
    label: 'Etiqueta',
  },
  operators: { gte: 'pelo menos', lte: 'no máximo', eq: 'exatamente' },
  labelOperators: { has: 'tem', hasNot: 'não tem' },
  verifiedOperators: { eq: 'é' },
};
